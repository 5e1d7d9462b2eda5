/** What holds of a transfer beside other records: partners of the fund, the seller's commitment, what was completed. */
import type { Checks, Context } from '../context.ts'
import type { Draft, Finding } from '../entityTypes.ts'
import { blockerOf, historyOf } from './history.server.ts'
import { blockerFindings, commitmentFindings } from './rules.ts'

type Transfer = Draft<'transfer'>

export const transferChecks: Checks<'transfer'> = async (context, transfer) => {
  const foreign = await partnersOfFund(context, transfer)
  return foreign.length > 0
    ? foreign
    : [...(await newNamesAreFree(context, transfer)), ...(await standingFindings(context, transfer))]
}

/** A commitment stays in its fund. */
async function partnersOfFund(
  { records }: Context,
  { fundId, sellerId, buyers }: Transfer,
): Promise<Finding<'transfer'>[]> {
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

async function newNamesAreFree({ records }: Context, { fundId, buyers }: Transfer): Promise<Finding<'transfer'>[]> {
  const names = (buyers ?? []).flatMap(({ newName }) => newName?.trim() || [])
  if (!fundId || names.length === 0) return []
  const taken = new Set((await records.list('limitedPartner', { fundId, name: names })).map(({ name }) => name))
  return (buyers ?? []).flatMap(({ newName }, index) =>
    taken.has(newName?.trim() ?? '') ? [{ field: `buyers.${index}.newName`, code: 'transfer.nameTaken' } as const] : [],
  )
}

async function standingFindings(context: Context, transfer: Transfer): Promise<Finding<'transfer'>[]> {
  const { id, fundId, date, sellerId, buyers } = transfer
  if (!fundId || !date || !sellerId) return []
  const { commitment } = await historyOf(context, sellerId, date, id ?? null)
  const partnerIds = [sellerId, ...(buyers ?? []).flatMap(({ limitedPartnerId }) => limitedPartnerId ?? [])]
  return [
    ...commitmentFindings(transfer, commitment),
    ...blockerFindings(await blockerOf(context, { fundId, date, partnerIds })),
  ]
}
