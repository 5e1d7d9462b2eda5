import type { SqlBool } from 'kysely'
import type { Decimal } from '../entity.ts'
import { answered } from '../api/reads.ts'
import { textOnce } from '../server/database/sql.ts'
import type { Given } from '../server/database/sql.ts'
import { invoiceReads } from './reads.ts'

const TOTALS = textOnce((builder, part: Given<{ where: SqlBool }>) =>
  builder
    .selectFrom('invoices as t')
    .select(({ fn, val }) => [
      't.currency_id as currencyId',
      't.status',
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
  invoiceTotals: ({ where, rows }) => rows(TOTALS({ where })),
})
