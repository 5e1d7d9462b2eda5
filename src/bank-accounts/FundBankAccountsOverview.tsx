import { Link, useNavigate } from 'react-router'
import { path } from '../paths.ts'
import { useRecords } from '../web/kit/data/records.ts'
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
      facts={<WaitElsewhere fundId={fundId} />}
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

const WAITING_MAX = 200
const NAMED_MAX = 10

/** The menu counts them with those of the list, and leads here. */
function WaitElsewhere({ fundId }: { fundId: number }) {
  const translate = useTranslate()
  const { data = [] } = useRecords('bank-accounts', {
    filter: { fundId, status: 'PendingVerification' },
    sort: ['updatedAt', 'asc'],
    limit: WAITING_MAX,
  })
  const elsewhere = data.filter(
    ({ investmentId, limitedPartnerId }) => investmentId !== null || limitedPartnerId !== null,
  )
  if (elsewhere.length === 0) return null
  return (
    <span>
      {translate('bankAccount.waitElsewhere', { smart_count: elsewhere.length })}{' '}
      {elsewhere.slice(0, NAMED_MAX).map(({ id, name }, place) => (
        <span key={id}>
          {place > 0 && ', '}
          <Link to={path('fund.bankAccount.details', { fundId, fundBankAccountId: id })}>{name}</Link>
        </span>
      ))}
      {elsewhere.length > NAMED_MAX && ', …'}
    </span>
  )
}
