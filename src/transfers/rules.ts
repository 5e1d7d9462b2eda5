/** What a transfer must hold: what the buyers take is what the seller gives, and nobody trades with itself. Pure. */
import type { Finding, Rules } from '../entityTypes.ts'
import { formatAmount } from '../formats.ts'
import { compare, sum } from '../money.ts'

export const transferRules: Rules<'transfer'> = ({ sellerId, transferCommitment, buyers: given }) => {
  const buyers = given ?? []
  const findings: Finding<'transfer'>[] = []
  const seen = new Set<number>()
  for (const [index, { limitedPartnerId }] of buyers.entries()) {
    if (!limitedPartnerId) continue
    const field = `buyers.${index}.limitedPartnerId` as const
    if (limitedPartnerId === sellerId) findings.push({ field, code: 'transfer.sellerBuys' })
    else if (seen.has(limitedPartnerId)) findings.push({ field, code: 'transfer.buyerTwice' })
    seen.add(limitedPartnerId)
  }
  const taken = buyers.flatMap(({ commitment }) => commitment ?? [])
  if (transferCommitment && taken.length === buyers.length && compare(sum(taken), transferCommitment) !== 0)
    findings.push({
      field: 'buyers',
      code: 'transfer.unbalanced',
      values: { taken: formatAmount(sum(taken), 2), given: formatAmount(transferCommitment, 2) },
    })
  return findings
}
