/**
 * How the net asset value of one period became that of a later one: each step in numbers and drawn, and which
 * investments made the change.
 */
import { Link, useSearchParams } from 'react-router'
import CheckOutlined from '@mui/icons-material/CheckOutlined'
import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined'
import { formatDate, formatAmount } from '../formats.ts'
import type { Decimal } from '../entity.ts'
import { add, isZero, negate, subtract, sum } from '../money.ts'
import { recordPath } from '../pages/records.ts'
import { LabelledSelect } from '../web/kit/page/LabelledSelect.tsx'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { Nothing } from '../web/kit/page/ValueCell.tsx'
import { useRead } from '../web/kit/data/useRead.ts'
import { ViewFrame } from './ViewFrame.tsx'
import { performanceReads } from './reads.ts'
import { INCEPTION, openingsOf } from './views.ts'
import type { BridgeStep, Performance, StepName, ValueBridge } from './answers.ts'
import { Money } from '../web/kit/page/Money.tsx'
import { useMinorUnits } from '../web/kit/data/amountUnits.ts'

/** Value 1, called 5, distributed 3; what fees and carry take 2. */
const TONES: Record<StepName, number> = {
  opening: 1,
  called: 5,
  distributed: 3,
  valueChange: 1,
  managementFees: 2,
  expenses: 2,
  carryPaid: 2,
  other: 4,
  closing: 1,
}

export function ValueBridgeView({ performance }: { performance: Performance }) {
  const { fund, asOf } = performance
  const from = useOpening(performance)
  const answer = useRead(
    performanceReads.fundValueBridge,
    { id: fund.id, asOf, from: from.chosen },
    { keepsPrevious: true },
  )
  return (
    <ViewFrame answer={answer}>
      {bridge => (
        <>
          <Steps bridge={bridge} performance={performance} onChoose={from.choose} />
          <Changes bridge={bridge} />
        </>
      )}
    </ViewFrame>
  )
}

/**
 * The opening stands in the address. One that no longer lies before the closing is passed over, so that the period
 * before is taken.
 */
export function useOpening({ periods, asOf }: Pick<Performance, 'periods' | 'asOf'>) {
  const [parameters, setParameters] = useSearchParams()
  const asked = parameters.get('from')
  const known = asked === INCEPTION || openingsOf(periods, asOf).some(({ date }) => date === asked)
  const choose = (date: string) =>
    setParameters(current => {
      current.set('from', date)
      return current
    })
  return { chosen: known && asked !== null ? asked : undefined, choose }
}

function Steps({
  bridge,
  performance,
  onChoose,
}: {
  bridge: ValueBridge
  performance: Performance
  onChoose: (date: string) => void
}) {
  const translate = useTranslate()
  const { fund, from, asOf, steps, reason, notes } = bridge
  const title = translate('performance.tab.bridge')
  const span = translate('performance.valueBridge.span', {
    currency: fund.currency ?? '',
    from: from ? formatDate(from.date) : translate('performance.valueBridge.inception'),
    to: formatDate(asOf),
  })
  return (
    <section className="chart-card" aria-label={title}>
      <header>
        <h2>{title}</h2>
        <span className="chart-unit">{span}</span>
        <span className="chart-head-end">
          <LabelledSelect
            label={translate('performance.valueBridge.from')}
            value={from?.date ?? INCEPTION}
            options={[
              ...openingsOf(performance.periods, asOf).map(({ name, date }) => ({
                value: date,
                title: `${name} · ${formatDate(date)}`,
              })),
              { value: INCEPTION, title: translate('performance.sheet.inception') },
            ]}
            onChoose={onChoose}
          />
        </span>
      </header>
      {reason === undefined ? (
        <StepsTable steps={steps} title={translate('performance.valueBridge.steps')} />
      ) : (
        <p className="performance-none">{`${translate('performance.notAvailable')}: ${reason}`}</p>
      )}
      {steps.length > 0 && <Tie steps={steps} />}
      {notes.length > 0 && <p className="performance-none">{notes.join(' ')}</p>}
    </section>
  )
}

