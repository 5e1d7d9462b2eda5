/** What a copy holds, with the hash of each part: what is damaged or missing is noticed before it is used. */
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createGunzip } from 'node:zlib'
import { formatNumber } from '../../formats.ts'
import { StartError, codeOf, messageOf } from '../database/postgres/failures.ts'
import type { LastNumber } from './catalogue.ts'

/** Raised when the form of copies changes. */
const FORM = 1
export const MANIFEST = 'manifest.json'
const MANIFEST_HASH = 'manifest.sha256'

export interface CopiedTable {
  name: string
  columns: string[]
  rows: number
  /** SHA-256 of the lines, not of the compressed file. */ hash: string
}

export interface CopiedFile {
  key: string
  /** SHA-256 that its record names. */ hash: string
}

export interface Manifest {
  form: typeof FORM
  /** The state of the schema: the migrations in their order. */
  migrations: { name: string; checksum: string }[]
  /** Of the product; logins belong to the server and are not in the copy. */
  roles: string[]
  tables: CopiedTable[]
  numbers: LastNumber[]
  files: CopiedFile[]
  /** Files that a record names and that the store did not have, or had with another content. */
  lost: string[]
}

export const tableFile = (copy: string, name: string): string => join(copy, 'tables', `${name}.copy.gz`)
export const fileOf = (copy: string, key: string): string => join(copy, 'files', key.slice(0, 2), key)

/** The manifest and its hash, as files of the copy. */
export function manifestFiles(manifest: Omit<Manifest, 'form'>): [name: string, content: string][] {
  const content = `${JSON.stringify({ form: FORM, ...manifest }, null, 1)}\n`
  return [
    [MANIFEST, content],
    [MANIFEST_HASH, `${createHash('sha256').update(content).digest('hex')}  ${MANIFEST}\n`],
  ]
}

/** Reads the manifest; refuses one that is damaged or of a later form. */
export async function readManifest(copy: string): Promise<Manifest> {
  const [content, hash] = await Promise.all(
    [MANIFEST, MANIFEST_HASH].map(name =>
      readFile(join(copy, name), 'utf8').catch((error: unknown) => {
        throw new StartError(`The folder ${copy} holds no copy of the product (${messageOf(error)}).`, { cause: error })
      }),
    ),
  )
  if (content === undefined || hash?.split(' ')[0] !== createHash('sha256').update(content).digest('hex'))
    throw damaged(copy, MANIFEST)
  const manifest: unknown = JSON.parse(content)
  if (!isManifest(manifest))
    throw new StartError(`The copy in ${copy} was made by a newer version of the product: use that one.`)
  return manifest
}

/** What carries its hash was written by this code: of its form, everything in it is as it was written. */
function isManifest(read: unknown): read is Manifest {
  return typeof read === 'object' && read !== null && 'form' in read && read.form === FORM
}

/** The lines of a table. */
export function readTable(copy: string, name: string): AsyncIterable<Uint8Array> {
  const lines = createGunzip()
  createReadStream(tableFile(copy, name))
    .on('error', error => lines.destroy(error))
    .pipe(lines)
  return lines
}

/** Every part is read once: nothing is restored from a copy of which a part is damaged. */
export async function verifyCopy(copy: string): Promise<Manifest> {
  const manifest = await readManifest(copy)
  for (const { name, hash } of manifest.tables)
    await verify(readTable(copy, name), hash, copy, `tables/${name}.copy.gz`)
  for (const { key, hash } of manifest.files)
    await verify(createReadStream(fileOf(copy, key)), hash, copy, `files/${key}`)
  return manifest
}

async function verify(content: AsyncIterable<Uint8Array>, expected: string, copy: string, part: string): Promise<void> {
  const hash = createHash('sha256')
  try {
    for await (const chunk of content) hash.update(chunk)
  } catch (error) {
    throw damaged(copy, part, error)
  }
  if (hash.digest('hex') !== expected) throw damaged(copy, part)
}

function damaged(copy: string, part: string, cause?: unknown): StartError {
  const how = codeOf(cause) === 'ENOENT' ? 'is missing' : 'is not what was written'
  return new StartError(`The copy in ${copy} is damaged: ${part} ${how}. Nothing was changed; use another copy.`, {
    cause,
  })
}

/** "61 tables with 12,345 rows and 8 files" */
export function describeCopy({ tables, files }: Pick<Manifest, 'tables' | 'files'>): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  const of = (count: number, one: string) => `${formatNumber(`${count}`)} ${one}${count === 1 ? '' : 's'}`
  return `${of(tables.length, 'table')} with ${of(rows, 'row')} and ${of(files.length, 'file')}`
}
