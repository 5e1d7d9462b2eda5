/** One of a few values that everybody knows, from the list of the browser. Fields of a form have their own. */
import type { ComponentProps } from 'react'

type Attributes = Omit<ComponentProps<'select'>, 'value' | 'onChange' | 'children'>

export interface SelectProps extends Attributes {
  value: string | number
  options: readonly { value: string | number; title: string | number }[]
  onChoose: (value: string) => void
}

export function Select({ value, options, onChoose, ...attributes }: SelectProps) {
  return (
    <select {...attributes} value={value} onChange={event => onChoose(event.target.value)}>
      {options.map(option => (
        <option key={option.value} value={option.value}>
          {option.title}
        </option>
      ))}
    </select>
  )
}
