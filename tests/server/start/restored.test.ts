/** What is said of copies, and of data that only a copy brings back, is done to the letter. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { startDatabase } from '../../../src/server/database/launcher.ts'
import { startServer } from '../../../src/server/start/main.ts'
import { withClient } from '../harness.ts'
import { command } from './commands.ts'
import { refusalOf } from './refusals.ts'

// Each command is a process of its own, and most of them start a database.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 60_000 })

const root = join(import.meta.dirname, '../../..')
const folder = mkdtempSync(join(tmpdir(), 'fund-restored-'))
const KEPT = 'tests/server/backup/releases/0.1.0'
const place = (name: string) => join(folder, name)
/** A directory that nobody asks before the first token: without it the demo data would be loaded. */
const REAL = { OIDC_AUTHORITY: 'https://login.example/0b7f6a2e-51c4-4d6f-8a3d-6f1c2e9b4d70', OIDC_CLIENT_ID: 'client' }
const start = (dataDir: string) => startServer({ root, environment: { ...REAL, DATA_DIR: dataDir, PORT: '0' } })
const RESTORED = /^Restored (\d+ tables with (\d+ rows and \d+ files)) from /m

/** The server starts on this folder, and has the tenants of the copy. */
async function holdsCopy(dataDir: string): Promise<void> {
  const server = await start(dataDir)
  expect((await fetch(`http://127.0.0.1:${server.config.port}/readyz`)).status).toBe(200)
  await server.stop()
  const { superuser, owner, stop } = await startDatabase(dataDir)
  const tenants = await withClient({ ...superuser, database: owner.database ?? '' }, client =>
    client.query('select short_name from tenants'),
  )
  await stop()
  expect(tenants.rowCount).toBeGreaterThan(0)
}

afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('a database of another PostgreSQL: restore a backup into a new DATA_DIR @long', async () => {
  const old = place('of-17')
  mkdirSync(join(old, 'postgres'), { recursive: true })
  writeFileSync(join(old, 'postgres', 'PG_VERSION'), '17\n')
  expect(await refusalOf(start(old))).toBe(
    `The database in ${join(old, 'postgres')} was made by PostgreSQL 17, and this version brings 18: ` +
      'restore a backup into a new DATA_DIR, or set DATABASE_URL to a PostgreSQL of your own (15 or newer).',
  )
  expect((await command('restore.ts', [KEPT], { DATA_DIR: place('new') })).said).toMatch(RESTORED)
  await holdsCopy(place('new'))
})

test('a database of a newer version: restore a backup from before, or delete the data folder @long', async () => {
  const dataDir = place('newer')
  const restore = (into: string) => command('restore.ts', [KEPT], { DATA_DIR: into })
  await restore(dataDir)
  const { owner, stop } = await startDatabase(dataDir)
  await withClient(owner, client =>
    client.query("insert into schema_migrations (name, checksum) values ('9999-later.sql', '')"),
  )
  await stop()
  expect(await refusalOf(start(dataDir))).toMatch(
    /it holds 9999-later\.sql\): start the newer version, or restore a backup from before into an empty database\. On a development machine, .+, delete the data folder \(\.data, or DATA_DIR\): .+, and the demo data come again\.$/,
  )
  await restore(place('empty'))
  await holdsCopy(place('empty'))

  rmSync(dataDir, { recursive: true })
  // Loading them takes long, and start.test.ts waits for it.
  const stopped = new AbortController()
  const report = (line: string) => {
    if (line.startsWith('Loading the demo data')) stopped.abort()
  }
  const environment = { DATA_DIR: dataDir, PORT: '0' }
  await startServer({ root, environment, report, stopped: stopped.signal }).catch(() => undefined)
  expect(stopped.signal.aborted).toBe(true)
  await (await start(dataDir)).stop()
})

test('a copy is made of a server that stands or runs, named or not, and each is restored by its name @long', async () => {
  const dataDir = place('copied')
  const run = (script: string, words: readonly string[], DATA_DIR = dataDir) =>
    command(script, words, { DATA_DIR, INIT_CWD: folder })
  const before = RESTORED.exec((await run('restore.ts', [join(root, KEPT)])).said)?.[2]
  expect(await run('backup.ts', [], place('nowhere'))).toEqual({
    status: 1,
    said: `${place('nowhere')} holds no database: name the folder of the product with DATA_DIR.\n`,
  })
  const copied = /^Copied (\d+ tables with (.+)) to (.+) \(.+\)\n$/m
  const unnamed = await run('backup.ts', [])
  const [, whole, rows, there = ''] = copied.exec(unnamed.said) ?? []
  expect([unnamed.status, rows]).toEqual([0, before])
  const [name = ''] = /backups.\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d$/.exec(there) ?? []
  expect(there).toBe(place(name))

  const server = await start(dataDir)
  expect((await run('backup.ts', ['named'])).said).toMatch(copied)
  expect(await run('backup.ts', ['named'])).toEqual({
    status: 1,
    said: `${place('named')} is there already: name a new folder for the copy.\n`,
  })
  expect((await run('backup.ts', ['a-new-folder'])).said).toMatch(copied)
  expect((await run('restore.ts', ['named'])).said).toMatch(/is in use by another start .+: stop that one, or choose/)
  await server.stop()
  expect((await run('restore.ts', ['named'])).said).toMatch(
    /holds data already: a copy is restored into an empty one\./,
  )

  expect((await run('restore.ts', ['--check', name])).said).toContain(`Whole: ${whole} (`)
  expect(RESTORED.exec((await run('restore.ts', [name], place('one'))).said)?.[1]).toBe(whole)
  expect((await run('restore.ts', ['named'], place('two'))).said).toMatch(RESTORED)
  for (const restored of ['one', 'two']) await holdsCopy(place(restored))
})
