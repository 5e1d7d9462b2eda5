import { useNavigate } from 'react-router'
import { path } from '../paths.ts'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { EntityList } from '../web/kit/list/EntityList.tsx'
import { preload } from '../web/kit/data/metadata.ts'
import { useParameters } from '../web/kit/data/useParameters.ts'

preload('bank-accounts', 'list')

export function FundBankAccountsOverview() {
  const translate = useTranslate()
  const navigate = useNavigate()
  const { fundId } = useParameters('fund.bankAccounts.overview')
  const detailsOf = (id: number | string) => path('fund.bankAccount.details', { fundId, fundBankAccountId: id })
  return (
    <EntityList
      // Accounts of its investments and partners have lists of their own.
      resource="bank-accounts"
      parentFilter={{ fundId, investmentId: null, limitedPartnerId: null }}
      rowPath={account => detailsOf(account.id)}
      emptySentence={translate('bankAccount.emptySentence')}
      addInDialog={{
        parentValues: { fundId },
        sentence: translate('bankAccount.newSentence'),
        onSaved: account => {
          void navigate(detailsOf(account.id))
        },
      }}
    />
  )
}
