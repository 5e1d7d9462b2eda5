/** One of a list of values in a table that is filled in like a sheet. */
import { memo } from 'react'
import type { Field } from '../../../entity.ts'
import { Select } from '../page/Select.tsx'
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
      <Select
        className="choice-input"
        name={name}
        aria-label={label}
        data-proposed={proposed !== null || undefined}
        aria-describedby={proposed === null ? undefined : `${name}-proposed`}
        value={typeof value === 'string' ? value : ''}
        options={[{ value: '', title: '–' }, ...(field.choices ?? [])]}
        onChoose={chosen => onChange(name, chosen === '' ? undefined : chosen)}
      />
      {meanwhile !== null && <span className="amount-meanwhile">{meanwhile}</span>}
      {proposed !== null && (
        <small className="amount-proposed" id={`${name}-proposed`}>
          {proposed}
        </small>
      )}
    </span>
  )
})
