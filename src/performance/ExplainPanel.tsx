/**
 * Why is this number so: the formula, the figures it takes all the way down, and the records they are made of with who
 * changed them last.
 */
import { useState } from 'react'
import { Link } from 'react-router'
import Skeleton from '@mui/material/Skeleton'
import ExpandMoreOutlined from '@mui/icons-material/ExpandMoreOutlined'
import { formatDate, formatAmount, formatTimestamp } from '../formats.ts'
import { recordPath } from '../pages/records.ts'
import { failureMessage } from '../web/kit/data/failures.ts'
import { usePrinting } from '../web/kit/data/printing.ts'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { Figure as Amount } from '../web/kit/page/ValueCell.tsx'
import { knownResource, resourceNamed } from '../web/kit/data/metadata.ts'
import { useSession } from '../web/kit/data/session.tsx'
import { SidePanel } from '../web/kit/panel/SidePanel.tsx'
import { ExplainHead, Formula } from './ExplainParts.tsx'
import { opposite, shown } from './show.ts'
import { branchesOf, entriesOf, turned, type Branch, type Entry, type Question } from './sources.ts'
import { useSources } from './usePerformance.tsx'
import type { Figure, FigureRow, InvestmentPerformance, Performance, Source } from './answers.ts'
import { Money } from '../web/kit/page/Money.tsx'
import { useMinorUnits } from '../web/kit/data/amountUnits.ts'
import type { Decimal } from '../entity.ts'

/** More rows than these wait until they are asked for. */
const ENTRIES_SHOWN = 100

interface ExplainPanelProps {
  performance: Performance
  question: Question
  onClose: () => void
}

export function ExplainPanel({ performance, question, onClose }: ExplainPanelProps) {
  const { data, error } = useSources(performance.fund.id, performance.asOf, question)
  const investment = performance.investments.find(({ id }) => id === question.investmentId)
  const figure = question.figure === undefined ? undefined : performance.figures[question.figure]
  const loaded = { sources: data?.sources, failure: error ? failureMessage(error) : null }
  return (
    <SidePanel title={investment?.name ?? figure?.title ?? ''} wide onClose={onClose}>
      {investment && <OfInvestment performance={performance} investment={investment} {...loaded} />}
      {!investment && figure && (
        <OfFigure performance={performance} figure={figure} negated={question.negated ?? false} {...loaded} />
      )}
    </SidePanel>
  )
}

interface Loaded {
  sources: readonly Source[] | undefined
  failure: string | null
}

interface OfFigureProps extends Loaded {
  performance: Performance
  figure: Figure
  negated: boolean
}

/** With the sign that it has on the page. */
function OfFigure({ performance, figure, negated, ...loaded }: OfFigureProps) {
  const translate = useTranslate()
  const [, ...branches] = branchesOf(performance.figures, figure.name)
  return (
    <>
      <ExplainHead
        value={shown(negated ? opposite(figure) : figure, performance.fund.minorUnits)}
        asOf={performance.asOf}
        currency={figure.kind === 'money' ? performance.fund.currency : null}
        reason={figure.reason}
        note={figure.note}
      />
      <Formula formula={figure.formula} />
      {branches.length > 0 && (
        <section className="explain-part">
          <h3>{translate('performance.explain.madeOf')}</h3>
          {branches.map((branch, index) => (
            <BranchLine key={`${index} ${branch.figure.name}`} branch={branch} {...loaded} />
          ))}
        </section>
      )}
      {figure.rows.length > 0 && (
        <section className="explain-part">
          <h3>{translate('performance.explain.records')}</h3>
          <Rows rows={negated ? turned(figure.rows) : figure.rows} {...loaded} />
        </section>
      )}
      {figure.rows.length === 0 && branches.length === 0 && (
        <p className="explain-part explain-none">{translate('performance.explain.noRecords')}</p>
      )}
    </>
  )
}

