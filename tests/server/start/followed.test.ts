/** What a refused start asks for is done to the letter, and then the start works. */
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { Server, createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, inject, test, vi } from 'vitest'
import { buildSite } from '../../../scripts/starting/site.ts'
import { readConfig } from '../../../src/server/configuration.ts'
import { startDatabase } from '../../../src/server/database/launcher.ts'
import { openServer, ownersOf } from '../../../src/server/start/databaseServer.ts'
import { startServer } from '../../../src/server/start/main.ts'
import { openFilesOf } from '../../../src/server/start/openFiles.ts'
import { createDatabase, nameOfRun } from '../harness.ts'
import { command } from './commands.ts'
import { refusalOf } from './refusals.ts'

vi.setConfig({ testTimeout: 30_000 })

const root = join(import.meta.dirname, '../../..')
const folder = mkdtempSync(join(tmpdir(), 'fund-followed-'))
const onLinux = process.platform === 'linux'
const database = await createDatabase()
afterAll(async () => {
  await database.close()
  rmSync(folder, { recursive: true, force: true })
})

const address = ({ user, host, port, password }: typeof database.owner, name = database.name) =>
  `postgresql://${user}${password === undefined ? '' : `:${String(password)}`}@localhost:${port}/${name}?host=${encodeURIComponent(String(host))}`
/** A PostgreSQL of one's own. */
const OWN = { DATABASE_URL: address(database.runtime), DATABASE_MIGRATION_URL: address(database.owner) }
/** A directory that nobody asks before the first token: without it the demo data would be loaded. */
const REAL = { OIDC_AUTHORITY: 'https://login.example/0b7f6a2e-51c4-4d6f-8a3d-6f1c2e9b4d70', OIDC_CLIENT_ID: 'client' }
const configOf = (environment: Record<string, string>) => readConfig(environment, { root, from: folder })

const opened = async (environment: Record<string, string>): Promise<void> => {
  await (await openServer(configOf(environment), () => undefined)).stop()
}

test('a file where the data folder should be: name a folder', async () => {
  const place = join(folder, 'file')
  writeFileSync(place, '')
  expect(await refusalOf(opened({ ...OWN, DATA_DIR: place }))).toBe(
    `DATA_DIR is ${place}, where a file stands: name a folder.`,
  )
  await opened({ ...OWN, DATA_DIR: join(folder, 'a-folder') })
})

test.runIf(onLinux)('a data folder that cannot be written: choose another', async () => {
  // The system's own files, where not even root makes a folder.
  expect(await refusalOf(opened({ ...OWN, DATA_DIR: '/sys/fund' }))).toBe(
    'The data folder /sys/fund cannot be written: choose another with DATA_DIR.',
  )
  await opened({ ...OWN, DATA_DIR: join(folder, 'another') })
})

test('a data folder in use: stop that start, or choose another folder', async () => {
  const environment = { ...OWN, DATA_DIR: join(folder, 'in-use') }
  const other = await openServer(configOf(environment), () => undefined)
  expect(await refusalOf(opened(environment))).toBe(
    `The data folder ${environment.DATA_DIR} is in use by another start of this product (process ${process.pid}): stop that one, or choose another folder with DATA_DIR.`,
  )
  await opened({ ...environment, DATA_DIR: join(folder, 'not-in-use') })
  await other.stop()
  await opened(environment)
})

test('a database that there is not: what is said of it is put right', async () => {
  const name = nameOfRun(inject('testServer'), 'made-when-asked')
  const environment = { DATABASE_URL: address(database.owner, name), DATA_DIR: folder }
  const [, said] = (await refusalOf(opened(environment))).split(' cannot be opened: ')
  expect(said).toBe(`database "${name}" does not exist.`)
  await database.asAdministrator(`create database "${name}" owner ${database.owner.user}`)
  await opened(environment)
})

test('a folder of the uploaded files that is a file: what is said of it is put right', async () => {
  const config = configOf({ DATA_DIR: join(folder, 'with-files') })
  const files = join(folder, 'with-files', 'files')
  mkdirSync(join(folder, 'with-files'))
  writeFileSync(files, '')
  const said = await refusalOf(openFilesOf(config))
  expect(said).toMatch(/^The folder .+ of the uploaded files cannot be used \(.*not a directory.*\)\.$/)
  rmSync(said.split(' ')[2] ?? '')
  await openFilesOf(config)
})

test('one database where several are meant: name several', async () => {
  const one = { DATA_DIR: folder, ...OWN }
  expect(await refusalOf(async () => ownersOf(configOf(one)))).toBe(
    'There is one database: DATABASE_URL and DATABASES name several.',
  )
  const several = { ...one, DATABASES: '2=postgresql://app@localhost/second' }
  expect([...ownersOf(configOf(several)).keys()]).toEqual([1, 2])
})

