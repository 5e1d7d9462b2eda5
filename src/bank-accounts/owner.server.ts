/**
 * An account's investment or limited partner is one of the account's own fund: payments of one fund must not reach
 * another's owner.
 */
import type { Checks } from '../context.ts'
import type { Finding } from '../entity.ts'

export const ownerOfOwnFund: Checks = async ({ records }, account) => {
  const findings: Finding[] = []
  for (const [field, entity] of [
    ['investmentId', 'investment'],
    ['limitedPartnerId', 'limitedPartner'],
  ] as const) {
    const id = account[field]
    const owner = typeof id === 'number' ? await records.get(entity, id) : undefined
    if (owner && owner['fundId'] !== account['fundId']) findings.push({ field, code: 'bankAccount.otherFund' })
  }
  return findings
}
