import { totals } from '../api/reads.ts'
import { amount, described, integer, object } from '../api/schema.ts'
import type { Of } from '../api/schema.ts'

/** In fund currency; what goes out is negative. */
export const transactionTotals = object({
  count: integer,
  inflow: amount,
  outflow: amount,
  nonCash: described('Of rows that moved no money: neither came in nor went out.', amount),
  net: described('Of all rows: inflow + outflow + non-cash.', amount),
})
export type TransactionTotals = Of<typeof transactionTotals>

export const transactionReads = {
  transactionTotals: totals({
    path: '/api/transactions/totals',
    entity: 'transaction',
    summary: 'What the transactions found by a filter add up to, in fund currency',
    answerDescription: 'Their number, what came in, what went out, what moved no money, and the sum.',
    answer: transactionTotals,
  }),
}
