/**
 * Transactions of a fund with those of its investments, or of one investment; what was found adds up in fund currency.
 */
import type { ReactNode } from 'react'
import { useTranslate, type RaRecord } from 'react-admin'
import { useQuery } from '@tanstack/react-query'
import { formatNumber } from '../formats.ts'
import { EntityList } from '../web/kit/list/EntityList.tsx'
import type { Totals } from '../web/kit/list/types.ts'
import { preload } from '../web/kit/data/metadata.ts'
import { useProvider } from '../web/kit/data/provider.ts'
import { useFundCurrencies } from './useFundCurrencies.tsx'

preload('transactions', 'list')

const DECIMALS = 2

interface Sums {
  count: number
  inflow: string
  outflow: string
  net: string
}

function useTransactionTotals(filter: Record<string, unknown>): Totals | undefined {
  const translate = useTranslate()
  const provider = useProvider()
  const asked = JSON.stringify(filter)
  const { data } = useQuery({
    queryKey: ['transactions', 'totals', asked],
    retry: false,
    placeholderData: earlier => earlier,
    queryFn: async () => (await provider.read<Sums>(`transactions/totals?filter=${encodeURIComponent(asked)}`)).data,
  })
  if (!data) return undefined
  return {
    label: translate('transaction.found', { smart_count: data.count }),
    parts: [
      translate('transaction.inflow', { amount: formatNumber(data.inflow, DECIMALS) }),
      translate('transaction.outflow', { amount: formatNumber(data.outflow, DECIMALS) }),
    ],
    values: { amountFund: formatNumber(data.net, DECIMALS) },
  }
}

interface TransactionsListProps {
  fundId: number
  filter: Record<string, unknown>
  addPath: string
  detailsPath: (record: RaRecord) => string
  title?: string
  figures?: ReactNode
}

export function TransactionsList({ fundId, filter, addPath, detailsPath, ...head }: TransactionsListProps) {
  const translate = useTranslate()
  const currency = useFundCurrencies(fundId).fund?.['code'] as string | undefined
  return (
    <EntityList
      {...head}
      resource="transactions"
      parentFilter={filter}
      addPath={addPath}
      rowPath={detailsPath}
      decimals={DECIMALS}
      useTotals={useTransactionTotals}
      emptySentence={translate('transaction.emptySentence')}
      facts={currency && <span>{translate('transaction.facts', { currency })}</span>}
    />
  )
}
