/**
 * What a transfer must hold: what the buyers take is what the seller gives, nobody trades with itself, and nothing that
 * was completed since counts on what it would change. Pure.
 */
import type { CalendarDate, Decimal } from '../entity.ts'
import type { Draft, Finding, Rules } from '../entityTypes.ts'
import { formatAmount, formatDate } from '../formats.ts'
import { compare, sum } from '../money.ts'
import type { BLOCKERS } from './reads.ts'

type Buyers = NonNullable<Draft<'transfer'>['buyers']>

export const transferRules: Rules<'transfer'> = ({ sellerId, transferCommitment, buyers: given }) => {
  const buyers = given ?? []
  const taken = buyers.flatMap(({ commitment }) => commitment ?? [])
  const decimals = decimalsIn([transferCommitment ?? '', ...taken])
  const isUnbalanced =
    transferCommitment && taken.length === buyers.length && compare(sum(taken), transferCommitment) !== 0
  return [
    ...partnersOnce(sellerId, buyers),
    ...buyers.flatMap(newPartnerFindings),
    ...newNamesOnce(buyers),
    ...(isUnbalanced
      ? [
          {
            field: 'buyers',
            code: 'transfer.unbalanced',
            values: { taken: formatAmount(sum(taken), decimals), given: formatAmount(transferCommitment, decimals) },
          } as const,
        ]
      : []),
  ]
}

/** The currency is the fund's, which a rule does not see: as many decimals as were written. */
function decimalsIn(amounts: readonly string[]): number {
  return Math.max(...amounts.map(amount => amount.split('.')[1]?.length ?? 0))
}

function partnersOnce(sellerId: number | null | undefined, buyers: Buyers): Finding<'transfer'>[] {
  const findings: Finding<'transfer'>[] = []
  const seen = new Set<number>()
  for (const [index, { limitedPartnerId }] of buyers.entries()) {
    if (!limitedPartnerId) continue
    const field = `buyers.${index}.limitedPartnerId` as const
    if (limitedPartnerId === sellerId) findings.push({ field, code: 'transfer.sellerBuys' })
    else if (seen.has(limitedPartnerId)) findings.push({ field, code: 'transfer.buyerTwice' })
    seen.add(limitedPartnerId)
  }
  return findings
}

/** A buyer is a partner of the fund, or one that is made with the transfer. */
function newPartnerFindings(
  { limitedPartnerId, newName, newAddress, newLegalStatus, newContactId }: Buyers[number],
  index: number,
): Finding<'transfer'>[] {
  const isNew = Boolean(newName?.trim() || newAddress || newLegalStatus || newContactId)
  if (limitedPartnerId)
    return isNew ? [{ field: `buyers.${index}.limitedPartnerId`, code: 'transfer.partnerOrNew' }] : []
  if (!isNew) return [{ field: `buyers.${index}.limitedPartnerId`, code: 'transfer.buyerMissing' }]
  return [
    ...(newName?.trim() ? [] : [{ field: `buyers.${index}.newName`, code: 'transfer.newName' } as const]),
    ...(newLegalStatus ? [] : [{ field: `buyers.${index}.newLegalStatus`, code: 'transfer.newLegalStatus' } as const]),
  ]
}

function newNamesOnce(buyers: Buyers): Finding<'transfer'>[] {
  const names = buyers.map(({ newName }) => newName?.trim() ?? '')
  return names.flatMap((name, index) =>
    name !== '' && names.indexOf(name) < index
      ? [{ field: `buyers.${index}.newName`, code: 'transfer.buyerTwice' } as const]
      : [],
  )
}

/** What was completed for a day on or after that of the transfer, and counts on what the transfer would change. */
export interface Blocker {
  kind: (typeof BLOCKERS)[number]
  /** Empty for a transfer. */
  name: string
  date: CalendarDate
}

const BLOCKED = {
  capitalMovement: 'transfer.notAfterMovement',
  closing: 'transfer.beforeClosing',
  transfer: 'transfer.beforeTransfer',
} as const

/** `initial` is the seller's commitment on the date, before the transfer; undefined while it is not known. */
export function commitmentFindings(
  { transferCommitment }: Draft<'transfer'>,
  initial: Decimal | undefined,
): Finding<'transfer'>[] {
  return transferCommitment && initial !== undefined && compare(transferCommitment, initial) > 0
    ? [
        {
          field: 'transferCommitment',
          code: 'transfer.exceedsInitial',
          values: { initial: formatAmount(initial, decimalsIn([initial, transferCommitment])) },
        },
      ]
    : []
}

/** One is enough to say why. */
export function blockerFindings(blocker: Blocker | null | undefined): Finding<'transfer'>[] {
  return blocker
    ? [
        {
          field: 'date',
          code: BLOCKED[blocker.kind],
          values: { name: blocker.name, date: formatDate(blocker.date) },
        },
      ]
    : []
}
