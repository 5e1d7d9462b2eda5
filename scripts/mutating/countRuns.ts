/** Stands before each file of tests that is measured, and writes down which parts of the source ran in it. */
import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { afterAll, expect, inject } from 'vitest'
import { COUNTS } from './parts.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where to write, and how many parts there are. */
    measured: { folder: string; parts: number }
  }
}

const { folder, parts } = inject('measured')
// The worker serves one file after the other, with the modules it has: each counts from nothing.
const counts = new Uint32Array(parts)
Object.assign(globalThis, { [COUNTS]: counts })

afterAll(() => {
  const test = relative(join(import.meta.dirname, '../..'), expect.getState().testPath ?? '').replaceAll('\\', '/')
  const name = createHash('sha256').update(test).digest('hex')
  const lines = [...counts.entries()].filter(([, times]) => times > 0).map(counted => counted.join(' '))
  writeFileSync(join(folder, `${name}.tsv`), lines.join('\n'))
})
