/** The figures of a holding as they were published; a press shows what one of them is made of. */
import { useId, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { Statement } from '../capital-account-statements/shapes.ts'
import { formatAmount, formatCoefficient, formatDate, formatNumber, formatPercent } from '../formats.ts'
import type { Decimal } from '../entity.ts'
import { isZero } from '../money.ts'
import { ValueBar } from '../web/kit/chart/ValueBar.tsx'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { explainedLines } from './explained.ts'
import { commitmentParts } from './flows.ts'
import type { Due, Holding } from './holding.ts'
import { SourceLinks } from './SourceLinks.tsx'
import { POSITION_FIGURES } from './sources.ts'
import type { PositionFigure } from './sources.ts'
import { TransferredSince } from './TransferredSince.tsx'
import { useArrival } from './useArrival.tsx'
import '../texts/portalPages.ts'

interface Shown {
  title: string
  value: string
  note: string
}

interface PositionProps {
  statement: Statement
  holding: Holding
}

export function Position({ statement, holding }: PositionProps) {
  const translate = useTranslate()
  const [parameters] = useSearchParams()
  const asked = POSITION_FIGURES.find(name => name === parameters.get('figure')) ?? null
  const [open, setOpen] = useState<PositionFigure | null>(asked)
  const arrived = useArrival<HTMLDivElement>(asked !== null)
  const id = useId()
  const shown = useShown(statement)
  const { currency, period } = statement
  return (
    <section className="holding-card" aria-labelledby={`${id}-title`}>
      <div className="portal-head">
        <h2 id={`${id}-title`}>{translate('portalPosition.title')}</h2>
        <span>{`${currency} · ${translate('portal.asOf', { date: formatDate(period.date) })}`}</span>
      </div>
      <div className="position-figures">
        {POSITION_FIGURES.filter(name => shown[name].value !== '').map(name => (
          <button
            key={name}
            type="button"
            aria-expanded={open === name}
            aria-controls={`${id}-explained`}
            onClick={() => setOpen(open === name ? null : name)}
          >
            <span>{shown[name].title}</span>
            <b>{shown[name].value}</b>
            <small>{shown[name].note}</small>
          </button>
        ))}
      </div>
      <div id={`${id}-explained`} ref={arrived} tabIndex={-1}>
        {open && <Explained id={holding.id} statement={statement} figure={open} shown={shown[open]} />}
      </div>
      <CommitmentBar statement={statement} dues={holding.due} />
      <TransferredSince holding={holding} />
    </section>
  )
}

/** How much of the commitment is used, what is due of it, and what remains after that. */
function CommitmentBar({ statement, dues }: { statement: Statement; dues: readonly Due[] }) {
  const translate = useTranslate()
  const { position, minorUnits, period } = statement
  const { used, since, due, after } = commitmentParts(statement, dues)
  const [first] = dues
  const dueTitle =
    first && dues.length === 1
      ? translate('portalPosition.due', { name: first.movement })
      : translate('portalPosition.dues', { smart_count: dues.length })
  const parts = [
    {
      of: 'used',
      title: translate(isZero(position.recallable) ? 'portalPosition.used' : 'portalPosition.usedLess'),
      value: used,
    },
    { of: 'since', title: translate('portalPosition.since', { date: formatDate(period.date) }), value: since },
    { of: 'due', title: dueTitle, value: due },
    {
      of: 'after',
      title: translate(isZero(due) ? 'portalPosition.remaining' : 'portalPosition.after'),
      value: after,
    },
  ].filter(({ of, value }) => of === 'used' || of === 'after' || !isZero(value))
  return (
    <div className="commitment-bar">
      <ValueBar
        widest={position.commitment}
        parts={[
          { value: used, tone: 1 },
          { value: since, tone: 5 },
          { value: due, tone: 1, isComing: true },
        ]}
      />
      <ul>
        {parts.map(({ of, title, value }) => (
          <li key={of} data-of={of}>
            {title} {formatAmount(value, minorUnits)}
          </li>
        ))}
      </ul>
    </div>
  )
}

function useShown(statement: Statement): Record<PositionFigure, Shown> {
  const translate = useTranslate()
  const { position, nav, navPerShare, tvpi, netIrr, dpi, rvpi, minorUnits, reason, note, cashFlows } = statement
  const [earliest] = cashFlows
  const nothing = translate('portal.notAvailable')
  const money = (amount: Decimal | null) => (amount === null ? nothing : formatAmount(amount, minorUnits))
  const times = (value: Decimal | null) => (value === null ? nothing : formatCoefficient(value))
  const percent = (value: Decimal | null) => (value === null ? nothing : formatPercent(value, 2))
  // A fair value of an earlier quarter is named beside every figure that takes it.
  const valued = (said: string) => [said, note].filter(Boolean).join(' · ')
  return {
    commitment: {
      title: translate('portal.commitment'),
      value: money(position.commitment),
      note: translate('portal.share', { share: percent(position.share) }),
    },
    called: {
      title: translate('portal.called'),
      value: money(position.called),
      note: translate(isZero(position.calledOutside) ? 'portalPosition.called' : 'portalPosition.calledOutside', {
        percent: percent(position.calledPercent),
        amount: money(position.calledOutside),
      }),
    },
    remaining: {
      title: translate('portalPosition.remaining'),
      value: money(position.remaining),
      note: isZero(position.recallable)
        ? ''
        : translate('portalPosition.recallableOf', { amount: money(position.recallable) }),
    },
    distributed: {
      title: translate('portal.distributed'),
      value: money(position.distributed),
      note: translate('portal.dpi', { value: times(dpi.value) }),
    },
    nav: {
      title: translate('portal.nav'),
      value: money(nav),
      note: nav === null ? (reason ?? '') : valued(translate('portal.rvpi', { value: times(rvpi.value) })),
    },
    tvpi: {
      title: translate('portal.tvpi'),
      value: times(tvpi.value),
      note: tvpi.reason ?? valued(translate('portalPosition.tvpi')),
    },
    netIrr: {
      title: translate('portalPosition.netIrr'),
      value: percent(netIrr.value),
      note:
        netIrr.reason ??
        valued(
          netIrr.note ?? (earliest ? translate('portalPosition.irrSince', { date: formatDate(earliest.date) }) : ''),
        ),
    },
    navPerShare: {
      title: translate('portalPosition.navPerShare'),
      value: navPerShare === null ? '' : formatNumber(navPerShare, 6),
      note: valued(translate('portalPosition.shares', { count: formatNumber(position.shares, 6) })),
    },
  }
}

interface ExplainedProps {
  /** Of the holding. */
  id: number
  statement: Statement
  figure: PositionFigure
  shown: Shown
}

function Explained({ id, statement, figure, shown }: ExplainedProps) {
  const translate = useTranslate()
  const { minorUnits, currency } = statement
  return (
    <div className="explained" role="region" aria-label={translate('portalPosition.explained', { name: shown.title })}>
      <p>
        <b>{shown.title}</b> {translate(`portalFormula.${figure}`)} {currency}
      </p>
      <ul className="explained-lines">
        {explainedLines(statement, figure).map(({ title, date, amount, decimals = minorUnits }, place) => (
          <li key={place}>
            <span>
              {date && <time dateTime={date}>{formatDate(date)}</time>}{' '}
              {typeof title === 'string' ? title : translate(`portalLine.${title.key}`)}
            </span>
            <span>{formatAmount(amount, decimals)}</span>
          </li>
        ))}
        <li>
          <b>{shown.title}</b>
          <b>{shown.value}</b>
        </li>
      </ul>
      <SourceLinks id={id} figure={figure} />
    </div>
  )
}
