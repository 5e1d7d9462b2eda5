/** The days between which a company belongs to its investment. */
import type { Rules } from '../entityTypes.ts'
import { formatDate } from '../formats.ts'

export const companyRules: Rules<'company'> = ({ fromDate, toDate }) =>
  fromDate && toDate && toDate < fromDate
    ? [{ field: 'toDate', code: 'company.toBeforeFrom', values: { date: formatDate(fromDate) } }]
    : []
