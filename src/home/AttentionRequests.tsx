/** What somebody waits for: requests to reopen a period, for whoever may do it, and invoices that are not approved. */
import { useGetList } from 'react-admin'
import type { RaRecord } from 'react-admin'
import { Link } from 'react-router'
import { formatDate } from '../formats.ts'
import { path } from '../paths.ts'
import { useSession } from '../web/kit/data/session.tsx'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { useNames } from './useNames.tsx'

const REQUESTS_SHOWN = 5

export function useReopenRequests() {
  const { allows } = useSession()
  return useGetList(
    'reporting-periods',
    {
      filter: { status: 'Completed', reopenRequestedBy_null: false },
      pagination: { page: 1, perPage: REQUESTS_SHOWN },
      sort: { field: 'reopenRequestedAt', order: 'ASC' },
    },
    { enabled: allows('tenantAdmin') },
  )
}

export function ReopenRequests({ periods }: { periods: RaRecord[] }) {
  const translate = useTranslate()
  const fund = useNames(periods, 'fundId', 'funds', 'name')
  return periods.map(period => (
    <li key={`reopen ${period.id}`}>
      <span className="status-chip" data-tone="warn">
        {translate('home.attention.chipReopen')}
      </span>
      <span>
        <b>{translate('home.attention.reopen', { name: String(period['name']) })}</b>
        <small>{`${fund(period)} \u00b7 ${String(period['reopenRequestedBy'])}: ${String(period['reopenReason'])}`}</small>
      </span>
      <Link
        to={path('fund.reportingPeriod.details', {
          fundId: Number(period['fundId']),
          reportingPeriodId: Number(period.id),
        })}
      >
        {translate('home.accounting.open')}
      </Link>
    </li>
  ))
}

/** The agent has a card of its own for them, and may not approve any. */
export function useOpenInvoices() {
  const { allows } = useSession()
  return useGetList(
    'invoices',
    { filter: { status: 'Open' }, pagination: { page: 1, perPage: 1 }, sort: { field: 'date', order: 'ASC' } },
    { enabled: allows('edit') },
  )
}

export function OpenInvoices({ total, oldest }: { total: number; oldest: RaRecord }) {
  const translate = useTranslate()
  return (
    <li>
      <span className="status-chip" data-tone="warn">
        {translate('home.attention.chipInvoices')}
      </span>
      <span>
        <b>{translate('home.attention.invoices', { smart_count: total })}</b>
        <small>{translate('home.attention.invoicesSentence', { date: formatDate(String(oldest['date'])) })}</small>
      </span>
      <Link to={path('invoices.overview', {}, { filter: '{"status":["Open"]}' })}>
        {translate('home.attention.openInvoices')}
      </Link>
    </li>
  )
}
