/** npm start: everything that is needed, then the product, until Ctrl-C. */
import { dirname } from 'node:path'
import { ConfigError } from '../src/server/config.ts'
import { demoAccounts } from '../src/server/identity/demoAccounts.ts'
import { seconds, startServer } from '../src/server/main.ts'
import type { RunningServer } from '../src/server/main.ts'
import { StartError } from '../src/server/postgres/failures.ts'
import { runUntilStopped } from './starting/signals.ts'
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

function explain(error: unknown): void {
  if (error instanceof ConfigError) for (const mistake of error.mistakes) process.stderr.write(`${mistake}\n`)
  else if (error instanceof StartError) process.stderr.write(`${error.message}\n`)
  else throw error
  process.exit(1)
}

const environment = process.env
const from = environment['INIT_CWD'] ?? process.cwd()
runUntilStopped((stopped) => startServer({ environment, root, from, report, stopped, site: () => buildSite(root, report, stopped) }), report).then(greet, explain)
