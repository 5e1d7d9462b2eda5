/**
 * Makes the archives of everything that a tenant keeps: one server takes each with a lease, and writes it in parts.
 * Whoever goes on after a crash finds the parts that were made: the first holds all tables as of one moment, and names
 * the files that the others hold.
 */
import type { Clock, DatabaseTransaction } from '../../context.ts'
import type { Timestamp } from '../../entity.ts'
import { momentAfter } from '../../calendar.ts'
import { sql } from 'kysely'
import type { Database } from '../database/database.ts'
import { forTenantsWithDueWork } from '../database/dueWork.ts'
import type { FileStore, Received } from '../documents/fileStore.ts'
import { archivedTables, fileEntries, manifestOf, PART_BYTES, plannedFiles, tableEntries } from './archive.ts'
import type { ArchivedFile, ArchivedTable } from './archive.ts'
import { zipDirectory, zipPart } from './zipParts.ts'
import type { WrittenEntry } from './zipParts.ts'

export interface Exporting {
  database: Database
  files: FileStore
  clock: Clock
  /** Days until an archive is removed again. */
  retentionDays: number
  /** Bytes of a part with files; tests take few. */
  partBytes?: number
}

const LEASE_MS = 5 * 60_000
const WAIT_MS = 60_000
const DAY_MS = 86_400_000
const ATTEMPTS_MAX = 10
const REASON_LENGTH_MAX = 500
const MEGABYTE = 1_000_000

/** One archive of each tenant that waits for one; answers whether there may be more. */
export function makeTenantExports(exporting: Exporting): Promise<boolean> {
  const { database, clock } = exporting
  return forTenantsWithDueWork(database, { work: 'exports', moment: clock.now() }, async tenants => {
    for (const { id } of tenants) {
      await removeExpired(exporting, id)
      const taken = await database.inTransaction({ tenantId: id }, tx => take(tx, id, clock.now()))
      if (taken) await make(exporting, { tenantId: id, ...taken })
    }
    return false
  })
}

/** An archive that this server makes, as long as nobody has taken it since. */
interface Lease {
  tenantId: number
  id: number
  attempts: number
}

function take(tx: DatabaseTransaction, tenantId: number, now: Timestamp) {
  return tx
    .updateTable('tenant_exports')
    .set(({ eb }) => ({
      status: 'Making',
      attempts: eb('attempts', '+', 1),
      next_attempt_at: momentAfter(now, LEASE_MS),
      version: eb('version', '+', 1),
    }))
    .where('tenant_id', '=', tenantId)
    .where('id', 'in', query =>
      query
        .selectFrom('tenant_exports')
        .select('id')
        .where('tenant_id', '=', tenantId)
        .where('status', 'in', ['Queued', 'Making'])
        .where('next_attempt_at', '<=', now)
        .orderBy('id')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'attempts'])
    .executeTakeFirst()
}

async function make(exporting: Exporting, lease: Lease): Promise<void> {
  try {
    let parts = await partsOf(exporting.database, lease)
    if (parts.length === 0) {
      await makeTables(exporting, lease)
      parts = await partsOf(exporting.database, lease)
    }
    let done = parts.flatMap(({ written }) => written?.tables ?? []).length
    for (const { position, files, key } of parts) {
      done += files.length
      if (key === null) await makeFiles(exporting, lease, { position, files, done })
    }
    await finish(exporting, lease)
  } catch (error) {
    if (error instanceof TakenByAnother) return
    await keepFailure(exporting, lease, error instanceof Error ? error.message : String(error))
  }
}

class TakenByAnother extends Error {}

/** Prolongs the lease with what is set besides; fails where another server, or the deletion, has taken it. */
async function hold(
  tx: DatabaseTransaction,
  { tenantId, id, attempts }: Lease,
  now: Timestamp,
  besides: Progress = {},
): Promise<void> {
  const [contentColumns] = await tx
    .updateTable('tenant_exports')
    .set(({ eb }) => ({ next_attempt_at: momentAfter(now, LEASE_MS), version: eb('version', '+', 1), ...besides }))
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .where('status', '=', 'Making')
    .where('attempts', '=', attempts)
    .returning('id')
    .execute()
  if (!contentColumns) throw new TakenByAnother()
}

