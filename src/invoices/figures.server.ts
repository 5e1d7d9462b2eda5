/** What follows from invoices and the transactions that pay them: as fields, and as what their list is sorted by. */
import { sql } from 'kysely'
import type { ComputedColumns, ComputedFields } from '../context.ts'
import type { Decimal } from '../entity.ts'
import { add, asAmount } from '../money.ts'
import { anyOf } from '../server/database/anyOf.ts'
import { compiledOnce, textOnce } from '../server/database/sql.ts'
import type { Given } from '../server/database/sql.ts'
import { payableOfInvoice } from '../transactions/payable.server.ts'
import { totalWithVat } from './totals.ts'

/** The money has left the account. */
const PAID: readonly ('Booked' | 'Reconciled')[] = ['Booked', 'Reconciled']

const PAYMENTS = compiledOnce((builder, given: Given<{ tenantId: number | null; ids: readonly number[] }>) =>
  builder
    .selectFrom('transactions as p')
    .select('p.invoice_id as invoiceId')
    .select(({ fn }) => fn.sum<Decimal>('p.amount_local').as('amount'))
    .where('p.tenant_id', '=', given('tenantId'))
    .where('p.invoice_id', '=', anyOf(given('ids')))
    .where('p.status', 'in', PAID)
    .groupBy('p.invoice_id'),
)

/** What goes out is negative: a payment lowers what is left. */
export const invoiceFields: ComputedFields<'invoice'> = async ({ database, account: { tenantId } }, invoices) => {
  const payments = await PAYMENTS(database, { tenantId, ids: invoices.map(({ id }) => id) })
  const paid = new Map(payments.map(({ invoiceId, amount }) => [invoiceId, amount]))
  return invoices.map(invoice => {
    const total = totalWithVat(invoice)
    return { totalWithVat: total, leftToPay: asAmount(add(total, paid.get(invoice.id) ?? '0')) }
  })
}

/** The same by the database, for all invoices at once. */
export const invoiceFigures: ComputedColumns<'invoice'> = {
  columns: { totalWithVat: 'total_with_vat', leftToPay: 'left_to_pay' },
  relation: textOnce((builder, part: Given<{ chosen: { id: number }; tenant: number }>) =>
    builder
      .selectFrom(sql<{ id: number }>`(${part('chosen')})`.as('c'))
      .innerJoin('invoices as i', join => join.onRef('i.id', '=', 'c.id').on('i.tenant_id', '=', part('tenant')))
      .select('i.id')
      .select(({ eb, selectFrom }) => {
        // What goes out is negative.
        const paid = selectFrom('transactions as p')
          .select(part => part.fn.coalesce(part.fn.sum<Decimal>('p.amount_local'), part.val<Decimal>('0')).as('sum'))
          .whereRef('p.tenant_id', '=', 'i.tenant_id')
          .whereRef('p.invoice_id', '=', 'i.id')
          .where('p.status', 'in', PAID)
        const left = eb(payableOfInvoice(), '+', paid)
        return [payableOfInvoice().as('total_with_vat'), left.as('left_to_pay')]
      }),
  ),
}
