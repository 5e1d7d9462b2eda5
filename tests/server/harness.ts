/**
 * What tests of the server begin with: a database of their own, migrated and empty. It goes with the server of the run:
 * to drop each makes a checkpoint, and the file system slow in giving the next one its thousand files.
 */
import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { openDatabase } from '../../src/server/database/database.ts'
import type { Database, DatabaseSettings } from '../../src/server/database/database.ts'
import type { TestServer } from './globalSetup.ts'

export interface TestDatabase {
  name: string
  /** As the running product opens it. */
  database: Database
  /** Owner of the tables. */
  owner: pg.ClientConfig
  /** The login of the running product. */
  runtime: pg.ClientConfig
  /** Past row-level security, to arrange and to look: a superuser where the server is ours. */
  asAdministrator<Row extends pg.QueryResultRow>(sql: string, values?: unknown[]): Promise<Row[]>
  close(): Promise<void>
}

export type TestDatabaseSettings = Omit<DatabaseSettings, 'runtime' | 'read'> & {
  /** Start from nothing instead of the migrated template. */
  empty?: boolean
  /** Start from a database of this name instead, which nobody is connected to. */
  template?: string
}

/** Use in beforeAll, and call close() in afterAll. */
export async function createDatabase({
  empty,
  template,
  ...settings
}: TestDatabaseSettings = {}): Promise<TestDatabase> {
  const server = inject('testServer')
  const name = nameOfRun(server, randomBytes(6).toString('hex'))
  const source = empty ? "encoding 'UTF8' template template0" : `template ${template ?? server.template}`
  await withClient(administratorOf(server), client => createFrom(client, name, server.owner, source))
  const runtime = loginOf(server, server.runtime, name)
  const database = openDatabase({ poolSize: 4, ...settings, runtime })
  // A connection that is kept knows the tables, which a new one would read first: most of what looking at them takes.
  const administrators = new pg.Pool({ ...loginOf(server, server.administrator, name), max: 3, allowExitOnIdle: true })
  // A test may end the sessions of a database.
  administrators.on('error', () => {})
  return {
    name,
    database,
    runtime,
    owner: loginOf(server, server.owner, name),
    asAdministrator: async <Row extends pg.QueryResultRow>(sql: string, values?: unknown[]) =>
      (await administrators.query<Row>(sql, values)).rows,
    close: async () => {
      await Promise.all([database.close(), administrators.end()])
    },
  }
}

/** Databases of this run, which one database server may have beside those of another. */
export function nameOfRun({ template }: TestServer, name: string): string {
  return template.replace(/template$/, name)
}

/** Who may create databases, where every run finds one. */
export function administratorOf(server: TestServer): pg.ClientConfig {
  return loginOf(server, server.administrator, server.maintenance)
}

/** Another test file may be copying the template at the same moment, which PostgreSQL refuses for an instant. */
async function createFrom(client: pg.Client, name: string, owner: string, source: string): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      // Copying the files takes half of what writing each of their pages into the log does.
      await client.query(`create database ${name} owner ${owner} ${source} strategy file_copy`)
      return
    } catch (error) {
      const busy = error instanceof Error && 'code' in error && error.code === '55006'
      if (!busy || attempt > 50) throw error
      await client.query('select pg_sleep(0.05)')
    }
  }
}

function loginOf(server: TestServer, user: string, database: string): pg.ClientConfig {
  return {
    host: server.host,
    port: server.port,
    user,
    database,
    ...(server.password !== null && { password: server.password }),
  }
}

export async function withClient<T>(login: pg.ClientConfig, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(login)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
