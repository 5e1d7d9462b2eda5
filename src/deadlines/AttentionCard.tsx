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
import { Chip } from '../web/kit/page/StatusChip.tsx'
import {
  AskedAccesses,
  ContactChangesAsked,
  OpenInvoices,
  ReopenRequests,
  useAskedAccesses,
  useContactChanges,
  useOpenInvoices,
  useReopenRequests,
} from './AttentionRequests.tsx'
import { LatePayments, WaitingMovements } from './AttentionMovements.tsx'
import { WaitingOnboardings } from './AttentionOnboardings.tsx'
import { useDeadlines } from './useDeadlines.tsx'
import './deadlines.css'
import './texts.ts'
import { PeriodsDue, usePeriodsDue } from './AttentionPeriods.tsx'
import { Card, CardEmpty } from '../web/kit/page/Card.tsx'
import { useNames, type NameOf } from './useNames.tsx'

// The sheet of rates comes when somebody wants to fill it in.
const MonthEndDialog = lazy(() =>
  import('../currencies/MonthEndDialog.tsx').then(module => ({ default: module.MonthEndDialog })),
)

/** Of each kind. */
const SHOWN = 5

/** Bank accounts that a second person has to verify. */
function useWaitingAccounts() {
  return useRecords('bank-accounts', {
    filter: { status: 'PendingVerification' },
    sort: ['updatedAt', 'asc'],
    limit: SHOWN,
  })
}

export function AttentionCard() {
  const translate = useTranslate()
  const { data: accounts = [], total = 0, isPending, error } = useWaitingAccounts()
  const { allows } = useSession()
  const { monthEnd, systemId, missing, isPending: ratesPending } = useMonthEnd()
  const rates = systemId !== undefined && missing.length > 0 && allows('tenantAdmin')
  const { data: periods = [], total: due = 0, isPending: periodsPending, error: periodsError } = usePeriodsDue()
  const { data: requests = [], total: requested = 0, isLoading: requestsLoading } = useReopenRequests()
  const { accesses, partner, asked, accessesPending } = useAskedAccesses()
  const { data: changes = [], total: changing = 0, isLoading: changesLoading } = useContactChanges()
  const { data: [oldest] = [], total: open = 0, isLoading: invoicesLoading } = useOpenInvoices()
  const { data: deadlines, isPending: deadlinesPending } = useDeadlines()
  const { late = [], waiting = [], overdue, toApprove, currency = '' } = deadlines ?? {}
  const onboardings = allows('edit') ? (deadlines?.onboardings ?? []) : []
  const { name: fund, isPending: fundsPending } = useNames(
    'funds',
    [...periods, ...requests, ...accounts].map(({ fundId }) => fundId),
    ({ name }) => name,
  )
  // All at once: what comes later would move what stands already.
  const loading = [isPending, periodsPending, deadlinesPending, ratesPending, requestsLoading, invoicesLoading]
  const peopleLoading = accessesPending || changesLoading
  const [lateShown, waitingShown] = [late.slice(0, SHOWN), waiting.slice(0, SHOWN)]
  const onboardingsShown = onboardings.slice(0, SHOWN)
  const ours = waiting.length + onboardings.length
  const listed = (overdue?.count ?? 0) + ours + total + due + requested + asked + changing
  const items = listed + (oldest ? 1 : 0) + (rates ? 1 : 0)
  const shown = [lateShown, waitingShown, onboardingsShown, accounts, periods, requests, accesses, changes]
  const hidden = listed - shown.flat().length
  return (
    <Card
      title={translate('deadline.attention.title')}
      aside={items > 0 && translate('deadline.attention.items', { smart_count: items })}
      loading={loading.includes(true) || fundsPending || peopleLoading}
      error={error ?? periodsError}
    >
      {items === 0 && (
        <CardEmpty
          title={translate('deadline.attention.done')}
          sentence={translate('deadline.attention.doneSentence')}
        />
      )}
      {items > 0 && (
        <ul className="card-items">
          <AskedAccesses accesses={accesses} partner={partner} />
          <ContactChangesAsked changes={changes} />
          <ReopenRequests periods={requests} fund={fund} />
          <PeriodsDue periods={periods} fund={fund} />
          <LatePayments late={lateShown} />
          <WaitingMovements movements={waitingShown} />
          <WaitingOnboardings onboardings={onboardingsShown} />
          {oldest && <OpenInvoices total={open} oldest={oldest} amount={toApprove?.amount} currency={currency} />}
          {rates && <MissingRates monthEnd={monthEnd} systemId={systemId} rows={missing} />}
          <Accounts accounts={accounts} fund={fund} />
        </ul>
      )}
      {hidden > 0 && <p className="page-card-more">{translate('deadline.more', { smart_count: hidden })}</p>}
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
      <Chip tone="warn">{translate('deadline.attention.chipRates')}</Chip>
      <span>
        <b>{translate('deadline.attention.rates', { smart_count: rows.length, date: formatDate(monthEnd) })}</b>
        <small>{translate('deadline.attention.ratesSentence')}</small>
      </span>
      <button type="button" className="text-link" onClick={() => setAdding(true)}>
        {translate('deadline.attention.openRates')}
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

function Accounts({ accounts, fund }: { accounts: readonly RecordOf<'bank-accounts'>[]; fund: NameOf }) {
  const translate = useTranslate()
  return accounts.map(({ id: fundBankAccountId, fundId, name, accountNumber }) => (
    <li key={fundBankAccountId}>
      <Chip tone="warn">{translate('deadline.attention.chip')}</Chip>
      <span>
        <b>{translate('deadline.attention.verify', { name })}</b>
        <small>{[fund(fundId), accountNumber].filter(Boolean).join(' · ')}</small>
      </span>
      <Link to={path('fund.bankAccount.details', { fundId, fundBankAccountId })}>
        {translate('deadline.attention.open')}
      </Link>
    </li>
  ))
}
