/**
 * Long answers are made a few at a time: all at once they would take every connection to the database, and memory for
 * each of them.
 */
import pLimit from 'p-limit'
import type { Page } from '../records/query.ts'

const EXPORTS_AT_ONCE = 2
const LONG_PAGES_AT_ONCE = 3
const LONG_PAGE_ROWS = 200

export interface ConcurrencyLimits {
  export<Answer>(make: () => Promise<Answer>): Promise<Answer>
  /** Pages as people read them do not wait. */
  page<Answer>(page: Page, make: () => Promise<Answer>): Promise<Answer>
}

export function createConcurrencyLimits(): ConcurrencyLimits {
  const exports = pLimit(EXPORTS_AT_ONCE)
  const longPages = pLimit(LONG_PAGES_AT_ONCE)
  return {
    export: make => exports(make),
    page: ({ from, to }, make) => (to - from < LONG_PAGE_ROWS ? make() : longPages(make)),
  }
}
