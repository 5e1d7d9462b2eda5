import type { FieldName } from '../entityTypes.ts'

/** What a person types of an invoice, and what follows from it. */
export const INVOICE_FIELDS = [
  'fundId',
  'supplier',
  'number',
  'date',
  'currencyId',
  'total',
  'adjustment',
  'vat',
  'totalWithVat',
] as const satisfies readonly FieldName<'invoice'>[]
