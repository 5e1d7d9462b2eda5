/** An invoice that a transaction pays: of the same fund and currency, approved, and not paid already. */
import type { Checks } from '../context.ts'
import type { Decimal } from '../entity.ts'
import type { FieldName, Finding } from '../entityTypes.ts'
import { formatAmount, formatDate } from '../formats.ts'
import { add, compare } from '../money.ts'
import { compiledOnce } from '../server/database/sql.ts'
import type { Given } from '../server/database/sql.ts'
import { payableOfInvoice } from './payable.server.ts'

interface Asked {
  tenantId: number | null
  invoiceId: number
  id: number
}

/** The invoice, and what other transactions have paid of it or are to pay. */
const INVOICE = compiledOnce((builder, given: Given<Asked>) =>
  builder
    .selectFrom('invoices as i')
    .innerJoin('currencies as c', join =>
      join.onRef('c.tenant_id', '=', 'i.tenant_id').onRef('c.id', '=', 'i.currency_id'),
    )
    .select([
      'i.fund_id as fundId',
      'i.status',
      'i.date',
      'c.id as currencyId',
      'c.code',
      'c.minor_units as minorUnits',
    ])
    .select(({ selectFrom }) => [
      payableOfInvoice().as('total'),
      selectFrom('transactions as p')
        .select(part => part.fn.coalesce(part.fn.sum<Decimal>('p.amount_local'), part.val<Decimal>('0')).as('sum'))
        .whereRef('p.tenant_id', '=', 'i.tenant_id')
        .whereRef('p.invoice_id', '=', 'i.id')
        .where('p.status', '<>', 'Cancelled')
        .where('p.id', '<>', given('id'))
        .as('paid'),
    ])
    .where('i.tenant_id', '=', given('tenantId'))
    .where('i.id', '=', given('invoiceId')),
)

const DECIDING = [
  'fundId',
  'invoiceId',
  'currencyId',
  'amountLocal',
  'status',
] as const satisfies readonly FieldName<'transaction'>[]

export const paidInvoice: Checks<'transaction'> = async (
  { database, account: { tenantId } },
  transaction,
  { before },
) => {
  const { fundId, invoiceId, currencyId, amountLocal, status } = transaction
  if (!invoiceId || status === 'Cancelled') return []
  if (before && DECIDING.every(name => before[name] === transaction[name])) return []
  const [invoice] = await INVOICE(database, { tenantId, invoiceId, id: before?.id ?? 0 })
  // What refers to nothing is refused by the database, with the field's name.
  if (!invoice) return []
  if (invoice.fundId !== fundId) return [{ field: 'invoiceId', code: 'transaction.invoiceOfOtherFund' }]
  const findings: Finding<'transaction'>[] = []
  if (invoice.status !== 'Approved') findings.push({ field: 'invoiceId', code: 'transaction.invoiceOpen' })
  if (invoice.currencyId !== currencyId)
    return [...findings, { field: 'currencyId', code: 'transaction.invoiceCurrency', values: { code: invoice.code } }]
  // What goes out is negative: what is left of the invoice, with this payment.
  const left = add(invoice.total, invoice.paid ?? '0')
  const isTooMuch = amountLocal && compare(invoice.total, '0') > 0 && compare(add(left, amountLocal), '0') < 0
  return isTooMuch ? [...findings, paysMore(invoice, left)] : findings
}

function paysMore(
  { code, date, minorUnits }: { code: string; date: string; minorUnits: number },
  left: Decimal,
): Finding<'transaction'> {
  return {
    field: 'amountLocal',
    code: 'transaction.paysMore',
    values: { left: `${formatAmount(left, minorUnits)} ${code}`, date: formatDate(date) },
    warning: 'asked',
  }
}
