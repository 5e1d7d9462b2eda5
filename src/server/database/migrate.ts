/**
 * Brings a database to the state of this version: plain SQL files in their order, each in a transaction of its own,
 * each exactly once.
 */
import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { StartError, messageOf } from './postgres/failures.ts'
import { administratorRuns, allowRuntimeRole, prepareOwner } from './roles.ts'

export const MIGRATIONS = join(import.meta.dirname, 'migrations')

interface MigrateOptions {
  folder?: string
  /** Login of the running product, where it differs from the owner: it is allowed to take the runtime role. */
  runtimeUser?: string
  /** The setting that names the database, for those who have to change it. */
  setting?: string
  /** The last migration to apply; a copy is restored at the state of its schema. */
  until?: string
  report?: (line: string) => void
  /** Ends whatever it is doing or waits for. */
  stopped?: AbortSignal | undefined
}

interface Migration {
  name: string
  sql: string
  checksum: string
}

/** Any number will do, as long as every version uses the same. */
const ADVISORY_LOCK = 7_203_461
const OLDEST_SERVER = 150_000

/**
 * The checksums of migrations before they were edited. They did the same; since then they do not ask for the right to
 * make a role that is there.
 */
const FORMER = new Map([
  ['0000-foundation.sql', '55a7b31f401f44c4b4c8c4d489cf5dd888f77b7aa01c0d5058c37d72571f62da'],
  ['0002-sign-in.sql', '941ccbe274a6870c0aadecdea79acb31c26c887ae8e0f721de9c0f57b9ad38cf'],
])

/** Answers with the names of the migrations that were applied now. */
export async function migrate(owner: pg.ClientConfig, options: MigrateOptions = {}): Promise<string[]> {
  const { until, setting = 'DATABASE_URL' } = options
  const migrations = readMigrations(options.folder ?? MIGRATIONS).filter(
    ({ name }) => until === undefined || name <= until,
  )
  const client = new pg.Client({
    ...owner,
    application_name: 'fund-administration migration',
    options: '-c search_path=public -c TimeZone=UTC',
  })
  return withConnection(client, options.stopped, async () => {
    await checkServer(client, setting)
    // A second server that starts at the same time waits here and then finds everything done.
    await client.query('select pg_advisory_lock($1)', [ADVISORY_LOCK])
    const applied = await readApplied(client)
    const pending = pendingOf(migrations, applied)
    if (pending.length > 0) await prepareOwner(client)
    if (applied.size === 0)
      await client.query(
        `create table if not exists schema_migrations
           (name text primary key, checksum text not null, applied_at timestamptz not null default now())`,
      )
    for (const migration of pending) {
      options.report?.(`Applying ${migration.name}`)
      await apply(client, migration)
    }
    if (options.runtimeUser) await allowRuntimeRole(client, options.runtimeUser, setting)
    return pending.map(migration => migration.name)
  })
}

/** Runs the work while no other server does, and waits for one that does. */
export async function oneAtATime(
  owner: pg.ClientConfig,
  work: () => Promise<void>,
  stopped?: AbortSignal,
): Promise<void> {
  const client = new pg.Client(owner)
  await withConnection(client, stopped, async () => {
    await client.query('select pg_advisory_lock($1)', [ADVISORY_LOCK])
    await work()
  })
}

/** The connection ends with the work, or when that is stopped: PostgreSQL then takes back what was not committed. */
async function withConnection<Result>(
  client: pg.Client,
  stopped: AbortSignal | undefined,
  work: () => Promise<Result>,
): Promise<Result> {
  stopped?.throwIfAborted()
  client.on('error', () => undefined)
  const end = () => void client.end()
  stopped?.addEventListener('abort', end)
  try {
    await client.connect()
    return await work()
  } finally {
    stopped?.removeEventListener('abort', end)
    await client.end()
  }
}

