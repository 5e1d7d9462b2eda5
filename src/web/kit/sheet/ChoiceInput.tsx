/** One of a list of values in a table that is filled in like a sheet. */
import { memo } from 'react'
import type { Field } from '../../../entity.ts'
import './amounts.css'

interface ChoiceInputProps {
  field: Field
  value: unknown
  label: string
  /** Tells the rest of the page which cell this is. */
  name: string
  /** Where the value comes from while it is a proposal. */
  proposed: string | null
  /** What somebody else has stored here since this was chosen. */
  meanwhile: string | null
  onChange: (name: string, value: unknown) => void
}

export const ChoiceInput = memo(function ChoiceInput({
  field,
  value,
  label,
  name,
  proposed,
  meanwhile,
  onChange,
}: ChoiceInputProps) {
  return (
    <span className="choice-cell">
      <select
        className="choice-input"
        name={name}
        aria-label={label}
        data-proposed={proposed !== null || undefined}
        aria-describedby={proposed === null ? undefined : `${name}-proposed`}
        value={typeof value === 'string' ? value : ''}
        onChange={event => onChange(name, event.target.value === '' ? undefined : event.target.value)}
      >
        <option value="">–</option>
        {field.choices?.map(choice => (
          <option key={choice.value} value={choice.value}>
            {choice.title}
          </option>
        ))}
      </select>
      {meanwhile !== null && <span className="amount-meanwhile">{meanwhile}</span>}
      {proposed !== null && (
        <small className="amount-proposed" id={`${name}-proposed`}>
          {proposed}
        </small>
      )}
    </span>
  )
})
