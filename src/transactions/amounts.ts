/**
 * The amounts of a transaction in other currencies. Each follows from the local amount, never from the other one. Pure.
 */
import { isWorth, worth } from '../currencies/currency.ts'
import type { MinorUnits } from '../currencies/currency.ts'
import { decimalProblem } from '../money.ts'

type Values = Record<string, unknown>

/** Amount, its rate, and whose minor units it is rounded to. */
export const DERIVED_AMOUNTS = [
  ['amountSystem', 'exchangeRateToSystem', 'system'],
  ['amountFund', 'exchangeRateToFund', 'fund'],
] as const

const RATE_LIMITS = { decimals: 10, min: '0', notZero: true }
const AMOUNT_LIMITS = { decimals: 2 }
const WIDE = { min: '-999999999999.99', max: '999999999999.99' }

export function isAmount(value: unknown): value is string {
  return decimalProblem(value, { ...AMOUNT_LIMITS, ...WIDE }) === null
}

export function isRate(value: unknown): value is string {
  return decimalProblem(value, { ...RATE_LIMITS, max: WIDE.max }) === null
}

/** An amount that already is the local one at its rate stays as it is; what cannot be worked out is empty. */
export function derivedAmounts(record: Values, minorUnits: MinorUnits = {}): Values {
  const local = record['amountLocal']
  return Object.fromEntries(
    DERIVED_AMOUNTS.map(([name, rateName, currency]) => {
      const [amount, rate] = [record[name], record[rateName]]
      if (!isAmount(local) || !isRate(rate)) return [name, undefined]
      return [
        name,
        isAmount(amount) && isWorth(amount, local, rate, minorUnits[currency])
          ? amount
          : worth(local, rate, minorUnits[currency]),
      ]
    }),
  )
}
