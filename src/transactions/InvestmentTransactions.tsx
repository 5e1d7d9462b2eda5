/**
 * The pages of one transaction of an investment: fund and investment are those of the address. The list stands apart:
 * it needs no form.
 */
import { useParams } from 'react-router'
import { OfInvestment } from '../investments/OfInvestment.tsx'
import { path } from '../paths.ts'
import { TransactionForm } from './TransactionForm.tsx'

function useInvestmentPaths() {
  const parameters = useParams()
  const place = { fundId: Number(parameters['fundId']), investmentId: Number(parameters['investmentId']) }
  return {
    ...place,
    id: Number(parameters['transactionId']),
    list: path('fund.investment.transactions.overview', place),
    details: (record: { id: number | string }) =>
      path('fund.investment.transaction.details', { ...place, transactionId: record.id }),
  }
}

export function InvestmentTransactionAdd() {
  const { fundId, investmentId, list, details } = useInvestmentPaths()
  return (
    <OfInvestment>
      {() => <TransactionForm fundId={fundId} investmentId={investmentId} listPath={list} savedPath={details} />}
    </OfInvestment>
  )
}

export function InvestmentTransactionDetails() {
  const { fundId, investmentId, id, list, details } = useInvestmentPaths()
  return <TransactionForm fundId={fundId} investmentId={investmentId} id={id} listPath={list} savedPath={details} />
}
