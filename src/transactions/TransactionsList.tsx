/**
 * Transactions of a fund with those of its investments, or of one investment; what was found adds up in fund currency.
 */
import { useState, type ReactNode } from 'react'
import type { FieldName, Filter } from '../entityTypes.ts'
import { formatAmount } from '../formats.ts'
import { isZero } from '../money.ts'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { EntityList } from '../web/kit/list/EntityList.tsx'
import type { Totals } from '../web/kit/list/types.ts'
import { preload } from '../web/kit/data/metadata.ts'
import type { RecordOf } from '../web/kit/data/records.ts'
import { useRead } from '../web/kit/data/useRead.ts'
import { PLANNED_OR_PENDING } from './plannedOrPending.ts'
import { transactionReads } from './reads.ts'
import { Kind, LocalAmount, NoDocument } from './TransactionCells.tsx'
import { TransactionPanel } from './TransactionPanel.tsx'
import { useFundCurrencies } from './useFundCurrencies.tsx'
import { useMinorUnits } from '../web/kit/data/amountUnits.ts'

preload('transactions', 'list')

function useTransactionTotals(filter: Filter<'transaction'>): Totals<FieldName<'transaction'>> | undefined {
  const translate = useTranslate()
  const minorUnits = useMinorUnits()
  const { data } = useRead(transactionReads.transactionTotals, { filter }, { keepsPrevious: true })
  if (!data) return undefined
  return {
    label: translate('transaction.found', { smart_count: data.count }),
    parts: [
      translate('transaction.inflow', { amount: formatAmount(data.inflow, minorUnits) }),
      translate('transaction.outflow', { amount: formatAmount(data.outflow, minorUnits) }),
      ...(isZero(data.nonCash)
        ? []
        : [translate('transaction.nonCash', { amount: formatAmount(data.nonCash, minorUnits) })]),
    ],
    values: { amountFund: formatAmount(data.net, minorUnits) },
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
  const { data: undocumented } = useRead(transactionReads.expensesWithoutDocument, { fundId })
  const [chosen, setChosen] = useState<RecordOf<'transactions'> | null>(null)
  return (
    <>
      <EntityList
        {...head}
        resource="transactions"
        parentFilter={filter}
        addPath={addPath}
        rowPath={detailsPath}
        onOpen={setChosen}
        chosenId={chosen?.id ?? null}
        decimals="own"
        shortcut={{ field: 'status', values: PLANNED_OR_PENDING, label: translate('transaction.plannedOrPending') }}
        useTotals={useTransactionTotals}
        below={{
          description: record => <Kind record={record} />,
          status: ({ id }) => (undocumented?.ids.includes(id) ? <NoDocument /> : null),
          amountFund: record => <LocalAmount record={record} fundCurrencyId={currency?.id} />,
        }}
        emptySentence={translate('transaction.emptySentence')}
        facts={currency && <span>{translate('transaction.facts', { currency: currency.code })}</span>}
      />
      {chosen && (
        <TransactionPanel
          id={chosen.id}
          detailsPath={detailsPath(chosen)}
          addPath={addPath}
          onClose={() => setChosen(null)}
        />
      )}
    </>
  )
}
