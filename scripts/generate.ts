/** npm run generate: what follows from schemas/ is written to generated/, the next migration is drafted. */
import { dirname } from 'node:path'
import { parseArgs } from 'node:util'
import { SchemaMistakes } from './generator/mistakes.ts'
import { runGenerator } from './generator/run.ts'

const started = performance.now()
const { values } = parseArgs({ options: { written: { type: 'string' } } })

try {
  const { entities, written, removed, migration } = await runGenerator(dirname(import.meta.dirname), values.written)
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  process.stdout.write(`${entities} entities in ${seconds} s: ${written.length} files written, ${removed.length} removed.\n`)
  if (migration !== undefined) process.stdout.write(`The database changes: review ${migration}\n`)
} catch (error) {
  if (!(error instanceof SchemaMistakes)) throw error
  process.stderr.write(`${error.message}\nNothing was written.\n`)
  process.exitCode = 1
}
