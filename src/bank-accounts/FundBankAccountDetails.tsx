import { path } from '../paths.ts'
import { EntityForm } from '../web/kit/form/EntityForm.tsx'
import { preload } from '../web/kit/data/metadata.ts'
import { useParameters } from '../web/kit/data/useParameters.ts'

preload('bank-accounts', 'form')

export function FundBankAccountDetails() {
  const { fundId, fundBankAccountId } = useParameters('fund.bankAccount.details')
  return (
    <EntityForm
      resource="bank-accounts"
      id={fundBankAccountId}
      within={{ fundId }}
      listPath={path('fund.bankAccounts.overview', { fundId })}
    />
  )
}
