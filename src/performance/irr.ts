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
/** Beyond (a gain of 10 billion percent a year, or its inverse) nothing is looked for. */
const FURTHEST = 23
/** The grid is fine around zero, where rates are, and coarse far away. */
const GRID_STEP = 0.02
const GRID_WIDTH = 0.5
const BISECTIONS = 80
/** Relative to the sum of all flows: what counts as touching zero. */
const TOUCHING = 1e-12

export function irr(flows: readonly Flow[]): Irr {
  const netted = netByDay(flows)
  if (netted.length === 0) return { rate: null, reason: 'noFlows' }
  if (netted.length === 1) return { rate: null, reason: 'oneDate' }
  const series = seriesOf(netted)
  if (changesOfSign(series.amounts) === 0) return { rate: null, reason: 'noSignChange' }
  const roots = rootsOf(series).map(y => fromBinary(Math.expm1(y), DECIMALS))
  if (roots.length === 0) return { rate: null, reason: 'noRoot' }
  if (roots.length > 1) return { rate: null, reason: 'severalRoots', roots }
  const short = daysBetween(netted[0]!.date, netted.at(-1)!.date) < DAYS_OF_YEAR
  return { rate: roots[0]!, ...(short && { annualised: true }) }
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

interface Series {
  years: number[]
  amounts: number[]
  span: number
  size: number
}

function seriesOf(flows: readonly Flow[]): Series {
  const first = flows[0]!.date
  const years = flows.map(({ date }) => daysBetween(first, date) / DAYS_OF_YEAR)
  const amounts = flows.map(({ amount }) => Number(amount))
  return { years, amounts, span: years.at(-1)!, size: amounts.reduce((total, amount) => total + Math.abs(amount), 0) }
}

function changesOfSign(amounts: readonly number[]): number {
  return amounts.reduce(
    (count, amount, index) => (index > 0 && amount > 0 !== amounts[index - 1]! > 0 ? count + 1 : count),
    0,
  )
}

/**
 * The present value on the first day, or for negative y on the last one: its sign is the same, and no power can
 * overflow.
 */
function valueAt({ years, amounts, span }: Series, y: number): number {
  let total = 0
  for (let index = 0; index < years.length; index += 1)
    total += amounts[index]! * Math.exp(y < 0 ? y * (span - years[index]!) : -y * years[index]!)
  return total
}

function rootsOf(series: Series): number[] {
  const grid = gridOf(series)
  const values = grid.map(y => valueAt(series, y))
  const roots: number[] = []
  for (let index = 0; index < grid.length; index += 1) {
    const [before, value, after] = [values[index - 1], values[index]!, values[index + 1]]
    if (value === 0) roots.push(grid[index]!)
    else if (after !== undefined && after !== 0 && value > 0 !== after > 0)
      roots.push(bisect(series, grid[index]!, grid[index + 1]!))
    else if (before !== undefined && after !== undefined && isValley(before, value, after))
      roots.push(...rootsInValley(series, grid[index - 1]!, grid[index + 1]!))
  }
  return roots
}

/** Outside these bounds the first or the last flow outweighs all others together, so that no root can lie there. */
function gridOf(series: Series): number[] {
  const { years, amounts, span, size } = series
  const bound = (own: number, gap: number): number =>
    Math.min(FURTHEST, Math.max(0, Math.log((size - Math.abs(own)) / Math.abs(own)) / gap) + 1e-9)
  const [low, high] = [-bound(amounts.at(-1)!, span - years.at(-2)!), bound(amounts[0]!, years[1]!)]
  if (changesOfSign(amounts) === 1) return [low, high]
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
  const golden = (Math.sqrt(5) - 1) / 2
  let [low, high] = [from, to]
  for (let step = 0; step < BISECTIONS; step += 1) {
    const [left, right] = [high - golden * (high - low), low + golden * (high - low)]
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
