/** What has to hold of a capital movement before it is completed; each refusal names what is wrong. */
import type { Context } from '../context.ts'
import type { Stored } from '../entityTypes.ts'
import { inPortions } from '../server/records/inPortions.ts'
import { exceedsRemaining } from '../limited-partners/ledger.ts'
import { compare, isZero, subtract } from '../money.ts'
import { formatAmount } from '../formats.ts'
import { problem, inputProblem } from '../problems.ts'
import { text } from '../texts.ts'
import { unconfirmedPayees } from '../notices/payees.server.ts'
import { amountsOf } from './components.ts'
import { fundCurrency } from '../currencies/fundCurrency.server.ts'
import { differences, lineOf } from './lines.ts'
import type { LineAmounts, PartnerPosition } from './lines.ts'
import { namesInWords } from './lines.server.ts'
import { partnerPositions } from './partners.server.ts'
import { componentFindings } from './rules.ts'

type Movement = Stored<'capitalMovement'>
type Line = Stored<'capitalMovementLine'>

/** The lines with what follows from the ledger as it stands; the ledger of the fund is held by the caller. */
export async function completedLines(
  context: Context,
  movement: Movement,
  lines: readonly Line[],
): Promise<{ line: Line; final: LineAmounts }[]> {
  const partners = await partnerPositions(context, movement.fundId, movement.dueDate)
  const byId = new Map(partners.map(partner => [partner.limitedPartnerId, partner]))
  if (movement.closingId === null) assertCurrent(lines, partners)
  else if (lines.length === 0) throw problem('rule', { detail: text('capitalMovement.noLines') })
  const missed = Object.entries(differences(movement, lines))
  if (missed.length > 0) {
    const { minorUnits } = await fundCurrency(context, movement.fundId)
    throw problem('rule', {
      errors: Object.fromEntries(
        missed.map(([name, amount]) => [
          name,
          [text('capitalMovement.linesMiss', { amount: formatAmount(amount, minorUnits) })],
        ]),
      ),
    })
  }
  const checked = lines.flatMap(line => {
    const partner = byId.get(line.limitedPartnerId)
    return partner ? [{ line, partner, amounts: amountsOf(line) }] : []
  })
  const beyond = await inPortions(checked, ({ partner, amounts }) =>
    exceedsRemaining(partner.remaining, amounts) ||
    (movement.closingId === null && componentFindings(amounts).length > 0)
      ? [partner.name]
      : [],
  )
  const names = beyond.flat()
  if (names.length > 0)
    throw problem('rule', { detail: text('capitalMovement.linesBeyond', { names: namesInWords(names) }) })
  return inPortions(checked, ({ line, partner, amounts }) => ({
    line,
    final: lineOf(partner, amounts, movement.nominalShareValue),
  }))
}

/** Somebody may have been admitted, or have sold, since the lines were generated. */
function assertCurrent(lines: readonly Line[], partners: readonly PartnerPosition[]): void {
  const committed = partners.filter(({ commitment }) => compare(commitment, '0') > 0)
  if (lines.length === 0 || committed.length === 0) throw problem('rule', { detail: text('capitalMovement.noLines') })
  const commitments = new Map(lines.map(line => [line.limitedPartnerId, line.commitment]))
  const moved = committed.filter(({ limitedPartnerId, commitment }) => {
    const then = commitments.get(limitedPartnerId)
    return !then || !isZero(subtract(then, commitment))
  })
  const current = new Set(committed.map(({ limitedPartnerId }) => limitedPartnerId))
  const gone = partners.filter(
    ({ limitedPartnerId }) => commitments.has(limitedPartnerId) && !current.has(limitedPartnerId),
  )
  const names = [...moved, ...gone].map(({ name }) => name)
  if (names.length > 0)
    throw problem('rule', { detail: text('capitalMovement.linesOutdated', { names: namesInWords(names) }) })
}

/**
 * Only an active account whose holder the bank has not denied stands on a notice, and nobody is paid out to an account
 * whose holder it has denied. Who is paid out without an active account is listed in the question before: the account
 * may be verified until the money leaves.
 */
export async function assertAccounts(context: Context, movement: Movement): Promise<void> {
  const account = await context.records.get('bankAccount', movement.fundBankAccountId)
  const wrong = account && accountFinding(account)
  if (wrong) throw inputProblem<Movement>({ fundBankAccountId: [text(wrong)] })
  const payees = await unconfirmedPayees(context, movement.id)
  const denied = payees.filter(({ answer }) => answer === 'NoMatch')
  if (denied.length > 0)
    throw problem('rule', {
      detail: text('capitalMovement.partnersNoMatch', { names: namesInWords(denied.map(({ name }) => name)) }),
    })
}

function accountFinding({ status, payeeAnswer }: Stored<'bankAccount'>) {
  if (status !== 'Active') return 'capitalMovement.accountNotActive'
  return payeeAnswer === 'NoMatch' ? 'capitalMovement.accountNoMatch' : undefined
}
