import type { RaRecord } from 'react-admin'
import { useParams } from 'react-router'
import { path } from '../paths.ts'
import { EntityForm } from '../web/kit/EntityForm.tsx'
import { preload, useEntity } from '../web/kit/metadata.ts'
import { StatusChip } from '../web/kit/StatusChip.tsx'
import { bankAccountRules } from './rules.ts'

preload('bank-accounts', 'form')

/** An account of the fund itself belongs to nobody else; the state stands in the head. */
const HIDDEN = ['fundId', 'investmentId', 'limitedPartnerId', 'status']

export function FundBankAccountDetails() {
  const { fundId, fundBankAccountId } = useParams()
  return (
    <EntityForm
      resource="bank-accounts" id={Number(fundBankAccountId)} rules={bankAccountRules} hides={HIDDEN}
      title={account => String(account['name'])} facts={account => <Facts account={account} />}
      listPath={path('fund.bankAccounts.overview', { fundId: Number(fundId) })}
    />
  )
}

function Facts({ account }: { account: RaRecord }) {
  const status = useEntity('bank-accounts').fields.find(field => field.name === 'status')
  return <>{status && <StatusChip field={status} value={String(account['status'])} />}<span className="figures">{String(account['accountNumber'])}</span></>
}
