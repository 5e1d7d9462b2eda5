/** The three pages of an investment's transactions: fund and investment are those of the address. */
import { useTranslate } from 'react-admin'
import { useParams } from 'react-router'
import { InvestmentTabs, OfInvestment } from '../investments/OfInvestment.tsx'
import { path } from '../paths.ts'
import { TransactionForm } from './TransactionForm.tsx'
import { TransactionsList } from './TransactionsList.tsx'

function useInvestmentPaths() {
  const parameters = useParams()
  const place = { fundId: Number(parameters['fundId']), investmentId: Number(parameters['investmentId']) }
  return {
    ...place, id: Number(parameters['transactionId']), list: path('fund.investment.transactions.overview', place), add: path('fund.investment.transactions.add', place),
    details: (record: { id: number | string }) => path('fund.investment.transaction.details', { ...place, transactionId: record.id }),
  }
}

export function InvestmentTransactionsOverview() {
  const translate = useTranslate()
  const { fundId, investmentId, add, details } = useInvestmentPaths()
  return (
    <OfInvestment>
      {investment => (
        <TransactionsList
          fundId={fundId} filter={{ fundId, investmentId }} addPath={add} detailsPath={details} title={translate('transaction.listTitle', { investment: String(investment['name']) })}
          figures={<InvestmentTabs fundId={fundId} investmentId={investmentId} open="transactions" />}
        />
      )}
    </OfInvestment>
  )
}

export function InvestmentTransactionAdd() {
  const { fundId, investmentId, list, details } = useInvestmentPaths()
  return <OfInvestment>{() => <TransactionForm fundId={fundId} investmentId={investmentId} listPath={list} savedPath={details} />}</OfInvestment>
}

export function InvestmentTransactionDetails() {
  const { fundId, investmentId, id, list, details } = useInvestmentPaths()
  return <TransactionForm fundId={fundId} investmentId={investmentId} id={id} listPath={list} savedPath={details} />
}