function StepsTable({ steps, title }: { steps: readonly BridgeStep[]; title: string }) {
  const translate = useTranslate()
  const drawn = spansOf(steps)
  return (
    <div className="chart-table whole" tabIndex={0} role="group" aria-label={title}>
      <table className="plain-table bridge-steps" aria-label={title}>
        <thead>
          <tr>
            <th scope="col">{translate('performance.valueBridge.step.title')}</th>
            <th scope="col" data-right>
              {translate('performance.valueBridge.amount')}
            </th>
            <th scope="col">
              {drawn.cut ? (
                translate('performance.valueBridge.drawnCut')
              ) : (
                <span className="visually-hidden">{translate('performance.valueBridge.drawn')}</span>
              )}
            </th>
          </tr>
        </thead>
        <tbody>
          {steps.map(({ name, title: step, formula, amount }, index) => (
            <tr key={name} data-total={name === 'opening' || name === 'closing' || undefined}>
              <th scope="row">
                {step}
                <small>{formula}</small>
              </th>
              <td data-right>
                <Money of={amount} />
              </td>
              <td>
                <span className="bridge-bar" aria-hidden="true">
                  <u style={{ left: `${drawn.base}%` }} />
                  {!isZero(amount) && <i data-tone={TONES[name]} style={drawn.bars[index]} />}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** How much of the steps' span is kept free below them, where the values are so large that their steps would vanish. */
const FREE_BELOW = 0.4

/** Where each bar begins and ends, in percent of the width: the steps stand on what was there before them. */
function spansOf(steps: readonly BridgeStep[]): {
  base: number
  cut: boolean
  bars: { left: string; width: string }[]
} {
  let reached: Decimal = '0'
  const spans = steps.map(({ name, amount }): [number, number] => {
    const before = name === 'opening' || name === 'closing' ? '0' : reached
    reached = add(before, amount)
    return [Number(before), Number(reached)]
  })
  const levels = spans.map(([, level]) => level)
  const [least, high] = [Math.min(...levels), Math.max(0, ...levels)]
  const cut = least - (high - least) * FREE_BELOW > 0
  const low = cut ? least - (high - least) * FREE_BELOW : Math.min(0, least)
  const place = (value: number): number => (high === low ? 0 : ((Math.max(low, value) - low) / (high - low)) * 100)
  return {
    base: place(0),
    cut,
    bars: spans.map(([from, to]) => ({
      left: `${place(Math.min(from, to))}%`,
      width: `${place(Math.max(from, to)) - place(Math.min(from, to))}%`,
    })),
  }
}

function Tie({ steps }: { steps: readonly BridgeStep[] }) {
  const translate = useTranslate()
  const amounts = steps.map(({ amount }) => amount)
  const minorUnits = useMinorUnits()
  const difference = subtract(amounts.at(-1) ?? '0', sum(amounts.slice(0, -1)))
  return isZero(difference) ? (
    <p className="bridge-tie" data-tone="ok">
      <CheckOutlined />
      {translate('performance.valueBridge.ties')}
    </p>
  ) : (
    <p className="bridge-tie" data-tone="bad" role="alert">
      <ErrorOutlineOutlined />
      {translate('performance.valueBridge.tiesNot', { amount: formatAmount(difference, minorUnits) })}
    </p>
  )
}

function Changes({ bridge: { fund, investments } }: { bridge: ValueBridge }) {
  const translate = useTranslate()
  if (investments.length === 0) return null
  const title = translate('performance.valueBridge.byInvestment')
  const columns = ['opening', 'invested', 'realised', 'change', 'closing'] as const
  // Money that went in is added to the opening value, money that came back is taken from it.
  const shown = (name: (typeof columns)[number], amount: Decimal) => (name === 'realised' ? negate(amount) : amount)
  return (
    <section className="chart-card" aria-label={title}>
      <header>
        <h2>{title}</h2>
        <span className="chart-unit">{fund.currency}</span>
      </header>
      <div className="chart-table whole" tabIndex={0} role="group" aria-label={title}>
        <table className="plain-table pinned">
          <thead>
            <tr>
              <th scope="col">{translate('performance.column.investment')}</th>
              {columns.map(name => (
                <th key={name} scope="col" data-right>
                  {translate(`performance.valueBridge.${name}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {investments.map(investment => {
              const to = recordPath('investments', { id: investment.id, fundId: fund.id })
              return (
                <tr key={investment.id}>
                  <th scope="row">{to ? <Link to={to}>{investment.name}</Link> : investment.name}</th>
                  {columns.map(name => (
                    <td key={name} data-right>
                      {isZero(investment[name]) ? <Nothing /> : <Money of={shown(name, investment[name])} />}
                    </td>
                  ))}
                </tr>
              )
            })}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{translate('performance.investments', { smart_count: investments.length })}</th>
              {columns.map(name => (
                <td key={name} data-right>
                  <Money of={shown(name, sum(investments.map(investment => investment[name])))} />
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </div>
      <figcaption>{translate('performance.valueBridge.formula')}</figcaption>
    </section>
  )
}
