/**
 * Files whose document, notice or statement was never made or is gone: a crash or a lost answer leaves such, and
 * whoever deletes a document.
 */
import { momentAfter } from '../../calendar.ts'
import { formatNumber } from '../../formats.ts'
import type { Clock } from '../../context.ts'
import type { Database } from '../database/database.ts'
import type { FileStore } from './fileStore.ts'

/**
 * While servers are at work: what is young may belong to a request of theirs. They are put aside and not deleted,
 * because the database may be the wrong one or an older copy, or be taken back to a moment before the deletion; what it
 * names again comes back.
 */
export async function tidyFiles(
  files: FileStore,
  database: Database,
  clock: Clock,
  report: (line: string) => void,
): Promise<void> {
  const { aside, back } = await files.tidy(() => namedKeys(database), clock.now())
  if (aside > 0) report(`${filesOf(aside)} without a record ${aside === 1 ? 'was' : 'were'} put aside`)
  if (back > 0) report(`${filesOf(back)} that had been put aside ${back === 1 ? 'is' : 'are'} back`)
}

interface Sweeping {
  database: Database
  files: FileStore
  clock: Clock
  report: (line: string) => void
}

const HOUR_MS = 3_600_000
const DAY_MS = 86_400_000

/** The first time a day after the start of the server, where it was done already; what fails is tried an hour later. */
export function tidiesFilesDaily({ database, files, clock, report }: Sweeping): () => Promise<boolean> {
  let next = momentAfter(clock.now(), DAY_MS)
  return async () => {
    const now = clock.now()
    if (Date.parse(now) < Date.parse(next)) return false
    next = momentAfter(now, HOUR_MS)
    await tidyFiles(files, database, clock, report)
    next = momentAfter(now, DAY_MS)
    return false
  }
}

const filesOf = (count: number): string => `${formatNumber(`${count}`)} uploaded ${count === 1 ? 'file' : 'files'}`

/** The tables whose rows name contents in files. */
export const KEEPING = [
  'documents',
  'notices',
  'capital_account_statements',
  'tenant_export_parts',
  'tenant_deletion_files',
] as const

/**
 * Of all tenants, or it fails: files of those that are left out would be put aside. A tenant that is being moved can be
 * read. Never from the copy for lists, which may not have the newest documents yet: no account asks here.
 */
async function namedKeys(database: Database): Promise<Set<string>> {
  const tenants = await database.inTransaction(
    { tenantId: null, platform: true },
    tx => tx.selectFrom('tenants').select('id').execute(),
    { readOnly: true },
  )
  const keys = new Set<string>()
  for (const { id } of tenants)
    for (const table of KEEPING) {
      const rows = await database.inTransaction(
        { tenantId: id },
        tx => tx.selectFrom(table).select('content_key as key').where('tenant_id', '=', id).execute(),
        { readOnly: true },
      )
      for (const { key } of rows) if (key !== null) keys.add(key)
    }
  return keys
}
