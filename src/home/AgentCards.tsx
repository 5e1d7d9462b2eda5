/**
 * What waits for the administrative agent: invoices to approve, figures of the books that are missing, completed
 * periods to sign off.
 */
import { useMemo, type ReactNode } from 'react'
import { Link } from 'react-router'
import { formatDate } from '../formats.ts'
import { path } from '../paths.ts'
import { useRecords, type RecordOf } from '../web/kit/data/records.ts'
import { useSession } from '../web/kit/data/session.tsx'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { Chip } from '../web/kit/page/StatusChip.tsx'
import { Card, CardEmpty } from '../web/kit/page/Card.tsx'
import { useNames } from '../deadlines/useNames.tsx'
import { waitingPeriods, type WaitingPeriod } from './waitingPeriods.ts'
import { Money } from '../web/kit/page/Money.tsx'

const SHOWN = 5
/** All that are not published: a fund has one or two of them. */
const PERIODS_MAX = 1_000

export function AgentCards() {
  return (
    <div className="home-grid even">
      <InvoicesCard />
      <AccountingCard />
    </div>
  )
}

function InvoicesCard() {
  const translate = useTranslate()
  const {
    data: invoices = [],
    total = 0,
    isPending,
    error,
  } = useRecords('invoices', { filter: { status: 'Open' }, sort: ['date', 'asc'], limit: SHOWN })
  const funds = useNames(
    'funds',
    invoices.map(({ fundId }) => fundId),
    ({ name }) => name,
  )
  const currencies = useNames(
    'currencies',
    invoices.map(({ currencyId }) => currencyId),
    ({ code }) => code,
  )
  const mayApprove = useSession().allows('edit')
  return (
    <Card
      title={translate('home.invoices.title')}
      aside={total > 0 && translate('home.invoices.waiting', { smart_count: total })}
      loading={isPending || funds.isPending || currencies.isPending}
      error={error}
    >
      {invoices.length === 0 && (
        <CardEmpty title={translate('home.invoices.none')} sentence={translate('home.invoices.sentence')} />
      )}
      <ul className="card-items">
        {invoices.map(invoice => (
          <Item
            key={invoice.id}
            chip={translate(mayApprove ? 'home.invoices.chip' : 'home.invoices.chipOpen')}
            title={`${invoice.supplier} ${invoice.number}`}
            facts={[funds.name(invoice.fundId), formatDate(invoice.date)]}
          >
            <span className="card-item-end">
              {invoice.totalWithVat && (
                <span className="figures">
                  <Money of={invoice.totalWithVat} currency={invoice.currencyId} />{' '}
                  {currencies.name(invoice.currencyId)}
                </span>
              )}
              <Link to={path('invoices.overview', {}, { invoice: invoice.id })}>{translate('home.invoices.open')}</Link>
            </span>
          </Item>
        ))}
      </ul>
      {total > 0 && (
        <p className="page-card-more">
          <Link to={path('invoices.overview')}>{translate('home.invoices.all')}</Link>
        </p>
      )}
    </Card>
  )
}

function AccountingCard() {
  const translate = useTranslate()
  const { waiting, isPending, error } = useWaitingPeriods()
  const shown = waiting.slice(0, SHOWN)
  const funds = useNames(
    'funds',
    shown.map(({ period }) => period.fundId),
    ({ name }) => name,
  )
  return (
    <Card
      title={translate('home.accounting.title')}
      aside={waiting.length > 0 && translate('home.accounting.waiting', { smart_count: waiting.length })}
      loading={isPending || funds.isPending}
      error={error}
    >
      {waiting.length === 0 && (
        <CardEmpty title={translate('home.accounting.none')} sentence={translate('home.accounting.sentence')} />
      )}
      <ul className="card-items">
        {shown.map(({ period, lacks }) => (
          <Item
            key={`${period.id} ${lacks}`}
            chip={translate(`home.accounting.chip.${lacks}`)}
            title={period.name}
            facts={[funds.name(period.fundId), formatDate(period.date)]}
          >
            <WayOn period={period} lacks={lacks} />
          </Item>
        ))}
      </ul>
      {waiting.length > SHOWN && (
        <p className="page-card-more">{translate('home.accounting.more', { smart_count: waiting.length - SHOWN })}</p>
      )}
    </Card>
  )
}

/** A completed period takes no figures any more: it is signed off, or asked to be reopened, on its own page. */
function WayOn({ period, lacks }: WaitingPeriod<RecordOf<'reporting-periods'>>) {
  const translate = useTranslate()
  const { id: reportingPeriodId, fundId, status } = period
  const mayEnter = useSession().allows('edit')
  return lacks === 'entry' && status === 'Open' ? (
    <Link to={path('fund.accounting.overview', { fundId }, { period: reportingPeriodId })}>
      {translate(mayEnter ? 'home.accounting.enter' : 'home.accounting.see')}
    </Link>
  ) : (
    <Link to={path('fund.reportingPeriod.details', { fundId, reportingPeriodId })}>
      {translate('home.accounting.open')}
    </Link>
  )
}

function useWaitingPeriods() {
  const { today } = useSession()
  const periods = useRecords('reporting-periods', {
    filter: { status: ['Open', 'Completed'], date_lte: today },
    sort: ['date', 'asc'],
    limit: PERIODS_MAX,
  })
  const ids = useMemo(() => (periods.data ?? []).map(({ id }) => id), [periods.data])
  const entries = useRecords(
    'accounting-entries',
    ids.length > 0 ? { filter: { reportingPeriodId: ids }, limit: PERIODS_MAX } : null,
  )
  const isPending = periods.isPending || (ids.length > 0 && entries.isPending)
  return {
    waiting: isPending ? [] : waitingPeriods(periods.data ?? [], entries.data ?? []),
    isPending,
    error: periods.error ?? entries.error,
  }
}

function Item({
  chip,
  title,
  facts,
  children,
}: {
  chip: string
  title: string
  facts: readonly string[]
  children: ReactNode
}) {
  return (
    <li>
      <Chip tone="warn">{chip}</Chip>
      <span>
        <b>{title}</b>
        <small>{facts.join(' · ')}</small>
      </span>
      {children}
    </li>
  )
}
