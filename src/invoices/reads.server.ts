import { answered } from '../api/reads.ts'
import { invoiceReads } from './reads.ts'
import type { InvoiceSum } from './totals.ts'

export const invoiceAnswers = answered(invoiceReads, {
  invoiceTotals: ({ table, where, rows }) =>
    rows<InvoiceSum>(
      'select t.currency_id as "currencyId", t.status, count(*)::integer as count, ' +
        'coalesce(sum(t.adjustment), 0)::text as adjustment, sum(t.total)::text as total, sum(t.vat)::text as vat ' +
        `from ${table} t where ${where} group by t.currency_id, t.status order by t.currency_id, t.status`,
    ),
})
