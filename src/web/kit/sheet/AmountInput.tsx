/**
 * An amount in a table that is filled in like a sheet: 2m, 350k and (1,234.50) are understood, its decimals stand when
 * it is left.
 */
import { memo, useRef, useState } from 'react'
import type { Field } from '../../../entity.ts'
import { shownNumber, typedNumber } from '../control/numbers.ts'
import '../../../texts/sheet.ts'
import { useTranslate } from '../data/useTranslate.ts'
import { sameValue } from '../data/values.ts'
import './amounts.css'

interface AmountInputProps {
  field: Field
  /** Exact text; what is no number stays as it was typed. */
  value: unknown
  label: string
  /** Tells the rest of the page which amount this is. */
  name: string
  error: string
  /** Of the currency of the table. */
  minorUnits?: number
  /** What somebody else has stored here since this was typed. */
  meanwhile?: string | null
  /** Where the amount comes from while it is a proposal. */
  proposed?: string | null
  /** Of a table that has to be narrow; otherwise all are as wide as the style says. */
  width?: string | undefined
  onChange: (name: string, value: unknown) => void
}

export const AmountInput = memo(function AmountInput({
  field,
  value,
  label,
  name,
  error,
  minorUnits,
  meanwhile = null,
  proposed = null,
  width,
  onChange,
}: AmountInputProps) {
  const translate = useTranslate()
  const [typed, setTyped] = useState<string | null>(null)
  const entered = useRef<unknown>(value)
  return (
    <span className="amount-cell">
      <input
        className="amount-input"
        style={width === undefined ? undefined : { width }}
        data-amount
        name={name}
        aria-label={label}
        autoComplete="off"
        inputMode="text"
        placeholder={translate('kit.emptyAmount')}
        aria-invalid={error ? true : undefined}
        data-proposed={proposed !== null || undefined}
        aria-describedby={
          [error && `${name}-error`, meanwhile && `${name}-meanwhile`, proposed && `${name}-proposed`]
            .filter(Boolean)
            .join(' ') || undefined
        }
        aria-required="true"
        value={isShown(field, typed, value) ? typed : shownNumber(field, value, minorUnits)}
        onFocus={event => {
          entered.current = value
          event.target.select()
        }}
        onChange={event => {
          setTyped(event.target.value)
          onChange(name, typedNumber(field, event.target.value))
        }}
        onBlur={() => setTyped(null)}
        onKeyDown={event => {
          if (event.key !== 'Escape') return
          setTyped(null)
          onChange(name, entered.current)
        }}
      />
      {error && (
        <span className="amount-error" id={`${name}-error`}>
          {error}
        </span>
      )}
      {meanwhile && (
        <span className="amount-meanwhile" id={`${name}-meanwhile`}>
          {translate('sheet.storedMeanwhile', { amount: shownNumber(field, meanwhile, minorUnits) })}
        </span>
      )}
      {proposed && (
        <small className="amount-proposed" id={`${name}-proposed`}>
          {proposed}
        </small>
      )}
    </span>
  )
})

/** What is being typed stands as it is typed, until another amount has come into the cell: pasted, or taken back. */
function isShown(field: Field, typed: string | null, value: unknown): typed is string {
  return typed !== null && sameValue(typedNumber(field, typed), value)
}
