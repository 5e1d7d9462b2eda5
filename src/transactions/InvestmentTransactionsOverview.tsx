/** The transactions of an investment: fund and investment are those of the address. */
import { InvestmentTabs, OfInvestment } from '../investment-pages/OfInvestment.tsx'
import { path } from '../paths.ts'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { TransactionsList } from './TransactionsList.tsx'
import { useParameters } from '../web/kit/data/useParameters.ts'

export function InvestmentTransactionsOverview() {
  const translate = useTranslate()
  const place = useParameters('fund.investment.transactions.overview')
  return (
    <OfInvestment>
      {investment => (
        <TransactionsList
          fundId={place.fundId}
          filter={place}
          addPath={path('fund.investment.transactions.add', place)}
          detailsPath={record => path('fund.investment.transaction.details', { ...place, transactionId: record.id })}
          title={translate('transaction.listTitle', { investment: investment.name })}
          figures={
            <InvestmentTabs
              fundId={place.fundId}
              investmentId={place.investmentId}
              open="fund.investment.transactions.overview"
            />
          }
        />
      )}
    </OfInvestment>
  )
}
