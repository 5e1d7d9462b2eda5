/**
 * npm run restore -- folder: brings a copy into an empty database, and its files beside it. With --check the copy is
 * only read, and what is damaged is named.
 */
import { dirname, resolve } from 'node:path'
import { readConfig } from '../src/server/configuration.ts'
import { describeCopy, verifyCopy } from '../src/server/backup/manifest.ts'
import { StartError } from '../src/server/database/postgres/failures.ts'
import { bringBackAll, copiesIn } from '../src/server/start/copies.ts'
import { seconds } from '../src/server/start/main.ts'
import { explain, report } from './starting/report.ts'

async function restore(): Promise<void> {
  const root = dirname(import.meta.dirname)
  const from = process.env['INIT_CWD'] ?? process.cwd()
  const startedAt = performance.now()
  const named = process.argv.slice(2).find(word => !word.startsWith('--'))
  if (named === undefined) throw new StartError('Name the folder of the copy: npm run restore -- backups/<folder>.')
  const folder = resolve(from, named)
  if (process.argv.includes('--check')) {
    for (const place of copiesIn(folder)?.values() ?? [folder])
      report(`Whole: ${describeCopy(await verifyCopy(place))} (${seconds(startedAt)})`)
    return
  }
  for (const { folder: place, copy } of await bringBackAll(readConfig(process.env, { root, from }), folder, report))
    report(`Restored ${describeCopy(copy)} from ${place} (${seconds(startedAt)})`)
}

restore().catch(explain)
