/**
 * Deletes everything of a tenant whose deletion has begun, a portion at a time: what records the deletion is locked for
 * each portion, so that of several servers one is at work, and a crash takes back no more than that portion.
 */
import { sql } from 'kysely'
import type { Clock, DatabaseTransaction, Files } from '../../context.ts'
import type { Timestamp } from '../../entity.ts'
import type { Database } from '../database/database.ts'
import { setForTransaction } from '../database/sql.ts'
import { deletedTables } from './tables.ts'
import { anyOf } from '../database/anyOf.ts'

export interface Deleting {
  database: Database
  files: Pick<Files, 'remove'>
  clock: Clock
  /** Rows that one transaction deletes, about; tests take few. */
  portion?: number
}

const ROWS = 5_000
const FILES = 50
/** The number of the oldest transaction that has not ended. */
const OLDEST = sql<number>`pg_snapshot_xmin(pg_current_snapshot())::text::bigint`

/** Deletes a portion of each tenant that is being deleted; answers whether there may be more at once. */
export async function deleteTenants(deleting: Deleting): Promise<boolean> {
  const started = await deleting.database.inTransaction({ tenantId: null, platform: true }, tx =>
    tx
      .selectFrom('tenant_deletions')
      .select('tenant_id as tenantId')
      .where('status', '=', 'Deleting')
      .orderBy('begun_at')
      .execute(),
  )
  let more = false
  for (const { tenantId } of started) if (await deletePortion(deleting, tenantId)) more = true
  return more
}

function deletePortion(deleting: Deleting, tenantId: number): Promise<boolean> {
  const { clock, database, files, portion = ROWS } = deleting
  return database.inTransaction({ tenantId, platform: true }, async tx => {
    // A circle of tables is emptied by one statement, however many rows they have.
    await setForTransaction(tx, { statement_timeout: '0' })
    const lock = await lockDeletion(tx, tenantId, clock.now())
    if (!lock?.isAlone) return false
    const rows = await deleteRows(tx, portion)
    const removed = rows > 0 ? 0 : await removeFiles(tx, files, tenantId)
    const isOver = rows + removed === 0
    if (isOver) await deleteTenant(tx, tenantId)
    await tx
      .updateTable('tenant_deletions')
      .set(({ eb }) => ({
        rows_deleted: eb('rows_deleted', '+', rows),
        files_deleted: eb('files_deleted', '+', removed),
        ...(isOver && { status: 'Deleted', finished_at: clock.now() }),
      }))
      .where('tenant_id', '=', tenantId)
      .execute()
    return !isOver
  })
}

/**
 * What another server holds is passed over. Transactions that are older than the beginning may still write; after a day
 * there are none, and numbers of transactions mean nothing in a database that was restored.
 */
function lockDeletion(tx: DatabaseTransaction, tenantId: number, now: Timestamp) {
  return tx
    .selectFrom('tenant_deletions')
    .select(sql<boolean>`${OLDEST} > begun_in or begun_at < ${now}::timestamptz - interval '1 day'`.as('isAlone'))
    .where('tenant_id', '=', tenantId)
    .where('status', '=', 'Deleting')
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
}

/** About so many, of the tables to which nothing refers any more; the function notes their files. */
async function deleteRows(tx: DatabaseTransaction, most: number): Promise<number> {
  let deleted = 0
  for (const group of await deletedTables(tx)) {
    const [first] = group
    // Rows that refer to others of their own table go together, as those of a circle do.
    const isAlone = group.length === 1 && first !== undefined && !first.refersTo.includes(first.name)
    const names = group.map(({ name }) => name)
    const { count } = await tx
      .selectNoFrom(({ fn, val }) =>
        fn<number>('delete_tenant_rows', [val(names), val(isAlone ? most - deleted : null)]).as('count'),
      )
      .executeTakeFirstOrThrow()
    deleted += count
    if (deleted >= most) break
  }
  return deleted
}

/** What was removed already when a crash came is removed once more. */
async function removeFiles(tx: DatabaseTransaction, files: Deleting['files'], tenantId: number): Promise<number> {
  const named = await tx
    .selectFrom('tenant_deletion_files')
    .select('content_key as key')
    .where('tenant_id', '=', tenantId)
    .orderBy('content_key')
    .limit(FILES)
    .execute()
  const keys = named.map(({ key }) => key)
  await Promise.all(keys.map(key => files.remove(key)))
  await tx
    .deleteFrom('tenant_deletion_files')
    .where('tenant_id', '=', tenantId)
    .where('content_key', '=', anyOf(keys))
    .execute()
  return keys.length
}

/** Last: while anything refers to the tenant the database refuses that. Answers about it are kept as nobody's. */
async function deleteTenant(tx: DatabaseTransaction, tenantId: number): Promise<void> {
  await tx
    .deleteFrom('idempotency_keys')
    .where('tenant_id', '=', 0)
    .where('route', 'like', '%/api/tenants%')
    .where(sql`answer::jsonb ->> 'id'`, '=', String(tenantId))
    .execute()
  await tx.deleteFrom('tenants').where('id', '=', tenantId).execute()
}
