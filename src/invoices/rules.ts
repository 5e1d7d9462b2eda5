/** What a person may change of an invoice whose fee was proposed. */
import type { Rules } from '../entity.ts'

/** They follow from the fund, its terms and the time; the trace explains them. */
export const FIXED_OF_FEE = ['fundId', 'supplier', 'number', 'currencyId', 'total'] as const

export function isProposedFee(invoice: Record<string, unknown> | undefined): boolean {
  return typeof invoice?.['feeFrom'] === 'string'
}

export const invoiceRules: Rules = (invoice, { before }) => {
  if (!isProposedFee(before)) return []
  return FIXED_OF_FEE.filter(name => invoice[name] !== before?.[name]).map(field => ({ field, code: 'invoice.fixedOfFee' }))
}
