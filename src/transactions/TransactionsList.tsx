/**
 * Transactions of a fund with those of its investments, or of one investment; what was found adds up in fund currency.
 */
import type { ReactNode } from 'react'
import type { FieldName, Filter } from '../entityTypes.ts'
import { formatNumber } from '../formats.ts'
import { isZero } from '../money.ts'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { EntityList } from '../web/kit/list/EntityList.tsx'
import type { Totals } from '../web/kit/list/types.ts'
import { preload } from '../web/kit/data/metadata.ts'
import type { RecordOf } from '../web/kit/data/records.ts'
import { useRead } from '../web/kit/data/useRead.ts'
import { transactionReads } from './reads.ts'
import { Kind, LocalAmount } from './TransactionCells.tsx'
import { useFundCurrencies } from './useFundCurrencies.tsx'

preload('transactions', 'list')

const DECIMALS = 2

function useTransactionTotals(filter: Filter<'transaction'>): Totals<FieldName<'transaction'>> | undefined {
  const translate = useTranslate()
  const { data } = useRead(transactionReads.transactionTotals, { filter }, { keepsPrevious: true })
  if (!data) return undefined
  return {
    label: translate('transaction.found', { smart_count: data.count }),
    parts: [
      translate('transaction.inflow', { amount: formatNumber(data.inflow, DECIMALS) }),
      translate('transaction.outflow', { amount: formatNumber(data.outflow, DECIMALS) }),
      ...(isZero(data.nonCash)
        ? []
        : [translate('transaction.nonCash', { amount: formatNumber(data.nonCash, DECIMALS) })]),
    ],
    values: { amountFund: formatNumber(data.net, DECIMALS) },
  }
}

interface TransactionsListProps {
  fundId: number
  filter: Filter<'transaction'>
  addPath: string
  detailsPath: (record: RecordOf<'transactions'>) => string
  title?: string
  figures?: ReactNode
  summary?: ReactNode
}

export function TransactionsList({ fundId, filter, addPath, detailsPath, ...head }: TransactionsListProps) {
  const translate = useTranslate()
  const { fund: currency } = useFundCurrencies(fundId)
  return (
    <EntityList
      {...head}
      resource="transactions"
      parentFilter={filter}
      addPath={addPath}
      rowPath={detailsPath}
      decimals={DECIMALS}
      useTotals={useTransactionTotals}
      below={{
        description: record => <Kind record={record} />,
        amountFund: record => <LocalAmount record={record} fundCurrencyId={currency?.id} />,
      }}
      emptySentence={translate('transaction.emptySentence')}
      facts={currency && <span>{translate('transaction.facts', { currency: currency.code })}</span>}
    />
  )
}
