import { useGetList, useTranslate } from 'react-admin'
import type { RaRecord } from 'react-admin'
import { Link } from 'react-router'
import { formatDate } from '../formats.ts'
import { path } from '../paths.ts'
import { useSession } from '../web/kit/session.tsx'
import { Card, CardEmpty } from './Card.tsx'
import { RATES_SHOWN, lastMonthEnd, useLatestRates } from './RatesCard.tsx'
import { useNames } from './useNames.tsx'

export const ACCOUNTS_SHOWN = 5

/** Bank accounts that a second person has to verify. */
export function useWaitingAccounts(shown: number) {
  return useGetList('bank-accounts', { pagination: { page: 1, perPage: shown }, sort: { field: 'updatedAt', order: 'ASC' }, filter: { status: 'PendingVerification' } })
}

export function AttentionCard() {
  const translate = useTranslate()
  const { data: accounts = [], total = 0, isPending, error } = useWaitingAccounts(ACCOUNTS_SHOWN)
  const missing = useMissingRates()
  const items = total + (missing ? 1 : 0)
  return (
    <Card title={translate('home.attention.title')} aside={items > 0 && translate('home.attention.items', { smart_count: items })} loading={isPending} error={error}>
      {items > 0 ? <ul className="home-items">{missing && <MissingRates date={missing} />}<Accounts accounts={accounts} /></ul> : <CardEmpty title={translate('home.attention.done')} sentence={translate('home.attention.doneSentence')} />}
    </Card>
  )
}

/** The last month end, when rates are kept but that day has none yet. */
function useMissingRates(): string | null {
  const { today, allows } = useSession()
  const { date } = useLatestRates(RATES_SHOWN)
  const monthEnd = lastMonthEnd(today)
  return allows('tenantAdmin') && date !== undefined && date < monthEnd ? monthEnd : null
}

function MissingRates({ date }: { date: string }) {
  const translate = useTranslate()
  return (
    <li>
      <span className="status-chip" data-tone="warn">{translate('home.attention.chipRates')}</span>
      <span><b>{translate('home.attention.rates', { date: formatDate(date) })}</b><small>{translate('home.rates.noneSentence')}</small></span>
      <Link to={path('currencies.overview')}>{translate('home.attention.openRates')}</Link>
    </li>
  )
}

function Accounts({ accounts }: { accounts: RaRecord[] }) {
  const translate = useTranslate()
  const fund = useNames(accounts, 'fundId', 'funds', 'name')
  return accounts.map(account => (
    <li key={account.id}>
      <span className="status-chip" data-tone="warn">{translate('home.attention.chip')}</span>
      <span><b>{translate('home.attention.verify', { name: String(account['name']) })}</b><small>{[fund(account), account['accountNumber']].filter(Boolean).join(' · ')}</small></span>
      <Link to={path('fund.bankAccount.details', { fundId: Number(account['fundId']), fundBankAccountId: Number(account.id) })}>{translate('home.attention.open')}</Link>
    </li>
  ))
}
