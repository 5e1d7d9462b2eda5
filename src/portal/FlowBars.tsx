/**
 * What was paid below the line, what came back above it, and what is due as an outline: by quarter where there is room,
 * by year on a phone. The table of the cash flows says the same in figures.
 */
import type { Statement } from '../capital-account-statements/shapes.ts'
import { formatAmount, formatDate } from '../formats.ts'
import type { Decimal } from '../entity.ts'
import { add, isZero } from '../money.ts'
import { shortValue, tickText, ticksFor } from '../web/kit/chart/scale.ts'
import type { ChartUnit } from '../web/kit/chart/scale.ts'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { flowsBy, namedBelow } from './flows.ts'
import type { Flows, Grain } from './flows.ts'
import type { Due } from './holding.ts'

interface FlowBarsProps {
  grain: Grain
  statement: Statement
  dues: readonly Due[]
  unit: ChartUnit
}

/** In the units of the drawing, which is as wide as the room that it is meant for. */
const SIZES = {
  quarter: { width: 690, height: 250, left: 44, bar: 14, room: 62 },
  year: { width: 318, height: 210, left: 34, bar: 26, room: 40 },
} as const
const TOP = 14
const BELOW = 34
const RIGHT = 4

export function FlowBars({ grain, statement, dues, unit }: FlowBarsProps) {
  const translate = useTranslate()
  const { width, height, left, bar, room } = SIZES[grain]
  const flows = flowsBy(grain, statement, dues)
  const ticks = ticksFor(flows.flatMap(each => [upOf(each), `-${downOf(each)}`]))
  const [low, high] = [ticks[0] ?? 0, ticks.at(-1) ?? 1]
  const yOf = (value: number) => TOP + ((high - value) / (high - low)) * (height - TOP - BELOW)
  const step = (width - left - RIGHT) / flows.length
  const middleOf = (index: number) => left + (index + 0.5) * step
  return (
    <svg data-grain={grain} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={useMessage(statement, dues)}>
      {ticks.map(tick => (
        <g key={tick}>
          <line data-zero={tick === 0 || undefined} x1={left} x2={width} y1={yOf(tick)} y2={yOf(tick)} />
          <text x={left - 10} y={yOf(tick) + 4} textAnchor="end">
            {tickText(tick, ticks, unit)}
          </text>
        </g>
      ))}
      {flows.map((each, index) => (
        <Bars key={each.label} flows={each} x={middleOf(index)} width={Math.min(bar, step * 0.6)} yOf={yOf}>
          {translate('portalFlows.of', {
            label: each.label,
            paid: formatAmount(each.paid, statement.minorUnits),
            back: formatAmount(add(each.returned, each.distributed), statement.minorUnits),
          })}
        </Bars>
      ))}
      {namedBelow(grain, flows, room / step).map(index => (
        <text key={index} x={middleOf(index)} y={height - 6} textAnchor="middle">
          {flows[index]?.label}
        </text>
      ))}
      {grain === 'quarter' && <DueLabel dues={dues} flows={flows} unit={unit} yOf={yOf} />}
    </svg>
  )
}

const upOf = ({ returned, distributed }: Flows) => add(returned, distributed)
const downOf = ({ paid, due }: Flows) => add(paid, due)

interface BarsProps {
  flows: Flows
  /** Its middle. */
  x: number
  width: number
  yOf: (value: number) => number
  children: string
}

function Bars({ flows, x, width, yOf, children }: BarsProps) {
  const [paid, returned, distributed, due] = [flows.paid, flows.returned, flows.distributed, flows.due].map(Number)
  const rect = (of: string, from = 0, to = 0) =>
    from !== to && (
      <rect
        data-of={of}
        x={x - width / 2}
        y={yOf(Math.max(from, to))}
        width={width}
        height={Math.abs(yOf(from) - yOf(to))}
        rx={2}
      />
    )
  return (
    <g>
      <title>{children}</title>
      {rect('paid', 0, -(paid ?? 0))}
      {rect('due', -(paid ?? 0), -(paid ?? 0) - (due ?? 0))}
      {rect('returned', 0, returned)}
      {rect('distributed', returned, (returned ?? 0) + (distributed ?? 0))}
    </g>
  )
}

/** How much is due when, beside its outline, which is the last one of the drawing. */
function DueLabel({ dues, flows, unit, yOf }: Pick<FlowBarsProps, 'dues' | 'unit'> & DrawnFlows) {
  const translate = useTranslate()
  const [first, second] = dues
  const last = flows.at(-1)
  if (!first || !last || isZero(last.due)) return null
  const { width } = SIZES.quarter
  const y = yOf(-Number(downOf(last))) + 16
  return (
    <g>
      <text data-due x={width} y={y} textAnchor="end">
        {translate('portalFlows.dueShort', { amount: shortValue(last.due, unit) })}
      </text>
      {!second && (
        <text x={width} y={y + 15} textAnchor="end">
          {formatDate(first.dueDate)}
        </text>
      )}
    </g>
  )
}

interface DrawnFlows {
  flows: readonly Flows[]
  yOf: (value: number) => number
}

/** What the drawing says, for whoever does not see it. */
function useMessage({ position, currency, minorUnits, period }: Statement, dues: readonly Due[]): string {
  const translate = useTranslate()
  const money = (amount: Decimal) => formatAmount(amount, minorUnits)
  const said = translate('portalFlows.message', {
    currency,
    called: money(position.called),
    distributed: money(position.distributed),
    date: formatDate(period.date),
  })
  const owed = dues.map(({ amount, dueDate }) =>
    translate('portalFlows.messageDue', { amount: money(amount), date: formatDate(dueDate) }),
  )
  return [said, ...owed].join(' ')
}
