/** What the next reporting period of a fund is likely to be; a person may change it. */
import { addDays, endOfQuarter, yearOf } from '../calendar.ts'
import type { CalendarDate } from '../entity.ts'

export interface Proposal {
  name: string
  date: CalendarDate
}

/**
 * The quarter after the latest period, or the quarter that the given day (the fund's first reporting date, today) lies
 * in.
 */
export function nextPeriod(latest: string | null, otherwise: string): Proposal {
  const date = endOfQuarter(latest === null ? otherwise : addDays(latest, 1))
  return { name: `Q${Number(date.slice(5, 7)) / 3} ${yearOf(date)}`, date }
}
