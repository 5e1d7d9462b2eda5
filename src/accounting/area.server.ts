/** What the server does for an accounting entry beyond its schema. */
import { accountingEntry } from '../../generated/entities/accounting-entry.ts'
import type { ServerArea } from '../context.ts'
import { amountsOfCurrency } from '../currencies/minorUnits.server.ts'
import { periodOfOwnFund } from '../reporting-periods/ownFund.server.ts'

const amounts = amountsOfCurrency(accountingEntry)

export const accountingEntryArea = {
  checks: async (context, entry, ruleContext) => [
    ...(await periodOfOwnFund(context.records, entry.fundId, entry.reportingPeriodId)),
    ...(await amounts(context, entry, ruleContext)),
  ],
} satisfies ServerArea<'accountingEntry'>
