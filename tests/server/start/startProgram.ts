/** npm start: what tests stop and kill. It hands out the browser application only where SITE names its folder. */
import { join } from 'node:path'
import { startServer } from '../../../src/server/start/main.ts'
import { runUntilStopped } from '../../../scripts/starting/signals.ts'

const root = join(import.meta.dirname, '../../..')
const report = (line: string): void => {
  process.stdout.write(`${line}\n`)
}

const { SITE } = process.env
const site = SITE === undefined ? {} : { site: async () => SITE }
const start = (stopped: AbortSignal, databaseEnds: () => void) =>
  startServer({ environment: process.env, root, report, stopped, databaseEnds, ...site })

runUntilStopped(start, report).then(
  ({ address }) => report(`Ready: ${address}`),
  (error: unknown) => {
    report(`Refused: ${error instanceof Error ? error.message : String(error)}`)
    process.exit(1)
  },
)
