/** The transactions of a fund. */
import { path } from '../paths.ts'
import { useListFilter } from '../web/kit/list/listState.ts'
import { CashStrip } from './CashStrip.tsx'
import { TransactionsList } from './TransactionsList.tsx'
import { useParameters } from '../web/kit/data/useParameters.ts'

export function FundTransactionsOverview() {
  const { fundId } = useParameters('fund.transactions.overview')
  return (
    <TransactionsList
      fundId={fundId}
      filter={{ fundId }}
      summary={<CashOfQuarter fundId={fundId} />}
      addPath={path('fund.transactions.add', { fundId })}
      detailsPath={record => path('fund.transaction.details', { fundId, transactionId: record.id })}
    />
  )
}

/** Cash is shown once the list is narrowed to days, whatever else it is filtered by. */
function CashOfQuarter({ fundId }: { fundId: number }) {
  const { date_gte: from, date_lte: to, fundId: _fund, ...others } = useListFilter('transactions')
  const isNarrowed = Object.keys(others).length > 0
  return from && to ? <CashStrip fundId={fundId} from={from} to={to} isNarrowed={isNarrowed} /> : null
}
