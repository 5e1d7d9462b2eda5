/**
 * Lines over time, with bars below and above zero. The pointer or the arrow keys read it point by point; the table says
 * the same.
 */
import { useState, type KeyboardEvent, type PointerEvent } from 'react'
import { formatAmount } from '../../../formats.ts'
import { useTranslate } from '../data/useTranslate.ts'
import { ChartCard, type KeyEntry } from './ChartCard.tsx'
import { ChartTable } from './ChartTable.tsx'
import { LinePlot } from './LinePlot.tsx'
import { plotOf, type ChartPoint, type ChartSeries } from './plot.ts'
import { indexAfterKey, nearestIndex, unitFor } from './scale.ts'
import { useRoom } from './useRoom.ts'
import { useMinorUnits } from '../data/amountUnits.ts'
import type { Decimal } from '../../../entity.ts'

interface LineChartProps {
  title: string
  /** What the chart says, in one sentence, for those who do not see it. */
  sentence: string
  currency: string
  /** "by quarter": stands after the currency. */
  per?: string
  points: readonly ChartPoint[]
  lines: readonly ChartSeries[]
  bars?: readonly ChartSeries[]
  /** Names the lowest point of the first line where it lies below zero. */
  markLow?: boolean
  footer?: string
  /** Beside a taller card; a phone has less room. */
  height?: number
}

const USUAL_HEIGHT = 288
const NARROW = 520

export function LineChart(props: LineChartProps) {
  const { title, sentence, currency, per, points, lines, bars = [], footer } = props
  const translate = useTranslate()
  const unit = unitFor([...lines, ...bars].flatMap(({ values }) => values))
  const legend: KeyEntry[] = [
    ...lines.map(({ name, tone }) => ({ name, tone, line: true })),
    ...bars.map(({ name, tone }) => ({ name, tone })),
  ]
  const minorUnits = useMinorUnits(currency)
  const unitLabel = translate(`chart.unit.${unit.name}`, { currency })
  const valueText = (value: Decimal | null | undefined) =>
    value === null || value === undefined ? translate('chart.none') : formatAmount(value, minorUnits)
  return (
    <ChartCard
      title={title}
      unit={per ? `${unitLabel}, ${per}` : unitLabel}
      legend={legend}
      footer={footer}
      table={
        <ChartTable
          title={title}
          currency={currency}
          points={points}
          series={[...lines, ...bars]}
          valueText={valueText}
        />
      }
    >
      <Reading {...props} sentence={sentence} unit={unit} valueText={valueText} />
    </ChartCard>
  )
}

interface ReadingProps extends LineChartProps {
  unit: ReturnType<typeof unitFor>
  valueText: (value: Decimal | null | undefined) => string
}

/** The chart is one stop of the keyboard: a slider over its points, whose value is read aloud. */
function Reading({
  title,
  sentence,
  points,
  lines,
  bars = [],
  markLow = false,
  height = USUAL_HEIGHT,
  unit,
  valueText,
}: ReadingProps) {
  const { ref, width, height: room } = useRoom<HTMLDivElement>()
  const [active, setActive] = useState<number | null>(null)
  const least = width < NARROW ? Math.min(height, USUAL_HEIGHT) : height
  const plot = plotOf({ points, lines, bars, width, height: Math.max(least, room), unit })
  const last = points.length - 1
  const labelAt = (index: number) =>
    [
      points[index]?.label,
      ...[...lines, ...bars].map(({ name, values }) => `${name} ${valueText(values[index])}`),
    ].join(', ')
  const onKeyDown = (event: KeyboardEvent) => {
    const next = indexAfterKey(event.key, active ?? last, last)
    if (event.key === 'Escape' && active !== null) {
      event.stopPropagation()
      setActive(null)
    }
    if (next === null) return
    event.preventDefault()
    setActive(next)
  }
  const onPointer = (event: PointerEvent) =>
    setActive(nearestIndex(plot.xs, event.clientX - event.currentTarget.getBoundingClientRect().left))
  return (
    <div
      ref={ref}
      className="chart-plot"
      tabIndex={0}
      role="slider"
      aria-label={`${title}. ${sentence}`}
      aria-valuemin={1}
      aria-valuemax={points.length}
      aria-valuenow={(active ?? last) + 1}
      aria-valuetext={labelAt(active ?? last)}
      style={{ minHeight: least }}
      onKeyDown={onKeyDown}
      onPointerMove={onPointer}
      onPointerDown={onPointer}
      onPointerLeave={() => setActive(null)}
      onFocus={event => {
        if (event.currentTarget.matches(':focus-visible')) setActive(last)
      }}
      onBlur={() => setActive(null)}
    >
      {width > 0 && (
        <LinePlot plot={plot} points={points} lines={lines} bars={bars} unit={unit} markLow={markLow} active={active} />
      )}
      {width > 0 && active !== null && (
        <Tip
          x={plot.xs[active]}
          width={width}
          label={points[active]?.label}
          series={[...lines, ...bars]}
          index={active}
          valueText={valueText}
        />
      )}
    </div>
  )
}

const TIP_WIDTH = 216

function Tip({
  x,
  width,
  label,
  series,
  index,
  valueText,
}: {
  x: number | undefined
  width: number
  label: string | undefined
  series: readonly ChartSeries[]
  index: number
  valueText: ReadingProps['valueText']
}) {
  if (x === undefined) return null
  const left = Math.max(0, Math.min(width - TIP_WIDTH, x + 12 + TIP_WIDTH > width ? x - 12 - TIP_WIDTH : x + 12))
  return (
    <div className="chart-tip" aria-hidden="true" style={{ left, width: TIP_WIDTH }}>
      <b>{label}</b>
      {series.map(({ name, tone, values }) => (
        <span key={name}>
          <i data-tone={tone} />
          {name}
          <em className="figures">{valueText(values[index])}</em>
        </span>
      ))}
    </div>
  )
}
