/** Stored files as one archive. It is sent as a stream, once the transaction that has found them is over. */
import type { FileAnswer } from '../api/reads.ts'
import type { Context } from '../context.ts'
import { formatBytes } from '../formats.ts'
import { problem } from '../problems.ts'
import { text } from '../texts.ts'
import { zipStreamOf } from './zip.server.ts'
import type { ArchiveEntry } from './zip.server.ts'

/** In bytes, of all files of an archive together: so much is sent in one answer. */
const LARGEST = 500 * 1024 * 1024

/** Where the content store has a file. */
export interface KeptFile {
  key: string
  /** SHA-256 of what was stored. */
  hash: string | null
  /** In bytes. */
  size: number
}

/** One that a person takes, with its name as a file. */
export interface KeptPaper extends KeptFile {
  fileName: string
}

export function archived({ files }: Context, name: string, { key, hash, size }: KeptFile): ArchiveEntry {
  return { name, size, read: () => files.read(key, hash) }
}

/** Before anything is noted as taken. `advice` says how to get at fewer files. */
export function assertArchivable(sizes: readonly number[], advice: string): void {
  const size = sizes.reduce((sum, each) => sum + each, 0)
  if (size <= LARGEST) return
  const values = { size: formatBytes(size), limit: formatBytes(LARGEST), advice }
  throw problem('rule', { detail: text('documents.archiveTooLarge', values) })
}

export function archiveAnswer(title: string, files: readonly ArchiveEntry[]): FileAnswer {
  return { fileName: `${title}.zip`, contentType: 'application/zip', ...zipStreamOf(files) }
}
