/** The two pages of an investment's bank accounts. */
import { useNavigate } from 'react-router'
import { InvestmentTabs, OfInvestment } from '../investment-pages/OfInvestment.tsx'
import type { FieldName } from '../entityTypes.ts'
import { path } from '../paths.ts'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { EntityForm } from '../web/kit/form/EntityForm.tsx'
import { EntityList } from '../web/kit/list/EntityList.tsx'
import { preload } from '../web/kit/data/metadata.ts'
import { useParameters } from '../web/kit/data/useParameters.ts'

preload('bank-accounts', 'list')

const OWNER: readonly FieldName<'bankAccount'>[] = ['investmentId', 'limitedPartnerId']

function usePlace() {
  const place = useParameters('fund.investment.bankAccounts.overview')
  return {
    place,
    detailsOf: (id: number | string) =>
      path('fund.investment.bankAccount.details', { ...place, investmentBankAccountId: id }),
  }
}

export function InvestmentBankAccountsOverview() {
  const translate = useTranslate()
  const navigate = useNavigate()
  const { place, detailsOf } = usePlace()
  return (
    <OfInvestment>
      {investment => (
        <EntityList
          resource="bank-accounts"
          parentFilter={place}
          rowPath={account => detailsOf(account.id)}
          emptySentence={translate('bankAccount.emptyOfInvestment')}
          title={translate('bankAccount.listTitle', { investment: investment.name })}
          figures={<InvestmentTabs {...place} open="fund.investment.bankAccounts.overview" />}
          addInDialog={{
            parentValues: place,
            sentence: translate('bankAccount.newOfInvestment'),
            onSaved: account => {
              void navigate(detailsOf(account.id))
            },
          }}
        />
      )}
    </OfInvestment>
  )
}

export function InvestmentBankAccountDetails() {
  const { place } = usePlace()
  const { investmentBankAccountId: id } = useParameters('fund.investment.bankAccount.details')
  return (
    <EntityForm
      resource="bank-accounts"
      id={id}
      within={place}
      hides={OWNER}
      listPath={path('fund.investment.bankAccounts.overview', place)}
    />
  )
}
