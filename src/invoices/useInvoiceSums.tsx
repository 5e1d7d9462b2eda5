/** Sums of everything that the list of invoices finds, by currency. */
import type { FieldName, Filter } from '../entityTypes.ts'
import { formatAmount } from '../formats.ts'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import type { Totals } from '../web/kit/list/types.ts'
import { useRecordsById } from '../web/kit/data/records.ts'
import { useRead } from '../web/kit/data/useRead.ts'
import { invoiceReads } from './reads.ts'
import { sumsByCurrency, type InvoiceSum } from './totals.ts'
import { useMinorUnits } from '../web/kit/data/amountUnits.ts'

export function useInvoiceSums(filter: Filter<'invoice'>) {
  const { data = [], isSuccess } = useRead(invoiceReads.invoiceTotals, { filter })
  const sums = sumsByCurrency(data)
  const { data: currencies = [], isPending } = useRecordsById(
    'currencies',
    sums.map(({ currencyId }) => currencyId),
  )
  const code = (id: number) => currencies.find(currency => currency.id === id)?.code ?? ''
  const count = (status: InvoiceSum['status']) =>
    data.filter(row => row.status === status).reduce((so, row) => so + row.count, 0)
  const isKnown = isSuccess && (sums.length === 0 || !isPending)
  return { isKnown, sums, code, open: count('Open'), approved: count('Approved') }
}

/** The totals of a list in one currency. Several currencies are not added: their sums stand above the list. */
export function useInvoiceTotals(filter: Filter<'invoice'>): Totals<FieldName<'invoice'>> | null | undefined {
  const translate = useTranslate()
  const { isKnown, sums, code } = useInvoiceSums(filter)
  const [sum] = sums
  const minorUnits = useMinorUnits(sum?.currencyId)
  if (!isKnown) return undefined
  if (sums.length !== 1 || !sum) return null
  return {
    label: translate('invoice.recordsCount', { smart_count: sum.count }),
    values: {
      currencyId: code(sum.currencyId),
      adjustment: formatAmount(sum.adjustment, minorUnits),
      total: formatAmount(sum.total, minorUnits),
      vat: formatAmount(sum.vat, minorUnits),
      totalWithVat: formatAmount(sum.totalWithVat, minorUnits),
    },
  }
}
