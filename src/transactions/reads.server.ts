import type { SqlBool } from 'kysely'
import type { Decimal } from '../entity.ts'
import { answered } from '../api/reads.ts'
import { textOnce } from '../server/database/sql.ts'
import type { Given } from '../server/database/sql.ts'
import { transactionReads } from './reads.ts'

const TOTALS = textOnce((builder, part: Given<{ where: SqlBool }>) =>
  builder
    .selectFrom('transactions as t')
    .select(({ cast, fn, ref, val, eb }) => {
      const sum = fn.sum<Decimal>('t.amount_fund')
      const exact = (amount: typeof sum) => cast<Decimal>(fn.coalesce(amount, val<Decimal>('0')), 'numeric(22, 4)')
      return [
        fn.countAll<number>().as('count'),
        exact(sum.filterWhere(eb('t.amount_fund', '>', '0').and(eb.not(ref('t.non_cash_item'))))).as('inflow'),
        exact(sum.filterWhere(eb('t.amount_fund', '<', '0').and(eb.not(ref('t.non_cash_item'))))).as('outflow'),
        exact(sum.filterWhere(ref('t.non_cash_item'))).as('nonCash'),
        exact(sum).as('net'),
      ]
    })
    .where(part('where')),
)

export const transactionAnswers = answered(transactionReads, {
  async transactionTotals({ where, rows }) {
    const [totals] = await rows(TOTALS({ where }))
    if (!totals) throw new Error('The database has added nothing up.')
    return totals
  },
})
