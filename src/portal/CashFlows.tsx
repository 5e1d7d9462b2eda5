/** The cash between the investor and the fund: drawn and in a few lines, or row by row, and all of it as a workbook. */
import { useState } from 'react'
import type { Statement } from '../capital-account-statements/shapes.ts'
import { formatAmount, formatDate } from '../formats.ts'
import { unitFor } from '../web/kit/chart/scale.ts'
import { useCalls } from '../web/kit/data/calls.ts'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { PlainButton } from '../web/kit/page/PlainButton.tsx'
import { FileButton } from './FileButton.tsx'
import { FlowBars } from './FlowBars.tsx'
import { flowSummary, flowsBy } from './flows.ts'
import type { SummaryLine } from './flows.ts'
import type { Due, LaterFlow } from './holding.ts'
import { portalReads } from './reads.ts'
import { usePortal } from './usePortal.tsx'
import '../texts/portalPages.ts'
import type { Decimal } from '../entity.ts'
import { isZero } from '../money.ts'

interface CashFlowsProps {
  /** Of the limited partner. */
  id: number
  statement: Statement
  later: readonly LaterFlow[]
  dues: readonly Due[]
}

export function CashFlows({ id, statement, later, dues }: CashFlowsProps) {
  const translate = useTranslate()
  const calls = useCalls()
  const { asked } = usePortal()
  const [asTable, setAsTable] = useState(false)
  const { cashFlows, currency, period } = statement
  const unit = unitFor(flowsBy('year', statement, dues).flatMap(each => [each.paid, each.distributed, each.due]))
  const asOf = formatDate(period.date)
  return (
    <section className="holding-card" aria-labelledby="cash-flows">
      <div className="portal-head">
        <div>
          <h2 id="cash-flows">{translate('portalFlows.title')}</h2>
          {asTable || cashFlows.length === 0 ? (
            <p>{translate('portalFlows.inTable', { currency, asOf })}</p>
          ) : (
            (['quarter', 'year'] as const).map(grain => (
              <p key={grain} data-grain={grain}>
                {translate(`portalFlows.unit.${unit.name}`, { currency })}
                {translate(`portalFlows.by.${grain}`, { asOf })}
              </p>
            ))
          )}
        </div>
        {asked && cashFlows.length > 0 && (
          <div className="holding-actions">
            <PlainButton look="quiet" onClick={() => setAsTable(!asTable)}>
              {translate(asTable ? 'portalFlows.asChart' : 'portalFlows.asTable')}
            </PlainButton>
            <FileButton
              label={translate('portalFlows.export')}
              file={() => calls.file(portalReads.portalCashFlows, { ...asked, id })}
            />
          </div>
        )}
      </div>
      {cashFlows.length === 0 && <p className="portal-none">{translate('portalFlows.none')}</p>}
      {cashFlows.length > 0 && asTable && <FlowTable statement={statement} later={later} />}
      {cashFlows.length > 0 && !asTable && (
        <div className="flows">
          <figure className="flow-bars">
            <FlowBars grain="quarter" statement={statement} dues={dues} unit={unit} />
            <FlowBars grain="year" statement={statement} dues={dues} unit={unit} />
            <Keys statement={statement} hasDue={dues.length > 0} />
          </figure>
          <Summary statement={statement} later={later} />
        </div>
      )}
    </section>
  )
}

/** Of what the drawing shows, and of nothing else. */
function Keys({ statement, hasDue }: { statement: Statement; hasDue: boolean }) {
  const translate = useTranslate()
  const flows = flowsBy('year', statement, [])
  const tookOver = flowSummary(statement).called.some(({ kind }) => kind === 'transferred')
  const keys = [
    'paid' as const,
    ...(['returned', 'distributed'] as const).filter(key => flows.some(each => each[key] !== '0')),
    ...(hasDue ? ['due' as const] : []),
  ]
  return (
    <figcaption>
      {keys.map(key => (
        <span key={key}>
          <i data-of={key} />
          {translate(`portalFlows.key.${key === 'paid' && tookOver ? 'paidAndTaken' : key}`)}
        </span>
      ))}
    </figcaption>
  )
}

