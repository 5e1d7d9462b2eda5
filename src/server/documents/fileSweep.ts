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
  const { aside, back } = await files.tidy(await namedKeys(database), clock.now())
  if (aside > 0) report(`${filesOf(aside)} without a record ${aside === 1 ? 'was' : 'were'} put aside`)
  if (back > 0) report(`${filesOf(back)} that had been put aside ${back === 1 ? 'is' : 'are'} back`)
}

interface Sweeping {
  database: Database
  files: FileStore
  clock: Clock
  report: (line: string) => void
}

const DAY_MS = 86_400_000

/** Once a day from its start on, where it was done before; a try that fails is repeated. */
export function tidiesFilesDaily({ database, files, clock, report }: Sweeping): () => Promise<boolean> {
  let next = momentAfter(clock.now(), DAY_MS)
  return async () => {
    if (Date.parse(clock.now()) < Date.parse(next)) return false
    await tidyFiles(files, database, clock, report)
    next = momentAfter(clock.now(), DAY_MS)
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

/** Never from the copy for lists: it may not have the newest documents yet. */
async function namedKeys(database: Database): Promise<Set<string>> {
  const tenants = await database.inTransaction({ tenantId: null, platform: true }, tx =>
    tx.selectFrom('tenants').select('id').execute(),
  )
  const keys = new Set<string>()
  for (const { id } of tenants)
    for (const table of KEEPING) {
      const rows = await database.inTransaction({ tenantId: id }, tx =>
        tx.selectFrom(table).select('content_key as key').where('tenant_id', '=', id).execute(),
      )
      for (const { key } of rows) if (key !== null) keys.add(key)
    }
  return keys
}
