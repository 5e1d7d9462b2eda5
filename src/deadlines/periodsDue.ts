/** Which open reporting periods Home names: those that have ended, and those that end soon. Pure. */
import type { CalendarDate } from '../entity.ts'
import { addDays, daysBetween } from '../calendar.ts'

/** Long enough to collect fair values and figures of the books before the last day. */
const SOON_DAYS = 30

/** The last day on which a period that is due soon may end. */
export function soonBy(today: string): CalendarDate {
  return addDays(today, SOON_DAYS)
}

/** 0 on the period's own last day; below zero once it has ended. */
export function daysUntilEnd(date: string, today: string): number {
  return daysBetween(today, date)
}
