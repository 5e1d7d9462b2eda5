/** Sums of everything that the list of invoices finds, by currency. */
import { useGetMany, useTranslate } from 'react-admin'
import { useQuery } from '@tanstack/react-query'
import { formatNumber } from '../formats.ts'
import type { Totals } from '../web/kit/list/types.ts'
import { useProvider } from '../web/kit/data/provider.ts'
import { sumsByCurrency, type CurrencySum, type InvoiceSum } from './totals.ts'

const DECIMALS = 2

export function useInvoiceSums(filter: Record<string, unknown>) {
  const provider = useProvider()
  const query = Object.keys(filter).length > 0 ? `?filter=${encodeURIComponent(JSON.stringify(filter))}` : ''
  const { data = [], isSuccess } = useQuery({
    queryKey: ['invoices', 'totals', query],
    retry: false,
    queryFn: async () => (await provider.read<InvoiceSum[]>(`invoices/totals${query}`)).data,
  })
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
