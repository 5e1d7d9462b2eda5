/** The drawing itself. It is hidden from readers of the screen: the frame around it says what it shows. */
import { useTranslate } from '../data/useTranslate.ts'
import type { ChartPoint, ChartSeries, Plot } from './plot.ts'
import { piecesOf, shortValue, spreadApart, type ChartUnit } from './scale.ts'
import type { Decimal } from '../../../entity.ts'

interface LinePlotProps {
  plot: Plot
  points: readonly ChartPoint[]
  lines: readonly ChartSeries[]
  bars: readonly ChartSeries[]
  unit: ChartUnit
  markLow: boolean
  active: number | null
}

/** Half of what a letter of 12 px takes on average. */
const HALF_LETTER = 3.1
const END_WORDS = 60
const END_LINE = 14

interface Dot {
  x: number
  y: number
  index: number
  value: Decimal
  point: ChartPoint
}

type Dots = readonly (Dot | null)[]

export function LinePlot({ plot, points, lines, bars, unit, markLow, active }: LinePlotProps) {
  const drawn = lines.map(line => ({ line, dots: dotsOf(plot, points, line) }))
  const [first] = drawn
  return (
    <svg width={plot.width} height={plot.height} viewBox={`0 0 ${plot.width} ${plot.height}`} aria-hidden="true">
      <Axis plot={plot} />
      {bars.map(bar => (
        <Bars key={bar.name} plot={plot} bar={bar} />
      ))}
      {drawn.map(({ line, dots }) => (
        <Line key={line.name} plot={plot} line={line} dots={dots} />
      ))}
      {active !== null && (
        <line className="chart-active" x1={plot.xs[active]} x2={plot.xs[active]} y1={plot.top} y2={plot.bottom} />
      )}
      {markLow && first && <Low plot={plot} line={first.line} dots={first.dots} unit={unit} />}
      {endsOf(plot, drawn).map(end => (
        <End key={end.line.name} plot={plot} end={end} unit={unit} />
      ))}
      {active !== null &&
        drawn.map(({ line, dots }) => {
          const dot = dots.find(candidate => candidate?.index === active)
          return (
            dot && <circle key={line.name} className="chart-ring" data-tone={line.tone} cx={dot.x} cy={dot.y} r={4} />
          )
        })}
    </svg>
  )
}

function dotsOf(plot: Plot, points: readonly ChartPoint[], { values }: ChartSeries): Dots {
  return points.map((point, index) => {
    const [x, value] = [plot.xs[index], values[index] ?? null]
    return value === null || x === undefined ? null : { x, y: plot.y(Number(value)), index, value, point }
  })
}

function Axis({ plot }: { plot: Plot }) {
  return (
    <>
      {plot.ticks.map(({ value, text, y }) => (
        <g key={value}>
          <line className={value === 0 ? 'chart-zero' : 'chart-grid'} x1={plot.left} x2={plot.right} y1={y} y2={y} />
          <text className="chart-tick" x={plot.left - 10} y={y + 4} textAnchor="end">
            {text}
          </text>
        </g>
      ))}
      {plot.labels.map(({ x, text }) => (
        <text key={x} className="chart-tick" x={within(x, text, plot.width)} y={plot.height - 8} textAnchor="middle">
          {text}
        </text>
      ))}
    </>
  )
}

/** Where words may be centred so that none of them leaves the drawing. */
function within(x: number, label: string, width: number): number {
  const half = label.length * HALF_LETTER
  return Math.max(half, Math.min(width - half, x))
}

function Bars({ plot, bar }: { plot: Plot; bar: ChartSeries }) {
  const zero = plot.y(0)
  return plot.xs.map((x, index) => {
    const value = bar.values[index] ?? null
    const end = value === null ? zero : plot.y(Number(value))
    if (end === zero) return null
    return (
      <rect
        key={index}
        data-tone={bar.tone}
        x={x - plot.barWidth / 2}
        y={Math.min(end, zero)}
        width={plot.barWidth}
        height={Math.max(1, Math.abs(end - zero))}
        rx={Math.min(2, plot.barWidth / 3)}
      />
    )
  })
}

