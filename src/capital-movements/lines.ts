/** The lines of a capital movement: each partner's share of every component, and whether they make the movement. */
import type { Decimal } from '../entity.ts'
import { INSIDE, impactOf, sharesOf } from '../limited-partners/ledger.ts'
import type { Components } from '../limited-partners/ledger.ts'
import { add, asAmount, compare, isZero, subtract, sum, unitsText, wholeUnits } from '../money.ts'
import { allocate, canShare } from './allocation.ts'
import { COMPONENTS, PAID_OUT, amountsOf, paidIn } from './components.ts'
import type { GivenComponents } from './components.ts'

/** Where a partner stands before the movement. */
export interface PartnerPosition {
  limitedPartnerId: number
  name: string
  /** At the due date. */
  commitment: Decimal
  /** Of it, what may still be called: without all that is booked, whenever it is due. */
  remaining: Decimal
  /** The same by what is due until then, as notices say it. */
  remainingAtDueDate: Decimal
  skipsManagementFee: boolean
}

export interface LineAmounts extends Components {
  limitedPartnerId: number
  commitment: Decimal
  remainingAfter: Decimal
  shares: Decimal | null
}

/**
 * One line for each partner with a commitment, by id whatever order they are given in, each component shared by the
 * commitments. Parts are rounded each by itself: where that lifts a part of a distribution above it, or what a partner
 * is called for above what remains of its commitment, the cent goes to the first partner with room for it.
 */
export function generatedLines(
  movement: GivenComponents & { nominalShareValue?: Decimal | null | undefined },
  partners: readonly PartnerPosition[],
  minorUnits: number,
): LineAmounts[] {
  const totals = amountsOf(movement)
  const sharing = partners
    .filter(({ commitment }) => compare(commitment, '0') > 0)
    .sort((one, other) => one.limitedPartnerId - other.limitedPartnerId)
  const sharers = sharing.map(({ limitedPartnerId, commitment, skipsManagementFee }) => ({
    limitedPartnerId,
    weight: commitment,
    skipsManagementFee,
  }))
  const shared = allocate(totals, sharers, minorUnits)
  const lines = shared.map(({ components }) => amountsOf(components))
  const parts = (of: (line: Components) => Decimal) => lines.map(line => wholeUnits(of(line), minorUnits))
  const put = (name: keyof Components, values: readonly bigint[]) => {
    for (const [index, line] of lines.entries()) line[name] = asAmount(unitsText(values[index] ?? 0n, minorUnits))
  }
  const limit = (name: keyof Components, limits: readonly bigint[]) =>
    put(
      name,
      withinLimits(
        parts(line => line[name]),
        limits,
      ),
    )
  if (PAID_OUT.some(name => !isZero(totals[name]))) {
    // What is lost of the capital that comes back is no part of what is paid.
    limit(
      'returnOfCapital',
      parts(line => subtract(line.distribution, lossOf(line))),
    )
    limit(
      'realizedGain',
      parts(line => subtract(line.distribution, line.returnOfCapital)),
    )
    limit(
      'recallableDistribution',
      parts(line => line.distribution),
    )
  }
  const called = INSIDE.filter(name => !isZero(totals[name]))
  const isBeyond = sharing.some(
    ({ remaining }, index) => compare(remainingAfter(remaining, lines[index] ?? totals), '0') < 0,
  )
  // Few movements call all that remains of anybody's commitment.
  for (const name of isBeyond ? called : [])
    limit(
      name,
      sharing.map((partner, index) => mostOf(name, partner, lines[index] ?? totals, called.length, minorUnits)),
    )
  return sharing.flatMap((partner, index) => {
    const amounts = lines[index]
    return amounts ? [lineOf(partner, amounts, movement.nominalShareValue)] : []
  })
}

/**
 * What a partner can bear of a component, in units: as much as remains, and not less than its part unless rounding
 * alone has lifted it above that. Who is called for more than remains by whole parts is refused, not relieved.
 */
function mostOf(
  name: keyof Components,
  { remaining, skipsManagementFee }: PartnerPosition,
  amounts: Components,
  componentsCalled: number,
  minorUnits: number,
): bigint {
  const part = wholeUnits(amounts[name], minorUnits)
  const left = wholeUnits(remainingAfter(remaining, amounts), minorUnits)
  if (left >= 0n) return name === 'managementFees' && skipsManagementFee ? part : part + left
  return -left <= BigInt(componentsCalled) && part + left >= 0n ? part + left : part
}

/** Zero or less. */
function lossOf({ realizedGain }: Components): Decimal {
  return compare(realizedGain, '0') < 0 ? realizedGain : '0'
}

/** A line with what follows from its amounts. */
export function lineOf(
  { limitedPartnerId, commitment, remainingAtDueDate }: PartnerPosition,
  amounts: Components,
  nominalShareValue: Decimal | null | undefined,
): LineAmounts {
  return {
    limitedPartnerId,
    commitment: asAmount(commitment),
    ...amounts,
    remainingAfter: remainingAfter(remainingAtDueDate, amounts),
    shares: sharesOf(paidIn(amounts), nominalShareValue),
  }
}

export function remainingAfter(remaining: Decimal, amounts: GivenComponents): Decimal {
  return asAmount(add(remaining, impactOf(amountsOf(amounts))))
}

/** Whether there is somebody to bear each component: nobody is when all skip the management fee. */
export function unshared(movement: GivenComponents, partners: readonly PartnerPosition[]): (keyof Components)[] {
  const totals = amountsOf(movement)
  const sharers = partners.map(({ limitedPartnerId, commitment, skipsManagementFee }) => ({
    limitedPartnerId,
    weight: commitment,
    skipsManagementFee,
  }))
  return COMPONENTS.filter(name => !canShare(name, totals[name], sharers))
}

/** By how much the lines miss the movement, for each component where they do. */
export function differences(movement: GivenComponents, lines: readonly GivenComponents[]): Partial<Components> {
  const found: Partial<Components> = {}
  for (const name of COMPONENTS) {
    const difference = subtract(sum(lines.map(line => line[name] ?? '0')), movement[name] ?? '0')
    if (!isZero(difference)) found[name] = asAmount(difference)
  }
  return found
}

/** What is above its limit moves, unit by unit, to the first that have room; the sum stays. */
function withinLimits(values: readonly bigint[], limits: readonly bigint[]): bigint[] {
  let excess = 0n
  const within = values.map((value, index) => {
    const most = limits[index] ?? value
    if (value <= most) return value
    excess += value - most
    return most
  })
  for (const [index, value] of within.entries()) {
    const room = (limits[index] ?? value) - value
    if (excess === 0n || room <= 0n) continue
    within[index] = value + 1n
    excess -= 1n
  }
  // Still something left: several units each.
  for (const [index, value] of within.entries()) {
    const room = (limits[index] ?? value) - value
    const moved = room > 0n ? (room < excess ? room : excess) : 0n
    within[index] = value + moved
    excess -= moved
  }
  // Where nobody has room the lines stay as they are, and are refused for what they are.
  return excess === 0n ? within : [...values]
}
