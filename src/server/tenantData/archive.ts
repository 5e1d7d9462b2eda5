/** What an archive of everything that a tenant keeps is made of, and the manifest that describes it. */
import type { DatabaseTransaction, Files } from '../../context.ts'
import { keepsFiles, quoted } from '../database/catalogue.ts'
import type { Table } from '../database/catalogue.ts'
import { codeOf } from '../database/postgres/failures.ts'
import { run } from '../database/sql.ts'
import { PARTS, rowTexts, tenantTables } from './tables.ts'
import type { WrittenEntry, WrittenPart, ZipEntry } from './zipParts.ts'

/** Raised when the form of archives changes. */
const FORM = 1
/**
 * Answers of requests are short-lived copies of what stands in the tables, and parts are the archives themselves. What
 * opens a door is in none, not even as its hash.
 */
export const LEFT_OUT = [
  PARTS,
  'idempotency_keys',
  'service_account_keys',
  'sign_in_state',
  'tenant_deletion_files',
  'tenant_deletions',
  // In which database the tenant is belongs to the operator.
  'tenant_places',
  'webhook_secrets',
]
/** A part holds files of so many bytes together, or one that is larger, and so many at most. */
export const PART_BYTES = 64_000_000
const PART_FILES = 500

export interface ArchivedFile {
  name: string
  table: string
  id: number
  key: string
  /** SHA-256 that its record names. */ hash: string
  size: number
}

/** What is told of a table in the manifest. */
export interface ArchivedTable extends Pick<Table, 'name' | 'columns' | 'key' | 'decimals' | 'refersTo'> {
  rows: number
}

/** The tables whose rows stand in an archive: those of the tenant, and the tenant itself. */
export async function archivedTables(tx: DatabaseTransaction): Promise<Table[]> {
  return (await tenantTables(tx)).filter(({ name }) => !LEFT_OUT.includes(name))
}

/** One entry for each table; `told` is called when its rows are written. */
export async function* tableEntries(
  tx: DatabaseTransaction,
  tables: readonly Table[],
  tenantId: number,
  archived: (table: ArchivedTable) => Promise<void>,
): AsyncGenerator<ZipEntry> {
  for (const table of tables) {
    const { name, columns, key, decimals, refersTo } = table
    let rows = 0
    async function* content(): AsyncGenerator<Uint8Array> {
      for await (const texts of rowTexts(tx, table, tenantId)) {
        rows += texts.length
        yield Buffer.from(texts.map(text => `${text}\n`).join(''))
      }
    }
    yield { name: tableFile(name), content: content() }
    await archived({ name, columns, key, decimals, refersTo, rows })
  }
}

const tableFile = (name: string): string => `tables/${name}.jsonl`

/** The files that the rows name, in the parts that will hold them. */
export async function plannedFiles(
  tx: DatabaseTransaction,
  tables: readonly Table[],
  tenantId: number,
  partBytes: number,
): Promise<ArchivedFile[][]> {
  const parts: ArchivedFile[][] = []
  let bytes = 0
  for (const { name, columns } of tables.filter(keepsFiles))
    for (const file of await filesOf(tx, name, columns, tenantId)) {
      const part = parts.at(-1)
      if (part === undefined || bytes + file.size > partBytes || part.length >= PART_FILES) {
        parts.push([file])
        bytes = file.size
      } else {
        part.push(file)
        bytes += file.size
      }
    }
  return parts
}

async function filesOf(
  tx: DatabaseTransaction,
  table: string,
  columns: readonly string[],
  tenantId: number,
): Promise<ArchivedFile[]> {
  const named = columns.includes('file_name') ? 'file_name' : `"number" || '.pdf'`
  const rows = await run<Omit<ArchivedFile, 'table'>>(
    tx,
    `select ${named} as name, id, content_key as key, content_hash as hash, coalesce(size, 0) as size ` +
      `from ${quoted([table])} where tenant_id = $1::bigint and content_key is not null order by id`,
    [tenantId],
  )
  return rows.map(({ name, ...row }) => ({
    ...row,
    table,
    // No name leads out of the folder into which the archive is unpacked, and two of one name stand beside each other.
    name: `files/${table}/${row.id}-${name.replace(/[/\\:*?"<>|\p{Cc}]/gu, '-')}`,
  }))
}

/** What the store does not have is left out; the manifest says so. */
export async function* fileEntries(files: Files, planned: readonly ArchivedFile[]): AsyncGenerator<ZipEntry> {
  for (const { key, name } of planned) {
    const content: AsyncIterable<Uint8Array> = files.read(key)
    const chunks = content[Symbol.asyncIterator]()
    const first = await chunks.next().catch((error: unknown) => {
      if (codeOf(error) === 'ENOENT') return undefined
      throw error
    })
    if (first) yield { name, content: following(first, chunks) }
  }
}

async function* following(
  first: IteratorResult<Uint8Array>,
  chunks: AsyncIterator<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  for (let next = first; !next.done; next = await chunks.next()) yield next.value
}

export interface Manifested {
  tenant: { id: number; shortName: string; name: string }
  asOf: string
  tables: readonly ArchivedTable[]
  parts: readonly (WrittenPart & { files: readonly ArchivedFile[] })[]
}

/** Written as it goes: a tenant may have any number of files. */
export async function* manifestOf({ tenant, asOf, tables, parts }: Manifested): AsyncGenerator<Uint8Array> {
  const entries = new Map(parts.flatMap(({ entries: written }) => written.map(entry => [entry.name, entry] as const)))
  const listed = tables.map(({ name, ...table }) => ({
    name,
    file: tableFile(name),
    ...table,
    ...sizeOf(entries.get(tableFile(name))),
  }))
  const about = { form: FORM, tenant, asOf, encoding: 'UTF-8, one JSON object a line', tables: listed }
  yield Buffer.from(`${JSON.stringify(about, null, 1).slice(0, -2)},\n "files": [`)
  let separator = '\n  '
  for (const { files } of parts)
    for (const { name, table, id, hash } of files) {
      const entry = entries.get(name)
      const state = entry === undefined ? { missing: true } : entry.hash === hash ? {} : { damaged: true }
      yield Buffer.from(separator + JSON.stringify({ file: name, table, id, ...sizeOf(entry), ...state }))
      separator = ',\n  '
    }
  yield Buffer.from('\n ]\n}\n')
}

const sizeOf = (entry: WrittenEntry | undefined): object => (entry ? { size: entry.size, sha256: entry.hash } : {})
