/** npm run seed: loads the demo data into a database that holds none yet. */
import { dirname } from 'node:path'
import { readConfig } from '../src/server/config.ts'
import { loadDemo } from '../src/server/main.ts'
import { openServer } from '../src/server/storage.ts'
import { explain, report } from './starting/report.ts'

async function seed(): Promise<void> {
  const config = readConfig(process.env, { root: dirname(import.meta.dirname), from: process.env['INIT_CWD'] ?? process.cwd() })
  const storage = await openServer(config, report)
  try {
    if (!await loadDemo(config, storage, report)) report('There are tenants already: nothing was loaded.')
  } finally {
    await storage.stop()
  }
}

seed().catch(explain)
