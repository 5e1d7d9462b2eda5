/** What becomes of a line when somebody changes an amount of it. Pure. */
import { changesOf } from '../entityTypes.ts'
import type { CheckedChanges, Draft, Stored } from '../entityTypes.ts'
import { impactOf } from '../limited-partners/ledger.ts'
import { add, asAmount, isZero, subtract } from '../money.ts'
import { COMPONENTS, amountsOf } from './components.ts'
import type { GivenComponents } from './components.ts'

/** The line is marked, because generating the lines again loses the change; what remains afterwards moves with it. */
export function changedByHand(
  record: Draft<'capitalMovementLine'>,
  before: Stored<'capitalMovementLine'> | undefined,
): CheckedChanges<'capitalMovementLine'> {
  if (!before || !amountsDiffer(record, before)) return changesOf('capitalMovementLine', {})
  const moved = subtract(impactOf(amountsOf(record)), impactOf(amountsOf(before)))
  return changesOf('capitalMovementLine', {
    changedByHand: true,
    remainingAfter: before.remainingAfter === null ? null : asAmount(add(before.remainingAfter, moved)),
    // Known again once the movement says the nominal value of a share.
    ...(record.shares === before.shares && { shares: null }),
  })
}

export function amountsDiffer(one: GivenComponents, other: GivenComponents): boolean {
  return COMPONENTS.some(name => !isZero(subtract(one[name] ?? '0', other[name] ?? '0')))
}
