/** The calendar sheet under a date field. */
import { useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import IconButton from '@mui/material/IconButton'
import ChevronLeft from '@mui/icons-material/ChevronLeftOutlined'
import ChevronRight from '@mui/icons-material/ChevronRightOutlined'
import { formatDate } from '../../../formats.ts'
import { useTranslate } from '../data/useTranslate.ts'
import { addMonthsWithin, dayAfterKey, weeksOf } from './month.ts'
import { PICKER_DEFAULTS, type PickerSettings } from '../data/pickerSettings.ts'

interface DatePanelProps {
  chosen: string | null
  today: string
  settings?: PickerSettings
  onChoose: (date: string) => void
}

export function DatePanel({ chosen, today, settings = PICKER_DEFAULTS, onChoose }: DatePanelProps) {
  const translate = useTranslate()
  const [active, setActive] = useState(chosen ?? today)
  const moved = useRef(true)
  const sheet = useRef<HTMLTableElement>(null)
  useEffect(() => {
    if (moved.current) sheet.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
    moved.current = false
  }, [active])
  const weeks = useMemo(() => weeksOf(active, settings.firstDayOfWeek), [active, settings.firstDayOfWeek])
  const days = translate('calendar.days').split(',')
  const months = translate('calendar.months').split(',')
  const month = months[Number(active.slice(5, 7)) - 1]!
  // As it is spoken; the number that is seen comes first in it.
  const spoken = (day: string) => `${Number(day.slice(8))} ${months[Number(day.slice(5, 7)) - 1]} ${day.slice(0, 4)}`
  const order = Array.from({ length: 7 }, (_, index) => days[(settings.firstDayOfWeek + index) % 7]!)
  const onKeyDown = (event: KeyboardEvent) => {
    const next = dayAfterKey(event.key, active, settings.firstDayOfWeek, event.shiftKey)
    if (next === null) return
    event.preventDefault()
    moved.current = true
    setActive(next)
  }
  return (
    <div className="date-panel">
      <MonthHead
        title={`${month} ${active.slice(0, 4)}`}
        onMove={months => setActive(addMonthsWithin(active, months))}
      />
      <table role="grid" ref={sheet} onKeyDown={onKeyDown} aria-label={`${month} ${active.slice(0, 4)}`}>
        <thead>
          <tr>
            {order.map(day => (
              <th key={day} scope="col" abbr={day}>
                {day.slice(0, 2)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week, row) => (
            <tr key={row}>
              {week.map((day, column) => (
                <td key={`${day}-${column}`} aria-selected={day === chosen}>
                  <DayButton
                    day={day}
                    active={active}
                    chosen={chosen}
                    today={today}
                    label={spoken(day)}
                    onChoose={onChoose}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <button type="button" className="date-today" onClick={() => onChoose(today)}>
        {translate('calendar.today', { date: formatDate(today) })}
      </button>
    </div>
  )
}

/** The month that is shown, between the ways to the one before and the one after. */
function MonthHead({ title, onMove }: { title: string; onMove: (months: number) => void }) {
  const translate = useTranslate()
  return (
    <div className="date-panel-head">
      <IconButton size="small" aria-label={translate('calendar.previousMonth')} onClick={() => onMove(-1)}>
        <ChevronLeft />
      </IconButton>
      <span aria-live="polite">{title}</span>
      <IconButton size="small" aria-label={translate('calendar.nextMonth')} onClick={() => onMove(1)}>
        <ChevronRight />
      </IconButton>
    </div>
  )
}

interface DayButtonProps extends Pick<DatePanelProps, 'chosen' | 'today' | 'onChoose'> {
  day: string
  /** The day that the keyboard stands on; its month is shown. */
  active: string
  label: string
}

function DayButton({ day, active, chosen, today, label, onChoose }: DayButtonProps) {
  return (
    <button
      type="button"
      tabIndex={day === active ? 0 : -1}
      aria-label={label}
      aria-current={day === today ? 'date' : undefined}
      className="date-day"
      data-outside={day.slice(0, 7) !== active.slice(0, 7) || undefined}
      data-chosen={day === chosen || undefined}
      onClick={() => onChoose(day)}
    >
      {Number(day.slice(8))}
    </button>
  )
}
