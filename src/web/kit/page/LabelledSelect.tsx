/** Chooses what a page shows: the list of the browser, with its label before it. */
import { useId } from 'react'
import './labelledSelect.css'

interface LabelledSelectProps {
  label: string
  value: string | number
  options: readonly { value: string | number; title: string }[]
  onChoose: (value: string) => void
}

export function LabelledSelect({ label, value, options, onChoose }: LabelledSelectProps) {
  const id = useId()
  return (
    <div className="labelled-select">
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={event => onChoose(event.target.value)}>
        {options.map(option => (
          <option key={option.value} value={option.value}>
            {option.title}
          </option>
        ))}
      </select>
    </div>
  )
}
