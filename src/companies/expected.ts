/** Which companies of an investment are expected in a fair value. */
import type { CalendarDate } from '../entity.ts'
import type { Stored } from '../entityTypes.ts'

export type DatedCompany = Pick<Stored<'company'>, 'id' | 'name'> &
  Partial<Pick<Stored<'company'>, 'fromDate' | 'toDate'>>

/** Those that belonged to the investment on the date: an empty first or last day sets no bound. */
export function expectedCompanies<Company extends DatedCompany>(
  companies: readonly Company[],
  date: CalendarDate,
): Company[] {
  return companies.filter(({ fromDate, toDate }) => (!fromDate || fromDate <= date) && (!toDate || toDate >= date))
}
