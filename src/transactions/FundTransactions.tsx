/** The pages of one transaction of a fund. The list stands apart: it needs no form. */
import { path } from '../paths.ts'
import { TransactionForm } from './TransactionForm.tsx'
import { useParameters } from '../web/kit/data/useParameters.ts'

function useFundPaths() {
  const { fundId } = useParameters('fund.transactions.overview')
  return {
    fundId,
    list: path('fund.transactions.overview', { fundId }),
    details: (record: { id: number }) => path('fund.transaction.details', { fundId, transactionId: record.id }),
  }
}

export function FundTransactionAdd() {
  const { fundId, list, details } = useFundPaths()
  return <TransactionForm fundId={fundId} listPath={list} savedPath={details} />
}

export function FundTransactionDetails() {
  const { fundId, list, details } = useFundPaths()
  const { transactionId: id } = useParameters('fund.transaction.details')
  return <TransactionForm fundId={fundId} id={id} listPath={list} savedPath={details} />
}
