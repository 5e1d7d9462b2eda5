/** Brings a copy into an empty database and file store, at the state of its schema, then up to the present. */
import { createReadStream } from 'node:fs'
import pg from 'pg'
import { quoted } from '../database/catalogue.ts'
import { migrate, MIGRATIONS, pendingOf, readMigrations } from '../database/migrate.ts'
import { StartError } from '../database/postgres/failures.ts'
import type { FileStore } from '../documents/fileStore.ts'
import { openTables, writeLastNumbers } from './catalogue.ts'
import { copyIn } from './copyRows.ts'
import { fileOf, readTable, verifyCopy } from './manifest.ts'
import type { Manifest } from './manifest.ts'

export interface RestoreTarget {
  owner: pg.ClientConfig
  /** The login of the running product, where it is another one. */
  runtimeUser?: string
  files: FileStore
}

/** Whole or not at all: rows appear together, and files that no row names are put aside by the next sweep. */
export async function restoreCopy(copy: string, { owner, runtimeUser, files }: RestoreTarget): Promise<Manifest> {
  const manifest = await verifyCopy(copy)
  const until = assertKnown(manifest)
  await assertEmpty(owner, manifest)
  for (const { key } of manifest.files) await files.receive(createReadStream(fileOf(copy, key)), key)
  await migrate(owner, { until })
  await fill(copy, owner, manifest)
  await migrate(owner, { ...(runtimeUser !== undefined && { runtimeUser }) })
  return manifest
}

/** Answers with the last migration of the copy; refuses a copy of a newer version. */
function assertKnown({ migrations }: Manifest): string {
  const known = readMigrations(MIGRATIONS)
  const newer = migrations.find(({ name }) => !known.some(one => one.name === name))
  if (newer)
    throw new StartError(
      `The copy was made by a newer version of the product (it has ${newer.name}): use that version.`,
    )
  pendingOf(known, new Map(migrations.map(({ name, checksum }) => [name, checksum])))
  return migrations.at(-1)?.name ?? ''
}

/** What a restore that was broken off has left, the tables without a row, is no reason to refuse. */
async function assertEmpty(owner: pg.ClientConfig, { migrations }: Manifest): Promise<void> {
  const client = await connect(owner)
  try {
    const { rows } = await client.query<{ name: string }>(
      "select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1",
    )
    if (rows.length === 0) return
    const names = rows.map(({ name }) => name)
    const ours = names.includes('tenants') && names.includes('schema_migrations')
    await client.query("select set_config('app.platform', 'on', false)")
    const tenants = ours ? await client.query('select 1 from tenants limit 1') : undefined
    const applied = ours ? await client.query<{ name: string }>('select name from schema_migrations') : undefined
    const known = new Set(migrations.map(({ name }) => name))
    if (tenants?.rowCount === 0 && applied?.rows.every(({ name }) => known.has(name))) return
    throw new StartError(
      `The database ${client.database} holds data already: a copy is restored into an empty one. Nothing was changed.`,
    )
  } finally {
    await client.end()
  }
}

async function fill(copy: string, owner: pg.ClientConfig, manifest: Manifest): Promise<void> {
  const client = await connect(owner)
  try {
    await client.query('begin')
    await client.query("set local statement_timeout = 0; set local datestyle = 'ISO'; set local timezone = 'UTC'")
    const { open, close } = await openTables(client)
    for (const statement of open) await client.query(statement)
    for (const { name, columns, rows } of manifest.tables) {
      const added = await copyIn(client, `${quoted([name])} (${quoted(columns)})`, readTable(copy, name))
      if (added === rows) continue
      const strange = `${name} has ${added} rows instead of ${rows}`
      throw new StartError(`The copy in ${copy} is damaged: ${strange}. No row was restored; use another copy.`)
    }
    await writeLastNumbers(client, manifest.numbers)
    for (const statement of close) await client.query(statement)
    await client.query('commit')
    await client.query('analyze')
  } finally {
    // Without a commit nothing of it stays.
    await client.end().catch(() => undefined)
  }
}

async function connect(owner: pg.ClientConfig): Promise<pg.Client> {
  const client = new pg.Client({ ...owner, application_name: 'fund-administration restore' })
  client.on('error', () => undefined)
  await client.connect()
  await client.query('set search_path = public')
  return client
}