test('a cluster of another PostgreSQL: set DATABASE_URL to one of your own', async () => {
  const place = join(folder, 'of-13')
  mkdirSync(join(place, 'postgres'), { recursive: true })
  writeFileSync(join(place, 'postgres', 'PG_VERSION'), '13\n')
  expect(await refusalOf(opened({ DATA_DIR: place }))).toMatch(/set DATABASE_URL to a PostgreSQL of your own \(15 or/)
  await opened({ DATA_DIR: place, ...OWN })
})

test('a port that is taken or not allowed, and an address of another machine: choose what is named', async () => {
  const environment = { ...REAL, ...OWN, DATA_DIR: join(folder, 'served') }
  const start = (changes: Record<string, string>) => startServer({ root, environment: { ...environment, ...changes } })
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  const taken = await refusalOf(start({ PORT: String(port), HOST: '127.0.0.1' }))
  expect(taken).toMatch(
    /^Port \d+ is used by another program: stop that one, or choose another port, for example PORT=\d+\.$/,
  )
  const [example = ''] = /\d+(?=\.$)/.exec(taken) ?? []

  // Root may open any port.
  vi.spyOn(Server.prototype, 'listen').mockImplementationOnce(function denied(this: Server) {
    process.nextTick(() => this.emit('error', Object.assign(new Error('denied'), { code: 'EACCES' })))
    return this
  })
  expect(await refusalOf(start({ PORT: '80' }))).toBe(
    'Port 80 may not be opened by this user: choose one above 1023 with PORT.',
  )
  expect(Number(example)).toBeGreaterThan(1023)
  for (const host of ['192.0.2.1', 'nowhere.invalid'])
    expect(await refusalOf(start({ PORT: example, HOST: host, BASE_URL: 'https://funds.example' }))).toBe(
      `HOST is "${host}", which is no address of this machine.`,
    )
  expect(existsSync(environment.DATA_DIR)).toBe(false)

  const server = await start({ PORT: example, HOST: '127.0.0.1' })
  expect((await fetch(`http://127.0.0.1:${example}/readyz`)).status).toBe(200)
  await server.stop()
  await once(other.close(), 'close')
  const where = { PORT: String(port), HOST: '127.0.0.1' }
  await (await start(where)).stop()
})

describe('the browser application', () => {
  const quiet = () => undefined
  const going = new AbortController().signal
  /** A project whose build is these lines. */
  const projectOf = (name: string, vite: string): string => {
    const place = join(folder, name)
    const bin = join(place, 'node_modules/vite/bin')
    mkdirSync(bin, { recursive: true })
    writeFileSync(join(bin, 'vite.js'), vite)
    return place
  }
  const BUILDS = "require('node:fs').mkdirSync(process.argv[process.argv.indexOf('--outDir') + 1])"

  test('that cannot be built says why, and is built once that is put right', async () => {
    const place = projectOf('broken', "process.stderr.write('src/page.tsx: unexpected token'); process.exit(1)")
    expect(await refusalOf(buildSite(place, quiet, going))).toBe(
      'The browser application cannot be built:\nsrc/page.tsx: unexpected token',
    )
    projectOf('broken', BUILDS)
    const built = await buildSite(place, quiet, going)
    expect(readFileSync(join(built, '.stamp'), 'utf8')).toMatch(/^[0-9a-f]{64}$/)
  })

  test.runIf(onLinux)('of a project that cannot be written says who has to start it once', async () => {
    expect(await refusalOf(buildSite('/sys', quiet, going))).toMatch(
      /^The browser application cannot be built, because \/sys cannot be written \(.+\): run npm start once as its owner\.$/,
    )
    // Whom the project belongs to may write it; whoever comes after them finds it built.
    const place = projectOf('owned', BUILDS)
    await buildSite(place, quiet, going)
    projectOf('owned', 'process.exit(1)')
    expect(await buildSite(place, quiet, going)).toBe(join(place, '.build', 'web'))
  })
})

test('a cluster that nothing can start is put right by what is said of it @long', async () => {
  const dataDir = join(folder, 'misconfigured')
  await (await startDatabase(dataDir)).stop()
  const settings = join(dataDir, 'postgres', 'postgresql.conf')
  const right = readFileSync(settings, 'utf8')
  writeFileSync(settings, `${right}\nshared_buffers = plenty\n`)
  expect(await refusalOf(startDatabase(dataDir))).toMatch(
    /cannot be started \(configuration file ".+postgresql\.conf" contains errors\): correct this, or set DATABASE_URL/,
  )
  writeFileSync(settings, right)
  // On Windows there is no socket.
  if (process.platform === 'win32') return
  // What PostgreSQL never gets to say something about.
  const note = join(dataDir, 'postgres-socket')
  rmSync(note)
  mkdirSync(note)
  expect(await refusalOf(startDatabase(dataDir))).toMatch(
    /^The database in .+ cannot be started \(EISDIR: .+\): correct this, or set DATABASE_URL/,
  )
  rmSync(note, { recursive: true })
  await (await startDatabase(dataDir)).stop()
})

test('a command without its words says them, and does its work when it is given them @long', async () => {
  const run = async (script: string, words: readonly string[], environment: Record<string, string>) =>
    (await command(script, words, { DATA_DIR: join(folder, 'commanded'), ...environment })).said
  expect(await run('restore.ts', [], {})).toBe('Name the folder of the copy: npm run restore -- backups/<folder>.\n')
  expect(await run('restore.ts', ['tests/server/backup/releases/0.1.0'], {})).toMatch(/^Restored \d+ tables with /m)

  expect(await run('move.ts', ['small'], {})).toBe(
    'Say which tenant goes where: npm run move -- <short name> <number of a database>\n',
  )
  const second = await createDatabase()
  await database.asAdministrator("insert into tenants (short_name, name, currency) values ('small', 'Small', 'EUR')")
  const several = { ...OWN, DATABASES: `2=${address(second.owner, second.name)}` }
  expect(await run('move.ts', ['small', '2'], several)).toMatch(/^small is in database 2 with /m)
  await second.close()
})
