/** Sums of everything that the list of invoices finds, by currency. */
import { useGetMany } from 'react-admin'
import { formatNumber } from '../formats.ts'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import type { Totals } from '../web/kit/list/types.ts'
import { useRead } from '../web/kit/data/useRead.ts'
import { invoiceReads } from './reads.ts'
import { sumsByCurrency, type CurrencySum, type InvoiceSum } from './totals.ts'

const DECIMALS = 2

export function useInvoiceSums(filter: Record<string, unknown>) {
  const { data = [], isSuccess } = useRead(invoiceReads.invoiceTotals, { filter })
  const sums = sumsByCurrency(data)
  const { data: currencies } = useGetMany(
    'currencies',
    { ids: sums.map(({ currencyId }) => currencyId) },
    { enabled: sums.length > 0, retry: false },
  )
  const code = (id: number) => String(currencies?.find(currency => currency?.id === id)?.['code'] ?? '')
  const count = (status: InvoiceSum['status']) =>
    data.filter(row => row.status === status).reduce((so, row) => so + row.count, 0)
  return { isKnown: isSuccess, sums, code, open: count('Open'), approved: count('Approved') }
}

/** The totals of a list in one currency. Several currencies are not added: their sums stand above the list. */
export function useInvoiceTotals(filter: Record<string, unknown>): Totals | undefined {
  const translate = useTranslate()
  const { sums, code } = useInvoiceSums(filter)
  const [sum] = sums
  if (sums.length !== 1 || !sum) return undefined
  return {
    label: translate('invoice.recordsCount', { smart_count: sum.count }),
    values: { currencyId: code(sum.currencyId), ...amountsOf(sum) },
  }
}

function amountsOf({ adjustment, total, vat, totalWithVat }: CurrencySum): Record<string, string> {
  return Object.fromEntries(
    Object.entries({ adjustment, total, vat, totalWithVat }).map(([name, value]) => [
      name,
      formatNumber(value, DECIMALS),
    ]),
  )
}
