/** Where things stand in a chart. Lengths on a screen may be binary numbers; the values beside them stay exact text. */
import { daysBetween } from '../../../calendar.ts'
import { formatNumber } from '../../../formats.ts'
import type { Decimal } from '../../../entity.ts'
import { divide, isZero } from '../../../money.ts'

export interface ChartUnit {
  /** Key under chart.unit, also the ending of short values. */ name: 'one' | 'thousand' | 'million'
  size: Decimal
  decimals: number
}

const UNITS: readonly (ChartUnit & { from: number })[] = [
  { name: 'million', size: '1000000', decimals: 2, from: 1_000_000 },
  { name: 'thousand', size: '1000', decimals: 1, from: 10_000 },
]

const ENDINGS: Record<ChartUnit['name'], string> = { one: '', thousand: 'k', million: 'm' }
const TICKS_WANTED = 4

/** The unit in which the largest of the values is easily read. */
export function unitFor(values: readonly (string | null)[]): ChartUnit {
  const largest = Math.max(0, ...numbers(values).map(Math.abs))
  return UNITS.find(({ from }) => largest >= from) ?? { name: 'one', size: '1', decimals: 2 }
}

/** (5.24m), in parentheses as everywhere. */
export function shortValue(value: Decimal, unit: ChartUnit): string {
  return formatNumber(divide(value, unit.size), unit.decimals).replace(
    /\d(?=\)?$)/,
    digit => digit + ENDINGS[unit.name],
  )
}

/** Round steps around all values, zero always among them. */
export function ticksFor(values: readonly (string | null)[]): number[] {
  const all = [0, ...numbers(values)]
  const [low, high] = [Math.min(...all), Math.max(...all)]
  if (low === high) return [0, 1]
  const step = roundStep((high - low) / TICKS_WANTED)
  const [first, last] = [Math.floor(low / step + 1e-9), Math.ceil(high / step - 1e-9)]
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step)
}

export function tickText(tick: number, ticks: readonly number[], unit: ChartUnit): string {
  const step = Math.abs((ticks[1] ?? 1) - (ticks[0] ?? 0)) / Number(unit.size)
  const decimals = step >= 1 || step === 0 ? 0 : Math.min(6, Math.ceil(-Math.log10(step) - 1e-9))
  const value = divide(`${Math.round(tick * 100)}`, `${Number(unit.size) * 100}`)
  return isZero(value) ? '0' : formatNumber(value, decimals)
}

function roundStep(rough: number): number {
  const power = 10 ** Math.floor(Math.log10(rough))
  return ([1, 2, 2.5, 5, 10].find(factor => factor * power >= rough * 0.999) ?? 10) * power
}

function numbers(values: readonly (string | null)[]): number[] {
  return values.filter(value => value !== null).map(Number)
}

/** Shares of the width, by days: a missing quarter leaves a gap of its length. */
export function positionsOf(dates: readonly string[]): number[] {
  const [first, last] = [dates[0], dates.at(-1)]
  if (first === undefined || last === undefined) return []
  const all = daysBetween(first, last)
  return dates.map(date => (all === 0 ? 0.5 : daysBetween(first, date) / all))
}

/**
 * Which dates are written under the axis: the first of each year where those are enough, else as many as there is room
 * for.
 */
export function labelledOf(dates: readonly string[], xs: readonly number[], room: number): number[] {
  const all = dates.map((_, index) => index)
  const years = all.filter(index => dates[index]?.slice(0, 4) !== dates[index - 1]?.slice(0, 4))
  let before = -Infinity
  return (years.length > 2 ? years : all).filter(index => {
    const x = xs[index]
    if (x === undefined || x - before < room) return false
    before = x
    return true
  })
}

/** The heights of labels that stand at least so far from each other, as near to where they belong as they can. */
export function spreadApart(heights: readonly number[], apart: number, lowest: number): number[] {
  const order = heights.map((_, index) => index).toSorted((one, other) => (heights[one] ?? 0) - (heights[other] ?? 0))
  const placed = [...heights]
  let above = -Infinity
  for (const index of order) above = placed[index] = Math.max(placed[index] ?? 0, above + apart)
  let below = lowest + apart
  for (const index of order.toReversed()) below = placed[index] = Math.min(placed[index] ?? 0, below - apart)
  return placed
}

/** Pieces of a line between its gaps. */
export function piecesOf<Point>(points: readonly (Point | null)[]): Point[][] {
  const pieces: Point[][] = []
  let piece: Point[] = []
  for (const point of points) {
    if (point === null) piece = []
    else if (piece.push(point) === 1) pieces.push(piece)
  }
  return pieces
}

export function nearestIndex(xs: readonly number[], x: number): number {
  return xs.reduce((best, each, index) => (Math.abs(each - x) < Math.abs((xs[best] ?? Infinity) - x) ? index : best), 0)
}

/** The point that an arrow key, Home or End leads to; null for any other key. */
export function indexAfterKey(key: string, index: number, last: number): number | null {
  const next = {
    ArrowLeft: index - 1,
    ArrowDown: index - 1,
    ArrowRight: index + 1,
    ArrowUp: index + 1,
    Home: 0,
    End: last,
  }[key]
  return next === undefined ? null : Math.max(0, Math.min(last, next))
}
