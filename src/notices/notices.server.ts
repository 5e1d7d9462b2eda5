/**
 * The notices of a capital movement: what they say is kept in the transaction that completes it; their papers are made
 * afterwards, a portion at a time.
 */
import { createHash } from 'node:crypto'
import type { Context, RecordAction } from '../context.ts'
import type { Stored } from '../entityTypes.ts'
import { changesOf } from '../entityTypes.ts'
import { inPortions } from '../server/records/inPortions.ts'
import { assertPrintable, isPrintable } from '../papers/assertPrintable.ts'
import { problem } from '../problems.ts'
import { text } from '../texts.ts'
import { gatherNotices } from './snapshots.server.ts'
import { progressMessage } from './progress.ts'
import type { NoticeProgress } from './progress.ts'
import type { NoticeSnapshot } from './snapshot.ts'
import './texts.ts'

/**
 * One notice for each line of a movement that is being completed, after its rows were appended to the ledger. Answers
 * how many there are. What a movement said when it was completed before is superseded.
 */
export async function writeNotices(context: Context, movement: Stored<'capitalMovement'>): Promise<number> {
  const edition = (await lastEdition(context, movement.id)) + 1
  const gathered = await gatherNotices(context, movement, edition)
  const unfit = await inPortions(gathered, ({ snapshot }) => (isPrintable(snapshot) ? [] : [printedBy(snapshot)]))
  assertPrintable(unfit.flat())
  const now = context.clock.now()
  await context.records.createMany(
    'notice',
    await inPortions(gathered, ({ limitedPartnerId, snapshot }) => {
      const content = JSON.stringify(snapshot)
      return {
        capitalMovementId: movement.id,
        limitedPartnerId,
        number: snapshot.number,
        edition,
        kind: snapshot.kind,
        amount: snapshot.totals.net.investor,
        dueDate: snapshot.dueDate,
        issuedOn: snapshot.issuedOn,
        paymentReference: snapshot.reference,
        snapshot: content,
        snapshotHash: createHash('sha256').update(content).digest('hex'),
        status: 'Queued' as const,
        nextAttemptAt: now,
      }
    }),
    // The amount of a notice is that of its line.
    ['recordChecks'],
  )
  return gathered.length
}

/** Of what a notice is made of all stands on its paper. */
export function printedBy(snapshot: NoticeSnapshot) {
  return { of: snapshot.investor.name, content: snapshot }
}

async function lastEdition({ database, account }: Context, movementId: number): Promise<number> {
  const last = await database
    .selectFrom('notices')
    .select(({ fn }) => fn.max('edition').as('edition'))
    .where('tenant_id', '=', account.tenantId)
    .where('capital_movement_id', '=', movementId)
    .executeTakeFirst()
  return last?.edition ?? 0
}

/** The movement is reopened: what its notices said holds no more. They are kept, for staff. */
export async function supersedeNotices({ records }: Context, movementId: number): Promise<void> {
  const stand = await records.list('notice', { capitalMovementId: movementId, superseded: false })
  await records.updateMany(
    'notice',
    stand.map(({ id }) => ({ id, changes: { superseded: true } })),
    'update',
    ['recordChecks'],
  )
}

/**
 * A movement is deleted that was reopened, and therefore never published: nobody outside was told of its notices. What
 * they said stays in the history.
 */
export async function removeNotices({ records }: Context, movementId: number): Promise<void> {
  await records.removeMany('notice', { capitalMovementId: movementId })
}

/** How far the papers of a movement are, without the superseded ones. */
export async function noticeProgressOf({ database, account }: Context, movementId: number): Promise<NoticeProgress> {
  const states = await database
    .selectFrom('notices')
    .select(({ fn }) => ['status', fn.countAll<number>().as('count')])
    .where('tenant_id', '=', account.tenantId)
    .where('capital_movement_id', '=', movementId)
    .where('superseded', '=', false)
    .groupBy('status')
    .execute()
  const of = (status: Stored<'notice'>['status']): number => states.find(one => one.status === status)?.count ?? 0
  return { total: states.reduce((sum, { count }) => sum + count, 0), made: of('Made'), failed: of('Failed') }
}

/** Publishing and reopening wait until the last paper stands: "412 of 1,000 notices made". */
export async function assertNoticesMade(context: Context, movementId: number): Promise<void> {
  const progress = await noticeProgressOf(context, movementId)
  if (progress.made === progress.total) return
  const { key, values } = progressMessage(progress)
  throw problem('wrong-state', { detail: text(key, values) })
}

/** The paper is made anew from what the notice says. */
export const retry: RecordAction<'notice', 'retry'> = async ({ clock }) =>
  changesOf('notice', { attempts: 0, lastError: null, nextAttemptAt: clock.now() })
