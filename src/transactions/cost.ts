/**
 * What is left of the cost of an investment: the cost stated with its last fair value, plus what was bought and less
 * the cost of what was sold or written off after it; where no fair value states a cost, the transactions alone. Pure.
 */
import { compareDates } from '../calendar.ts'
import type { CalendarDate, Decimal } from '../entity.ts'
import type { Stored } from '../entityTypes.ts'
import { absolute, add, compare, divide, isZero, lesser, multiply, negate, round, subtract, sum } from '../money.ts'

/** What was sold, paid back or written off of an investment, in the fund's currency. */
export interface Disposal extends Pick<Stored<'transaction'>, 'date' | 'subType'> {
  investmentId: number
  amount: Decimal
  /** As a person stated it. */
  cost?: Decimal | null
}

/** Money that was paid for an investment, negative as in its transactions. */
export interface Purchase {
  date: CalendarDate
  amount: Decimal
}

type Valued = Pick<Stored<'fairValue'>, 'date' | 'value' | 'cost'>

export interface Cost {
  /** As stated with the last fair value. */
  stated: Decimal
  bought: Decimal
  /** Cost of what was sold or written off. */
  disposed: Decimal
}

export function costLeft({ stated, bought, disposed }: Cost): Decimal {
  return subtract(add(stated, bought), disposed)
}

/** Of one investment; whatever is dated later has been left out. */
export function costOf(
  values: readonly Valued[],
  purchases: readonly Purchase[],
  disposals: readonly Omit<Disposal, 'investmentId'>[],
): Cost {
  return costSince(lastOf(values), eventsOf(purchases, disposals))
}

/**
 * What an investment has cost by its transactions; null where there is none. How much of it was sold they often do not
 * say: then it is counted on from the cost of the last fair value.
 */
export function costOfLedger(
  values: readonly Valued[],
  purchases: readonly Purchase[],
  disposals: readonly Omit<Disposal, 'investmentId'>[],
): Decimal | null {
  if (purchases.length === 0 && disposals.length === 0) return null
  if (disposals.length === 0) return negate(sum(purchases.map(({ amount }) => amount)))
  return costLeft(costOf(values, purchases, disposals))
}

/** `subType` is null where something was bought. */
type Event = Pick<Disposal, 'date' | 'amount' | 'cost'> & { subType: Disposal['subType'] | null }

/** In the order of their days; of one day what was bought comes first. */
function eventsOf(bought: readonly Purchase[], disposed: readonly Omit<Disposal, 'investmentId'>[]): Event[] {
  return [
    ...bought.map(({ date, amount }) => ({ date, amount: negate(amount), subType: null })),
    ...disposed.map(event => ({ ...event, amount: absolute(event.amount) })),
  ].toSorted((one, other) => compareDates(one.date, other.date))
}

function lastOf(values: readonly Valued[]): Valued | undefined {
  return values.reduce<Valued | undefined>(
    (last, row) => (last === undefined || last.date < row.date ? row : last),
    undefined,
  )
}

/** A fair value says what remains on its day: what happened on that day is in it. */
function costSince(value: Valued | undefined, events: readonly Event[]): Cost {
  if (!value) return replayed('0', null, events)
  const after = events.filter(({ date }) => date > value.date)
  if (isZero(value.value)) return replayed('0', value.value, after)
  if (value.cost !== null) return replayed(value.cost, value.value, after)
  const before = replayed(
    '0',
    null,
    events.filter(({ date }) => date <= value.date),
  )
  const since = replayed(costLeft(before), value.value, after)
  return { stated: '0', bought: add(before.bought, since.bought), disposed: add(before.disposed, since.disposed) }
}

const ZERO: Decimal = '0'

/** `value` is null while nobody has said what the investment is worth: then it is its cost. */
function replayed(stated: Decimal, value: Decimal | null, events: readonly Event[]): Cost {
  const so = { cost: stated, value: value ?? stated, bought: ZERO, disposed: ZERO }
  for (const { amount, subType, cost: sold } of events) {
    if (subType === null) {
      so.cost = add(so.cost, amount)
      so.value = add(so.value, amount)
      so.bought = add(so.bought, amount)
      continue
    }
    const disposed = sold ? lesser(so.cost, sold) : costOfDisposal(so, amount, subType)
    so.value = subtract(so.value, lesser(so.value, amount))
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
  return round(divide(multiply(cost, amount), value), STORED_DECIMALS)
}

const STORED_DECIMALS = 4
