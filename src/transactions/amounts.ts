/**
 * The amounts of a transaction in other currencies. Each follows from the local amount, never from the other one. Pure.
 */
import { isWorth, worth } from '../currencies/currency.ts'
import type { MinorUnits } from '../currencies/currency.ts'
import type { Decimal } from '../entity.ts'
import type { Draft } from '../entityTypes.ts'
import { decimalProblem, MONEY_DECIMALS } from '../money.ts'

/** Amount, its rate, and whose minor units it is rounded to. */
export const DERIVED_AMOUNTS = [
  ['amountSystem', 'exchangeRateToSystem', 'system'],
  ['amountFund', 'exchangeRateToFund', 'fund'],
] as const

const RATE_LIMITS = { decimals: 10, min: '0', notZero: true } as const
const AMOUNT_LIMITS = { decimals: MONEY_DECIMALS }
const WIDE = { min: '-999999999999.99', max: '999999999999.99' } as const

export function isAmount(value: unknown): value is Decimal {
  return decimalProblem(value, { ...AMOUNT_LIMITS, ...WIDE }) === null
}

export function isRate(value: unknown): value is Decimal {
  return decimalProblem(value, { ...RATE_LIMITS, max: WIDE.max }) === null
}

type DerivedAmounts = Partial<Record<(typeof DERIVED_AMOUNTS)[number][0], Decimal | null>>

type AmountsAndRates = Pick<
  Draft<'transaction'>,
  'amountLocal' | (typeof DERIVED_AMOUNTS)[number][0] | (typeof DERIVED_AMOUNTS)[number][1]
>

/** An amount that already is the local one at its rate stays as it is; what cannot be worked out is empty. */
export function derivedAmounts(record: AmountsAndRates, minorUnits: MinorUnits = {}): DerivedAmounts {
  const [system, fund] = DERIVED_AMOUNTS
  return {
    amountSystem: derivedAmount(record, system, minorUnits),
    amountFund: derivedAmount(record, fund, minorUnits),
  }
}

function derivedAmount(
  { amountLocal: local, ...record }: AmountsAndRates,
  [name, rateName, currency]: (typeof DERIVED_AMOUNTS)[number],
  minorUnits: MinorUnits,
): Decimal | null {
  const [amount, rate] = [record[name], record[rateName]]
  if (!isAmount(local) || !isRate(rate)) return null
  return isAmount(amount) && isWorth(amount, local, rate, minorUnits[currency])
    ? amount
    : worth(local, rate, minorUnits[currency])
}
