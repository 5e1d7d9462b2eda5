import AccountBalanceOutlined from '@mui/icons-material/AccountBalanceOutlined'
import { Link } from 'react-router'
import { formatCoefficient, formatDate, formatAmount, formatPercent } from '../formats.ts'
import { path } from '../paths.ts'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { EmptyState } from '../web/kit/page/EmptyState.tsx'
import { useRead } from '../web/kit/data/useRead.ts'
import { useSession } from '../web/kit/data/session.tsx'
import type { Holding, PublishedHolding } from './holding.ts'
import { portalReads } from './reads.ts'
import './texts.ts'
import './portal.css'

/** What the investor holds, a card for each holding: nothing but what was published of it. */
export function PortalFunds() {
  const translate = useTranslate()
  const { tenant } = useSession()
  const { data: holdings, error } = useRead(portalReads.portalFunds, tenant && { tenant: tenant.shortName })
  return (
    <div className="portal-page" aria-busy={holdings === undefined && !error}>
      <header>
        <h1>{translate('portal.funds.title')}</h1>
        <p>{translate('portal.funds.lead')}</p>
      </header>
      {error && (
        <p className="message" role="alert" data-tone="bad">
          {error.message}
        </p>
      )}
      {holdings?.length === 0 && (
        <EmptyState
          icon={<AccountBalanceOutlined aria-hidden />}
          title={translate('portal.none.title')}
          sentence={translate('portal.none.sentence')}
        />
      )}
      {holdings?.map(holding => (
        <HoldingCard key={holding.id} holding={holding} />
      ))}
    </div>
  )
}

function HoldingCard({ holding: { id, name, fund, published } }: { holding: Holding }) {
  const translate = useTranslate()
  const facts =
    published &&
    [
      published.vintageYear !== null && translate('portal.vintage', { year: published.vintageYear }),
      published.currency,
      translate('portal.asOf', { date: formatDate(published.period.date) }),
      translate('portal.holder', { name }),
    ]
      .filter(Boolean)
      .join(' · ')
  return (
    <section className="holding-card" aria-labelledby={`holding-${id}`}>
      <h2 id={`holding-${id}`}>{fund}</h2>
      <p>{facts ?? translate('portal.holder', { name })}</p>
      {published ? <Published published={published} /> : <NothingPublished id={id} />}
    </section>
  )
}

function NothingPublished({ id }: { id: number }) {
  const translate = useTranslate()
  const { tenant } = useSession()
  return (
    <div className="holding-empty">
      <b>{translate('portal.empty.title')}</b>
      <p>
        {translate('portal.empty.sentence')}{' '}
        <Link to={path('portal.fund.reports', { pTenantId: tenant?.shortName ?? '', pLpId: id })}>
          {translate('portal.reports')}
        </Link>
      </p>
    </div>
  )
}

function Published({ published }: { published: PublishedHolding }) {
  const translate = useTranslate()
  const {
    commitment,
    share,
    called,
    calledPercent,
    distributed,
    recallable,
    remaining,
    nav,
    dpi,
    rvpi,
    tvpi,
    netIrr,
    minorUnits,
  } = published
  const nothing = translate('portal.notAvailable')
  const money = (amount: string | null) => (amount === null ? nothing : formatAmount(amount, minorUnits))
  const times = (value: string | null) => (value === null ? nothing : formatCoefficient(value))
  const percent = (value: string | null) => (value === null ? nothing : formatPercent(value, 2))
  const hasRecallable = /[1-9]/.test(recallable)
  return (
    <>
      <dl className="holding-figures">
        <Figure
          label={translate('portal.commitment')}
          value={money(commitment)}
          note={translate('portal.share', { share: percent(share) })}
        />
        <Figure label={translate('portal.called')} value={money(called)} note={percent(calledPercent)} />
        <Figure
          label={translate('portal.distributed')}
          value={money(distributed)}
          note={translate('portal.dpi', { value: times(dpi) })}
        />
        <Figure
          label={translate('portal.nav')}
          value={money(nav)}
          note={translate('portal.rvpi', { value: times(rvpi) })}
        />
        <Figure
          label={translate('portal.tvpi')}
          value={times(tvpi)}
          note={translate('portal.netIrr', { value: percent(netIrr) })}
        />
      </dl>
      <progress
        max={100}
        value={calledPercent ?? '0'}
        aria-label={translate('portal.calledBar', { percent: percent(calledPercent) })}
      />
      <p className="holding-ends">
        <span>{translate('portal.figure.called', { amount: money(called) })}</span>
        <span>
          {translate(hasRecallable ? 'portal.figure.remainingRecallable' : 'portal.figure.remaining', {
            amount: money(remaining),
            recallable: money(recallable),
          })}
        </span>
      </p>
    </>
  )
}

function Figure({ label, value, note }: { label: string; value: string; note: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {value}
        <small>{note}</small>
      </dd>
    </div>
  )
}
