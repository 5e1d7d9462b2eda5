/** npm start: everything that is needed, then the product, until Ctrl-C. */
import { dirname } from 'node:path'
import { seconds, startServer } from '../src/server/main.ts'
import type { RunningServer } from '../src/server/main.ts'
import { explain, report, reportAccounts } from './starting/report.ts'
import { runUntilStopped } from './starting/signals.ts'
import { buildSite } from './starting/site.ts'

const root = dirname(import.meta.dirname)
const begun = performance.now()

function greet({ address, config }: RunningServer): void {
  report(`Ready in ${seconds(begun)}: ${address}`)
  if (config.demo) reportAccounts()
}

const environment = process.env
const from = environment['INIT_CWD'] ?? process.cwd()
runUntilStopped((stopped) => startServer({ environment, root, from, report, stopped, site: () => buildSite(root, report, stopped) }), report).then(greet, explain)
