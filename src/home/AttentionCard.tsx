import { Suspense, lazy, useState } from 'react'
import { Link } from 'react-router'
import type { MonthEndRow } from '../currencies/monthEnd.ts'
import type { CalendarDate } from '../entity.ts'
import { useMonthEnd } from '../currencies/useMonthEnd.tsx'
import { formatDate } from '../formats.ts'
import { path } from '../paths.ts'
import { useRecords, type RecordOf } from '../web/kit/data/records.ts'
import { useSession } from '../web/kit/data/session.tsx'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { OpenInvoices, ReopenRequests, useOpenInvoices, useReopenRequests } from './AttentionRequests.tsx'
import { PeriodsDue, usePeriodsDue } from './AttentionPeriods.tsx'
import { Card, CardEmpty } from './Card.tsx'
import { useNames } from './useNames.tsx'

// The sheet of rates comes when somebody wants to fill it in.
const MonthEndDialog = lazy(() =>
  import('../currencies/MonthEndDialog.tsx').then(module => ({ default: module.MonthEndDialog })),
)

export const ACCOUNTS_SHOWN = 5

/** Bank accounts that a second person has to verify. */
export function useWaitingAccounts(shown: number) {
  return useRecords('bank-accounts', {
    filter: { status: 'PendingVerification' },
    sort: ['updatedAt', 'asc'],
    limit: shown,
  })
}

export function AttentionCard() {
  const translate = useTranslate()
  const { data: accounts = [], total = 0, isPending, error } = useWaitingAccounts(ACCOUNTS_SHOWN)
  const { allows } = useSession()
  const { monthEnd, systemId, missing } = useMonthEnd()
  const rates = systemId !== undefined && missing.length > 0 && allows('tenantAdmin')
  const { data: periods = [], total: due = 0, isPending: periodsPending, error: periodsError } = usePeriodsDue()
  const { data: requests = [], total: requested = 0 } = useReopenRequests()
  const { data: [oldest] = [], total: open = 0 } = useOpenInvoices()
  const items = total + due + requested + (oldest ? 1 : 0) + (rates ? 1 : 0)
  const hidden = total - accounts.length + due - periods.length + requested - requests.length
  return (
    <Card
      title={translate('home.attention.title')}
      aside={items > 0 && translate('home.attention.items', { smart_count: items })}
      loading={isPending || periodsPending}
      error={error ?? periodsError}
    >
      {items === 0 && (
        <CardEmpty title={translate('home.attention.done')} sentence={translate('home.attention.doneSentence')} />
      )}
      {items > 0 && (
        <ul className="home-items">
          <ReopenRequests periods={requests} />
          <PeriodsDue periods={periods} />
          {oldest && <OpenInvoices total={open} oldest={oldest} />}
          {rates && <MissingRates monthEnd={monthEnd} systemId={systemId} rows={missing} />}
          <Accounts accounts={accounts} />
        </ul>
      )}
      {hidden > 0 && <p className="home-card-more">{translate('home.accounting.more', { smart_count: hidden })}</p>}
    </Card>
  )
}

/** What the books need of the last month's end, and the sheet on which it is entered. */
function MissingRates({
  monthEnd,
  systemId,
  rows,
}: {
  monthEnd: CalendarDate
  systemId: number
  rows: readonly MonthEndRow[]
}) {
  const translate = useTranslate()
  const { tenant } = useSession()
  const [adding, setAdding] = useState(false)
  return (
    <li>
      <span className="status-chip" data-tone="warn">
        {translate('home.attention.chipRates')}
      </span>
      <span>
        <b>{translate('home.attention.rates', { smart_count: rows.length, date: formatDate(monthEnd) })}</b>
        <small>{translate('home.rates.noneSentence')}</small>
      </span>
      <button type="button" className="text-link" onClick={() => setAdding(true)}>
        {translate('home.attention.openRates')}
      </button>
      <Suspense fallback={null}>
        {adding && (
          <MonthEndDialog
            monthEnd={monthEnd}
            systemId={systemId}
            system={tenant?.currency ?? ''}
            rows={rows}
            onClose={() => setAdding(false)}
          />
        )}
      </Suspense>
    </li>
  )
}

function Accounts({ accounts }: { accounts: readonly RecordOf<'bank-accounts'>[] }) {
  const translate = useTranslate()
  const fund = useNames(
    'funds',
    accounts.map(({ fundId }) => fundId),
    ({ name }) => name,
  )
  return accounts.map(({ id: fundBankAccountId, fundId, name, accountNumber }) => (
    <li key={fundBankAccountId}>
      <span className="status-chip" data-tone="warn">
        {translate('home.attention.chip')}
      </span>
      <span>
        <b>{translate('home.attention.verify', { name })}</b>
        <small>{[fund(fundId), accountNumber].filter(Boolean).join(' · ')}</small>
      </span>
      <Link to={path('fund.bankAccount.details', { fundId, fundBankAccountId })}>
        {translate('home.attention.open')}
      </Link>
    </li>
  ))
}
