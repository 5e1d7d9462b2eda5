/** Whether the notices of a movement say what the ledger says, to the smallest unit. Pure. */
import type { Decimal } from '../entity.ts'
import { add, compare, negate, sum } from '../money.ts'
import type { NoticeSnapshot, Position } from './snapshot.ts'

/** What the movement has booked for one partner, and where the partner stands with it at the due date. */
export interface Booked {
  /** What was called: positive where it was paid in. */
  call: Decimal
  /** What was distributed: positive where it was paid out. */
  distribution: Decimal
  impactOnUnfunded: Decimal
  after: Decimal
}

export interface Difference {
  limitedPartnerId: number
  figure: keyof Booked | 'inside'
  notice: Decimal
  ledger: Decimal
}

export interface Compared {
  limitedPartnerId: number
  snapshot: NoticeSnapshot
}

const NOTHING: Booked = { call: '0', distribution: '0', impactOnUnfunded: '0', after: '0' }

/** `inside` is what a notice says of itself: that its components come to its totals, and before with them to after. */
export function differencesOf(notices: readonly Compared[], booked: ReadonlyMap<number, Booked>): Difference[] {
  return notices.flatMap(({ limitedPartnerId, snapshot }) => {
    const ledger = booked.get(limitedPartnerId) ?? NOTHING
    const { totals, unfunded, components } = snapshot
    const counted = sum(
      components.map(({ direction, amount }) => (direction === 'call' ? amount.investor : negate(amount.investor))),
    )
    const pairs: [Difference['figure'], Decimal, Decimal][] = [
      ['call', totals.call.investor, ledger.call],
      ['distribution', totals.distribution.investor, ledger.distribution],
      ['impactOnUnfunded', totals.impactOnUnfunded.investor, ledger.impactOnUnfunded],
      ['after', unfunded.after.investor, ledger.after],
      ['inside', counted, totals.net.investor],
      ['inside', add(unfunded.before.investor, totals.impactOnUnfunded.investor), unfunded.after.investor],
    ]
    return pairs
      .filter(([, notice, expected]) => compare(notice, expected) !== 0)
      .map(([figure, notice, expected]): Difference => ({ limitedPartnerId, figure, notice, ledger: expected }))
  })
}

/** Where a partner stands after what a movement has booked. */
export function bookedOf(
  { remaining }: Pick<Position, 'remaining'>,
  { call, distribution, impactOnUnfunded }: Omit<Booked, 'after'>,
): Booked {
  return { call, distribution, impactOnUnfunded, after: add(remaining, impactOnUnfunded) }
}
