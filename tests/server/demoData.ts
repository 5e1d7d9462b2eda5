/** The demo data as tests look at them. To load them takes half a minute: one file of a run does, all others copy. */
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inject } from 'vitest'
import { askInside } from '../../src/demo/requests.ts'
import { seedDemo } from '../../src/demo/seed.ts'
import { oneAtATime } from '../../src/server/database/migrate.ts'
import { claimNumbers } from '../../src/server/database/numbering.ts'
import { openFiles } from '../../src/server/documents/fileStore.ts'
import { clockOf, CONFIG } from './apiParts.ts'
import { administratorOf, createDatabase, nameOfRun, withClient } from './harness.ts'
import type { TestDatabase, TestDatabaseSettings } from './harness.ts'
import { recordStatements } from './statements.ts'
import type { Log, LoggedStatement } from './statements.ts'

/** The last quarter's end up to which the funds have reported. */
const DEMO_AS_OF = '2026-09-30'
/** The day on which they were loaded. */
export const DEMO_TODAY = '2026-11-21'

/** A database with the demo data; their documents are put into a folder that is empty as yet. */
export async function copyDemoData(folder: string, settings?: TestDatabaseSettings): Promise<TestDatabase> {
  const template = await loadedOnce()
  cpSync(placeOf('documents'), folder, { recursive: true })
  return createDatabase({ ...settings, template })
}

/** What loading them asked of the database. */
export async function statementsOfDemoData(): Promise<Log> {
  await loadedOnce()
  return new Map(JSON.parse(readFileSync(placeOf('statements.json'), 'utf8')) as [string, LoggedStatement[]][])
}

function placeOf(name: 'documents' | 'statements.json'): string {
  return join(inject('testServer').demoFolder, name)
}

/** The name of the database that is copied, which it has once all of it is there. */
async function loadedOnce(): Promise<string> {
  const server = inject('testServer')
  const name = nameOfRun(server, 'demo')
  const administrator = administratorOf(server)
  const isThere = () =>
    withClient(administrator, async client => {
      const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name])
      return rowCount === 1
    })
  if (await isThere()) return name
  await oneAtATime(administrator, async () => {
    if (await isThere()) return
    const loaded = await load()
    await withClient(administrator, client => client.query(`alter database ${loaded} rename to ${name}`))
  })
  return name
}

/** As in the second of several databases, whose numbers do not fit into an integer of PostgreSQL. */
async function load(): Promise<string> {
  const { name, database, owner, close } = await createDatabase({ poolSize: 12 })
  await claimNumbers(owner, 2)
  const { log, end } = recordStatements()
  try {
    const config = { ...CONFIG, logLevel: 'silent' } as const
    const place = { config, database, files: await openFiles(placeOf('documents')), clock: clockOf(() => DEMO_TODAY) }
    await askInside(place, asking => seedDemo(asking, DEMO_AS_OF, DEMO_TODAY))
  } finally {
    end()
    await close()
  }
  writeFileSync(placeOf('statements.json'), JSON.stringify([...log]))
  return name
}
