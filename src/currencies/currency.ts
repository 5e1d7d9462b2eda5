/** What an amount of another currency is worth: each amount from the local one, never from the other. */
import type { CalendarDate, Decimal } from '../entity.ts'
import type { Part } from '../entityTypes.ts'
import { compare, divide, isZero, multiply, plain, round, roundAmount } from '../money.ts'
import type { ProposedRate } from './reads.ts'

interface Converted {
  amountFund: Decimal
  amountSystem: Decimal
}

/** Those of the currency that the amount is stated in. */
export interface MinorUnits {
  fund?: number
  system?: number
}

/** Of most currencies. */
export const USUAL_MINOR_UNITS = 2
const ALL_MINOR_UNITS = [USUAL_MINOR_UNITS, 0, 3, 4] as const

/** fund amount = round(local × rate to fund), system amount = round(local × rate to system). */
export function converted(
  amountLocal: Decimal,
  exchangeRateToFund: Decimal,
  exchangeRateToSystem: Decimal,
  { fund = USUAL_MINOR_UNITS, system = USUAL_MINOR_UNITS }: MinorUnits = {},
): Converted {
  return {
    amountFund: worth(amountLocal, exchangeRateToFund, fund),
    amountSystem: worth(amountLocal, exchangeRateToSystem, system),
  }
}

/** An amount in another currency, rounded once, half away from zero. */
export function worth(amount: Decimal, rate: Decimal, minorUnits = USUAL_MINOR_UNITS): Decimal {
  return roundAmount(multiply(amount, rate), minorUnits)
}

/** Value of one unit of a currency in another on a day. */
export type Rate = Part<'exchangeRate', 'currencyId' | 'toCurrencyId' | 'date' | 'rate'>

const RATE_DECIMALS = 10

/** The rate to propose among those that hold on a day; null when they do not lead from one currency to the other. */
export function proposedRate(rates: readonly Rate[], fromId: number, toId: number, viaId: number): ProposedRate | null {
  if (fromId === toId) return { rate: '1', origin: 'same', date: null }
  const stated = statedRate(rates, fromId, toId)
  if (stated) return stated
  const [first, second] = [statedRate(rates, fromId, viaId), statedRate(rates, toId, viaId)]
  if (!first || !second || isZero(second.rate)) return null
  return {
    rate: plainRate(divide(first.rate, second.rate)),
    origin: 'cross',
    date: first.date < second.date ? first.date : second.date,
  }
}

type StatedRate = ProposedRate & { date: CalendarDate }

/** As it is stated, or turned round where only the opposite is. */
function statedRate(rates: readonly Rate[], fromId: number, toId: number): StatedRate | null {
  const direct = rates.find(rate => rate.currencyId === fromId && rate.toCurrencyId === toId)
  if (direct) return { rate: plainRate(direct.rate), origin: 'direct', date: direct.date }
  const opposite = rates.find(rate => rate.currencyId === toId && rate.toCurrencyId === fromId)
  return opposite && !isZero(opposite.rate)
    ? { rate: plainRate(divide('1', opposite.rate)), origin: 'inverse', date: opposite.date }
    : null
}

/** As rates are answered everywhere: without zeros at their end. */
function plainRate(rate: Decimal): Decimal {
  return plain(round(rate, RATE_DECIMALS))
}

/**
 * True when an amount is the other one at the rate, rounded to the minor units of its currency. While they are not
 * known yet, those of any currency will do.
 */
export function isWorth(amount: Decimal, local: Decimal, rate: Decimal, minorUnits?: number): boolean {
  return (minorUnits === undefined ? ALL_MINOR_UNITS : [minorUnits]).some(
    units => compare(amount, worth(local, rate, units)) === 0,
  )
}
