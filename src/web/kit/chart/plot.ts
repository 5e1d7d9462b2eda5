/** The geometry of a line chart for the width it has. */
import { labelledOf, positionsOf, tickText, ticksFor } from './scale.ts'
import type { ChartUnit } from './scale.ts'

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
  values: readonly (string | null)[]
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
  labelled: number[]
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
  const texts = ticks.map(tick => tickText(tick, ticks, unit))
  const wide = width >= WIDE_FROM
  const [left, right, top, bottom] = [
    Math.max(...texts.map(({ length }) => length)) * LETTER + 14,
    width - (wide ? END_ROOM : 8),
    26,
    height - 30,
  ]
  const y = (value: number): number => bottom - ((value - low) / (high - low)) * (bottom - top)
  const edge = bars.length > 0 ? 12 : 6
  const xs = positionsOf(points.map(({ date }) => date)).map(share => left + edge + share * (right - left - 2 * edge))
  const gap = xs.slice(1).reduce((least, x, index) => Math.min(least, x - xs[index]!), BAR_MAX / 0.45)
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
    ticks: ticks.map((value, index) => ({ value, text: texts[index]!, y: y(value) })),
    labelled: labelledOf(
      points.map(({ date }) => date),
      xs,
      LABEL_ROOM,
    ),
    barWidth: Math.max(2, Math.min(BAR_MAX, gap * 0.45)),
  }
}

/** What lies between the ends: a little more than the values, never beyond the next round line. */
function rangeOf(values: readonly (string | null)[], round: readonly number[]): [number, number] {
  const all = [0, ...values.filter(value => value !== null).map(Number)]
  const [low, high] = [Math.min(...all), Math.max(...all)]
  const air = (high - low) * AIR
  return low === high
    ? [round[0]!, round.at(-1)!]
    : [Math.max(round[0]!, low - air), Math.min(round.at(-1)!, high + air)]
}
