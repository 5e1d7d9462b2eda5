/** What the server does for a transfer beyond what forms do as well. */
import type { Checks, ServerArea } from '../context.ts'
import type { Finding } from '../entityTypes.ts'
import { transferArea as area } from './area.ts'

/** A commitment stays in its fund. */
const partnersOfFund: Checks<'transfer'> = async ({ records }, { fundId, sellerId, buyers }) => {
  const findings: Finding<'transfer'>[] = []
  const isForeign = async (id: number | null | undefined) => {
    const partner = id ? await records.get('limitedPartner', id) : undefined
    return partner !== undefined && partner.fundId !== fundId
  }
  if (await isForeign(sellerId)) findings.push({ field: 'sellerId', code: 'transfer.otherFund' })
  for (const [index, { limitedPartnerId }] of (buyers ?? []).entries())
    if (await isForeign(limitedPartnerId))
      findings.push({ field: `buyers.${index}.limitedPartnerId`, code: 'transfer.otherFund' })
  return findings
}

export const transferArea = { ...area, checks: partnersOfFund } satisfies ServerArea<'transfer'>