/** What comes to the called and the distributed amount. */
function Summary({ statement, later }: Pick<CashFlowsProps, 'statement' | 'later'>) {
  const translate = useTranslate()
  const { minorUnits, position } = statement
  const { called, distributed } = flowSummary(statement)
  const titleOf = (line: SummaryLine) =>
    line.kind === 'distribution'
      ? [line.name, line.date && formatDate(line.date)].filter(Boolean).join(', ')
      : translate(`portalFlows.line.${line.kind}`, { smart_count: line.count })
  const rows = (lines: readonly SummaryLine[], total: string, amount: Decimal) => (
    <>
      {lines.map((line, place) => (
        <div key={place}>
          <dt>{titleOf(line)}</dt>
          <dd>{formatAmount(line.amount, minorUnits)}</dd>
        </div>
      ))}
      <div data-total>
        <dt>{total}</dt>
        <dd>{formatAmount(amount, minorUnits)}</dd>
      </div>
    </>
  )
  return (
    <div>
      <dl className="movement-amounts">
        {rows(called, translate('portal.called'), position.called)}
        {rows(distributed, translate('portal.distributed'), position.distributed)}
      </dl>
      {later.length > 0 && <Later statement={statement} later={later} />}
    </div>
  )
}

/** What was published after the day of the figures: the investor knows of it, and looks for it here. */
function Later({ statement: { minorUnits, period }, later }: Pick<CashFlowsProps, 'statement' | 'later'>) {
  const translate = useTranslate()
  const lines = later.flatMap(({ noticeId, name, date, called, distributed }) =>
    [['called', called] as const, ['distributed', distributed] as const].flatMap(([kind, amount]) =>
      isZero(amount) ? [] : [{ noticeId, kind, name, date: formatDate(date), amount }],
    ),
  )
  return (
    <>
      <p className="portal-since">{translate('portalFlows.later', { asOf: formatDate(period.date) })}</p>
      <dl className="movement-amounts">
        {lines.map(({ noticeId, kind, name, date, amount }) => (
          <div key={`${noticeId} ${kind}`}>
            <dt>{translate(`portalFlows.since.${kind}`, { name, date })}</dt>
            <dd>{formatAmount(amount, minorUnits)}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

function FlowTable({
  statement: { cashFlows, position, minorUnits, period },
  later,
}: Pick<CashFlowsProps, 'statement' | 'later'>) {
  const translate = useTranslate()
  const money = (amount: Decimal) => formatAmount(amount, minorUnits)
  const [paid, distributed] = [translate('portalFlows.paid'), translate('portalFlows.distributed')]
  const head = (
    <thead>
      <tr>
        <th>{translate('portalFlows.date')}</th>
        <th>{translate('portalFlows.name')}</th>
        <th>{paid}</th>
        <th>{distributed}</th>
      </tr>
    </thead>
  )
  const row = (key: string | number, flow: Pick<LaterFlow, 'date' | 'name' | 'called' | 'distributed'>) => (
    <tr key={key}>
      <td>{formatDate(flow.date)}</td>
      <td>{flow.name}</td>
      <td data-label={paid}>{money(flow.called)}</td>
      <td data-label={distributed}>{money(flow.distributed)}</td>
    </tr>
  )
  return (
    <>
      <table className="portal-table">
        {head}
        <tbody>{cashFlows.map(flow => row(`${flow.date} ${flow.source.resource} ${flow.source.id}`, flow))}</tbody>
        <tfoot>
          <tr>
            <td />
            <td>{translate('portalFlows.total')}</td>
            <td data-label={paid}>{money(position.called)}</td>
            <td data-label={distributed}>{money(position.distributed)}</td>
          </tr>
        </tfoot>
      </table>
      {later.length > 0 && (
        <table className="portal-table">
          <caption className="portal-since">
            {translate('portalFlows.later', { asOf: formatDate(period.date) })}
          </caption>
          {head}
          <tbody>{later.map(flow => row(flow.noticeId, flow))}</tbody>
        </table>
      )}
    </>
  )
}
