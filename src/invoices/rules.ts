/** What a person may change of an invoice whose fee was proposed, and which date deserves a second look. */
import { compareDates, isDate } from '../calendar.ts'
import type { Finding, Rules } from '../entity.ts'
import { formatDate } from '../formats.ts'

/** They follow from the fund, its terms and the time; the trace explains them. */
export const FIXED_OF_FEE = ['fundId', 'supplier', 'number', 'currencyId', 'total'] as const

export function isProposedFee(invoice: Record<string, unknown> | undefined): boolean {
  return typeof invoice?.['feeFrom'] === 'string'
}

export const invoiceRules: Rules = (invoice, { before, today }) => [
  ...(isProposedFee(before) ? changesOfFee(invoice, before) : []),
  ...datedLater(invoice, today),
]

function changesOfFee(invoice: Record<string, unknown>, before: Record<string, unknown> | undefined): Finding[] {
  return FIXED_OF_FEE.filter(name => invoice[name] !== before?.[name]).map(field => ({
    field,
    code: 'invoice.fixedOfFee',
  }))
}

function datedLater({ date }: Record<string, unknown>, today: string): Finding[] {
  return isDate(date) && compareDates(date, today) > 0
    ? [
        {
          field: 'date',
          code: 'invoice.later',
          values: { date: formatDate(date), today: formatDate(today) },
          warning: true,
        },
      ]
    : []
}
