import { useParams } from 'react-router'
import { path } from '../paths.ts'
import { EntityForm } from '../web/kit/form/EntityForm.tsx'
import { preload } from '../web/kit/data/metadata.ts'
import { bankAccountRules } from './rules.ts'

preload('bank-accounts', 'form')

export function FundBankAccountDetails() {
  const { fundId, fundBankAccountId } = useParams()
  return (
    <EntityForm
      resource="bank-accounts"
      id={Number(fundBankAccountId)}
      within={{ fundId: Number(fundId) }}
      rules={bankAccountRules}
      listPath={path('fund.bankAccounts.overview', { fundId: Number(fundId) })}
    />
  )
}
