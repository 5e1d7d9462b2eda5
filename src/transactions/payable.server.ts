/**
 * What is paid by transactions, as a part of statements: the one sum that the fields of an invoice and the check of a
 * payment share. It stands with the payments, because invoices look at transactions and not the other way. The invoice
 * is called `i`.
 */
import { expressionBuilder } from 'kysely'
import type { AliasableExpression } from 'kysely'
import type { Decimal } from '../entity.ts'
import type { Tables } from '../../generated/tables.ts'

/** Total + adjustment + VAT, as `totalWithVat` of an invoice that is not stored. */
export function payableOfInvoice(): AliasableExpression<Decimal> {
  const eb = expressionBuilder<{ i: Tables['invoices'] }, 'i'>()
  return eb(eb('i.total', '+', eb.fn.coalesce('i.adjustment', eb.val<Decimal>('0'))), '+', eb.ref('i.vat'))
}
