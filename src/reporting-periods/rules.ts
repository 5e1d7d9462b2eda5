/**
 * A record whose date falls in a completed or published reporting period cannot be saved or deleted. Statements print
 * the name of their period.
 */
import { compareDates } from '../calendar.ts'
import type { Rules, Stored } from '../entityTypes.ts'
import { unprintableFindings } from '../papers/unprintableFindings.ts'

export type Period = Pick<Stored<'reportingPeriod'>, 'name' | 'date' | 'status'>

export const reportingPeriodRules: Rules<'reportingPeriod'> = period => unprintableFindings(period, ['name'])

const CLOSED: readonly Period['status'][] = ['Completed', 'Published']

/**
 * The closed period that a date falls in. A period covers the day after the previous period's date up to and including
 * its own date, the first one everything before; so the period of a date is the earliest one that does not end before
 * it.
 */
export function lockedBy(date: string, periods: readonly Period[]): Period | undefined {
  const [covering] = periods
    .filter(period => period.date >= date)
    .toSorted((one, other) => compareDates(one.date, other.date))
  return covering && CLOSED.includes(covering.status) ? covering : undefined
}

/**
 * Figures are cumulative: what is published must not change with an earlier period that is still at work. So this one
 * is published first.
 */
export function publishedFirst(date: string, periods: readonly Period[]): Period | undefined {
  return periods
    .filter(period => compareDates(period.date, date) < 0 && period.status !== 'Published')
    .sort((a, b) => compareDates(a.date, b.date))[0]
}
