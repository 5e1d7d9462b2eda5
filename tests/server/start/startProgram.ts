/** npm start without the browser application: what tests stop and kill. */
import { join } from 'node:path'
import { startServer } from '../../../src/server/start/main.ts'
import { runUntilStopped } from '../../../scripts/starting/signals.ts'

const root = join(import.meta.dirname, '../../..')
const report = (line: string): void => {
  process.stdout.write(`${line}\n`)
}

runUntilStopped(stopped => startServer({ environment: process.env, root, report, stopped }), report).then(
  ({ address }) => report(`Ready: ${address}`),
  (error: unknown) => {
    report(`Refused: ${error instanceof Error ? error.message : String(error)}`)
    process.exit(1)
  },
)
