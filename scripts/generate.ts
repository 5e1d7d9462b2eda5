/** npm run generate: what follows from schemas/ is written to generated/, the next migration is drafted. */
import { dirname } from 'node:path'
import { parseArgs } from 'node:util'
import { generateReported } from './generator/reported.ts'

const { values } = parseArgs({ options: { written: { type: 'string' } } })
if (!(await generateReported(dirname(import.meta.dirname), values.written))) process.exitCode = 1
