/** What an invoice comes to. One sum everywhere: form, list, export and totals. */
import type { Decimal } from '../entity.ts'
import { changesOf } from '../entityTypes.ts'
import type { CheckedChanges, Draft } from '../entityTypes.ts'
import type { Invoice } from '../../generated/types.ts'
import { amount, choice, id, integer, object } from '../api/schema.ts'
import type { Of } from '../api/schema.ts'
import { isDecimal } from '../entity.ts'
import { add, asAmount, sum } from '../money.ts'

function amountOf(value: string | null | undefined): Decimal {
  return isDecimal(value) ? value : '0'
}

/** What an invoice comes to is made of; text that is no amount yet counts as nothing. */
type Amounts = Partial<Record<keyof Pick<Invoice, 'total' | 'adjustment' | 'vat'>, string | null>>

/** Total + adjustment + VAT. */
export function totalWithVat({ total, adjustment, vat }: Amounts): Decimal {
  return asAmount(sum([amountOf(total), amountOf(adjustment), amountOf(vat)]))
}

/** While the total is not typed yet there is nothing to add up. */
export function computedInvoice(invoice: Amounts): Pick<Draft<'invoice'>, 'totalWithVat'> {
  return { totalWithVat: isDecimal(invoice.total) ? totalWithVat(invoice) : null }
}

/** No adjustment is an adjustment of zero, however it was left out. */
export function withAdjustment({ adjustment }: Draft<'invoice'>): CheckedChanges<'invoice'> {
  return changesOf('invoice', { adjustment: adjustment ?? '0.00' })
}

const sums = { adjustment: amount, total: amount, vat: amount } satisfies { [Name in keyof Invoice]?: unknown }
const parts = { currencyId: id, status: choice<Invoice['status']>(['Open', 'Approved']) } satisfies {
  [Name in keyof Invoice]?: unknown
}

/** Sums of invoices in one currency and state. */
export const invoiceSum = object({ ...parts, count: integer, ...sums })
export type InvoiceSum = Of<typeof invoiceSum>

export interface CurrencySum extends Omit<InvoiceSum, 'status'> {
  totalWithVat: Decimal
}

type Sums = Pick<InvoiceSum, 'adjustment' | 'total' | 'vat' | 'count'>

/** Currencies are never added to each other; the one with the most invoices comes first. */
export function sumsByCurrency(rows: readonly InvoiceSum[]): CurrencySum[] {
  return [...Map.groupBy(rows, ({ currencyId }) => currencyId)]
    .map(([currencyId, those]) => {
      const all = those.reduce<Sums>(
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
        adjustment: asAmount(all.adjustment),
        total: asAmount(all.total),
        vat: asAmount(all.vat),
        totalWithVat: totalWithVat(all),
      }
    })
    .sort((a, b) => b.count - a.count || a.currencyId - b.currencyId)
}
