/** The spans by which a day is looked for first: the last four quarters, this one included, and this year. Pure. */
import { addDays, addMonths, endOfQuarter, yearOf } from '../../../calendar.ts'
import type { CalendarDate } from '../../../entity.ts'

export interface Span {
  /** The quarter of the year; of a whole year there is none. */
  quarter: number | null
  year: number
  from: CalendarDate
  to: CalendarDate
}

const QUARTERS = [3, 2, 1, 0]
const MONTHS = 3

export function spansUpTo(today: CalendarDate): Span[] {
  const year = yearOf(today)
  const last = endOfQuarter(today)
  return [
    ...QUARTERS.map(back => quarterEnding(endOfQuarter(addMonths(last, -MONTHS * back)))),
    { quarter: null, year, from: `${year}-01-01`, to: `${year}-12-31` },
  ]
}

function quarterEnding(to: CalendarDate): Span {
  const from = addDays(endOfQuarter(addMonths(to, -MONTHS)), 1)
  return { quarter: Number(to.slice(5, 7)) / MONTHS, year: yearOf(to), from, to }
}
