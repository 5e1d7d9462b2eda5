/** The figures of a holding as they were published; a press shows what one of them is made of. */
import { useId, useState } from 'react'
import type { Statement } from '../capital-account-statements/shapes.ts'
import { formatAmount, formatCoefficient, formatDate, formatNumber, formatPercent } from '../formats.ts'
import { isZero } from '../money.ts'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { explainedLines, POSITION } from './explained.ts'
import type { PositionFigure } from './explained.ts'
import '../texts/portalPages.ts'

interface Shown {
  title: string
  value: string
  note: string
}

export function Position({ statement }: { statement: Statement }) {
  const translate = useTranslate()
  const [open, setOpen] = useState<PositionFigure | null>(null)
  const id = useId()
  const shown = useShown(statement)
  const { currency, period, position } = statement
  return (
    <section className="holding-card" aria-labelledby={`${id}-title`}>
      <div className="portal-head">
        <h2 id={`${id}-title`}>{translate('portal.position')}</h2>
        <span>{`${currency} · ${translate('portal.asOf', { date: formatDate(period.date) })}`}</span>
      </div>
      <div className="position-figures">
        {POSITION.filter(name => shown[name].value !== '').map(name => (
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
      <div id={`${id}-explained`}>{open && <Explained statement={statement} figure={open} shown={shown[open]} />}</div>
      <progress
        max={100}
        value={position.calledPercent ?? '0'}
        aria-label={translate('portal.calledBar', { percent: formatPercent(position.calledPercent ?? '0', 2) })}
      />
    </section>
  )
}

function useShown(statement: Statement): Record<PositionFigure, Shown> {
  const translate = useTranslate()
  const { position, nav, navPerShare, tvpi, netIrr, dpi, rvpi, minorUnits, reason } = statement
  const nothing = translate('portal.notAvailable')
  const money = (amount: string | null) => (amount === null ? nothing : formatAmount(amount, minorUnits))
  const times = (value: string | null) => (value === null ? nothing : formatCoefficient(value))
  const percent = (value: string | null) => (value === null ? nothing : formatPercent(value, 2))
  return {
    commitment: {
      title: translate('portal.commitment'),
      value: money(position.commitment),
      note: translate('portal.share', { share: percent(position.share) }),
    },
    called: { title: translate('portal.called'), value: money(position.called), note: percent(position.calledPercent) },
    remaining: {
      title: translate('portal.remaining'),
      value: money(position.remaining),
      note: isZero(position.recallable) ? '' : translate('portal.recallableOf', { amount: money(position.recallable) }),
    },
    distributed: {
      title: translate('portal.distributed'),
      value: money(position.distributed),
      note: translate('portal.dpi', { value: times(dpi.value) }),
    },
    nav: {
      title: translate('portal.nav'),
      value: money(nav),
      note: nav === null ? (reason ?? '') : translate('portal.rvpi', { value: times(rvpi.value) }),
    },
    tvpi: { title: translate('portal.tvpi'), value: times(tvpi.value), note: tvpi.reason ?? '' },
    netIrr: {
      title: translate('portal.netIrrTitle'),
      value: percent(netIrr.value),
      note: netIrr.reason ?? netIrr.note ?? '',
    },
    navPerShare: {
      title: translate('portal.navPerShare'),
      value: navPerShare === null ? '' : formatNumber(navPerShare, 6),
      note: translate('portal.shares', { count: formatNumber(position.shares, 6) }),
    },
  }
}

function Explained({ statement, figure, shown }: { statement: Statement; figure: PositionFigure; shown: Shown }) {
  const translate = useTranslate()
  const { minorUnits, currency } = statement
  return (
    <div className="explained" role="region" aria-label={translate('portal.explained.of', { name: shown.title })}>
      <p>
        <b>{shown.title}</b> {translate(`portalFormula.${figure}`)} {currency}
      </p>
      <ul className="explained-lines">
        {explainedLines(statement, figure).map(({ title, date, amount }, place) => (
          <li key={place}>
            <span>
              {date && <time dateTime={date}>{formatDate(date)}</time>}{' '}
              {typeof title === 'string' ? title : translate(`portalLine.${title.key}`)}
            </span>
            <span>{formatAmount(amount, minorUnits)}</span>
          </li>
        ))}
        <li>
          <b>{shown.title}</b>
          <b>{shown.value}</b>
        </li>
      </ul>
    </div>
  )
}
