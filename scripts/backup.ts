/** npm run backup -- [folder]: a copy of tables, files and the state of the schema, taken while people work. */
import { dirname, join, resolve } from 'node:path'
import { readConfig } from '../src/server/configuration.ts'
import { describeCopy } from '../src/server/backup/manifest.ts'
import { backUpAll } from '../src/server/start/copies.ts'
import { seconds } from '../src/server/start/main.ts'
import { explain, report } from './starting/report.ts'

async function backup(): Promise<void> {
  const root = dirname(import.meta.dirname)
  const from = process.env['INIT_CWD'] ?? process.cwd()
  const startedAt = performance.now()
  const day = new Date().toISOString().slice(0, 19).replaceAll(':', '-')
  const folder = resolve(from, process.argv[2] ?? join('backups', day))
  for (const { folder: place, copy } of await backUpAll(readConfig(process.env, { root, from }), folder, report)) {
    for (const key of copy.lost)
      process.stderr.write(
        `The file ${key} is named by a record, and is missing or not what it was: it is not in the copy.\n`,
      )
    report(`Copied ${describeCopy(copy)} to ${place} (${seconds(startedAt)})`)
    if (copy.lost.length > 0) process.exitCode = 2
  }
}

backup().catch(explain)
