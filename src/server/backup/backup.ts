/**
 * A copy of everything: tables as they were at one moment, the files that they name, the state of the schema. It is
 * taken while people work, by the owner of the tables, tenant by tenant: row-level security holds for the owner too, so
 * that no right beyond it is needed.
 */
import { createHash } from 'node:crypto'
import { createWriteStream, existsSync } from 'node:fs'
import { mkdir, open, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import pg from 'pg'
import { keepsFiles, quoted } from '../database/catalogue.ts'
import type { Table } from '../database/catalogue.ts'
import { StartError, codeOf } from '../database/postgres/failures.ts'
import { PRODUCT_ROLES } from '../database/roles.ts'
import { isKey } from '../documents/fileStore.ts'
import type { FileStore } from '../documents/fileStore.ts'
import { ChangedFile } from '../documents/failures.ts'
import { readLastNumbers, readTables } from './catalogue.ts'
import { copyOut } from './copyRows.ts'
import { fileOf, manifestFiles, tableFile } from './manifest.ts'
import type { CopiedFile, CopiedTable, Manifest } from './manifest.ts'

/** Everything is about people and their money. */
const PRIVATE = { mode: 0o600 }
const PRIVATE_FOLDER = { recursive: true, mode: 0o700 }
/** A file that is removed or put aside before it could be copied makes the copy begin anew. */
const ATTEMPTS = 3

type Copy = Omit<Manifest, 'form'>

/** Writes the copy into a folder that must not be there yet; it appears whole or not at all. */
export async function makeCopy(owner: pg.ClientConfig, files: FileStore, folder: string): Promise<Copy> {
  if (existsSync(folder)) throw new StartError(`${folder} is there already: name a new folder for the copy.`)
  const draft = `${folder}.new`
  try {
    for (let attempt = 1; ; attempt += 1) {
      await rm(draft, { recursive: true, force: true })
      await mkdir(join(draft, 'tables'), PRIVATE_FOLDER)
      const copy = await copyOnce(owner, files, draft)
      if (copy.lost.length > 0 && attempt < ATTEMPTS) continue
      for (const [name, content] of manifestFiles(copy)) await writeWhole(join(draft, name), content)
      await rename(draft, folder)
      return copy
    }
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    throw error
  }
}

async function copyOnce(owner: pg.ClientConfig, files: FileStore, folder: string): Promise<Copy> {
  const client = new pg.Client({ ...owner, application_name: 'fund-administration backup' })
  client.on('error', () => undefined)
  await client.connect()
  try {
    // Everything below sees the database as it is at the first of these statements.
    await client.query('begin isolation level repeatable read read only')
    await client.query("set local datestyle = 'ISO'; set local timezone = 'UTC'; set local intervalstyle = 'iso_8601'")
    await client.query(
      'set local extra_float_digits = 1; set local statement_timeout = 0; set local search_path = public',
    )
    const migrations = await client.query<Copy['migrations'][number]>(
      'select name, checksum from schema_migrations order by name',
    )
    const tables = await readTables(client)
    const tenants = await readTenants(client)
    const copied: CopiedTable[] = []
    for (const table of tables) copied.push(await copyTable(client, table, tenants, folder))
    const named = await namedFiles(client, tables, tenants)
    const numbers = await readLastNumbers(client, tables)
    await client.query('rollback')
    const lost = await copyFiles(files, named, folder)
    return {
      migrations: migrations.rows,
      roles: [...PRODUCT_ROLES],
      tables: copied,
      numbers,
      files: named.filter(({ key }) => !lost.includes(key)),
      lost,
    }
  } finally {
    await client.end().catch(() => undefined)
  }
}

async function readTenants(client: pg.Client): Promise<string[]> {
  await seeAs(client, null)
  const { rows } = await client.query<{ id: string }>('select id::text from tenants order by id')
  return rows.map(({ id }) => id)
}

/** As the product sees rows: those of one tenant, or those of the platform, which belong to none. */
async function seeAs(client: pg.Client, tenant: string | null): Promise<void> {
  await client.query("select set_config('app.tenant', $1, true), set_config('app.platform', $2, true)", [
    tenant ?? '',
    tenant === null ? 'on' : 'off',
  ])
}

/** Which rows of a table are copied as this tenant, or as the platform: each row once. */
function rowsOf({ hasTenant }: Table, tenant: string | null, tenants: readonly string[]): string {
  if (!hasTenant) return tenant === null ? 'true' : 'false'
  if (tenant !== null) return `tenant_id = ${tenant}`
  return tenants.length === 0 ? 'true' : `tenant_id not in (${tenants.join(', ')})`
}

async function copyTable(
  client: pg.Client,
  table: Table,
  tenants: readonly string[],
  folder: string,
): Promise<CopiedTable> {
  const hash = createHash('sha256')
  let rows = 0
  async function* lines(): AsyncGenerator<Uint8Array> {
    for (const tenant of [...tenants, null]) {
      if (!table.hasTenant && tenant !== null) continue
      await seeAs(client, tenant)
      const statement = `select ${quoted(table.columns)} from ${quoted([table.name])}
        where ${rowsOf(table, tenant, tenants)} order by ${quoted(table.key)}`
      for await (const chunk of copyOut(client, statement)) {
        // A line end inside a value is written as two letters.
        for (const byte of chunk) if (byte === 0x0a) rows += 1
        hash.update(chunk)
        yield chunk
      }
    }
  }
  await pipeline(Readable.from(lines()), createGzip(), createWriteStream(tableFile(folder, table.name), PRIVATE))
  return { name: table.name, columns: table.columns, rows, hash: hash.digest('hex') }
}

async function namedFiles(
  client: pg.Client,
  tables: readonly Table[],
  tenants: readonly string[],
): Promise<CopiedFile[]> {
  const named = new Map<string, CopiedFile>()
  for (const table of tables.filter(keepsFiles))
    for (const tenant of tenants) {
      await seeAs(client, tenant)
      const { rows } = await client.query<CopiedFile>(
        `select content_key as key, content_hash as hash from ${quoted([table.name])}
         where ${rowsOf(table, tenant, tenants)} and content_key is not null`,
      )
      for (const file of rows) named.set(file.key, file)
    }
  return [...named.values()].sort((one, other) => (one.key < other.key ? -1 : 1))
}

/** Answers with the keys of files that are not there, or not what their record says. */
async function copyFiles(files: FileStore, named: readonly CopiedFile[], folder: string): Promise<string[]> {
  const lost: string[] = []
  for (const { key, hash: expected } of named) {
    if (!isKey(key)) {
      lost.push(key)
      continue
    }
    const target = fileOf(folder, key)
    await mkdir(dirname(target), PRIVATE_FOLDER)
    const whole = await pipeline(files.read(key, expected), createWriteStream(target, PRIVATE)).then(
      () => true,
      (error: unknown) => {
        if (codeOf(error) === 'ENOENT' || error instanceof ChangedFile) return false
        throw error
      },
    )
    if (whole) continue
    lost.push(key)
    await rm(target, { force: true })
  }
  return lost
}

async function writeWhole(path: string, content: string): Promise<void> {
  await writeFile(path, content, PRIVATE)
  const file = await open(path)
  await file.sync()
  await file.close()
}
