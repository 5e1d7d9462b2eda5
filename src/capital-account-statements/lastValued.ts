/** Whether the fair value of an investment is of an earlier day than its report, as paper and portal say it. Pure. */
import type { CalendarDate } from '../entity.ts'
import { isZero } from '../money.ts'
import type { ReportedInvestment } from './shapes.ts'

/**
 * The day of a value that is older than the report: it still counts, and is told from one of the period. What was
 * exited has none, unless a value is left of it.
 */
export function lastValuedBefore(
  { fairValue, fairValueDate, exitedOn }: Pick<ReportedInvestment, 'fairValue' | 'fairValueDate' | 'exitedOn'>,
  day: CalendarDate,
): CalendarDate | null {
  if (fairValue === null || (exitedOn !== null && isZero(fairValue))) return null
  return fairValueDate !== null && fairValueDate < day ? fairValueDate : null
}
