/**
 * The pages of one transaction of an investment: fund and investment are those of the address. The list stands apart:
 * it needs no form.
 */
import { OfInvestment } from '../investment-pages/OfInvestment.tsx'
import { path } from '../paths.ts'
import { TransactionForm } from './TransactionForm.tsx'
import { useParameters } from '../web/kit/data/useParameters.ts'

function useInvestmentPaths() {
  const place = useParameters('fund.investment.transactions.overview')
  return {
    ...place,
    list: path('fund.investment.transactions.overview', place),
    details: (record: { id: number }) =>
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
  const { fundId, investmentId, list, details } = useInvestmentPaths()
  const { transactionId: id } = useParameters('fund.investment.transaction.details')
  return <TransactionForm fundId={fundId} investmentId={investmentId} id={id} listPath={list} savedPath={details} />
}
