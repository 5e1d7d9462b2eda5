/** What holds for an invoice beyond its schema, in every form and on the server. */
import type { Area } from '../entityTypes.ts'
import { invoiceRules } from './rules.ts'
import { computedInvoice, withAdjustment } from './totals.ts'

export const invoiceArea: Area<'invoice'> = {
  rules: invoiceRules,
  computed: computedInvoice,
  beforeSave: withAdjustment,
}
