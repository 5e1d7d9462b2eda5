/**
 * The demo's dates are written as of one quarter's end and move with the clock, so that its last report always seems to
 * have just gone out.
 */
import type { CalendarDate } from '../entity.ts'
import { addMonths, endOfMonth, endOfQuarter, yearOf } from '../calendar.ts'

/** The quarter's end as of which all dates of the demo data are written. */
export const WRITTEN_AS_OF = '2026-09-30'

/** Where a written date lies when the demo is made as of another quarter's end. */
export type When = (written: CalendarDate) => CalendarDate

function monthOf(date: CalendarDate): number {
  return yearOf(date) * 12 + Number(date.slice(5, 7))
}

/** Whole months are moved by; the last day of a month stays a last day. */
export function movedTo(asOf: CalendarDate): When {
  const months = monthOf(asOf) - monthOf(WRITTEN_AS_OF)
  return written => {
    const moved = addMonths(written, months)
    return written === endOfMonth(written) ? endOfMonth(moved) : moved
  }
}

/** Ends of the quarters from one to another, both included. */
export function quarterEnds(first: CalendarDate, last: CalendarDate): CalendarDate[] {
  const ends: CalendarDate[] = []
  for (let end = endOfQuarter(first); end <= last; end = endOfQuarter(addMonths(end, 3))) ends.push(end)
  return ends
}

/** For example Q3 2026. */
export function quarterName(end: string): string {
  return `Q${Number(end.slice(5, 7)) / 3} ${yearOf(end)}`
}
