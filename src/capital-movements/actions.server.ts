/** What the actions of a capital movement do beyond its change of state. Each is one transaction. */
import type { Context, RecordAction } from '../context.ts'
import { changesOf } from '../entityTypes.ts'
import type { Stored } from '../entityTypes.ts'
import { lockLedger } from '../limited-partners/ledger.server.ts'
import { requestReopening } from '../mails/reopenRequest.server.ts'
import { isZero, subtract } from '../money.ts'
import { assertNoticesTie } from '../notices/check.server.ts'
import { assertNoticesMade, supersedeNotices, writeNotices } from '../notices/notices.server.ts'
import { assertNoneOutdated } from '../notices/outdated.server.ts'
import { path } from '../paths.ts'
import { problem } from '../problems.ts'
import { inPortions } from '../server/records/inPortions.ts'
import { text } from '../texts.ts'
import { book, unbook } from './booking.server.ts'
import { whatBuildsOn } from './builtOn.server.ts'
import { afterOthers } from './checks.server.ts'
import { assertAccounts, completedLines } from './completing.server.ts'
import { followBooked } from './lineAmounts.server.ts'
import type { LineAmounts } from './lines.ts'
import { lineReference } from '../bank-accounts/creditorReference.ts'
import { mailLate, mailPublished } from './mails.server.ts'
import './texts.ts'

type Line = Stored<'capitalMovementLine'>

/** The commitments are held, so that nobody closes or transfers meanwhile; all rows of the ledger are one portion. */
export const complete: RecordAction<'capitalMovement', 'complete'> = async (context, movement) => {
  await lockLedger(context, movement.fundId)
  await assertAfterOthers(context, movement)
  await assertAccounts(context, movement)
  const lines = await context.records.list('capitalMovementLine', { capitalMovementId: movement.id })
  const completed = await completedLines(context, movement, lines)
  const follow = await inPortions(completed, ({ line, final }) =>
    followsDiffer(line, final) ? [{ id: line.id, changes: changesThatFollow(movement.id, line, final) }] : [],
  )
  await context.records.updateMany(
    'capitalMovementLine',
    follow.flat(),
    'complete',
    // Neither a typed amount nor a payment changes, which is all that something follows from.
    ['recordChecks', 'changed'],
  )
  await book(
    context,
    movement,
    completed.map(({ line, final: { remainingAfter, shares } }) => ({ ...line, remainingAfter, shares })),
  )
  await followBooked(context, movement.fundId)
  await writeNotices(context, movement)
  return changesOf('capitalMovement', { completionDate: context.today, completedBy: context.account.name })
}

/** Somebody may have closed or transferred since the movement was saved. */
async function assertAfterOthers(context: Context, movement: Stored<'capitalMovement'>): Promise<void> {
  const [found] = await afterOthers(context, movement, { today: context.today })
  if (found) throw problem('rule', { errors: { [found.field]: [text(`rule.${found.code}`, found.values)] } })
}

function followsDiffer(line: Line, final: LineAmounts): boolean {
  return (
    line.paymentReference === null ||
    !isZero(subtract(line.remainingAfter ?? '0', final.remainingAfter)) ||
    sharesDiffer(line.shares, final.shares)
  )
}

function changesThatFollow(movementId: number, line: Line, { remainingAfter, shares }: LineAmounts) {
  return changesOf('capitalMovementLine', {
    remainingAfter,
    shares,
    paymentReference: line.paymentReference ?? lineReference(movementId, line.limitedPartnerId),
  })
}

function sharesDiffer(one: Line['shares'], other: Line['shares']): boolean {
  return one === null || other === null ? one !== other : !isZero(subtract(one, other))
}

/** Exactly what completing has booked goes; what the agent has said and what was asked for no longer holds. */
export const reopen: RecordAction<'capitalMovement', 'reopen'> = async (context, movement) => {
  await assertNoticesMade(context, movement.id)
  await lockLedger(context, movement.fundId)
  const builders = await whatBuildsOn(context, movement)
  if (builders.length > 0)
    throw problem('protected', { detail: text('capitalMovement.builtOn', { names: builders.join(', ') }) })
  await unbook(context, movement)
  await followBooked(context, movement.fundId)
  await supersedeNotices(context, movement.id)
  return changesOf('capitalMovement', {
    completionDate: null,
    completedBy: null,
    signedOffBy: null,
    signedOffAt: null,
    signOffNote: null,
    reopenRequestedBy: null,
    reopenRequestedAt: null,
    reopenReason: null,
  })
}

export const publish: RecordAction<'capitalMovement', 'publish'> = async (context, movement) => {
  await assertNoticesMade(context, movement.id)
  await lockLedger(context, movement.fundId)
  await assertNoticesTie(context, movement.id)
  // One that is due by then could not be reopened behind what is published.
  await assertNoneOutdated(context, { fundId: movement.fundId, until: movement.dueDate, besides: movement.id })
  const written = await mailPublished(context, movement)
  return changesOf('capitalMovement', { emailNotificationStatus: written > 0 ? 'Queued' : 'NotSent' })
}

/** The agent has reviewed the completed movement; its status stays. */
export const signOff: RecordAction<'capitalMovement', 'signOff'> = async ({ account, clock }, _movement, input) =>
  changesOf('capitalMovement', {
    signedOffBy: account.name,
    signedOffAt: clock.now(),
    signOffNote: input.note ?? null,
  })

export const requestReopen: RecordAction<'capitalMovement', 'requestReopen'> = async (
  context,
  movement,
  { reason },
) => {
  const { fundId, id } = movement
  const asked = { reason, path: path('fund.capitalMovement.details', { fundId, capitalCallId: id }) }
  return changesOf('capitalMovement', await requestReopening(context, 'capital-movements', movement, asked))
}

/** Reminds everybody whose payment is late; the movement itself stays as it is. */
export const remind: RecordAction<'capitalMovement', 'remind'> = async (context: Context, movement) => {
  if ((await mailLate(context, movement)) === 0)
    throw problem('rule', { detail: text('capitalMovement.nobodyToRemind') })
}
