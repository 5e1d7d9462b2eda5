/**
 * Completing a closing: its commitments enter the ledger, and what they move between the partners becomes a capital
 * movement that is still open.
 */
import { lineReference } from '../bank-accounts/creditorReference.ts'
import type { Context, RecordAction } from '../context.ts'
import type { Decimal } from '../entity.ts'
import type { Finding, Stored } from '../entityTypes.ts'
import { formatDate } from '../formats.ts'
import { appendCommitments, lockLedger } from '../limited-partners/ledger.server.ts'
import { paidInOf, sharesOf } from '../limited-partners/ledger.ts'
import { isZero, sum } from '../money.ts'
import { assertNoneOutdated } from '../notices/outdated.server.ts'
import { assertPrintable } from '../papers/assertPrintable.ts'
import { figuresAt } from '../performance/figures.ts'
import { periodAt } from '../performance/fundData.ts'
import { fundData } from '../performance/performance.server.ts'
import { problem } from '../problems.ts'
import type { ProblemError } from '../problems.ts'
import { lockedBy } from '../reporting-periods/rules.ts'
import { text } from '../texts.ts'
import type { RuleCode } from '../texts.ts'
import { closingChecks } from './checks.server.ts'
import { equalisationLines } from './equalisation.ts'
import type { Equalisation } from './equalisation.ts'
import { equalisationOf } from './equalisation.server.ts'
import { waitingMovement } from './movement.server.ts'
import './texts.ts'

type Closing = Stored<'closing'>

/**
 * The state has changed already, so that of two who complete at once one waits here and is then refused. The ledger is
 * held before anything is looked at: another closing of the fund, a call or a transfer may have been completed since
 * the page was shown.
 */
export const complete: RecordAction<'closing', 'complete'> = async (context, closing) => {
  await lockLedger(context, closing.fundId)
  const commitments = await context.records.list('closingCommitment', { closingId: closing.id })
  await assertMayComplete(context, closing, commitments)
  const equalisation = await equalisationOf(context, closing)
  await appendCommitments(
    context,
    commitments
      .filter(({ value }) => !isZero(value))
      .map(({ limitedPartnerId, date, value }) => ({ limitedPartnerId, date, value, closingId: closing.id })),
  )
  await makeMovement(context, closing, equalisation)
}

async function assertMayComplete(
  context: Context,
  closing: Closing,
  commitments: readonly Stored<'closingCommitment'>[],
): Promise<void> {
  const { records, today } = context
  const waiting = await waitingMovement(context, closing.fundId)
  if (waiting) throw problem('wrong-state', { detail: text('closing.completeFirst', { name: waiting.name }) })
  await assertNoneOutdated(context, { fundId: closing.fundId })
  if (commitments.every(({ value }) => isZero(value))) throw problem('rule', { detail: text('closing.noCommitments') })
  const periods = await records.list('reportingPeriod', { fundId: closing.fundId })
  for (const { date } of commitments) {
    const period = lockedBy(date, periods)
    if (period) throw problem('reporting-period-closed', { values: { date: formatDate(date), period: period.name } })
  }
  const findings = await closingChecks(context, closing, { today })
  if (findings.length > 0) throw brokenRules(findings)
  // From now on it keeps its name, which the statements of its fund print.
  assertPrintable([{ of: closing.name, content: closing.name }])
  await assertNothingDueBefore(context, closing)
}

function brokenRules(findings: readonly Finding<'closing'>[]): ProblemError {
  const messages = findings.map(({ field, code, values }): [string, string[]] => [
    field,
    [text(`rule.${code satisfies RuleCode}`, values)],
  ])
  return problem('rule', { errors: Object.fromEntries(messages) })
}

/** An open movement that is due by then would be shared by commitments of before, and equalised by nobody. */
async function assertNothingDueBefore({ records }: Context, { fundId, date }: Closing): Promise<void> {
  const [open] = await records.list('capitalMovement', { fundId, status: 'Open', dueDate_lte: date })
  if (open)
    throw problem('rule', {
      detail: text('closing.movementDue', { name: open.name, date: formatDate(open.dueDate) }),
    })
}

/** Nothing is made where nothing was called or distributed before. */
async function makeMovement(context: Context, closing: Closing, equalisation: Equalisation): Promise<void> {
  const { records } = context
  const lines = equalisationLines(equalisation)
  if (lines.length === 0) return
  const fund = await records.get('fund', closing.fundId)
  const nominalShareValue = fund?.nominalShareValue ?? null
  const totalOf = (name: keyof (typeof lines)[number]['components']): Decimal =>
    sum(lines.map(({ components }) => components[name]))
  const movement = await records.create(
    'capitalMovement',
    {
      fundId: closing.fundId,
      name: movementName(closing),
      dueDate: closing.date,
      fundBankAccountId: await accountOf(context, closing.fundId),
      investmentFunding: totalOf('investmentFunding'),
      managementFees: totalOf('managementFees'),
      expensesPaidIn: totalOf('expensesPaidIn'),
      expensesOutOfPaidIn: totalOf('expensesOutOfPaidIn'),
      lateEntranceFee: totalOf('lateEntranceFee'),
      returnOfCapital: totalOf('returnOfCapital'),
      realizedGain: totalOf('realizedGain'),
      distribution: totalOf('distribution'),
      recallableDistribution: totalOf('recallableDistribution'),
      navPerShare: await navPerShare(context, closing, nominalShareValue),
      nominalShareValue,
    },
    { set: { closingId: closing.id }, operation: 'complete' },
  )
  await records.createMany(
    'capitalMovementLine',
    lines.map(({ limitedPartnerId, components, commitment, remainingAfter }) => ({
      capitalMovementId: movement.id,
      limitedPartnerId,
      ...components,
      commitment,
      remainingAfter,
      paymentReference: lineReference(movement.id, limitedPartnerId),
      shares: sharesOf(paidInOf(components), nominalShareValue),
    })),
    // Equalisation has rounded them, for each partner.
    ['recordChecks'],
  )
}

/** "Equalisation, second closing": a name goes on in the sentence. */
function movementName({ name }: Closing): string {
  return text('closing.movementName', { name: name.charAt(0).toLowerCase() + name.slice(1) })
}

/** As the last movement was paid; else the first account of the fund itself, an active one before others. */
async function accountOf({ records }: Context, fundId: number): Promise<number> {
  const movements = await records.list('capitalMovement', { fundId })
  const last = movements.sort((one, other) => (one.dueDate < other.dueDate ? 1 : -1))[0]
  if (last) return last.fundBankAccountId
  const own = await records.list('bankAccount', { fundId, investmentId_null: true, limitedPartnerId_null: true })
  const account = own.find(({ status }) => status === 'Active') ?? own[0]
  if (!account) throw problem('rule', { detail: text('closing.noAccount') })
  return account.id
}

/** Of the last period that has one; before the first, a share is worth its nominal value. */
async function navPerShare(context: Context, { fundId, date }: Closing, nominal: Decimal | null): Promise<Decimal> {
  const data = await fundData(context, fundId)
  const period = periodAt(data.periods, date)
  return (period && figuresAt(data, period.date).navPerShare.value) ?? nominal ?? '1'
}
