/**
 * Long answers are made a few at a time: all at once they would take every connection to the database, and memory for
 * each of them.
 */
import pLimit from 'p-limit'
import type { Page } from '../records/query.ts'
import { FairQueue } from './fairQueue.ts'
import type { Owner, QueueLimits } from './fairQueue.ts'

const EXPORTS: QueueLimits = { atOnce: 3, ofTenant: 2, accountMax: 8, tenantMax: 24, allMax: 96 }
const IMPORTS: QueueLimits = { atOnce: 2, ofTenant: 1, accountMax: 3, tenantMax: 9, allMax: 36 }
const LONG_PAGES_AT_ONCE = 3
export const LONG_PAGE_ROWS = 200

export interface ConcurrencyLimits {
  /** Each in its turn; see FairQueue. */
  export<Answer>(owner: Owner, signal: AbortSignal, make: () => Promise<Answer>): Promise<Answer>
  import<Answer>(owner: Owner, signal: AbortSignal, read: () => Promise<Answer>): Promise<Answer>
  /** Pages as people read them do not wait. */
  page<Answer>(page: Page, make: () => Promise<Answer>): Promise<Answer>
}

export function createConcurrencyLimits(): ConcurrencyLimits {
  const exports = new FairQueue(EXPORTS)
  const imports = new FairQueue(IMPORTS)
  const longPages = pLimit(LONG_PAGES_AT_ONCE)
  return {
    export: (owner, signal, make) => exports.run(owner, signal, make),
    import: (owner, signal, read) => imports.run(owner, signal, read),
    page: ({ from, to }, make) => (to - from < LONG_PAGE_ROWS ? make() : longPages(make)),
  }
}
