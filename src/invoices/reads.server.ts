import type { SqlBool } from 'kysely'
import type { Decimal } from '../entity.ts'
import { answered } from '../api/reads.ts'
import { textOnce } from '../server/database/sql.ts'
import type { Given } from '../server/database/sql.ts'
import { inMinorUnits } from '../api/answeredAmounts.ts'
import { invoiceReads } from './reads.ts'
import { invoiceSum } from './totals.ts'

const TOTALS = textOnce((builder, part: Given<{ where: SqlBool }>) =>
  builder
    .selectFrom('invoices as t')
    .innerJoin('currencies as c', join =>
      join.onRef('c.tenant_id', '=', 't.tenant_id').onRef('c.id', '=', 't.currency_id'),
    )
    .select(({ fn, val }) => [
      't.currency_id as currencyId',
      't.status',
      fn.max('c.minor_units').as('minorUnits'),
      fn.countAll<number>().as('count'),
      fn.coalesce(fn.sum<Decimal>('t.adjustment'), val<Decimal>('0')).as('adjustment'),
      fn.sum<Decimal>('t.total').as('total'),
      fn.sum<Decimal>('t.vat').as('vat'),
    ])
    .where(part('where'))
    .groupBy(['t.currency_id', 't.status'])
    .orderBy('t.currency_id')
    .orderBy('t.status'),
)

export const invoiceAnswers = answered(invoiceReads, {
  invoiceTotals: async ({ where, rows }) =>
    (await rows(TOTALS({ where }))).map(({ minorUnits, ...sums }) => inMinorUnits(invoiceSum, sums, minorUnits)),
})
