/** The pages of one transaction of a fund. The list stands apart: it needs no form. */
import { useParams } from 'react-router'
import { path } from '../paths.ts'
import { TransactionForm } from './TransactionForm.tsx'

function useFundPaths() {
  const parameters = useParams()
  const fundId = Number(parameters['fundId'])
  return {
    fundId,
    id: Number(parameters['transactionId']),
    list: path('fund.transactions.overview', { fundId }),
    details: (record: { id: number | string }) =>
      path('fund.transaction.details', { fundId, transactionId: record.id }),
  }
}

export function FundTransactionAdd() {
  const { fundId, list, details } = useFundPaths()
  return <TransactionForm fundId={fundId} listPath={list} savedPath={details} />
}

export function FundTransactionDetails() {
  const { fundId, id, list, details } = useFundPaths()
  return <TransactionForm fundId={fundId} id={id} listPath={list} savedPath={details} />
}
