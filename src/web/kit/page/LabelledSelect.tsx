/** Chooses what a page shows, with its label before it. */
import { useId } from 'react'
import { Select, type SelectProps } from './Select.tsx'
import './labelledSelect.css'

export function LabelledSelect({ label, ...select }: SelectProps & { label: string }) {
  const id = useId()
  return (
    <div className="labelled-select">
      <label htmlFor={id}>{label}</label>
      <Select {...select} id={id} />
    </div>
  )
}
