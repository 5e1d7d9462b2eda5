/**
 * An account's investment or limited partner is one of the account's own fund: payments of one fund must not reach
 * another's owner.
 */
import type { Checks } from '../context.ts'
import type { Finding } from '../entityTypes.ts'

export const ownerOfOwnFund: Checks<'bankAccount'> = async (
  { records },
  { fundId, investmentId, limitedPartnerId },
) => {
  const findings: Finding<'bankAccount'>[] = []
  const investment = investmentId ? await records.get('investment', investmentId) : undefined
  if (investment && investment.fundId !== fundId)
    findings.push({ field: 'investmentId', code: 'bankAccount.otherFund' })
  const partner = limitedPartnerId ? await records.get('limitedPartner', limitedPartnerId) : undefined
  if (partner && partner.fundId !== fundId) findings.push({ field: 'limitedPartnerId', code: 'bankAccount.otherFund' })
  return findings
}
