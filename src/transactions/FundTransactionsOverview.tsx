/** The transactions of a fund. */
import { useParams } from 'react-router'
import { path } from '../paths.ts'
import { TransactionsList } from './TransactionsList.tsx'

export function FundTransactionsOverview() {
  const fundId = Number(useParams()['fundId'])
  return (
    <TransactionsList
      fundId={fundId}
      filter={{ fundId }}
      addPath={path('fund.transactions.add', { fundId })}
      detailsPath={record => path('fund.transaction.details', { fundId, transactionId: record.id })}
    />
  )
}
