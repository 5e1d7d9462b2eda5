/** What a list of funds is sorted by, besides the fields of a fund. Pure. */
import { daysBetween } from '../calendar.ts'
import type { Decimal } from '../entity.ts'
import { multiply } from '../money.ts'
import type { FundFigures } from './reads.ts'

/** `rate` leads to the system currency: amounts of several currencies cannot be compared as they stand. */
export type SortFigure = (fund: FundFigures, rate: Decimal | null) => Decimal | null

const amount =
  (of: (fund: FundFigures) => Decimal | null): SortFigure =>
  (fund, rate) => {
    const value = of(fund)
    return value === null || rate === null ? null : multiply(value, rate)
  }

const EARLIEST = '1900-01-01'
const AFTER_ALL_OTHERS = 1_000_000

export const SORTED = {
  commitments: amount(fund => fund.commitments),
  paidIn: amount(fund => fund.paidIn),
  distributed: amount(fund => fund.distributed),
  nav: amount(fund => fund.nav.value),
  dpi: fund => fund.dpi.value,
  tvpi: fund => fund.tvpi.value,
  netIrr: fund => fund.netIrr.value,
  // The longest ended stands first; what is published waits for nobody.
  period: ({ period }) =>
    period && `${daysBetween(EARLIEST, period.date) + (period.status === 'Published' ? AFTER_ALL_OTHERS : 0)}`,
} as const satisfies Readonly<Record<string, SortFigure>>

export type SortedName = keyof typeof SORTED

export function isSortedName(name: string): name is SortedName {
  return Object.hasOwn(SORTED, name)
}
