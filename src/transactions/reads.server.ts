import type { Expression, SqlBool } from 'kysely'
import type { Decimal } from '../entity.ts'
import { answered } from '../api/reads.ts'
import { textOnce } from '../server/database/sql.ts'
import type { Builder, Given } from '../server/database/sql.ts'
import { transactionReads, transactionTotals, WITHOUT_DOCUMENT_MAX } from './reads.ts'
import { inMinorUnits } from '../api/answeredAmounts.ts'
import { USUAL_MINOR_UNITS } from '../currencies/currency.ts'

const SUMS = (builder: Builder, where: Expression<SqlBool>) =>
  builder
    .selectFrom('transactions as t')
    .select(({ cast, fn, ref, val, eb }) => {
      const sum = fn.sum<Decimal>('t.amount_fund')
      const exact = (amount: typeof sum) => cast<Decimal>(fn.coalesce(amount, val<Decimal>('0')), 'numeric(22, 4)')
      return [
        fn.min('t.tenant_id').as('tenantId'),
        fn.min('t.fund_id').as('first'),
        fn.max('t.fund_id').as('last'),
        fn.countAll<number>().as('count'),
        exact(sum.filterWhere(eb('t.amount_fund', '>', '0').and(eb.not(ref('t.non_cash_item'))))).as('inflow'),
        exact(sum.filterWhere(eb('t.amount_fund', '<', '0').and(eb.not(ref('t.non_cash_item'))))).as('outflow'),
        exact(sum.filterWhere(ref('t.non_cash_item'))).as('nonCash'),
        exact(sum).as('net'),
      ]
    })
    .where(where)

/** The currency is that of the one fund that all of them are of. */
const TOTALS = textOnce((builder, part: Given<{ where: SqlBool }>) =>
  builder
    .selectFrom(SUMS(builder, part('where')).as('s'))
    .leftJoin('funds as f', join =>
      join.onRef('f.tenant_id', '=', 's.tenantId').onRef('f.id', '=', 's.first').onRef('f.id', '=', 's.last'),
    )
    .leftJoin('currencies as c', join =>
      join.onRef('c.tenant_id', '=', 'f.tenant_id').onRef('c.id', '=', 'f.currency_id'),
    )
    .select(['s.count', 's.inflow', 's.outflow', 's.nonCash', 's.net', 'c.minor_units as minorUnits']),
)

export const transactionAnswers = answered(transactionReads, {
  async transactionTotals({ where, rows }) {
    const [found] = await rows(TOTALS({ where }))
    if (!found) throw new Error('The database has added nothing up.')
    const { minorUnits, ...totals } = found
    return inMinorUnits(transactionTotals, totals, minorUnits ?? USUAL_MINOR_UNITS)
  },

  async expensesWithoutDocument({ database, account }, { fundId }) {
    const found = await database
      .selectFrom('transactions as t')
      .select('t.id')
      .where('t.tenant_id', '=', account.tenantId)
      .where('t.fund_id', '=', fundId)
      .where('t.type', '=', 'Expense')
      .where('t.status', 'in', ['Booked', 'Reconciled'])
      .where('t.amount_fund', '<', '0')
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('documents as d')
              .select('d.id')
              .whereRef('d.tenant_id', '=', 't.tenant_id')
              .where('d.resource', '=', 'transactions')
              .whereRef('d.record_id', '=', 't.id'),
          ),
        ),
      )
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('reporting_periods as p')
              .select('p.id')
              .whereRef('p.tenant_id', '=', 't.tenant_id')
              .whereRef('p.fund_id', '=', 't.fund_id')
              .whereRef('p.date', '>=', 't.date')
              .where('p.status', 'in', ['Completed', 'Published']),
          ),
        ),
      )
      .orderBy('t.date', 'desc')
      .orderBy('t.id', 'desc')
      .limit(WITHOUT_DOCUMENT_MAX)
      .execute()
    return { ids: found.map(({ id }) => id) }
  },
})
