import { answered } from '../api/reads.ts'
import { transactionReads } from './reads.ts'
import type { TransactionTotals } from './reads.ts'

export const transactionAnswers = answered(transactionReads, {
  async transactionTotals({ table, where, rows }) {
    const sum = (condition: string) =>
      `coalesce(sum(t.amount_fund) filter (where ${condition}), 0)::numeric(20,2)::text`
    const [totals] = await rows<TransactionTotals>(
      `select count(*)::integer as count, ${sum('t.amount_fund > 0')} as inflow, ` +
        `${sum('t.amount_fund < 0')} as outflow, ${sum('true')} as net from ${table} t where ${where}`,
    )
    if (!totals) throw new Error('The database has added nothing up.')
    return totals
  },
})
