import type { CalendarDate } from '../entity.ts'
import type { Stored } from '../entityTypes.ts'

type DatedPeriod = Pick<Stored<'reportingPeriod'>, 'date' | 'status'>

/** The day of the period that waits for its values: the one that has ended last and is still open. Otherwise today. */
export function valuationDate(periods: readonly DatedPeriod[], today: CalendarDate): CalendarDate {
  const waiting = periods.filter(({ date, status }) => status === 'Open' && date <= today).map(({ date }) => date)
  return (
    waiting.reduce<CalendarDate | undefined>((last, date) => (last && last > date ? last : date), undefined) ?? today
  )
}
