/**
 * What partners paid in and got back, quarter by quarter: drawn with the running net, and in numbers that open down to
 * the dated flows.
 */
import { useState } from 'react'
import { Link } from 'react-router'
import ExpandMoreOutlined from '@mui/icons-material/ExpandMoreOutlined'
import { formatDate, formatNumber } from '../formats.ts'
import { isZero, negate } from '../money.ts'
import { recordPath } from '../pages/records.ts'
import { LineChart } from '../web/kit/chart/LineChart.tsx'
import { usePrinting } from '../web/kit/data/printing.ts'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { Nothing } from '../web/kit/page/ValueCell.tsx'
import { knownResource, resourceNamed } from '../web/kit/data/metadata.ts'
import { useRead } from '../web/kit/data/useRead.ts'
import { FigureValue } from './FigureValue.tsx'
import { ViewFrame } from './ViewFrame.tsx'
import { performanceReads } from './reads.ts'
import type { CashFlows, DatedFlow, Performance, QuarterFlows } from './answers.ts'
import { Money } from '../web/kit/page/Money.tsx'

const COLUMNS = ['called', 'distributed', 'net', 'running', 'invested', 'realised'] as const

export function CashFlowsView({ performance }: { performance: Performance }) {
  const answer = useRead(
    performanceReads.fundCashFlows,
    { id: performance.fund.id, asOf: performance.asOf },
    { keepsPrevious: true },
  )
  return (
    <ViewFrame answer={answer}>
      {flows =>
        flows.quarters.length === 0 ? (
          <NoFlows />
        ) : (
          <>
            <Chart flows={flows} />
            <FlowsTable flows={flows} performance={performance} />
          </>
        )
      }
    </ViewFrame>
  )
}

function NoFlows() {
  const translate = useTranslate()
  return (
    <section className="chart-card">
      <header>
        <h2>{translate('performance.cashFlows.title')}</h2>
      </header>
      <p className="performance-none">{translate('performance.cashFlows.none')}</p>
    </section>
  )
}

function Chart({ flows: { fund, quarters, totals } }: { flows: CashFlows }) {
  const translate = useTranslate()
  const last = quarters.at(-1)
  const values = {
    called: formatNumber(totals.called),
    distributed: formatNumber(totals.distributed),
    last: last?.name ?? '',
    running: formatNumber(last?.running ?? '0'),
  }
  return (
    <LineChart
      title={translate('performance.cashFlows.title')}
      currency={fund.currency ?? ''}
      per={translate('performance.cashFlows.per')}
      sentence={translate('performance.cashFlows.sentence', values)}
      markLow
      footer={translate('performance.cashFlows.note')}
      points={quarters.map(({ name, date }) => ({ date, label: name }))}
      lines={[
        {
          name: translate('performance.cashFlows.running'),
          tone: 1,
          area: true,
          values: quarters.map(({ running }) => running),
        },
      ]}
      bars={[
        {
          name: translate('performance.cashFlows.called'),
          tone: 5,
          values: quarters.map(({ called }) => (isZero(called) ? '0.00' : negate(called))),
        },
        {
          name: translate('performance.cashFlows.distributed'),
          tone: 3,
          values: quarters.map(({ distributed }) => distributed),
        },
      ]}
    />
  )
}

function FlowsTable({
  flows: { fund, asOf, quarters, totals },
  performance: { figures },
}: {
  flows: CashFlows
  performance: Performance
}) {
  const translate = useTranslate()
  const title = translate('performance.cashFlows.byQuarter')
  return (
    <section className="chart-card" aria-label={title}>
      <header>
        <h2>{title}</h2>
        <span className="chart-unit">
          {translate('performance.note.nav', { currency: fund.currency ?? '', date: formatDate(asOf) })}
        </span>
      </header>
      <div className="chart-table whole" tabIndex={0} role="group" aria-label={title}>
        <table className="plain-table pinned flows-table">
          <thead>
            <tr>
              <th scope="col">{translate('performance.cashFlows.quarterTitle')}</th>
              {COLUMNS.map(name => (
                <th key={name} scope="col" data-right>
                  {translate(`performance.cashFlows.${name}`)}
                </th>
              ))}
            </tr>
          </thead>
          {quarters.map(quarter => (
            <Quarter key={quarter.name} quarter={quarter} fundId={fund.id} />
          ))}
          <tfoot>
            <tr>
              <th scope="row">{translate('performance.cashFlows.total')}</th>
              <td data-right>
                <FigureValue figure={figures.called} />
              </td>
              <td data-right>
                <FigureValue figure={figures.distributed} />
              </td>
              <td data-right>
                <Money of={totals.net} />
              </td>
              <td />
              <td data-right>
                <FigureValue figure={figures.invested} />
              </td>
              <td data-right>
                <FigureValue figure={figures.realised} />
              </td>
            </tr>
          </tfoot>
        </table>
      </div>
    </section>
  )
}

/** A quarter with flows opens; the others only keep their place. */
function Quarter({ quarter, fundId }: { quarter: QuarterFlows; fundId: number }) {
  const [chosen, setOpen] = useState(false)
  const open = usePrinting() || chosen
  const { name, flows } = quarter
  return (
    <tbody>
      <tr>
        <th scope="row">
          {flows.length === 0 ? (
            name
          ) : (
            <button type="button" className="text-link" aria-expanded={open} onClick={() => setOpen(!open)}>
              {name}
              <ExpandMoreOutlined />
            </button>
          )}
        </th>
        {COLUMNS.map(column => (
          <td key={column} data-right>
            {column !== 'running' && isZero(quarter[column]) ? <Nothing /> : <Money of={quarter[column]} />}
          </td>
        ))}
      </tr>
      {open && flows.map((flow, index) => <Flow key={index} flow={flow} fundId={fundId} />)}
    </tbody>
  )
}

function Flow({ flow: { resource, ids, date, called, distributed }, fundId }: { flow: DatedFlow; fundId: number }) {
  const to = ids.length === 1 ? recordPath(resource, { id: ids[0], fundId }) : null
  const known = knownResource(resource)
  const label = known ? resourceNamed(known).title : resource
  return (
    <tr className="dated-flow">
      <th scope="row">
        {formatDate(date)} {to ? <Link to={to}>{label}</Link> : label}
      </th>
      {[called, distributed].map((amount, index) => (
        <td key={index} data-right>
          {isZero(amount) ? <Nothing /> : <Money of={amount} />}
        </td>
      ))}
      <td colSpan={4} />
    </tr>
  )
}