function Line({ plot, line, dots }: { plot: Plot; line: ChartSeries; dots: Dots }) {
  const zero = plot.y(0)
  return piecesOf(dots).map(piece => {
    const [start, end] = [piece[0], piece.at(-1)]
    if (!start || !end) return null
    const firm = piece.filter(({ point }) => !point.provisional)
    const open = piece.filter(({ point }, place) => point.provisional || piece[place + 1]?.point.provisional)
    return (
      <g key={start.index} data-tone={line.tone}>
        {line.area && piece.length > 1 && (
          <path className="chart-area" d={`${pathOf(piece)}L${end.x} ${zero}L${start.x} ${zero}Z`} />
        )}
        {firm.length > 1 && <path className="chart-line" d={pathOf(firm)} />}
        {open.length > 1 && <path className="chart-line" data-dashed d={pathOf(open)} />}
        {piece.length === 1 && <circle className="chart-dot" cx={start.x} cy={start.y} r={3} />}
      </g>
    )
  })
}

function pathOf(dots: readonly Dot[]): string {
  return dots.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x.toPrecision(6)} ${y.toPrecision(6)}`).join('')
}

interface LineEnd {
  line: ChartSeries
  last: Dot
  /** Of its words. */
  height: number
}

/** The words of lines that end near each other are kept apart. */
function endsOf(plot: Plot, drawn: readonly { line: ChartSeries; dots: Dots }[]): LineEnd[] {
  const ends = drawn.flatMap(({ line, dots }): LineEnd[] => {
    const last = dots.findLast(dot => dot !== null)
    return last ? [{ line, last, height: plot.wide ? last.y : aboveOrBelow(plot, dots, last) }] : []
  })
  const [apart, lowest] = plot.wide ? [2 * END_LINE + 2, plot.bottom - END_LINE] : [END_LINE, plot.bottom]
  const heights = spreadApart(
    ends.map(({ height }) => height),
    apart,
    lowest,
  )
  return ends.map((end, place) => ({ ...end, height: heights[place] ?? end.height }))
}

/** On a narrow screen the words stand above the end, below it where the line comes from above and there is room. */
function aboveOrBelow({ bottom }: Plot, dots: Dots, last: Dot): number {
  const crossed = dots.some(dot => dot !== null && dot !== last && last.x - dot.x < END_WORDS && dot.y < last.y - 3)
  return crossed && last.y + 2 * END_LINE < bottom ? last.y + 20 : Math.max(12, last.y - 10)
}

/** The last value, and the line's name where there are several to tell apart. */
function End({ plot, end: { line, last, height }, unit }: { plot: Plot; end: LineEnd; unit: ChartUnit }) {
  const label = shortValue(last.value, unit)
  return (
    <g data-tone={line.tone}>
      <circle className="chart-dot" cx={last.x} cy={last.y} r={4} />
      {plot.wide ? (
        <>
          <text className="chart-end" x={last.x + 12} y={height - 1}>
            {label}
          </text>
          <text className="chart-tick" x={last.x + 12} y={height + END_LINE}>
            {line.name.toLowerCase()}
          </text>
        </>
      ) : (
        <text className="chart-end" x={Math.min(last.x + 4, plot.width - 2)} y={height} textAnchor="end">
          {label}
        </text>
      )}
    </g>
  )
}

function Low({ plot, line, dots, unit }: { plot: Plot; line: ChartSeries; dots: Dots; unit: ChartUnit }) {
  const translate = useTranslate()
  const low = dots
    .filter(dot => dot !== null)
    .reduce<Dot | null>((least, dot) => (least === null || Number(dot.value) < Number(least.value) ? dot : least), null)
  if (!low || Number(low.value) >= 0) return null
  const above = Math.max(plot.top, plot.y(0) - 22)
  const label = translate('chart.low', { value: shortValue(low.value, unit), label: low.point.label })
  return (
    <g data-tone={line.tone}>
      <line className="chart-lead" x1={low.x} x2={low.x} y1={low.y - 4} y2={above + 6} />
      <circle className="chart-ring" cx={low.x} cy={low.y} r={3.5} />
      <text className="chart-low" x={within(low.x, label, plot.width)} y={above} textAnchor="middle">
        {label}
      </text>
    </g>
  )
}
