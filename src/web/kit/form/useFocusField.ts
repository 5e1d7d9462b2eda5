import { useEffect, useState } from 'react'
import { fieldId } from '../control/fieldId.ts'
import { useFormState } from '../control/formState.ts'
import { useTab } from './useTab.ts'

/** Puts the focus into a field, on whichever tab it stands. */
export function useFocusField(): (name: string) => void {
  const { model } = useFormState()
  const [selected, select] = useTab(model.tabs)
  const [wanted, setWanted] = useState<string | null>(null)
  useEffect(() => {
    const element = wanted === null ? null : document.getElementById(fieldId(wanted))
    if (!element) return
    element.focus({ preventScroll: true })
    element.scrollIntoView({ block: 'center' })
    setWanted(null)
  }, [wanted, selected])
  return name => {
    const tab = model.tabs.findIndex(({ fields }) => fields.includes(name))
    if (tab >= 0 && tab !== selected) select(tab)
    setWanted(name)
  }
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
