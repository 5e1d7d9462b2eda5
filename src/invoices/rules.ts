/** What a person may change of an invoice whose fee was proposed, and which date deserves a second look. */
import { compareDates } from '../calendar.ts'
import type { CalendarDate } from '../entity.ts'
import type { Draft, FieldName, Finding, Rules } from '../entityTypes.ts'
import { formatDate } from '../formats.ts'

/** They follow from the fund, its terms and the time; the trace explains them. */
export const FIXED_OF_FEE = [
  'fundId',
  'supplier',
  'number',
  'currencyId',
  'total',
] as const satisfies readonly FieldName<'invoice'>[]

export function isProposedFee(invoice: Draft<'invoice'> | undefined): boolean {
  return Boolean(invoice?.feeFrom)
}

export const invoiceRules: Rules<'invoice'> = (invoice, { before, today }) => [
  ...(isProposedFee(before) ? changesOfFee(invoice, before) : []),
  ...datedLater(invoice, today),
]

function changesOfFee(invoice: Draft<'invoice'>, before: Draft<'invoice'> | undefined): Finding<'invoice'>[] {
  return FIXED_OF_FEE.filter(name => invoice[name] !== before?.[name]).map(field => ({
    field,
    code: 'invoice.fixedOfFee',
  }))
}

function datedLater({ date }: Draft<'invoice'>, today: CalendarDate): Finding<'invoice'>[] {
  return date && compareDates(date, today) > 0
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
