import { useGetList, useTranslate } from 'react-admin'
import type { RaRecord } from 'react-admin'
import { Link } from 'react-router'
import { path } from '../paths.ts'
import { Card, CardEmpty } from './Card.tsx'
import { useNames } from './useNames.tsx'

const SHOWN = 5

/** Bank accounts that a second person has to verify. */
export function useWaitingAccounts(shown: number) {
  return useGetList('bank-accounts', { pagination: { page: 1, perPage: shown }, sort: { field: 'updatedAt', order: 'ASC' }, filter: { status: 'PendingVerification' } })
}

export function AttentionCard() {
  const translate = useTranslate()
  const { data = [], total = 0, isPending, error } = useWaitingAccounts(SHOWN)
  return (
    <Card title={translate('home.attention.title')} aside={total > 0 && translate('home.attention.items', { smart_count: total })} loading={isPending} error={error}>
      {data.length > 0 ? <Items accounts={data} /> : <CardEmpty title={translate('home.attention.done')} sentence={translate('home.attention.doneSentence')} />}
    </Card>
  )
}

function Items({ accounts }: { accounts: RaRecord[] }) {
  const translate = useTranslate()
  const fund = useNames(accounts, 'fundId', 'funds', 'name')
  return (
    <ul className="home-items">
      {accounts.map(account => (
        <li key={account.id}>
          <span className="status-chip" data-tone="warn">{translate('home.attention.chip')}</span>
          <span><b>{translate('home.attention.verify', { name: String(account['name']) })}</b><small>{[fund(account), account['accountNumber']].filter(Boolean).join(' · ')}</small></span>
          <Link to={path('fund.bankAccount.details', { fundId: Number(account['fundId']), fundBankAccountId: Number(account.id) })}>{translate('home.attention.open')}</Link>
        </li>
      ))}
    </ul>
  )
}
