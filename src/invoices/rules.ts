/** What a person may change of an invoice whose fee was proposed, and which date and signs deserve a second look. */
import { compareDates } from '../calendar.ts'
import type { CalendarDate, Decimal } from '../entity.ts'
import type { Draft, FieldName, Finding, Rules } from '../entityTypes.ts'
import { formatDate } from '../formats.ts'
import { add, compare, isZero } from '../money.ts'

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
  ...unusualSigns(invoice),
]

function changesOfFee(invoice: Draft<'invoice'>, before: Draft<'invoice'> | undefined): Finding<'invoice'>[] {
  return FIXED_OF_FEE.filter(name => invoice[name] !== before?.[name]).map(field => ({
    field,
    code: 'invoice.fixedOfFee',
  }))
}

/** An adjustment that is larger than what it corrects, and VAT that is owed the other way round. */
function unusualSigns({ total, adjustment, vat }: Draft<'invoice'>): Finding<'invoice'>[] {
  if (!total || isZero(total)) return []
  const net = add(total, adjustment ?? '0')
  const findings: Finding<'invoice'>[] = []
  if (isNegative(net) !== isNegative(total) && !isZero(net))
    findings.push({ field: 'adjustment', code: 'invoice.adjustmentAboveTotal', warning: true })
  if (vat && !isZero(vat) && !isZero(net) && isNegative(vat) !== isNegative(net))
    findings.push({ field: 'vat', code: 'invoice.vatSign', warning: true })
  return findings
}

function isNegative(amount: Decimal): boolean {
  return compare(amount, '0') < 0
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
