/** What of a commitment to an investment is not paid yet (Invest Europe, additional commitments to companies). Pure. */
import { worth } from '../currencies/currency.ts'
import type { Decimal } from '../entity.ts'
import { add, asAmount, greater, isZero, sum } from '../money.ts'

interface Promised {
  /** In the currency of the deal. */
  promised: Decimal
  /** Negative, as in the transactions of what was bought. */
  paid: readonly { isInDealCurrency: boolean; amount: Decimal }[]
  /** Of the day, into the currency of the fund. */
  rate: Decimal | null
  minorUnits: number
}

/** Whoever paid more than was promised owes nothing; null where that cannot be said in the currency of the fund. */
export function additionalCommitment({ promised, paid, rate, minorUnits }: Promised): Decimal | null {
  if (paid.some(({ isInDealCurrency }) => !isInDealCurrency)) return null
  const left = greater(add(promised, sum(paid.map(({ amount }) => amount))), '0')
  if (isZero(left)) return asAmount(left, minorUnits)
  return rate === null ? null : asAmount(worth(left, rate, minorUnits), minorUnits)
}
