/** What was published of a holding: its commitment, how much of it is called, what came back and what it is worth. */
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { formatAmount, formatCoefficient, formatPercent } from '../formats.ts'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import type { PositionFigure } from './sources.ts'
import type { PublishedHolding } from './holding.ts'
import { usePortal } from './usePortal.tsx'
import type { Decimal } from '../entity.ts'

/** Each leads to what it is made of on the page of the holding, whose records are one press from there. */
export function HoldingFigures({ id, published }: { id: number; published: PublishedHolding }) {
  const translate = useTranslate()
  const { figure } = usePortal()
  const {
    commitment,
    share,
    called,
    calledPercent,
    distributed,
    nav,
    dpi,
    rvpi,
    tvpi,
    netIrr,
    netIrrReason,
    note,
    minorUnits,
  } = published
  const nothing = translate('portal.notAvailable')
  const money = (amount: Decimal | null) => (amount === null ? nothing : formatAmount(amount, minorUnits))
  const times = (value: Decimal | null) => (value === null ? nothing : formatCoefficient(value))
  const percent = (value: Decimal | null) => (value === null ? nothing : formatPercent(value, 2))
  return (
    <>
      <dl className="holding-figures">
        <Figure
          id={id}
          figure="commitment"
          label={translate('portal.commitment')}
          value={money(commitment)}
          note={translate('portal.share', { share: percent(share) })}
        />
        <Figure
          id={id}
          figure="called"
          label={translate('portal.called')}
          value={money(called)}
          note={percent(calledPercent)}
        />
        <Figure
          id={id}
          figure="distributed"
          label={translate('portal.distributed')}
          value={money(distributed)}
          note={translate('portal.dpi', { value: times(dpi) })}
        />
        <Figure
          id={id}
          figure="nav"
          label={translate('portal.nav')}
          value={money(nav)}
          note={translate('portal.rvpi', { value: times(rvpi) })}
        />
        <Figure
          id={id}
          figure="tvpi"
          label={translate('portal.tvpi')}
          value={times(tvpi)}
          note={
            netIrrReason ?? (
              <Link to={figure(id, 'netIrr')}>{translate('portal.netIrr', { value: percent(netIrr) })}</Link>
            )
          }
        />
      </dl>
      {note && <p className="holding-note">{note}</p>}
      <CalledBar id={id} published={published} />
    </>
  )
}

/** How much of the commitment is called, drawn and named. */
function CalledBar({ id, published }: { id: number; published: PublishedHolding }) {
  const translate = useTranslate()
  const { figure } = usePortal()
  const { called, outside, calledPercent, recallable, remaining, minorUnits } = published
  const money = (amount: Decimal) => formatAmount(amount, minorUnits)
  const [hasOutside, hasRecallable] = [outside, recallable].map(amount => /[1-9]/.test(amount))
  const percent = calledPercent === null ? translate('portal.notAvailable') : formatPercent(calledPercent, 2)
  return (
    <>
      <progress max={100} value={calledPercent ?? '0'} aria-label={translate('portal.calledBar', { percent })} />
      <p className="holding-ends">
        <span>
          {translate(hasOutside ? 'portal.figure.calledOutside' : 'portal.figure.called', {
            amount: money(called),
            outside: money(outside),
          })}
        </span>
        <Link to={figure(id, 'remaining')}>
          {translate(hasRecallable ? 'portal.figure.remainingRecallable' : 'portal.figure.remaining', {
            amount: money(remaining),
            recallable: money(recallable),
          })}
        </Link>
      </p>
    </>
  )
}

interface FigureProps {
  id: number
  figure: PositionFigure
  label: string
  value: string
  note: ReactNode
}

function Figure({ id, figure, label, value, note }: FigureProps) {
  const { figure: pathOf } = usePortal()
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <Link to={pathOf(id, figure)} aria-label={`${label} ${value}`}>
          {value}
        </Link>
        <small>{note}</small>
      </dd>
    </div>
  )
}
