/** The figures of an equalisation, in the order of their columns. Pure. */
import type { Decimal } from '../entity.ts'
import { add, compare } from '../money.ts'
import type { PartnerLine } from './reads.ts'

export const TRACED = ['catchUp', 'refund', 'interest', 'fee', 'toPay'] as const
export type TracedColumn = (typeof TRACED)[number]

/** The management fee stands with its interest: both go to the manager. */
export function valueOf(amounts: Pick<PartnerLine, TracedColumn | 'feeInterest'>, column: TracedColumn): Decimal {
  return column === 'fee' ? add(amounts.fee, amounts.feeInterest) : amounts[column]
}

/** By what each has promised after the closing; of equals the one that was there first. */
export function largestFirst(partners: readonly PartnerLine[]): PartnerLine[] {
  return partners.toSorted((one, other) => compare(other.total, one.total))
}
