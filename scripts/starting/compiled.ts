import { dirname, join } from 'node:path'

/**
 * What was stripped of its types and compiled once is kept here: the next start is quicker, and does without the
 * compiler's memory.
 */
export const COMPILED = join(dirname(dirname(import.meta.dirname)), '.build', 'compiled')
