/** How the amounts of a capital movement are shared among the limited partners. Pure. */
import type { Decimal } from '../entity.ts'
import { isZero, splitAmong } from '../money.ts'
import type { Components } from '../limited-partners/ledger.ts'

export interface Sharer {
  limitedPartnerId: number
  /** The commitment at the due date, or whatever else the fund shares by. */
  weight: Decimal
  /** The partner takes no part in the management fee; the others carry its share. */
  skipsManagementFee?: boolean
}

interface SharedLine {
  limitedPartnerId: number
  components: Partial<Components>
}

/**
 * Each component by itself: raw share = total × weight ÷ sum of the weights, cut to the smallest unit of the currency.
 * The rest goes to the largest remainders, among equal ones to the larger weight, then to the lower id. So the parts
 * always add up to the total, and the order in which the partners are given does not matter. Who skips the management
 * fee has weight 0 in that component only.
 */
export function allocate(totals: Partial<Components>, sharers: readonly Sharer[], minorUnits: number): SharedLine[] {
  const lines = sharers.map((sharer): SharedLine & { sharer: Sharer } => ({
    sharer,
    limitedPartnerId: sharer.limitedPartnerId,
    components: {},
  }))
  const ordered = [...lines].sort((one, other) => one.limitedPartnerId - other.limitedPartnerId)
  for (const [name, total] of Object.entries(totals) as [keyof Components, Decimal][])
    for (const [{ components }, part] of splitAmong(total, ordered, ({ sharer }) => weightIn(name, sharer), minorUnits))
      components[name] = part
  return lines.map(({ limitedPartnerId, components }) => ({ limitedPartnerId, components }))
}

/** There is nobody to share a component with when all who have a weight skip it. */
export function canShare(name: keyof Components, total: Decimal, sharers: readonly Sharer[]): boolean {
  return isZero(total) || sharers.some(sharer => !isZero(weightIn(name, sharer)))
}

function weightIn(component: keyof Components, { weight, skipsManagementFee = false }: Sharer): Decimal {
  return component === 'managementFees' && skipsManagementFee ? '0' : weight
}
