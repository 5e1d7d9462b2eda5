/**
 * Internal rate of return of dated flows (XIRR): the r at which the sum of a·(1+r)^(−days/365) is zero.
 * Solved in y = ln(1+r) by looking for changes of sign and halving the interval. The search works with binary numbers,
 * because a rate is no amount: amounts come in exact and are summed exactly, the rate goes out rounded.
 */
import type { CalendarDate, Decimal } from '../entity.ts'
import { compareDates, daysBetween } from '../calendar.ts'
import { fromBinary, isZero, sum } from '../money.ts'

/** What is paid in is negative, what comes back positive. */
export interface Flow {
  date: CalendarDate
  amount: Decimal
}

type NoRate = 'noFlows' | 'oneDate' | 'noSignChange' | 'noRoot' | 'severalRoots'

export interface Irr {
  /** Per year, 0.1331 for 13.31 %; null when there is no rate to show. */
  rate: Decimal | null
  reason?: NoRate
  /** The flows span less than a year: the rate says what a whole year would have brought. */
  annualised?: true
  /** All rates that fit, when there are several. */
  roots?: Decimal[]
}

const DECIMALS = 12
const DAYS_OF_YEAR = 365
/** Nearly as far as a binary number reaches: what grows by a tenth in a day grows 10^15-fold in a year. */
const FURTHEST = 700
/** The grid is fine around zero, where rates are, and coarse far away. */
const GRID_STEP = 0.02
const GRID_WIDTH = 0.5
const BISECTIONS = 80
/** The golden section; nothing asks for more of its decimals. */
const GOLDEN = 0.618
/** Relative to the sum of all flows: what counts as touching zero. */
const TOUCHING = 1e-12

export function irr(flows: readonly Flow[]): Irr {
  const netted = netByDay(flows)
  const [first, last] = [netted[0], netted.at(-1)]
  if (!first || !last) return { rate: null, reason: 'noFlows' }
  if (first === last) return { rate: null, reason: 'oneDate' }
  const series = seriesOf(netted, first, last)
  if (changesOfSign(series.terms) === 0) return { rate: null, reason: 'noSignChange' }
  const roots = rootsOf(series).map(y => fromBinary(Math.expm1(y), DECIMALS))
  const [rate, ...others] = roots
  if (rate === undefined) return { rate: null, reason: 'noRoot' }
  if (others.length > 0) return { rate: null, reason: 'severalRoots', roots }
  return { rate, ...(daysBetween(first.date, last.date) < DAYS_OF_YEAR && { annualised: true }) }
}

/** One flow a day, none of zero, in order: ten thousand flows of a fund lie on a few hundred days. */
export function netByDay(flows: readonly Flow[]): Flow[] {
  const days = new Map<CalendarDate, Decimal[]>()
  for (const { date, amount } of flows) {
    const known = days.get(date)
    if (known) known.push(amount)
    else days.set(date, [amount])
  }
  return [...days]
    .map(([date, amounts]) => ({ date, amount: sum(amounts) }))
    .filter(({ amount }) => !isZero(amount))
    .sort((a, b) => compareDates(a.date, b.date))
}

/** A flow as the search takes it: how many years after the first one. */
interface Term {
  years: number
  amount: number
}

interface Series {
  terms: Term[]
  first: Term
  last: Term
  size: number
}

function seriesOf(flows: readonly Flow[], first: Flow, last: Flow): Series {
  const termOf = ({ date, amount }: Flow): Term => ({
    years: daysBetween(first.date, date) / DAYS_OF_YEAR,
    amount: Number(amount),
  })
  const terms = flows.map(termOf)
  const size = terms.reduce((total, { amount }) => total + Math.abs(amount), 0)
  return { terms, first: termOf(first), last: termOf(last), size }
}

function changesOfSign(terms: readonly Term[]): number {
  return terms.filter(({ amount }, index) => {
    const before = terms[index - 1]
    return before !== undefined && Math.sign(amount) !== Math.sign(before.amount)
  }).length
}

/**
 * The present value on the first day, or for negative y on the last one: its sign is the same, and no power can
 * overflow.
 */
function valueAt({ terms, last }: Series, y: number): number {
  let total = 0
  for (const { years, amount } of terms) total += amount * Math.exp(y < 0 ? y * (last.years - years) : -y * years)
  return total
}

function rootsOf(series: Series): number[] {
  const points = gridOf(series).map(y => ({ y, value: valueAt(series, y) }))
  const roots: number[] = []
  for (const [index, { y, value }] of points.entries()) {
    const [before, after] = [points[index - 1], points[index + 1]]
    if (value === 0) roots.push(y)
    else if (after && Math.sign(value) === -Math.sign(after.value)) roots.push(bisect(series, y, after.y))
    else if (before && after && isValley(before.value, value, after.value))
      roots.push(...rootsInValley(series, before.y, after.y))
  }
  return roots
}

/** Outside these bounds the first or the last flow outweighs all others together, so that no root can lie there. */
function gridOf(series: Series): number[] {
  const { terms, first, last, size } = series
  const bound = (own: number, gap: number): number =>
    Math.min(FURTHEST, Math.max(0, Math.log((size - Math.abs(own)) / Math.abs(own)) / gap) + 1e-9)
  const toFirst = terms.reduce((least, { years }) => (years > 0 ? Math.min(least, years) : least), last.years)
  const toLast = terms.reduce((most, { years }) => (years < last.years ? Math.max(most, years) : most), 0)
  const [low, high] = [-bound(last.amount, last.years - toLast), bound(first.amount, toFirst)]
  if (changesOfSign(terms) === 1) return [low, high]
  const position = (y: number): number => Math.asinh(y / GRID_WIDTH) / GRID_STEP
  const grid = [low]
  for (let step = Math.floor(position(low)) + 1; step < position(high); step += 1)
    grid.push(GRID_WIDTH * Math.sinh(step * GRID_STEP))
  return [...grid, high]
}

function isValley(before: number, value: number, after: number): boolean {
  const sign = Math.sign(value)
  return before * sign > value * sign && after * sign >= value * sign
}

/**
 * Between two grid points the value may dip to zero and come back: two roots close together, or one that only touches.
 */
function rootsInValley(series: Series, from: number, to: number): number[] {
  const sign = Math.sign(valueAt(series, from))
  let [low, high] = [from, to]
  for (let step = 0; step < BISECTIONS; step += 1) {
    const [left, right] = [high - GOLDEN * (high - low), low + GOLDEN * (high - low)]
    if (valueAt(series, left) * sign < valueAt(series, right) * sign) high = right
    else low = left
  }
  const lowest = (low + high) / 2
  const depth = valueAt(series, lowest) * sign
  if (Math.abs(depth) <= TOUCHING * series.size) return [lowest]
  return depth < 0 ? [bisect(series, from, lowest), bisect(series, lowest, to)] : []
}

function bisect(series: Series, from: number, to: number): number {
  const sign = Math.sign(valueAt(series, from))
  let [low, high] = [from, to]
  for (let step = 0; step < BISECTIONS; step += 1) {
    const middle = (low + high) / 2
    if (valueAt(series, middle) * sign > 0) low = middle
    else high = middle
  }
  return (low + high) / 2
}