export function readMigrations(folder: string): Migration[] {
  const files = readdirSync(folder)
    .filter(name => name.endsWith('.sql'))
    .sort()
  const numbers = new Map<string, string>()
  return files.map(name => {
    const number = /^(\d{4})-[a-z0-9]+(-[a-z0-9]+)*\.sql$/.exec(name)?.[1]
    if (number === undefined) throw new StartError(`The migration ${name} must be named like 0002-short-words.sql.`)
    const other = numbers.get(number)
    if (other !== undefined)
      throw new StartError(
        `The migrations ${other} and ${name} have the same number: give the newer one the next number.`,
      )
    numbers.set(number, name)
    // The same file has other line ends in a checkout on Windows.
    const sql = readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n')
    return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
  })
}

async function checkServer(client: pg.Client, setting: string): Promise<void> {
  const { rows } = await client.query<{ version: string; encoding: string; database: string; user: string }>(
    `select current_setting('server_version_num') as version, current_setting('server_encoding') as encoding,
       current_database() as database, current_user as user`,
  )
  const found = rows[0]
  if (!found || Number(found.version) < OLDEST_SERVER)
    throw new StartError('The database server is too old: PostgreSQL 15 or newer is needed.')
  if (found.encoding !== 'UTF8')
    throw administratorRuns(
      `The database ${found.database} has the encoding ${found.encoding}: ${setting} has to name one with UTF8`,
      [
        `create database ${client.escapeIdentifier(`${found.database}_utf8`)} owner ${client.escapeIdentifier(found.user)} encoding 'UTF8' template template0`,
      ],
    )
}

async function readApplied(client: pg.Client): Promise<Map<string, string>> {
  const exists = await client.query(
    "select 1 from pg_catalog.pg_class where oid = to_regclass('public.schema_migrations')",
  )
  if (exists.rowCount === 0) return new Map()
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from schema_migrations',
  )
  return new Map(rows.map(row => [row.name, row.checksum]))
}

/** What is not applied yet; refuses a database of a newer version, and one whose migrations were other ones. */
export function pendingOf(migrations: readonly Migration[], applied: ReadonlyMap<string, string>): Migration[] {
  const unknown = [...applied.keys()].filter(name => !migrations.some(one => one.name === name)).sort()
  if (unknown.length > 0) {
    throw new StartError(
      `The database is newer than this version of the product (it holds ${unknown.join(', ')}): start the newer version, or restore a backup from before into an empty database. On a development machine, where a try-out was taken back, delete the data folder (.data, or DATA_DIR): what was entered since is lost, and the demo data come again.`,
    )
  }
  const edited = migrations.find(one => {
    const checksum = applied.get(one.name)
    return checksum !== undefined && checksum !== one.checksum && FORMER.get(one.name) !== checksum
  })
  if (edited) {
    throw new StartError(
      `The migration ${edited.name} was changed after it had been applied: restore the file and write the change as a new migration.`,
    )
  }
  const last = [...applied.keys()].sort().at(-1) ?? ''
  const pending = migrations.filter(one => !applied.has(one.name))
  const late = pending.find(one => one.name < last)
  if (late)
    throw new StartError(
      `The migration ${late.name} comes before ${last}, which has been applied already: give it the next number.`,
    )
  return pending
}

async function apply(client: pg.Client, migration: Migration): Promise<void> {
  await explain(
    async () => {
      await client.query('begin')
      // A migration that waits for a lock would hold up every request behind it.
      await client.query("set local lock_timeout = '15s'; set local statement_timeout = 0")
      await client.query(migration.sql)
      await client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [
        migration.name,
        migration.checksum,
      ])
      await client.query('commit')
    },
    `The migration ${migration.name}`,
    () => client.query('rollback'),
  )
}

async function explain(work: () => Promise<unknown>, what: string, undo?: () => Promise<unknown>): Promise<void> {
  try {
    await work()
  } catch (error) {
    await undo?.().catch(() => undefined)
    throw new StartError(`${what} could not be applied, and nothing of it was kept (${messageOf(error)}).`, {
      cause: error,
    })
  }
}
