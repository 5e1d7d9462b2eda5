/** npm start: everything that is needed, then the product, until Ctrl-C. */
import { dirname } from 'node:path'
import { ConfigError } from '../src/server/config.ts'
import { demoAccounts } from '../src/server/identity/demoAccounts.ts'
import { seconds, startServer } from '../src/server/main.ts'
import type { RunningServer } from '../src/server/main.ts'
import { StartError } from '../src/server/postgres/failures.ts'
import { buildSite } from './starting/site.ts'

const root = dirname(import.meta.dirname)
const begun = performance.now()

function report(line: string): void {
  process.stdout.write(`${line}\n`)
}

function greet({ address, config }: RunningServer): void {
  report(`Ready in ${seconds(begun)}: ${address}`)
  if (!config.demo) return
  report('\nSign in with one of the demo accounts; no password is asked:')
  const width = Math.max(...demoAccounts.map(({ userName }) => userName.length))
  for (const { userName, caption } of demoAccounts) report(`  ${userName.padEnd(width)}  ${caption}`)
  report('\nCtrl-C stops everything.')
}

/** npm passes on a signal that the terminal has sent already: what comes within a moment is the same wish. */
const SAME_WISH_MS = 1500

function stopOnSignal(server: Promise<RunningServer>): void {
  let asked = 0
  let running: RunningServer | undefined
  server.then((started) => { running = started }, () => undefined)
  const stop = async (): Promise<void> => {
    const first = asked === 0
    if (!first && performance.now() - asked < SAME_WISH_MS) return
    asked = performance.now()
    // While it still starts there is nobody to wait for; what it began is stopped by the exit and completed by the next start.
    if (!running || !first) process.exit(first ? 0 : 1)
    report('\nStopping …')
    await running.stop()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop())
}

function explain(error: unknown): void {
  if (error instanceof ConfigError) for (const mistake of error.mistakes) process.stderr.write(`${mistake}\n`)
  else if (error instanceof StartError) process.stderr.write(`${error.message}\n`)
  else throw error
  process.exit(1)
}

const server = startServer({ environment: process.env, root, from: process.env['INIT_CWD'] ?? process.cwd(), report, site: () => buildSite(root, report) })
stopOnSignal(server)
server.then(greet, explain)
