/** Everything that is needed, then the product, until Ctrl-C. */
import { flushCompileCache } from 'node:module'
import { dirname } from 'node:path'
import { seconds, startServer } from '../../src/server/start/main.ts'
import type { RunningServer } from '../../src/server/start/main.ts'
import { explain, report, reportAccounts } from './report.ts'
import { runUntilStopped } from './signals.ts'
import { buildSite } from './site.ts'

const root = dirname(dirname(import.meta.dirname))
/** The clock of the process begins with it. */
const BEGIN = 0

function greet({ address, config }: RunningServer): void {
  report(`Ready in ${seconds(BEGIN)}: ${address}`)
  if (config.demo) reportAccounts()
  // Now, because a server that is killed writes nothing.
  flushCompileCache()
}

const environment = process.env
const from = environment['INIT_CWD'] ?? process.cwd()
runUntilStopped(
  (stopped, databaseEnds) =>
    startServer({
      environment,
      root,
      from,
      report,
      stopped,
      databaseEnds,
      site: signal => buildSite(root, report, signal),
    }),
  report,
).then(greet, explain)
