/** What the server does for the expenses of a period beyond what forms do as well. */
import type { ServerArea } from '../context.ts'
import { expenseArea as area } from './area.ts'
import { periodOfOwnFund } from '../reporting-periods/ownFund.server.ts'

export const expenseArea = {
  ...area,
  checks: ({ records }, summary) => periodOfOwnFund(records, summary.fundId, summary.reportingPeriodId),
} satisfies ServerArea<'expense'>
