/** The days of a month as weeks of a calendar sheet. Pure; days are YYYY-MM-DD text. */
import { FIRST_YEAR, LAST_YEAR, addDays, addMonths, daysBetween, endOfMonth } from '../../../calendar.ts'

/** A Sunday, from which the day of the week of every other day follows. */
const A_SUNDAY = '2023-01-01'

/** 0 is Sunday. */
export function weekdayOf(date: string): number {
  return ((daysBetween(A_SUNDAY, date) % 7) + 7) % 7
}

function firstOfMonth(date: string): string {
  return `${date.slice(0, 8)}01`
}

/**
 * Whole weeks that cover the month, so that the sheet has no holes; days before and after it belong to its neighbours.
 */
export function weeksOf(date: string, firstDayOfWeek: number): string[][] {
  const first = firstOfMonth(date)
  const lead = (weekdayOf(first) - firstDayOfWeek + 7) % 7
  const days = lead + Number(endOfMonth(first).slice(8))
  const start = addDaysWithin(first, -lead)
  return Array.from({ length: Math.ceil(days / 7) }, (_, week) =>
    Array.from({ length: 7 }, (__, day) => addDaysWithin(start, week * 7 + day)),
  )
}

/** Where a key leads from a day; null when the key means nothing here. */
export function dayAfterKey(key: string, date: string, firstDayOfWeek: number, withShift = false): string | null {
  const inWeek = (weekdayOf(date) - firstDayOfWeek + 7) % 7
  switch (key) {
    case 'ArrowLeft':
      return addDaysWithin(date, -1)
    case 'ArrowRight':
      return addDaysWithin(date, 1)
    case 'ArrowUp':
      return addDaysWithin(date, -7)
    case 'ArrowDown':
      return addDaysWithin(date, 7)
    case 'Home':
      return addDaysWithin(date, -inWeek)
    case 'End':
      return addDaysWithin(date, 6 - inWeek)
    case 'PageUp':
      return addMonthsWithin(date, withShift ? -12 : -1)
    case 'PageDown':
      return addMonthsWithin(date, withShift ? 12 : 1)
    default:
      return null
  }
}

export function addMonthsWithin(date: string, months: number): string {
  const year = Number(date.slice(0, 4)) + Math.floor((Number(date.slice(5, 7)) - 1 + months) / 12)
  if (year < FIRST_YEAR) return `${FIRST_YEAR}-01-01`
  return year > LAST_YEAR ? `${LAST_YEAR}-12-31` : addMonths(date, months)
}

/** The calendar ends where dates end: the sheet of the first and the last month stays inside. */
function addDaysWithin(date: string, days: number): string {
  if (daysBetween(`${FIRST_YEAR}-01-01`, date) + days < 0) return `${FIRST_YEAR}-01-01`
  return daysBetween(date, `${LAST_YEAR}-12-31`) - days < 0 ? `${LAST_YEAR}-12-31` : addDays(date, days)
}
