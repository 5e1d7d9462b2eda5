/** What somebody waits for: requests to reopen a period, for whoever may do it, and invoices that are not approved. */
import { Link } from 'react-router'
import { changedIn, type Changed } from '../contact-changes/changed.ts'
import { fieldOf } from '../entityTypes.ts'
import { formatDate, formatAmount } from '../formats.ts'
import { path } from '../paths.ts'
import { preload, useEntity } from '../web/kit/data/metadata.ts'
import { useRecords, type RecordOf } from '../web/kit/data/records.ts'
import { useSession } from '../web/kit/data/session.tsx'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { Chip } from '../web/kit/page/StatusChip.tsx'
import { useNames, type NameOf } from './useNames.tsx'
import { useMinorUnits } from '../web/kit/data/amountUnits.ts'
import type { Decimal } from '../entity.ts'

preload('contact-changes', 'list')

const REQUESTS_SHOWN = 5

export function useReopenRequests() {
  const { allows } = useSession()
  return useRecords(
    'reporting-periods',
    allows('tenantAdmin')
      ? {
          filter: { status: 'Completed', reopenRequestedBy_null: false },
          sort: ['reopenRequestedAt', 'asc'],
          limit: REQUESTS_SHOWN,
        }
      : null,
  )
}

interface ReopenRequestsProps {
  periods: readonly RecordOf<'reporting-periods'>[]
  fund: NameOf
}

export function ReopenRequests({ periods, fund }: ReopenRequestsProps) {
  const translate = useTranslate()
  return periods.map(period => (
    <li key={`reopen ${period.id}`}>
      <Chip tone="warn">{translate('deadline.attention.chipReopen')}</Chip>
      <span>
        <b>{translate('deadline.attention.reopen', { name: period.name })}</b>
        <small>{`${fund(period.fundId)} \u00b7 ${period.reopenRequestedBy ?? ''}: ${period.reopenReason ?? ''}`}</small>
      </span>
      <Link to={path('fund.reportingPeriod.details', { fundId: period.fundId, reportingPeriodId: period.id })}>
        {translate('deadline.openPeriod')}
      </Link>
    </li>
  ))
}

/** The agent has a card of its own for them, and may not approve any. */
export function useOpenInvoices() {
  const { allows } = useSession()
  return useRecords('invoices', allows('edit') ? { filter: { status: 'Open' }, sort: ['date', 'asc'], limit: 1 } : null)
}

interface OpenInvoicesProps {
  total: number
  oldest: RecordOf<'invoices'>
  /** In the system currency. */
  amount: Decimal | undefined
  currency: string
}

export function OpenInvoices({ total, oldest, amount, currency }: OpenInvoicesProps) {
  const translate = useTranslate()
  const minorUnits = useMinorUnits(currency)
  return (
    <li>
      <Chip tone="warn">{translate('deadline.attention.chipInvoices')}</Chip>
      <span>
        <b>{translate('deadline.attention.invoices', { smart_count: total })}</b>
        <small>
          {amount === undefined
            ? translate('deadline.attention.invoicesSentence', { date: formatDate(oldest.date) })
            : translate('deadline.attention.invoicesAmount', {
                amount: formatAmount(amount, minorUnits),
                currency,
                date: formatDate(oldest.date),
              })}
        </small>
      </span>
      <Link to={path('invoices.overview', {}, { filter: '{"status":["Open"]}' })}>
        {translate('deadline.attention.openInvoices')}
      </Link>
    </li>
  )
}

/** Access to the portal that investors have asked for a colleague, for whoever decides. */
export function useAskedAccesses() {
  const { allows } = useSession()
  const {
    data: accesses = [],
    total: asked = 0,
    isLoading,
  } = useRecords(
    'portal-accesses',
    allows('tenantAdmin') ? { filter: { status: 'Asked' }, sort: ['createdAt', 'asc'], limit: REQUESTS_SHOWN } : null,
  )
  const { name: partner, isPending } = useNames(
    'limited-partners',
    accesses.map(({ limitedPartnerId }) => limitedPartnerId),
    ({ name }) => name,
  )
  return { accesses, partner, asked, accessesPending: isLoading || isPending }
}

/** Contact data that investors want changed, for whoever checks them. */
export function useContactChanges() {
  const { allows } = useSession()
  return useRecords(
    'contact-changes',
    allows('edit') ? { filter: { status: 'Asked' }, sort: ['createdAt', 'asc'], limit: REQUESTS_SHOWN } : null,
  )
}

export function ContactChangesAsked({ changes }: { changes: readonly RecordOf<'contact-changes'>[] }) {
  const translate = useTranslate()
  const entity = useEntity('contact-changes')
  const valueOf = ({ name, to }: Changed) => `${fieldOf(entity, name).title} ${to}`
  return changes.map(change => (
    <li key={`contact ${change.id}`}>
      <Chip tone="warn">{translate('deadline.attention.chipCheck')}</Chip>
      <span>
        <b>{translate('deadline.attention.contactChange', { name: change.askedBy })}</b>
        <small>{changedIn(change).map(valueOf).join(' \u00b7 ')}</small>
      </span>
      <Link to={path('contact.details', { contactId: change.contactId }, { tab: 'changes' })}>
        {translate('deadline.attention.openContact')}
      </Link>
    </li>
  ))
}

interface AskedAccessesProps {
  accesses: readonly RecordOf<'portal-accesses'>[]
  partner: NameOf
}

export function AskedAccesses({ accesses, partner }: AskedAccessesProps) {
  const translate = useTranslate()
  return accesses.map(({ id, fundId, limitedPartnerId, firstName, lastName, until }) => (
    <li key={`access ${id}`}>
      <Chip tone="warn">{translate('deadline.attention.chipAccess')}</Chip>
      <span>
        <b>{translate('deadline.attention.access', { name: `${firstName} ${lastName}` })}</b>
        <small>
          {translate('deadline.attention.accessSentence', {
            partner: partner(limitedPartnerId),
            date: formatDate(until),
          })}
        </small>
      </span>
      <Link
        to={path('fund.limitedPartner.details', { fundId, limitedPartnersId: limitedPartnerId }, { tab: 'access' })}
      >
        {translate('deadline.attention.openPartner')}
      </Link>
    </li>
  ))
}
