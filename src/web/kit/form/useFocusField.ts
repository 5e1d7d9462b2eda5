import { useEffect } from 'react'
import { DOCUMENTS } from '../../../api/documents.ts'
import { fieldId } from '../control/fieldId.ts'
import { useFormState } from '../control/formState.ts'
import { focusDescription } from '../documents/focusDescription.ts'
import { useOnTab } from './openTab.tsx'

/** Puts the focus into a field, on whichever tab it stands. */
export function useFocusField(): (name: string) => void {
  const onTab = useOnTab(useFormState().model.tabs)
  return name =>
    onTab(
      ({ fields }) => fields.includes(name),
      () => {
        const element = document.getElementById(fieldId(name))
        element?.focus({ preventScroll: true })
        element?.scrollIntoView({ block: 'center' })
      },
    )
}

/** The same for the description of a file that is missing: on a tab of the documents, or below the fields. */
export function useFocusDescription(): () => void {
  const { tabs } = useFormState().model
  const onTab = useOnTab(tabs)
  const hasOwn = tabs.some(({ slug }) => slug === DOCUMENTS)
  return () => onTab(({ slug, fields }) => (hasOwn ? slug === DOCUMENTS : fields.length > 0), focusDescription)
}

/** A dialogue begins at its first field. */
export function useFirstFocus(name: string | undefined): void {
  useEffect(() => {
    // The dialogue takes the focus itself when it opens; the field takes it from there.
    const timer = setTimeout(() => {
      const element = name === undefined ? null : document.getElementById(fieldId(name))
      element?.focus({ preventScroll: true })
      // As on the way there with Tab: what is typed takes the place of what stands in the field.
      if (element instanceof HTMLInputElement) element.select()
    })
    return () => clearTimeout(timer)
  }, [name])
}

/** The first of these fields in the order of the form. */
export function firstOf(order: readonly { name: string }[], paths: readonly string[]): string | undefined {
  const wanted = new Set(paths.map(path => path.split('.')[0]))
  return order.find(field => wanted.has(field.name))?.name
}