interface Progress {
  status?: 'Made'
  as_of?: Timestamp
  steps?: number
  steps_done?: number
  megabytes?: number
  available_until?: Timestamp
  next_attempt_at?: Timestamp
}

/** A part that nobody keeps any more is removed again. */
async function keepPart(
  { database, files, clock }: Exporting,
  lease: Lease,
  key: string,
  keep: (tx: DatabaseTransaction) => Promise<Progress>,
): Promise<void> {
  try {
    await database.inTransaction({ tenantId: lease.tenantId }, async tx => {
      await hold(tx, lease, clock.now())
      await hold(tx, lease, clock.now(), await keep(tx))
    })
  } catch (error) {
    await files.remove(key)
    throw error
  }
}

const asJson = (value: object) => sql<string>`${JSON.stringify(value)}::jsonb`

const contentColumns = ({ key, hash, size }: Received) => ({ content_key: key, content_hash: hash, size })

/** Tables and the names of the files are of one moment: one transaction sees all of them. */
async function makeTables(exporting: Exporting, lease: Lease): Promise<void> {
  const { database, files, clock } = exporting
  const { tenantId } = lease
  const made = await database.inTransaction(
    { tenantId },
    async tx => {
      const { asOf } = await tx.selectNoFrom(sql<Timestamp>`now()`.as('asOf')).executeTakeFirstOrThrow()
      const tables = await archivedTables(tx)
      const planned = await plannedFiles(tx, tables, tenantId, exporting.partBytes ?? PART_BYTES)
      const steps = tables.length + planned.reduce((sum, { length }) => sum + length, 0)
      const archived: ArchivedTable[] = []
      const entries: WrittenEntry[] = []
      const read = Promise.withResolvers<void>()
      async function* content(): AsyncGenerator<Uint8Array> {
        yield* zipPart(
          tableEntries(tx, tables, tenantId, async table => {
            archived.push(table)
            const progress = { steps, steps_done: archived.length }
            await database.inTransaction({ tenantId }, other => hold(other, lease, clock.now(), progress))
          }),
          entries,
        )
        read.resolve()
      }
      const receiving = files.receive(content())
      receiving.catch(read.reject)
      // The transaction ends when everything is read, however long the store takes.
      await read.promise
      return { asOf, planned, tables: archived, entries, receiving }
    },
    { readOnly: true, isolation: 'repeatable read' },
  )
  const received = await made.receiving
  await keepPart(exporting, lease, received.key, async tx => {
    const place = { tenant_id: tenantId, export_id: lease.id }
    const first = { ...contentColumns(received), entries: asJson({ tables: made.tables, entries: made.entries }) }
    const parts = made.planned.map((part, index) => ({ ...place, position: index + 1, files: asJson(part) }))
    await tx
      .insertInto('tenant_export_parts')
      .values({ ...place, position: 0, ...first })
      .execute()
    for (const part of parts) await tx.insertInto('tenant_export_parts').values(part).execute()
    return { as_of: made.asOf }
  })
}

async function makeFiles(
  exporting: Exporting,
  lease: Lease,
  { position, files, done }: Pick<StoredPart, 'position' | 'files'> & { done: number },
): Promise<void> {
  const entries: WrittenEntry[] = []
  const received = await exporting.files.receive(zipPart(fileEntries(exporting.files, files), entries))
  await keepPart(exporting, lease, received.key, async tx => {
    await tx
      .updateTable('tenant_export_parts')
      .set({ ...contentColumns(received), entries: asJson({ tables: [], entries }) })
      .where('tenant_id', '=', lease.tenantId)
      .where('export_id', '=', lease.id)
      .where('position', '=', position)
      .execute()
    return { steps_done: done }
  })
}

interface StoredPart {
  position: number
  key: string | null
  size: number | null
  files: ArchivedFile[]
  written: { tables: ArchivedTable[]; entries: WrittenEntry[] } | null
}

function partsOf(database: Database, { tenantId, id }: Lease): Promise<StoredPart[]> {
  return database.inTransaction({ tenantId }, tx =>
    tx
      .selectFrom('tenant_export_parts')
      .select(['position', 'content_key as key', 'size'])
      .select(sql<ArchivedFile[]>`files`.as('files'))
      .select(sql<StoredPart['written']>`entries`.as('written'))
      .where('tenant_id', '=', tenantId)
      .where('export_id', '=', id)
      .orderBy('position')
      .execute(),
  )
}

