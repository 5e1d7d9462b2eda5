/**
 * The first start on a database server that knows nothing of the product: what a refusal asks for is done to the
 * letter, and then the start succeeds. The server is one of its own, because roles belong to all databases of a server.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { startExternalPostgres } from '../../../scripts/testing/externalPostgres.ts'
import { readConfig } from '../../../src/server/configuration.ts'
import { openDatabase } from '../../../src/server/database/database.ts'
import { startDatabase } from '../../../src/server/database/launcher.ts'
import { openServer } from '../../../src/server/start/databaseServer.ts'

const folder = mkdtempSync(join(tmpdir(), 'fund-first-'))
const PASSWORD = 'opens-nothing-else'

interface OutsideServer {
  administrator: pg.ClientConfig
  stop(): Promise<void> | void
}

/** The operating system's PostgreSQL where the tests run on it, otherwise the embedded one as an outside server. */
async function startServer(): Promise<OutsideServer> {
  if (process.env['TEST_DATABASE_URL'] !== undefined) {
    const server = startExternalPostgres()
    if (!server) throw new Error('The operating system has no PostgreSQL.')
    return { administrator: { connectionString: server.url }, stop: () => server.stop() }
  }
  const server = await startDatabase(join(folder, 'server'), { settings: { fsync: 'off', full_page_writes: 'off' } })
  return { administrator: server.superuser, stop: () => server.stop() }
}

const server = await startServer()
afterAll(async () => {
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
})

function address(database: string, user: string, password?: string): string {
  const { host, port } = new pg.Client(server.administrator)
  const secret = password ?? new pg.Client(server.administrator).password
  return `postgresql://${user}${secret ? `:${secret}` : ''}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`
}

async function asAdministrator(database: string, ...statements: string[]): Promise<void> {
  const { user = '' } = new pg.Client(server.administrator)
  const client = new pg.Client({ connectionString: address(database, user) })
  await client.connect()
  try {
    for (const statement of statements) await client.query(statement)
  } finally {
    await client.end()
  }
}

/** Undefined when the start succeeds and the login works for one tenant alone; otherwise what it asks for. */
async function refusal(environment: Record<string, string>): Promise<string | undefined> {
  const config = readConfig({ ...environment, DATA_DIR: folder }, { root: folder, from: folder })
  const opened = await openServer(config, () => undefined).catch((error: Error) => error.message)
  if (typeof opened === 'string') return opened
  const database = openDatabase(opened.logins)
  try {
    const count = (tenantId: number) =>
      database.inTransaction({ tenantId }, tx => tx.selectFrom('funds').select('id').execute(), { readOnly: true })
    expect(await count(1)).toEqual([])
  } finally {
    await database.close()
    await opened.stop()
  }
  return undefined
}

/** The statements of a refusal, as somebody copies them from the terminal. */
function statementsOf(message: string | undefined): string[] {
  expect(message).toMatch(/\. An administrator of the database server runs this in it, then start again:\n {2}/)
  return (message ?? '')
    .split('\n')
    .slice(1)
    .map(line => line.trim().replace('…', PASSWORD))
}

test('an owner who may make no roles, a login, and one of the copy: each refusal says what to run, and that is enough', async () => {
  await asAdministrator('postgres', 'create role plain login', 'create database first', 'create role reader login')
  await asAdministrator('first', 'alter schema public owner to current_user')
  const alone = { DATABASE_URL: address('first', 'plain') }
  const first = statementsOf(await refusal(alone))
  expect(first).toEqual([
    'alter schema public owner to "plain";',
    'create role fund_runtime nologin;',
    'create role fund_sign_in nologin;',
    'create role fund_deletion nologin;',
    'grant fund_runtime, fund_sign_in, fund_deletion to "plain" with admin option;',
  ])
  await asAdministrator('first', ...first)
  expect(await refusal(alone)).toBeUndefined()

  const withLogin = {
    DATABASE_URL: address('first', 'app', PASSWORD),
    DATABASE_MIGRATION_URL: address('first', 'plain'),
  }
  const missing = await refusal(withLogin)
  expect(missing).not.toContain(PASSWORD)
  await asAdministrator('first', ...statementsOf(missing))
  expect(await refusal(withLogin)).toBeUndefined()

  await asAdministrator('first', 'revoke fund_runtime from app cascade')
  await asAdministrator('first', 'revoke admin option for fund_runtime from plain cascade')
  const ungranted = statementsOf(await refusal(withLogin))
  expect(ungranted).toEqual(['grant fund_runtime to "app";'])
  await asAdministrator('first', ...ungranted)
  expect(await refusal(withLogin)).toBeUndefined()

  const withCopy = { ...withLogin, DATABASE_READ_URL: address('first', 'reader') }
  const unread = statementsOf(await refusal(withCopy))
  expect(unread).toEqual(['grant fund_runtime to "reader";'])
  await asAdministrator('first', ...unread)
  expect(await refusal(withCopy)).toBeUndefined()
})

test('a database of another owner, on a server whose roles somebody else has made @long', async () => {
  await asAdministrator('postgres', 'create role maker login createrole', 'create database other')
  const environment = { DATABASE_URL: address('other', 'maker') }
  const asked = statementsOf(await refusal(environment))
  expect(asked[0]).toBe('alter database "other" owner to "maker";')
  await asAdministrator('other', ...asked)
  expect(await refusal(environment)).toBeUndefined()
})

test('a database of another encoding @long', async () => {
  await asAdministrator(
    'postgres',
    "create database old encoding 'SQL_ASCII' template template0 locale 'C' owner maker",
  )
  const asked = statementsOf(await refusal({ DATABASE_URL: address('old', 'maker') }))
  await asAdministrator('old', ...asked)
  expect(await refusal({ DATABASE_URL: address('old_utf8', 'maker') })).toBeUndefined()
})

test('one of several databases is named as it stands in its own setting @long', async () => {
  await asAdministrator('postgres', 'create database number_one owner maker', 'create database number_two owner maker')
  await asAdministrator('number_one', 'alter schema public owner to maker')
  await asAdministrator('number_two', 'alter schema public owner to maker')
  const environment = {
    DATABASE_URL: address('number_one', 'maker'),
    DATABASES: `2=${address('number_two', 'newcomer', PASSWORD)}`,
    DATABASES_MIGRATION: `2=${address('number_two', 'maker')}`,
  }
  const missing = await refusal(environment)
  expect(missing).toContain('The user newcomer of number 2 in DATABASES does not exist')
  await asAdministrator('number_two', ...statementsOf(missing))
  expect(await refusal(environment)).toBeUndefined()
  // Roles of the product go with their last database.
  await asAdministrator('postgres', 'drop database number_one with (force)', 'drop database number_two with (force)')
})

test('an owner who may make roles asks for nothing @long', async () => {
  await asAdministrator(
    'postgres',
    'drop database first',
    'drop database other',
    'drop database old_utf8',
    'drop role fund_runtime',
    'drop role fund_sign_in',
    'drop role fund_deletion',
    'create database another owner maker',
  )
  const environment = { DATABASE_URL: address('another', 'app'), DATABASE_MIGRATION_URL: address('another', 'maker') }
  expect(await refusal(environment)).toBeUndefined()
})
