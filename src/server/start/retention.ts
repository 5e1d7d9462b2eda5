/**
 * What is kept for so long and no longer, in all tenants: answers of repeated requests, traces of visits, the text of
 * mails, deliveries to webhooks. Every server looks now and then; who comes second finds less or nothing.
 */
import { momentAfter } from '../../calendar.ts'
import type { Clock, DatabaseTransaction } from '../../context.ts'
import type { Timestamp } from '../../entity.ts'
import type { Retention } from '../configuration.ts'
import { DELIVERIES_DAYS, removeOldDeliveries } from '../../webhooks/sweep.server.ts'
import type { Database } from '../database/database.ts'
import { forEach } from '../database/forEach.ts'

interface Sweeping {
  database: Database
  clock: Clock
  retention: Retention
}

const EVERY_MS = 3_600_000
const HOUR_MS = 3_600_000
const DAY_MS = 86_400_000
/** Rows that one transaction removes. */
const PORTION = 1_000
/** Of people who belong to no tenant. */
const NOBODYS = 0

export function removesWhatIsOld({ database, clock, retention }: Sweeping): () => Promise<boolean> {
  let next = clock.now()
  return async () => {
    const now = clock.now()
    if (Date.parse(now) < Date.parse(next)) return false
    let more = false
    const remove = async (tenantId: number) => {
      if (await removeOf({ database, clock, retention }, tenantId, now)) more = true
    }
    try {
      // The database of one tenant may be away.
      await forEach(await tenantsOf(database), remove, 'What is old could not be removed in all tenants.')
    } finally {
      if (!more) next = momentAfter(now, EVERY_MS)
    }
    return more
  }
}

async function tenantsOf(database: Database): Promise<number[]> {
  const tenants = await database.inTransaction({ tenantId: null, platform: true }, tx =>
    tx.selectFrom('tenants').select('id').orderBy('id').execute(),
  )
  return [NOBODYS, ...tenants.map(({ id }) => id)]
}

/** A portion of each kind; answers whether there may be more. */
async function removeOf({ database, retention }: Sweeping, tenantId: number, now: Timestamp): Promise<boolean> {
  const { idempotencyHours, visitDays, mailDays } = retention
  const caller = tenantId === NOBODYS ? { tenantId: null, platform: true } : { tenantId }
  return database.inTransaction(caller, async tx => {
    const removed = [await removeKeys(tx, tenantId, momentAfter(now, -idempotencyHours * HOUR_MS))]
    if (tenantId !== NOBODYS) {
      removed.push(await forget(tx, 'remove_old_visits', momentAfter(now, -visitDays * DAY_MS)))
      removed.push(await forget(tx, 'forget_old_mails', momentAfter(now, -mailDays * DAY_MS)))
      removed.push(await removeOldDeliveries(tx, tenantId, momentAfter(now, -DELIVERIES_DAYS * DAY_MS), PORTION))
    }
    return removed.some(count => count >= PORTION)
  })
}

async function removeKeys(tx: DatabaseTransaction, tenantId: number, before: Timestamp): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('idempotency_keys')
    .where('tenant_id', '=', tenantId)
    .where('created_at', '<', before)
    .executeTakeFirst()
  return Number(numDeletedRows)
}

/**
 * Functions of the database, which removes nothing else of the history, and nothing of the last thirty days: traces of
 * visits, and the words and links of mails. That somebody was told of what and when stays, as a proof.
 */
async function forget(
  tx: DatabaseTransaction,
  what: 'remove_old_visits' | 'forget_old_mails',
  before: Timestamp,
): Promise<number> {
  const { count } = await tx
    .selectNoFrom(({ cast, fn, val }) =>
      fn<number>(what, [cast(val(before), 'timestamptz'), cast(val(PORTION), 'integer')]).as('count'),
    )
    .executeTakeFirstOrThrow()
  return count
}
