import { totals } from '../api/reads.ts'
import { decimal, integer, object } from '../api/schema.ts'
import type { Of } from '../api/schema.ts'

/** In fund currency; what goes out is negative. */
const transactionTotals = object({ count: integer, inflow: decimal, outflow: decimal, net: decimal })
export type TransactionTotals = Of<typeof transactionTotals>

export const transactionReads = {
  transactionTotals: totals({
    path: '/api/transactions/totals',
    entity: 'transaction',
    summary: 'What the transactions found by a filter add up to, in fund currency',
    answerDescription: 'Their number, what came in, what went out, and the difference.',
    answer: transactionTotals,
  }),
}
