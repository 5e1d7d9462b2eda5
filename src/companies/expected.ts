/** Which companies of an investment are expected in a fair value. */

export interface DatedCompany {
  id: number
  name: string
  fromDate?: string | null
  toDate?: string | null
}

/** Those that belonged to the investment on the date: an empty first or last day sets no bound. */
export function expectedCompanies<Company extends DatedCompany>(
  companies: readonly Company[],
  date: string,
): Company[] {
  return companies.filter(({ fromDate, toDate }) => (!fromDate || fromDate <= date) && (!toDate || toDate >= date))
}
