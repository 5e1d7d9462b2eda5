/** How the net asset value and the remaining commitment come about, and the returns before and after fees and carry. */
import { formatDate } from '../formats.ts'
import { add, isZero, subtract } from '../money.ts'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { AnnualisedFoot, FigureValue } from './FigureValue.tsx'
import type { Figure, Performance } from './answers.ts'
import type { FigureName } from './figureNames.ts'
import { Money } from '../web/kit/page/Money.tsx'

export function BridgeCard({ performance }: { performance: Performance }) {
  const translate = useTranslate()
  const { figures, fund, investments } = performance
  const outside = subtract(
    figures.remaining.value,
    add(subtract(figures.commitments.value, figures.called.value), figures.recallable.value),
  )
  return (
    <section className="chart-card bridge" aria-label={translate('performance.bridge')}>
      <header>
        <h2>{figures.nav.title}</h2>
        <span className="chart-unit">{fund.currency}</span>
      </header>
      <dl>
        <Line
          figure={figures.fairValue}
          label={translate('performance.fairValueOf', { smart_count: investments.length })}
        />
        <Line figure={figures.totalCash} />
        <Line figure={figures.borrowings} negated />
        <Line figure={figures.otherAssetsAndLiabilities} />
        <Line figure={figures.nav} total />
        <Line figure={figures.accruedCarry} negated />
        <Line figure={figures.netNav} total />
        {figures.navPerShare.value !== null && <Line figure={figures.navPerShare} />}
      </dl>
      {figures.nav.reason && <p className="performance-none">{figures.nav.reason}</p>}
      <header>
        <h2>{translate('performance.commitment')}</h2>
        <span className="chart-unit">{fund.currency}</span>
      </header>
      <dl>
        <Line figure={figures.commitments} />
        <Line figure={figures.called} negated />
        {!isZero(outside) && (
          <div>
            <dt>{translate('performance.calledOutside')}</dt>
            <dd>
              <Money of={outside} />
            </dd>
          </div>
        )}
        <Line figure={figures.recallable} />
        <Line figure={figures.remaining} total />
      </dl>
    </section>
  )
}

function Line({
  figure,
  label,
  negated = false,
  total = false,
}: {
  figure: Figure
  label?: string
  negated?: boolean
  total?: boolean
}) {
  return (
    <div data-total={total || undefined}>
      <dt>{label ?? figure.title}</dt>
      <dd>
        <FigureValue figure={figure} negated={negated} />
      </dd>
    </div>
  )
}

const RETURNS = ['paid', 'back', 'left', 'multiple', 'irr'] as const

type Returns = Readonly<Record<(typeof RETURNS)[number], FigureName>>

const GROSS: Returns = {
  paid: 'invested',
  back: 'realised',
  left: 'fairValue',
  multiple: 'grossMultiple',
  irr: 'grossIrr',
}
const NET: Returns = { paid: 'called', back: 'distributed', left: 'netNav', multiple: 'tvpi', irr: 'netIrr' }
const WITHOUT: Returns = {
  paid: 'calledWithoutFacility',
  back: 'distributedWithoutFacility',
  left: 'netNavWithoutFacility',
  multiple: 'tvpiWithoutFacility',
  irr: 'netIrrWithoutFacility',
}

/**
 * Gross is between the fund and its investments, net between the partners and the fund: side by side they show what
 * fees and carry cost, and what the subscription facility did where the fund has drawn on one.
 */
export function ReturnsCard({ performance: { figures, fund, asOf } }: { performance: Performance }) {
  const translate = useTranslate()
  const sides = [
    ['gross', GROSS],
    ['net', NET],
    ...(figures.tvpiWithoutFacility.hidden ? [] : ([['without', WITHOUT]] as const)),
  ] as const
  const missing = [
    ...new Set(sides.flatMap(([, names]) => RETURNS.flatMap(column => figures[names[column]].reason ?? []))),
  ]
  return (
    <section className="chart-card" aria-label={translate('performance.returns.title')}>
      <header>
        <h2>{translate('performance.returns.title')}</h2>
        <span className="chart-unit">
          {translate('performance.note.nav', { currency: fund.currency ?? '', date: formatDate(asOf) })}
        </span>
      </header>
      <div className="chart-table whole" tabIndex={0} role="group" aria-label={translate('performance.returns.title')}>
        <table className="plain-table returns" role="table">
          <thead role="rowgroup">
            <tr role="row">
              <th scope="col" role="columnheader">
                <span className="visually-hidden">{translate('performance.returns.side')}</span>
              </th>
              {RETURNS.map(name => (
                <th key={name} scope="col" role="columnheader" data-right>
                  {translate(`performance.returns.${name}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {sides.map(([side, names]) => (
              <tr key={side} role="row">
                <th scope="row" role="rowheader">
                  {translate(`performance.returns.${side}`)}
                  <small>{translate(`performance.returns.${side}Between`)}</small>
                </th>
                {RETURNS.map(column => (
                  <td key={column} role="cell" data-right data-label={translate(`performance.returns.${column}`)}>
                    <FigureValue figure={figures[names[column]]} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {missing.length > 0 && <figcaption>{missing.join(' · ')}</figcaption>}
      <AnnualisedFoot of={[figures.grossIrr, figures.netIrr, figures.netIrrWithoutFacility]} />
    </section>
  )
}
