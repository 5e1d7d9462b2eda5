/** Multiples of what was paid in and of what was invested, always from unrounded values. */
import type { Decimal } from '../entity.ts'
import { add, cut, divide, isZero, sum } from '../money.ts'

/** A quotient, or the reason why there is none. */
export interface Multiple {
  value: Decimal | null
  reason?: NoMultiple
}
type NoMultiple = 'nothingCommitted' | 'nothingPaidIn' | 'nothingInvested'

/**
 * Paid-in: all contributions, fees and expenses outside the commitment included, interest of late entrants excluded.
 */
interface Position {
  commitment: Decimal
  paidIn: Decimal
  distributed: Decimal
  nav: Decimal
}

export interface Multiples {
  /** Paid-in ÷ commitment. */
  pic: Multiple
  /** Distributed ÷ paid-in. */
  dpi: Multiple
  /** NAV ÷ paid-in. */
  rvpi: Multiple
  /** (Distributed + NAV) ÷ paid-in: never the sum of two rounded multiples. */
  tvpi: Multiple
}

/** Cut there, not rounded: a screen rounds to two decimals, and to round twice may end one too high. */
const DECIMALS = 10

export function multiples({ commitment, paidIn, distributed, nav }: Position): Multiples {
  return {
    pic: multiple(paidIn, commitment, 'nothingCommitted'),
    dpi: multiple(distributed, paidIn, 'nothingPaidIn'),
    rvpi: multiple(nav, paidIn, 'nothingPaidIn'),
    tvpi: multiple(add(distributed, nav), paidIn, 'nothingPaidIn'),
  }
}

/** Multiple on invested capital: (realised + unrealised) ÷ invested, before fees. */
export function moic(invested: Decimal, realised: Decimal, unrealised: Decimal): Multiple {
  return multiple(sum([realised, unrealised]), invested, 'nothingInvested')
}

export function multiple(of: Decimal, by: Decimal, reason: NoMultiple): Multiple {
  return isZero(by) ? { value: null, reason } : { value: cut(divide(of, by), DECIMALS) }
}
