/**
 * Every investment with cost, what came back and what is left, drawn and in numbers; a click on a multiple shows its
 * rows.
 */
import { Link } from 'react-router'
import { formatDate, formatPercent } from '../formats.ts'
import type { Decimal } from '../entity.ts'
import { add, compare, sum } from '../money.ts'
import { recordPath } from '../pages/records.ts'
import { ValueBar } from '../web/kit/chart/ValueBar.tsx'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { Figure as Amount, Nothing } from '../web/kit/page/ValueCell.tsx'
import { AnnualisedFoot, Explained, FigureValue, Rate } from './FigureValue.tsx'
import { shown } from './show.ts'
import type { InvestmentPerformance, Performance } from './answers.ts'
import { Money } from '../web/kit/page/Money.tsx'

export function InvestmentsTable({ performance }: { performance: Performance }) {
  const translate = useTranslate()
  const { investments, asOf, figures, fund } = performance
  const title = translate('performance.byInvestment')
  if (investments.length === 0)
    return (
      <section className="chart-card">
        <header>
          <h2>{title}</h2>
        </header>
        <p className="performance-none">{translate('performance.noInvestments')}</p>
      </section>
    )
  const widest = investments
    .map(({ realised, fairValue, invested }) => [add(realised, fairValue ?? '0'), invested])
    .flat()
    .reduce((most, each) => (compare(each, most) > 0 ? each : most), '0')
  return (
    <section className="chart-card" aria-label={title}>
      <header>
        <h2>{title}</h2>
        <span className="chart-unit">
          {translate('performance.byInvestmentNote', { currency: fund.currency ?? '', date: formatDate(asOf) })}
        </span>
        <span className="chart-head-end">
          <BarKey />
        </span>
      </header>
      <div className="chart-table whole" tabIndex={0} role="group" aria-label={title}>
        <table className="plain-table value-table">
          <Head />
          <tbody>
            {investments.map(investment => (
              <Row key={investment.id} investment={investment} fundId={fund.id} widest={widest} />
            ))}
          </tbody>
          <Foot performance={performance} />
        </table>
      </div>
      <AnnualisedFoot of={[...investments.map(({ irr }) => irr), figures.grossIrr]} />
    </section>
  )
}

function Head() {
  const translate = useTranslate()
  return (
    <thead>
      <tr>
        {(['investment', 'industry'] as const).map(name => (
          <th key={name} scope="col">
            {translate(`performance.column.${name}`)}
          </th>
        ))}
        {(['invested', 'realised', 'fairValue'] as const).map(name => (
          <th key={name} scope="col" data-right>
            {translate(`performance.column.${name}`)}
          </th>
        ))}
        <th scope="col">{translate('performance.column.bar')}</th>
        {(['share', 'moic', 'irr'] as const).map(name => (
          <th key={name} scope="col" data-right>
            {translate(`performance.column.${name}`)}
          </th>
        ))}
      </tr>
    </thead>
  )
}

function Foot({ performance: { investments, figures } }: { performance: Performance }) {
  const translate = useTranslate()
  const unvalued = investments.filter(({ fairValue }) => fairValue === null).map(({ name }) => name)
  return (
    <tfoot>
      <tr>
        <th scope="row">{translate('performance.investments', { smart_count: investments.length })}</th>
        <td />
        <td data-right>
          <FigureValue figure={figures.invested} />
        </td>
        <td data-right>
          <FigureValue figure={figures.realised} />
        </td>
        <td data-right>
          {unvalued.length > 0 ? (
            <span
              className="nothing"
              title={translate('performance.reason.noFairValue', { investments: unvalued.join(', ') })}
            >
              <NotAvailable />
            </span>
          ) : (
            <Money of={sum(investments.map(({ fairValue }) => fairValue ?? '0'))} />
          )}
        </td>
        <td />
        <td data-right>{investments.some(({ share }) => share !== null) && <Amount text={formatPercent('100')} />}</td>
        <td data-right>
          <FigureValue figure={figures.grossMultiple} />
        </td>
        <td data-right>
          <FigureValue figure={figures.grossIrr} />
        </td>
      </tr>
    </tfoot>
  )
}

function BarKey() {
  const translate = useTranslate()
  return (
    <span className="chart-key">
      <span>
        <i data-tone={1} />
        {translate('performance.column.fairValue')}
      </span>
      <span>
        <i data-tone={3} />
        {translate('performance.column.realised')}
      </span>
      <span>
        <i className="value-tick" />
        {translate('performance.column.invested')}
      </span>
    </span>
  )
}

function Row({ investment, fundId, widest }: { investment: InvestmentPerformance; fundId: number; widest: Decimal }) {
  const { id, name, industry, invested, realised, fairValue, share, moic, irr } = investment
  const to = recordPath('investments', { id, fundId })
  return (
    <tr>
      <th scope="row">{to ? <Link to={to}>{name}</Link> : name}</th>
      <td className="muted">{industry ?? <Nothing />}</td>
      <td data-right>
        <Money of={invested} />
      </td>
      <td data-right>{compare(realised, '0') === 0 ? <Nothing /> : <Money of={realised} />}</td>
      <td data-right>{fairValue === null ? <Nothing /> : <Money of={fairValue} />}</td>
      <td>
        <ValueBar
          parts={[
            { value: fairValue ?? '0', tone: 1 },
            { value: realised, tone: 3 },
          ]}
          tick={invested}
          widest={widest}
        />
      </td>
      <td data-right>{share === null ? <Nothing /> : <Amount text={formatPercent(share)} />}</td>
      <td data-right>
        <Explained
          label={name}
          value={shown({ kind: 'coefficient', value: moic.value }, 0)}
          reason={moic.reason}
          question={{ investmentId: id }}
          bad={moic.value !== null && compare(moic.value, '1') < 0}
        />
      </td>
      <td data-right>
        {irr.value === null ? (
          <span className="nothing" title={irr.reason}>
            {<NotAvailable />}
          </span>
        ) : (
          <span title={irr.note}>
            <Rate text={formatPercent(irr.value)} annualised={irr.annualised} />
          </span>
        )}
      </td>
    </tr>
  )
}

function NotAvailable() {
  return <>{useTranslate()('performance.notAvailable')}</>
}