function OfInvestment({
  performance,
  investment,
  ...loaded
}: Loaded & { performance: Performance; investment: InvestmentPerformance }) {
  const translate = useTranslate()
  const { moic, irr } = investment
  const money = (value: Decimal | null) =>
    value === null ? translate('performance.notAvailable') : formatAmount(value, performance.fund.minorUnits)
  return (
    <>
      <ExplainHead
        value={shown({ kind: 'coefficient', value: moic.value }, 0)}
        asOf={performance.asOf}
        reason={moic.reason}
        note={translate('performance.figure.moic.title')}
      />
      <Formula formula={translate('performance.figure.moic.formula')} />
      <section className="explain-part">
        <h3>{translate('performance.explain.madeOf')}</h3>
        {(
          [
            ['realised', investment.realised],
            ['fairValue', investment.fairValue],
            ['invested', investment.invested],
            ['cost', investment.cost],
          ] as const
        ).map(([name, value]) => (
          <div key={name} className="explain-line">
            <span>
              {translate(`performance.column.${name}`)}
              {name === 'fairValue' && investment.fairValueDate && (
                <small>{formatDate(investment.fairValueDate)}</small>
              )}
            </span>
            <Amount text={money(value)} />
          </div>
        ))}
        <div className="explain-line">
          <span>
            {translate('performance.column.irr')}
            {irr.reason && <small>{irr.reason}</small>}
            {irr.note && <small>{irr.note}</small>}
          </span>
          <Amount text={shown({ kind: 'percent', value: irr.value }, 0) || translate('performance.notAvailable')} />
        </div>
      </section>
      <section className="explain-part">
        <h3>{translate('performance.explain.records')}</h3>
        <Rows rows={investment.rows} {...loaded} />
      </section>
    </>
  )
}

/** A figure with rows of its own opens them; the others only lead on to what stands below them. */
function BranchLine({ branch: { figure, depth, known, negated }, ...loaded }: Loaded & { branch: Branch }) {
  const translate = useTranslate()
  const [open, setOpen] = useState(false)
  const minorUnits = useMinorUnits()
  const value = shown(negated ? opposite(figure) : figure, minorUnits) || translate('performance.notAvailable')
  const style = { paddingLeft: 16 + (depth - 1) * 14 }
  if (known || figure.rows.length === 0)
    return (
      <div className="explain-line" style={style}>
        <span>
          {figure.title}
          {known && <small>{translate('performance.explain.above')}</small>}
        </span>
        <Amount text={value} />
      </div>
    )
  return (
    <>
      <button type="button" className="explain-line" style={style} aria-expanded={open} onClick={() => setOpen(!open)}>
        <span>
          {figure.title}
          <ExpandMoreOutlined />
        </span>
        <Amount text={value} />
      </button>
      {open && <Rows rows={negated ? turned(figure.rows) : figure.rows} {...loaded} />}
    </>
  )
}

function Rows({ rows, sources, failure }: Loaded & { rows: readonly FigureRow[] }) {
  const translate = useTranslate()
  const [asked, setAsked] = useState(false)
  const all = usePrinting() || asked
  if (failure)
    return (
      <p className="explain-none" role="alert">
        {failure}
      </p>
    )
  if (!sources)
    return (
      <div className="explain-waiting" aria-busy="true">
        <Skeleton width="80%" />
        <Skeleton width="60%" />
      </div>
    )
  const entries = entriesOf(rows, sources)
  const hidden = all ? 0 : Math.max(0, entries.length - ENTRIES_SHOWN)
  return (
    <>
      <ol className="explain-rows">
        {entries.slice(0, entries.length - hidden).map(entry => (
          <Row key={entry.key} entry={entry} />
        ))}
      </ol>
      {hidden > 0 && (
        <button type="button" className="text-link explain-more" onClick={() => setAsked(true)}>
          {translate('performance.explain.more', { smart_count: hidden })}
        </button>
      )}
    </>
  )
}

function Row({ entry: { date, amount, source, more } }: { entry: Entry }) {
  const translate = useTranslate()
  const { tenant } = useSession()
  if (!source) return null
  const to = recordPath(source.resource, { ...source })
  const resource = knownResource(source.resource)
  const kind = resource && resourceNamed(resource).title
  const name = source.name || kind
  const changed =
    source.at === null
      ? null
      : translate('performance.explain.changed', {
          name: source.by ?? translate('performance.explain.product'),
          at: formatTimestamp(source.at, tenant?.timeZone ?? 'UTC'),
        })
  return (
    <li>
      <span>
        {to ? <Link to={to}>{name}</Link> : name}
        {more > 0 && ` ${translate('performance.explain.others', { smart_count: more })}`}
        <small>{[kind, formatDate(date)].join(' · ')}</small>
        {changed && <small>{changed}</small>}
      </span>
      <Money of={amount} />
    </li>
  )
}
