/** Net asset value and shares. */
import { add, compare, divide, round, subtract, sum } from '../money.ts'

export interface Accounting {
  totalCash: string
  borrowings: string
  otherAssetsAndLiabilities: string
}

const SHARE_DECIMALS = 6

/** Sum of the fair values + total cash − borrowings + other assets and liabilities. */
export function netAssetValue(
  fairValues: readonly string[],
  { totalCash, borrowings, otherAssetsAndLiabilities }: Accounting,
): string {
  return round(add(subtract(add(sum(fairValues), totalCash), borrowings), otherAssetsAndLiabilities), 2)
}

/** NAV ÷ shares with six decimals; null while there are no shares. */
export function navPerShare(nav: string, shares: string): string | null {
  return compare(shares, '0') <= 0 ? null : round(divide(nav, shares), SHARE_DECIMALS)
}
