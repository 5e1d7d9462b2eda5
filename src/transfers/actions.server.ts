/** What completing a transfer adds to the ledger, and what reopening takes back. */
import type { Context, RecordAction } from '../context.ts'
import { fundCurrency } from '../currencies/fundCurrency.server.ts'
import { changesOf } from '../entityTypes.ts'
import type { Finding, Stored } from '../entityTypes.ts'
import { appendCommitments, appendTransactions, lockLedger, removeSource } from '../limited-partners/ledger.server.ts'
import { assertNoneOutdated } from '../notices/outdated.server.ts'
import { problem } from '../problems.ts'
import type { FieldErrors, ProblemError } from '../problems.ts'
import { text } from '../texts.ts'
import { whatBuildsOn } from './builtOn.server.ts'
import { transferChecks } from './checks.server.ts'
import { historyOf } from './history.server.ts'
import { rowsOfTransfer } from './proRata.ts'
import { transferRules } from './rules.ts'
import './texts.ts'

type Transfer = Stored<'transfer'>
type Buyer = Transfer['buyers'][number]

/**
 * The ledger is held from the first look at it, so that of two transfers of the same commitment the second finds what
 * the first has left. What was right when the transfer was saved may be so no longer.
 */
export const complete: RecordAction<'transfer', 'complete'> = async (context, transfer) => {
  await lockLedger(context, transfer.fundId)
  await assertEqualised(context, transfer)
  await assertNoneOutdated(context, { fundId: transfer.fundId })
  const rules = { today: context.today }
  const findings = [...transferRules(transfer, rules), ...(await transferChecks(context, transfer, rules))]
  if (findings.length > 0) throw refusalOf(findings)
  const buyers = await withPartners(context, transfer)
  const { id, date, sellerId, transferCommitment } = transfer
  const { commitment: initial, history } = await historyOf(context, sellerId, date, id)
  const { minorUnits } = await fundCurrency(context, transfer.fundId)
  const rows = rowsOfTransfer({ id, date, sellerId }, { initial, transferCommitment, buyers, minorUnits }, history)
  await appendCommitments(context, rows.commitments)
  await appendTransactions(context, rows.transactions)
  return changesOf('transfer', { buyers })
}

export const reopen: RecordAction<'transfer', 'reopen'> = async (context, transfer) => {
  await lockLedger(context, transfer.fundId)
  const later = await whatBuildsOn(context, transfer)
  if (later.length > 0) throw problem('protected', { detail: text('transfer.builtOn', { names: later.join(', ') }) })
  await removeSource(context, { transferId: transfer.id })
}

/** Until its movement is completed, a closing has put right what only some partners have paid: it goes first. */
async function assertEqualised({ records }: Context, { fundId }: Transfer): Promise<void> {
  const open = await records.list('capitalMovement', { fundId, status: 'Open', closingId_null: false })
  const [movement] = open
  if (movement) throw problem('wrong-state', { detail: text('transfer.equalisationFirst', { name: movement.name }) })
}

/** Buyers who are no partners yet become ones, without a commitment until the rows of the transfer give them one. */
async function withPartners(
  { records }: Context,
  { fundId, date, buyers }: Transfer,
): Promise<(Buyer & { limitedPartnerId: number })[]> {
  const known: (Buyer & { limitedPartnerId: number })[] = []
  for (const buyer of buyers) known.push({ ...buyer, ...(await partnerOf(buyer)) })
  return known

  async function partnerOf({
    limitedPartnerId,
    newName,
    newAddress,
    newLegalStatus,
    newContactId,
  }: Buyer): Promise<
    Pick<Buyer, 'newName' | 'newAddress' | 'newLegalStatus' | 'newContactId'> & { limitedPartnerId: number }
  > {
    const nothing = { newName: null, newAddress: null, newLegalStatus: null, newContactId: null }
    if (limitedPartnerId) return { ...nothing, limitedPartnerId }
    // The rules have found both.
    if (!newName || !newLegalStatus) throw problem('rule', {})
    const made = await records.create('limitedPartner', {
      fundId,
      name: newName.trim(),
      address: newAddress,
      legalStatus: newLegalStatus,
      mainContactId: newContactId,
      subscriptionStatus: 'Confirmed',
      subscriptionDate: date,
    })
    return { ...nothing, limitedPartnerId: made.id }
  }
}

function refusalOf(findings: readonly Finding<'transfer'>[]): ProblemError {
  const errors: FieldErrors = {}
  for (const { field, code, values } of findings) (errors[field] ??= []).push(text(`rule.${code}`, values))
  return problem('rule', { errors })
}
