/** What the server does for the expenses of a period beyond what forms do as well. */
import { expense } from '../../generated/entities/expense.ts'
import type { ServerArea } from '../context.ts'
import { expenseArea as area } from './area.ts'
import { amountsOfCurrency } from '../currencies/minorUnits.server.ts'
import { periodOfOwnFund } from '../reporting-periods/ownFund.server.ts'

const amounts = amountsOfCurrency(expense)

export const expenseArea = {
  ...area,
  checks: async (context, summary, ruleContext) => [
    ...(await periodOfOwnFund(context.records, summary.fundId, summary.reportingPeriodId)),
    ...(await amounts(context, summary, ruleContext)),
  ],
} satisfies ServerArea<'expense'>
