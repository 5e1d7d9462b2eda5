/**
 * npm run seed: loads the demo data into a database that holds none yet. With --large also a fund of 200,000
 * transactions and 20,000 limited partners.
 */
import { dirname } from 'node:path'
import pg from 'pg'
import { readConfig } from '../src/server/configuration.ts'
import { fillLargeFund, LARGE_PARTNERS, LARGE_TRANSACTIONS } from '../src/demo/large.ts'
import { loadDemo, seconds } from '../src/server/start/main.ts'
import { openServer } from '../src/server/start/databaseServer.ts'
import type { Storage } from '../src/server/start/databaseServer.ts'
import { explain, report } from './starting/report.ts'

const DEMO_TENANT = 'larkmoor'

async function seed(): Promise<void> {
  const config = readConfig(process.env, {
    root: dirname(import.meta.dirname),
    from: process.env['INIT_CWD'] ?? process.cwd(),
  })
  const storage = await openServer(config, report)
  try {
    const loaded = await loadDemo(config, storage, report)
    if (process.argv.includes('--large')) await large(storage)
    else if (!loaded) report('There are tenants already: nothing was loaded.')
  } finally {
    await storage.stop()
  }
}

async function large({ owner }: Storage): Promise<void> {
  const client = new pg.Client(owner)
  await client.connect()
  try {
    const startedAt = performance.now()
    report(`Loading ${LARGE_TRANSACTIONS} transactions and ${LARGE_PARTNERS} limited partners …`)
    const { made } = await fillLargeFund(client, DEMO_TENANT)
    report(made ? `Large fund loaded (${seconds(startedAt)})` : 'The large fund is there already.')
  } finally {
    await client.end()
  }
}

seed().catch(explain)
