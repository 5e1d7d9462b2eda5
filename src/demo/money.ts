/**
 * Amounts of the demo data are counted in whole cents while they are worked out, and become decimal text where they
 * leave.
 */
import { USUAL_MINOR_UNITS } from '../currencies/currency.ts'
import type { CalendarDate, Decimal } from '../entity.ts'
import { divide, multiply, round, splitAmong, unitsText, wholeUnits } from '../money.ts'

export type Cents = number

export function thousands(count: number): Cents {
  return count * 100_000
}

export function units(count: number): Cents {
  return count * 100
}

export function textOf(cents: Cents): Decimal {
  return unitsText(BigInt(cents), 2)
}

export function centsOf(text: Decimal): Cents {
  return Number(wholeUnits(round(text, 2), 2))
}

export function total(amounts: readonly Cents[]): Cents {
  return amounts.reduce((so, amount) => so + amount, 0)
}

/** A part in hundredths, rounded half away from zero like every booking. */
export function percentOf(cents: Cents, percent: number | Decimal): Cents {
  return centsOf(divide(multiply(textOf(cents), `${percent}`), '100'))
}

export function splitCents<Sharer>(
  amount: Cents,
  sharers: readonly Sharer[],
  weightOf: (sharer: Sharer) => Cents,
): [sharer: Sharer, part: Cents][] {
  return splitAmong(textOf(amount), sharers, sharer => `${weightOf(sharer)}`, USUAL_MINOR_UNITS).map(
    ([sharer, part]) => [sharer, centsOf(part)],
  )
}

/** What an amount of one currency is in another. */
export function converted(cents: Cents, rate: Decimal): Cents {
  return centsOf(multiply(textOf(cents), rate))
}

/** The rate of one currency in another on a day, made of the monthly rates in euro. */
export type RateOf = (from: string, to: string, date: CalendarDate) => Decimal

const RATE_DECIMALS = 10
const EURO = 'EUR'

export function rateTable(rates: readonly { currency: string; date: CalendarDate; rate: Decimal }[]): RateOf {
  const byCurrency = Map.groupBy(rates, ({ currency }) => currency)
  const inEuro = (currency: string, date: CalendarDate): Decimal => {
    if (currency === EURO) return '1'
    const found = byCurrency
      .get(currency)
      ?.filter(rate => rate.date <= date)
      .at(-1)
    if (!found) throw new Error(`The demo data has no rate of ${currency} on ${date}.`)
    return found.rate
  }
  return (from, to, date) =>
    from === to
      ? '1'
      : to === EURO
        ? inEuro(from, date)
        : round(divide(inEuro(from, date), inEuro(to, date)), RATE_DECIMALS)
}

/** A linear congruential generator (Numerical Recipes' constants): the same seed gives the same walk everywhere. */
export function nextState(state: number): number {
  return (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
}
