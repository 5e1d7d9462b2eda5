/** The geometry of a line chart for the width it has. */
import { labelledOf, positionsOf, tickText, ticksFor } from './scale.ts'
import type { ChartUnit } from './scale.ts'
import type { Decimal } from '../../../entity.ts'

/** Fixed meanings: 1 value, 3 distributed or realised, 5 called. */
export type Tone = 1 | 2 | 3 | 4 | 5 | 6

/** `label` is what stands under the axis: "Q2 2022". A provisional point is drawn dashed. */
export interface ChartPoint {
  date: string
  label: string
  provisional?: boolean
}

/** One value for each point, exact text; null where there is none. `area` fills the space down to zero. */
export interface ChartSeries {
  name: string
  tone: Tone
  values: readonly (Decimal | null)[]
  area?: boolean
}

export interface Plot {
  width: number
  height: number
  left: number
  right: number
  top: number
  bottom: number
  xs: number[]
  y: (value: number) => number
  ticks: { value: number; text: string; y: number }[]
  /** What is written under the axis. */
  labels: { x: number; text: string }[]
  barWidth: number
  /** Room for the last value beside the end of the line. */
  wide: boolean
}

const LETTER = 7
const LABEL_ROOM = 72
const END_ROOM = 78
const WIDE_FROM = 520
const BAR_MAX = 13
const AIR = 0.08

export function plotOf({
  points,
  lines,
  bars,
  width,
  height,
  unit,
}: {
  points: readonly ChartPoint[]
  lines: readonly ChartSeries[]
  bars: readonly ChartSeries[]
  width: number
  height: number
  unit: ChartUnit
}): Plot {
  const values = [...lines, ...bars].flatMap(series => series.values)
  const round = ticksFor(values)
  const [low, high] = rangeOf(values, round)
  const ticks = round.filter(tick => tick >= low && tick <= high)
  const texts = ticks.map(value => ({ value, text: tickText(value, ticks, unit) }))
  const wide = width >= WIDE_FROM
  const [left, right, top, bottom] = [
    Math.max(...texts.map(({ text }) => text.length)) * LETTER + 14,
    width - (wide ? END_ROOM : 8),
    26,
    height - 30,
  ]
  const y = (value: number): number => bottom - ((value - low) / (high - low)) * (bottom - top)
  const edge = bars.length > 0 ? 12 : 6
  const xs = positionsOf(points.map(({ date }) => date)).map(share => left + edge + share * (right - left - 2 * edge))
  const gap = xs.reduce((least, x, index) => Math.min(least, x - (xs[index - 1] ?? -Infinity)), BAR_MAX / 0.45)
  return {
    width,
    height,
    left,
    right,
    top,
    bottom,
    xs,
    y,
    wide,
    ticks: texts.map(({ value, text }) => ({ value, text, y: y(value) })),
    labels: labelledOf(
      points.map(({ date }) => date),
      xs,
      LABEL_ROOM,
    ).flatMap(index => {
      const [x, point] = [xs[index], points[index]]
      return x !== undefined && point ? [{ x, text: point.label }] : []
    }),
    barWidth: Math.max(2, Math.min(BAR_MAX, gap * 0.45)),
  }
}

/** What lies between the ends: a little more than the values, never beyond the next round line. */
function rangeOf(values: readonly (string | null)[], round: readonly number[]): [number, number] {
  const all = [0, ...values.filter(value => value !== null).map(Number)]
  const [low, high] = [Math.min(...all), Math.max(...all)]
  const air = (high - low) * AIR
  const [least, most] = [Math.min(...round), Math.max(...round)]
  return low === high ? [least, most] : [Math.max(least, low - air), Math.min(most, high + air)]
}