/** The last part: what describes the others, and the directory of the archive. */
async function finish(exporting: Exporting, lease: Lease): Promise<void> {
  const { database, files, clock, retentionDays } = exporting
  const parts = (await partsOf(database, lease)).map(part => ({
    ...part,
    size: part.size ?? 0,
    entries: part.written?.entries ?? [],
  }))
  const { tenantId } = lease
  const about = await database.inTransaction({ tenantId }, tx =>
    tx
      .selectFrom('tenant_exports as e')
      .innerJoin('tenants as t', 't.id', 'e.tenant_id')
      .select(['e.as_of as asOf', 't.id', 't.name', 't.short_name as shortName'])
      .where('e.tenant_id', '=', tenantId)
      .where('e.id', '=', lease.id)
      .executeTakeFirstOrThrow(),
  )
  const { asOf, ...tenant } = about
  const tables = parts.flatMap(({ written }) => written?.tables ?? [])
  const entries: WrittenEntry[] = []
  async function* content(): AsyncGenerator<Uint8Array> {
    let size = 0
    const manifest = manifestOf({ tenant, asOf: asOf ?? '', tables, parts })
    async function* only() {
      yield { name: 'manifest.json', content: manifest }
    }
    for await (const chunk of zipPart(only(), entries)) {
      size += chunk.length
      yield chunk
    }
    yield* zipDirectory([...parts, { size, entries }])
  }
  const received = await files.receive(content())
  await keepPart(exporting, lease, received.key, async tx => {
    const position = parts.length
    await tx
      .insertInto('tenant_export_parts')
      .values({ tenant_id: tenantId, export_id: lease.id, position, ...contentColumns(received) })
      .execute()
    const until = momentAfter(clock.now(), retentionDays * DAY_MS)
    const bytes = parts.reduce((sum, { size }) => sum + size, received.size)
    return {
      status: 'Made',
      megabytes: Math.ceil(bytes / MEGABYTE),
      available_until: until,
      next_attempt_at: until,
    }
  })
}

/** After the last attempt nothing of it is kept. */
async function keepFailure(exporting: Exporting, lease: Lease, reason: string): Promise<void> {
  const { database, clock } = exporting
  const { tenantId, id, attempts } = lease
  const isLast = attempts >= ATTEMPTS_MAX
  if (isLast) await removeParts(exporting, lease)
  await database.inTransaction({ tenantId }, tx =>
    tx
      .updateTable('tenant_exports')
      .set(({ eb }) => ({
        status: isLast ? 'Failed' : 'Making',
        last_error: reason.slice(0, REASON_LENGTH_MAX),
        next_attempt_at: isLast ? null : momentAfter(clock.now(), WAIT_MS),
        version: eb('version', '+', 1),
      }))
      .where('tenant_id', '=', tenantId)
      .where('id', '=', id)
      .where('status', '=', 'Making')
      .where('attempts', '=', attempts)
      .execute(),
  )
}

async function removeParts({ database, files }: Exporting, lease: Pick<Lease, 'tenantId' | 'id'>): Promise<void> {
  const { tenantId, id } = lease
  await database.inTransaction({ tenantId }, async tx => {
    const parts = await tx
      .deleteFrom('tenant_export_parts')
      .where('tenant_id', '=', tenantId)
      .where('export_id', '=', id)
      .returning('content_key as key')
      .execute()
    for (const { key } of parts) if (key !== null) await files.remove(key)
  })
}

async function removeExpired(exporting: Exporting, tenantId: number): Promise<void> {
  const { database, clock } = exporting
  const old = await database.inTransaction({ tenantId }, tx =>
    tx
      .selectFrom('tenant_exports')
      .select('id')
      .where('tenant_id', '=', tenantId)
      .where('status', '=', 'Made')
      .where('available_until', '<=', clock.now())
      .execute(),
  )
  for (const { id } of old) {
    await removeParts(exporting, { tenantId, id })
    await database.inTransaction({ tenantId }, tx =>
      tx
        .updateTable('tenant_exports')
        .set(({ eb }) => ({ status: 'Expired', next_attempt_at: null, version: eb('version', '+', 1) }))
        .where('tenant_id', '=', tenantId)
        .where('id', '=', id)
        .where('status', '=', 'Made')
        .execute(),
    )
  }
}
