/** What an invoice comes to. One sum everywhere: form, list, export and totals. */
import type { Invoice } from '../../generated/types.ts'
import { choice, decimal, id, integer, object } from '../api/schema.ts'
import type { Of } from '../api/schema.ts'
import { add, isDecimal, round, sum } from '../money.ts'

const CENTS = 2

function amountOf(value: unknown): string {
  return isDecimal(value) ? value : '0'
}

/** Total + adjustment + VAT. */
export function totalWithVat(invoice: Record<string, unknown>): string {
  return round(sum([amountOf(invoice['total']), amountOf(invoice['adjustment']), amountOf(invoice['vat'])]), CENTS)
}

/** While the total is not typed yet there is nothing to add up. */
export function computedInvoice(invoice: Record<string, unknown>): { totalWithVat: string | null } {
  return {
    totalWithVat: typeof invoice['total'] === 'string' && invoice['total'] !== '' ? totalWithVat(invoice) : null,
  }
}

/** No adjustment is an adjustment of zero, however it was left out. */
export function withAdjustment({ adjustment }: Record<string, unknown>): { adjustment: unknown } {
  return { adjustment: adjustment ?? '0.00' }
}

/** Sums of invoices in one currency and state. */
export const invoiceSum = object({
  currencyId: id,
  status: choice<Invoice['status']>(['Open', 'Approved']),
  count: integer,
  adjustment: decimal,
  total: decimal,
  vat: decimal,
})
export type InvoiceSum = Of<typeof invoiceSum>

export interface CurrencySum {
  currencyId: number
  count: number
  adjustment: string
  total: string
  vat: string
  totalWithVat: string
}

/** Currencies are never added to each other; the one with the most invoices comes first. */
export function sumsByCurrency(rows: readonly InvoiceSum[]): CurrencySum[] {
  return [...Map.groupBy(rows, ({ currencyId }) => currencyId)]
    .map(([currencyId, those]) => {
      const all = those.reduce(
        (so, row) => ({
          adjustment: add(so.adjustment, row.adjustment),
          total: add(so.total, row.total),
          vat: add(so.vat, row.vat),
          count: so.count + row.count,
        }),
        { adjustment: '0', total: '0', vat: '0', count: 0 },
      )
      return {
        currencyId,
        count: all.count,
        adjustment: round(all.adjustment, CENTS),
        total: round(all.total, CENTS),
        vat: round(all.vat, CENTS),
        totalWithVat: totalWithVat(all),
      }
    })
    .sort((a, b) => b.count - a.count || a.currencyId - b.currencyId)
}
