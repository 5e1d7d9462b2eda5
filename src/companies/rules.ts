/** The days between which a company belongs to its investment. */
import { isDate } from '../calendar.ts'
import type { Rules } from '../entity.ts'
import { formatDate } from '../formats.ts'

export const companyRules: Rules = ({ fromDate, toDate }) =>
  isDate(fromDate) && isDate(toDate) && toDate < fromDate
    ? [{ field: 'toDate', code: 'company.toBeforeFrom', values: { date: formatDate(fromDate) } }]
    : []
