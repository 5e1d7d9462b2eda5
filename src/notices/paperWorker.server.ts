/**
 * Makes the papers of notices, a portion at a time: each is taken with a lease, drawn from what is kept of it, and
 * marked.
 * A crash loses nothing but time: the lease runs out, and the paper is drawn again with the same bytes.
 */
import { createHash } from 'node:crypto'
import { momentAfter } from '../calendar.ts'
import type { Clock, DatabaseTransaction, Files } from '../context.ts'
import type { Timestamp } from '../entity.ts'
import type { Database } from '../server/database/database.ts'
import { workOff } from '../server/records/outbox.ts'
import { readSnapshot } from './storedSnapshot.ts'
import { drawNotice } from './paper.server.ts'

export interface Making {
  database: Database
  files: Files
  clock: Clock
}

const PORTION = 20
const WAIT_MS = 60_000
const ATTEMPTS_MAX = 3
const REASON_LENGTH_MAX = 500

/** Makes one portion of each tenant where something waits; answers whether there may be more. */
export function makeNotices(making: Making): Promise<boolean> {
  return workOff(making, {
    work: 'notices',
    portion: PORTION,
    atOnce: 1,
    tenantsAtOnce: 1,
    take,
    finish: (notice, { id }) => make(making, id, notice),
  })
}

type Taken = Awaited<ReturnType<typeof take>>[number]

function take(tx: DatabaseTransaction, tenantId: number, now: Timestamp, leaseUntil: Timestamp) {
  return tx
    .updateTable('notices')
    .set(({ eb }) => ({
      status: 'Making',
      attempts: eb('attempts', '+', 1),
      next_attempt_at: leaseUntil,
      version: eb('version', '+', 1),
    }))
    .where('tenant_id', '=', tenantId)
    .where('id', 'in', query =>
      query
        .selectFrom('notices')
        .select('id')
        .where('tenant_id', '=', tenantId)
        .where('status', 'in', ['Queued', 'Making'])
        .where('next_attempt_at', '<=', now)
        .orderBy('next_attempt_at')
        .orderBy('id')
        .limit(PORTION)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'attempts', 'snapshot', 'snapshot_hash as hash'])
    .execute()
}

async function make(making: Making, tenantId: number, notice: Taken): Promise<void> {
  try {
    const paper = await drawn(notice)
    await keepPaper(making, tenantId, notice, paper)
  } catch (error) {
    await keepFailure(making, tenantId, notice, error instanceof Error ? error.message : String(error))
  }
}

/** The paper of what is kept; what no longer has its hash is not printed. */
export async function drawn({ snapshot, hash }: Pick<Taken, 'snapshot' | 'hash'>): Promise<Buffer> {
  if (createHash('sha256').update(snapshot).digest('hex') !== hash)
    throw new Error('What is kept of the notice has changed since it was written.')
  return drawNotice(readSnapshot(snapshot), hash)
}

/** Only while the lease is still ours. Where it is not, the file is removed again: the other worker has its own. */
async function keepPaper(
  { database, files }: Making,
  tenantId: number,
  { id, attempts }: Taken,
  paper: Buffer,
): Promise<void> {
  const key = await files.put(paper)
  const [updated] = await database.inTransaction({ tenantId }, tx =>
    tx
      .updateTable('notices')
      .set(({ eb }) => ({
        status: 'Made',
        content_key: key,
        content_hash: createHash('sha256').update(paper).digest('hex'),
        size: paper.length,
        last_error: null,
        next_attempt_at: null,
        version: eb('version', '+', 1),
      }))
      .where('tenant_id', '=', tenantId)
      .where('id', '=', id)
      .where('status', '=', 'Making')
      .where('attempts', '=', attempts)
      .returning('id')
      .execute(),
  )
  if (!updated) await files.remove(key)
}

async function keepFailure(
  { database, clock }: Making,
  tenantId: number,
  { id, attempts }: Taken,
  reason: string,
): Promise<void> {
  const isLast = attempts >= ATTEMPTS_MAX
  await database.inTransaction({ tenantId }, tx =>
    tx
      .updateTable('notices')
      .set(({ eb }) => ({
        status: isLast ? 'Failed' : 'Queued',
        last_error: reason.slice(0, REASON_LENGTH_MAX),
        next_attempt_at: isLast ? null : momentAfter(clock.now(), WAIT_MS * attempts),
        version: eb('version', '+', 1),
      }))
      .where('tenant_id', '=', tenantId)
      .where('id', '=', id)
      .where('status', '=', 'Making')
      .where('attempts', '=', attempts)
      .execute(),
  )
}
