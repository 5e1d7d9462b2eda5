/** Whether the notices of a movement say what the ledger says, to the smallest unit. Pure. */
import type { Decimal } from '../entity.ts'
import { add, asAmount, compare, negate, sum } from '../money.ts'
import { COMPARED_FIGURES } from './reads.ts'
import type { NoticeSnapshot, Position } from './snapshot.ts'

/** What the movement has booked for one partner, and where the partner stands with it at the due date. */
export interface Booked {
  /** What was called: positive where it was paid in. */
  call: Decimal
  /** What was distributed: positive where it was paid out. */
  distribution: Decimal
  impactOnUnfunded: Decimal
  after: Decimal
  /** Since inception and with the movement, late entrance interest apart. */
  calledSoFar: Decimal
  distributedSoFar: Decimal
  recallableBefore: Decimal
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

const NOTHING_BOOKED: Booked = {
  call: '0',
  distribution: '0',
  impactOnUnfunded: '0',
  after: '0',
  calledSoFar: '0',
  distributedSoFar: '0',
  recallableBefore: '0',
}

/** `inside` is what a notice says of itself: that its components come to its totals, and before with them to after. */
export function differencesOf(notices: readonly Compared[], booked: ReadonlyMap<number, Booked>): Difference[] {
  return notices.flatMap(({ limitedPartnerId, snapshot }) => {
    const ledger = booked.get(limitedPartnerId) ?? NOTHING_BOOKED
    const { totals, unfunded, cumulative, components } = snapshot
    const counted = sum(
      components.map(({ direction, amount }) => (direction === 'call' ? amount.investor : negate(amount.investor))),
    )
    const pairs: [Difference['figure'], Decimal, Decimal][] = [
      ['call', totals.call.investor, ledger.call],
      ['distribution', totals.distribution.investor, ledger.distribution],
      ['impactOnUnfunded', totals.impactOnUnfunded.investor, ledger.impactOnUnfunded],
      ['after', unfunded.after.investor, ledger.after],
      ['calledSoFar', cumulative.called.investor, ledger.calledSoFar],
      ['distributedSoFar', cumulative.distributed.investor, ledger.distributedSoFar],
      ['recallableBefore', unfunded.recallableBefore.investor, ledger.recallableBefore],
      ['inside', counted, totals.net.investor],
      ['inside', add(unfunded.before.investor, totals.impactOnUnfunded.investor), unfunded.after.investor],
    ]
    return pairs
      .filter(([, notice, expected]) => compare(notice, expected) !== 0)
      .map(([figure, notice, expected]): Difference => ({ limitedPartnerId, figure, notice, ledger: expected }))
  })
}

/** What all notices say together, beside what was booked for all of them. */
export function totalsOf(
  notices: readonly Compared[],
  booked: ReadonlyMap<number, Booked>,
): { figure: (typeof COMPARED_FIGURES)[number]; notices: Decimal; ledger: Decimal }[] {
  const said: Record<(typeof COMPARED_FIGURES)[number], (snapshot: NoticeSnapshot) => Decimal> = {
    call: ({ totals }) => totals.call.investor,
    distribution: ({ totals }) => totals.distribution.investor,
    impactOnUnfunded: ({ totals }) => totals.impactOnUnfunded.investor,
    after: ({ unfunded }) => unfunded.after.investor,
  }
  return COMPARED_FIGURES.map(figure => ({
    figure,
    notices: asAmount(sum(notices.map(({ snapshot }) => said[figure](snapshot)))),
    ledger: asAmount(
      sum(notices.map(({ limitedPartnerId }) => (booked.get(limitedPartnerId) ?? NOTHING_BOOKED)[figure])),
    ),
  }))
}

/** Where a partner stands with what a movement has booked; `called` is the call without late entrance interest. */
export function bookedOf(
  position: Pick<Position, 'remaining' | 'called' | 'distributed' | 'recallable'>,
  booked: Pick<Booked, 'call' | 'distribution' | 'impactOnUnfunded'> & { called: Decimal },
): Booked {
  const { call, distribution, impactOnUnfunded, called } = booked
  return {
    call,
    distribution,
    impactOnUnfunded,
    after: add(position.remaining, impactOnUnfunded),
    calledSoFar: add(position.called, called),
    distributedSoFar: add(position.distributed, distribution),
    recallableBefore: position.recallable,
  }
}
