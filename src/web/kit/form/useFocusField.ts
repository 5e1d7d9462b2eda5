import { useEffect, useState } from 'react'
import { fieldId } from '../fieldId.ts'
import { useFormState } from './formState.ts'
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

/** The first of these fields in the order of the form. */
export function firstOf(order: readonly { name: string }[], paths: readonly string[]): string | undefined {
  const wanted = new Set(paths.map(path => path.split('.')[0]))
  return order.find(field => wanted.has(field.name))?.name
}
