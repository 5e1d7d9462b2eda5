import { recordId } from '../api/parameters.ts'
import { read, totals } from '../api/reads.ts'
import { amount, described, id, integer, list, object } from '../api/schema.ts'
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

/** Named on a list at once; a fund that has more of them keeps no documents here. */
export const WITHOUT_DOCUMENT_MAX = 500

export const transactionReads = {
  transactionTotals: totals({
    path: '/api/transactions/totals',
    entity: 'transaction',
    needs: ['transactions'],
    summary: 'What the transactions found by a filter add up to, in fund currency',
    answerDescription: 'Their number, what came in, what went out, what moved no money, and the sum.',
    answer: transactionTotals,
  }),
  expensesWithoutDocument: read({
    path: '/api/transactions/without-document',
    access: { entity: 'transaction' },
    summary: 'The paid expenses of a fund that have no document and lie in no completed or published period',
    parameters: { fundId: recordId('The fund.') },
    answerDescription: `Identifiers, the latest first, at most ${WITHOUT_DOCUMENT_MAX}.`,
    answer: object({ ids: list(id) }),
  }),
}
