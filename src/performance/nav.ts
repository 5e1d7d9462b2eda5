/** Net asset value and shares. */
import type { Decimal } from '../entity.ts'
import type { Stored } from '../entityTypes.ts'
import { add, asAmount, compare, divide, round, subtract, sum } from '../money.ts'

export type Accounting = Pick<Stored<'accountingEntry'>, 'totalCash' | 'borrowings' | 'otherAssetsAndLiabilities'>

const SHARE_DECIMALS = 6

/** Sum of the fair values + total cash − borrowings + other assets and liabilities, as fine as these are. */
export function netAssetValue(
  fairValues: readonly Decimal[],
  { totalCash, borrowings, otherAssetsAndLiabilities }: Accounting,
): Decimal {
  return asAmount(add(subtract(add(sum(fairValues), totalCash), borrowings), otherAssetsAndLiabilities))
}

/** NAV ÷ shares with six decimals; null while there are no shares. */
export function navPerShare(nav: Decimal, shares: Decimal): Decimal | null {
  return compare(shares, '0') <= 0 ? null : round(divide(nav, shares), SHARE_DECIMALS)
}
