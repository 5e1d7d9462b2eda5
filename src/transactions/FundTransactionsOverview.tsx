/** The transactions of a fund. */
import { path } from '../paths.ts'
import { TransactionsList } from './TransactionsList.tsx'
import { useParameters } from '../web/kit/data/useParameters.ts'

export function FundTransactionsOverview() {
  const { fundId } = useParameters('fund.transactions.overview')
  return (
    <TransactionsList
      fundId={fundId}
      filter={{ fundId }}
      addPath={path('fund.transactions.add', { fundId })}
      detailsPath={record => path('fund.transaction.details', { fundId, transactionId: record.id })}
    />
  )
}
