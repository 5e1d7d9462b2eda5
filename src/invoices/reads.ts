import { totals } from '../api/reads.ts'
import { list } from '../api/schema.ts'
import { invoiceSum } from './totals.ts'

export const invoiceReads = {
  invoiceTotals: totals({
    path: '/api/invoices/totals',
    entity: 'invoice',
    needs: ['invoices'],
    summary: 'The sums of the invoices that a filter finds, by currency and state',
    answerDescription: 'One row for each currency and state.',
    answer: list(invoiceSum),
  }),
}
