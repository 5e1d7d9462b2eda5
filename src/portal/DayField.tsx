/** A day that is typed as the product shows days; the field of a browser shows them as the browser is set. */
import { useId, useState } from 'react'
import { parseDate } from '../calendar.ts'
import type { CalendarDate } from '../entity.ts'
import { formatDate } from '../formats.ts'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import '../texts/portalPages.ts'

interface DayFieldProps {
  label: string
  /** null while nothing is typed, or nothing that is a day. */
  onDay: (day: CalendarDate | null) => void
}

export function DayField({ label, onDay }: DayFieldProps) {
  const translate = useTranslate()
  const id = useId()
  const [typed, setTyped] = useState('')
  const wrong = typed.trim() !== '' && parseDate(typed) === null
  const [left, setLeft] = useState(false)
  return (
    <span className="day-field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="text"
        autoComplete="off"
        placeholder={translate('portalForm.dayShape')}
        value={typed}
        aria-invalid={wrong && left ? true : undefined}
        aria-describedby={wrong && left ? `${id}-note` : undefined}
        onChange={({ target: { value } }) => {
          setTyped(value)
          setLeft(false)
          onDay(parseDate(value))
        }}
        onBlur={() => {
          const day = parseDate(typed)
          if (day) setTyped(formatDate(day))
          setLeft(true)
        }}
      />
      {wrong && left && (
        <small id={`${id}-note`} data-wrong>
          {translate('portalForm.noDay')}
        </small>
      )}
    </span>
  )
}
