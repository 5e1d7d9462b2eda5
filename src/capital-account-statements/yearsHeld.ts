/** For how many years an investment was held, as paper, workbook and portal say it. Pure. */
import { daysBetween } from '../calendar.ts'
import type { CalendarDate, Decimal } from '../entity.ts'
import { divide, round } from '../money.ts'
import type { ReportedInvestment } from './shapes.ts'

const DAYS_OF_A_YEAR = '365'

/** Up to its exit, else up to the day of the report; null before anything was invested. */
export function yearsHeld(
  { investedFrom, exitedOn }: Pick<ReportedInvestment, 'investedFrom' | 'exitedOn'>,
  asOf: CalendarDate,
): Decimal | null {
  return investedFrom && round(divide(`${daysBetween(investedFrom, exitedOn ?? asOf)}`, DAYS_OF_A_YEAR), 1)
}
