/** The three pages of a fund's transactions. */
import { useParams } from 'react-router'
import { path } from '../paths.ts'
import { TransactionForm } from './TransactionForm.tsx'
import { TransactionsList } from './TransactionsList.tsx'

function useFundPaths() {
  const parameters = useParams()
  const fundId = Number(parameters['fundId'])
  return {
    fundId, id: Number(parameters['transactionId']), list: path('fund.transactions.overview', { fundId }), add: path('fund.transactions.add', { fundId }),
    details: (record: { id: number | string }) => path('fund.transaction.details', { fundId, transactionId: record.id }),
  }
}

export function FundTransactionsOverview() {
  const { fundId, add, details } = useFundPaths()
  return <TransactionsList fundId={fundId} filter={{ fundId }} addPath={add} detailsPath={details} />
}

export function FundTransactionAdd() {
  const { fundId, list, details } = useFundPaths()
  return <TransactionForm fundId={fundId} listPath={list} savedPath={details} />
}

export function FundTransactionDetails() {
  const { fundId, id, list, details } = useFundPaths()
  return <TransactionForm fundId={fundId} id={id} listPath={list} savedPath={details} />
}
