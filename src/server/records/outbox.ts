/**
 * What is written with a change and done after it: mails, papers, deliveries to other programs. A row is taken by one
 * server with a lease, worked on outside of any transaction, and marked in a transaction of its own. Whoever dies in
 * between leaves the lease to run out, and the row is taken again: everything is done at least once.
 */
import { momentAfter } from '../../calendar.ts'
import type { Account, Clock, DatabaseTransaction } from '../../context.ts'
import type { Timestamp } from '../../entity.ts'
import type { Database } from '../database/database.ts'
import { forTenantsWithDueWork } from '../database/dueWork.ts'
import type { Work } from '../database/dueWork.ts'

/** Longer than a portion can take. */
const LEASE_MS = 5 * 60_000
const FIRST_WAIT_MS = 60_000
const LONGEST_WAIT_MS = 4 * 3_600_000
/** With the waits between them, something is tried for a little more than 16 hours. */
export const ATTEMPTS_MAX = 12

export interface Tenant {
  id: number
  name: string
}

/** How the rows of one kind are worked off. */
export interface Outbox<Row> {
  work: Work
  /**
   * From how many rows on there may be more for a tenant, how many of them are worked on at once, and of how many
   * tenants.
   */
  portion: number
  atOnce: number
  tenantsAtOnce: number
  /** Takes what waits, and what has a lease that has run out, until the given end of the lease. */
  take(tx: DatabaseTransaction, tenantId: number, now: Timestamp, leaseUntil: Timestamp): Promise<Row[]>
  /** Does the work and marks the row, where its lease is still ours. */
  finish(row: Row, tenant: Tenant): Promise<void>
}

interface Worker {
  database: Database
  clock: Clock
}

/** Works off one portion of each tenant where something waits; answers whether there may be more. */
export async function workOff<Row>(worker: Worker, outbox: Outbox<Row>): Promise<boolean> {
  const { work, portion, tenantsAtOnce } = outbox
  return forTenantsWithDueWork(worker.database, { work, moment: worker.clock.now() }, async tenants => {
    const counts = await inGroups(tenants, tenantsAtOnce, tenant => portionOf(worker, outbox, tenant))
    return counts.some(count => count >= portion)
  })
}

async function portionOf<Row>({ database, clock }: Worker, outbox: Outbox<Row>, tenant: Tenant): Promise<number> {
  const now = clock.now()
  const taken = await database.inTransaction({ tenantId: tenant.id }, tx =>
    outbox.take(tx, tenant.id, now, momentAfter(now, LEASE_MS)),
  )
  await inGroups(taken, outbox.atOnce, row => outbox.finish(row, tenant))
  return taken.length
}

async function inGroups<One, Result>(
  all: readonly One[],
  size: number,
  work: (one: One) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  for (let from = 0; from < all.length; from += size)
    results.push(...(await Promise.all(all.slice(from, from + size).map(work))))
  return results
}

/** When a row that was tried so often in vain is tried again; null when it has been tried often enough. */
export function nextAttempt(attempts: number, now: Timestamp): Timestamp | null {
  return attempts >= ATTEMPTS_MAX ? null : momentAfter(now, waitAfter(attempts))
}

/** One minute, two, four, … at most four hours. */
export function waitAfter(attempts: number): number {
  return Math.min(FIRST_WAIT_MS * 2 ** (attempts - 1), LONGEST_WAIT_MS)
}

/** The product itself, at work for one tenant. */
export function workerOf(tenantId: number): Account {
  return { id: null, tenantId, tenant: null, name: '', userName: '', roles: [] }
}
