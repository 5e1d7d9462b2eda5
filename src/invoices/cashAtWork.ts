/**
 * Cash at work: the cost of what a fund still holds on a day. The cost stated with an investment's last fair value,
 * plus what was bought and less the cost of what was sold or written off after it; where no fair value states a cost,
 * the transactions alone.
 */
import type { CalendarDate, Decimal } from '../entity.ts'
import type { Stored } from '../entityTypes.ts'
import { absolute, add, compare, divide, isZero, lesser, multiply, negate, round, subtract, sum } from '../money.ts'
import { upTo } from '../performance/fundData.ts'
import type { FairValueRow, FundData } from '../performance/fundData.ts'

/** What was sold, paid back or written off of an investment, in the fund's currency. */
export interface Disposal extends Pick<Stored<'transaction'>, 'date' | 'subType'> {
  investmentId: number
  amount: Decimal
  /** As a person stated it. */
  cost?: Decimal | null
}

export interface CashAtWork {
  /** As stated with the last fair values. */
  stated: Decimal
  bought: Decimal
  /** Cost of what was sold or written off. */
  disposed: Decimal
}

export interface CostRows extends Pick<FundData, 'cash' | 'fairValues' | 'investments'> {
  disposals: readonly Disposal[]
}

export function cashAtWorkAt(rows: CostRows, date: CalendarDate): CashAtWork {
  const bought = upTo(rows.cash, date).filter(({ type }) => type === 'Investment')
  const [valued, disposed] = [upTo(rows.fairValues, date), upTo(rows.disposals, date)]
  const costs = rows.investments.map(({ id }) => {
    const own = <Row extends { investmentId: number | null }>(all: readonly Row[]) =>
      all.filter(({ investmentId }) => investmentId === id)
    return costOf(lastOf(own(valued)), eventsOf(own(bought), own(disposed)))
  })
  return {
    stated: sum(costs.map(({ stated }) => stated)),
    bought: sum(costs.map(cost => cost.bought)),
    disposed: sum(costs.map(cost => cost.disposed)),
  }
}

export function totalAtWork({ stated, bought, disposed }: CashAtWork): Decimal {
  return subtract(add(stated, bought), disposed)
}

/** `subType` is null where something was bought. */
type Event = Pick<Disposal, 'date' | 'amount' | 'cost'> & { subType: Disposal['subType'] | null }

/** In the order of their days; of one day what was bought comes first. */
function eventsOf(
  bought: readonly Pick<Disposal, 'date' | 'amount'>[],
  disposed: readonly Omit<Disposal, 'investmentId'>[],
): Event[] {
  return [
    ...bought.map(({ date, amount }) => ({ date, amount: negate(amount), subType: null })),
    ...disposed.map(event => ({ ...event, amount: absolute(event.amount) })),
  ].toSorted((one, other) => (one.date === other.date ? 0 : one.date < other.date ? -1 : 1))
}

function lastOf(values: readonly FairValueRow[]): FairValueRow | undefined {
  return values.reduce<FairValueRow | undefined>(
    (last, row) => (last === undefined || last.date < row.date ? row : last),
    undefined,
  )
}

/** A fair value says what remains on its day: what happened on that day is in it. */
function costOf(value: FairValueRow | undefined, events: readonly Event[]): CashAtWork {
  if (!value) return replayed('0', null, events)
  const after = events.filter(({ date }) => date > value.date)
  if (isZero(value.value)) return replayed('0', value.value, after)
  if (value.cost !== null) return replayed(value.cost, value.value, after)
  const before = replayed(
    '0',
    null,
    events.filter(({ date }) => date <= value.date),
  )
  const since = replayed(totalAtWork(before), value.value, after)
  return { stated: '0', bought: add(before.bought, since.bought), disposed: add(before.disposed, since.disposed) }
}

const ZERO: Decimal = '0'

/** `value` is null while nobody has said what the investment is worth: then it is its cost. */
function replayed(stated: Decimal, value: Decimal | null, events: readonly Event[]): CashAtWork {
  const so = { cost: stated, value: value ?? stated, bought: ZERO, disposed: ZERO }
  for (const { amount, subType, cost: sold } of events) {
    if (subType === null) {
      so.cost = add(so.cost, amount)
      so.value = add(so.value, amount)
      so.bought = add(so.bought, amount)
      continue
    }
    const disposed = sold ? lesser(so.cost, sold) : costOfDisposal(so, amount, subType)
    so.value = compare(so.value, amount) > 0 ? subtract(so.value, amount) : '0'
    so.cost = subtract(so.cost, disposed)
    so.disposed = add(so.disposed, disposed)
  }
  return { stated, bought: so.bought, disposed: so.disposed }
}

/**
 * All of it with an exit or a write-off; what was paid back, where it is a return of what was put in; otherwise the
 * share that was sold of what the investment was worth.
 */
function costOfDisposal(
  { cost, value }: { cost: Decimal; value: Decimal },
  amount: Decimal,
  subType: Disposal['subType'],
): Decimal {
  if (subType === 'Full exit' || subType === 'Write-off') return cost
  if (subType === 'Loan repayment' || subType === 'Return of capital') return lesser(cost, amount)
  if (compare(amount, value) >= 0) return cost
  return round(divide(multiply(cost, amount), value), DECIMALS_KEPT)
}

const DECIMALS_KEPT = 4
