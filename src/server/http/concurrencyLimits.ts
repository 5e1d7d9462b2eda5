/**
 * Long answers are made a few at a time: all at once they would take every connection to the database, and memory for
 * each of them.
 */
import type { Page } from '../records/query.ts'
import { FairQueue } from './fairQueue.ts'
import type { Owner, QueueLimits } from './fairQueue.ts'

const EXPORTS: QueueLimits = { atOnce: 3, ofTenant: 2, ofAccount: 1, accountMax: 8, tenantMax: 24, allMax: 96 }
const IMPORTS: QueueLimits = { atOnce: 2, ofTenant: 1, ofAccount: 1, accountMax: 3, tenantMax: 9, allMax: 36 }
/**
 * They are soon made: whoever is alone may have every place, and gives them up in turns. A third at once
 * was measured to cost 28 MB of memory.
 */
const LONG_PAGES: QueueLimits = { atOnce: 2, ofTenant: 2, ofAccount: 2, accountMax: 100, tenantMax: 300, allMax: 1_000 }
export const LONG_PAGE_ROWS = 200

export interface ConcurrencyLimits {
  /** Each in its turn; see FairQueue. */
  export<Answer>(owner: Owner, signal: AbortSignal, make: () => Promise<Answer>): Promise<Answer>
  import<Answer>(owner: Owner, signal: AbortSignal, read: () => Promise<Answer>): Promise<Answer>
  /** Pages as people read them do not wait. */
  page<Answer>(owner: Owner, page: Page, left: () => AbortSignal, make: () => Promise<Answer>): Promise<Answer>
  /** What runs and what waits for its turn. */
  figures(): { kind: 'export' | 'import' | 'page'; running: number; queued: number }[]
}

export function createConcurrencyLimits(): ConcurrencyLimits {
  const exports = new FairQueue(EXPORTS)
  const imports = new FairQueue(IMPORTS)
  const longPages = new FairQueue(LONG_PAGES)
  return {
    export: (owner, signal, make) => exports.run(owner, signal, make),
    import: (owner, signal, read) => imports.run(owner, signal, read),
    page: (owner, { from, to }, left, make) =>
      to - from < LONG_PAGE_ROWS ? make() : longPages.run(owner, left(), make),
    figures: () => [
      { kind: 'export', ...exports.figures() },
      { kind: 'import', ...imports.figures() },
      { kind: 'page', ...longPages.figures() },
    ],
  }
}
