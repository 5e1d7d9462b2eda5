/** What the server does for an accounting entry beyond its schema. */
import type { ServerArea } from '../context.ts'
import { periodOfOwnFund } from '../reporting-periods/ownFund.server.ts'

export const accountingEntryArea = {
  checks: ({ records }, entry) => periodOfOwnFund(records, entry.fundId, entry.reportingPeriodId),
} satisfies ServerArea<'accountingEntry'>
