/**
 * One PostgreSQL and one migrated template database for a whole test run; each test file copies the template
 * (harness.ts).
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { startDatabase } from '../../src/server/database/launcher.ts'
import { migrate } from '../../src/server/database/migrate.ts'

/** How the test files reach the run's database server; plain data, because it travels between processes. */
export interface TestServer {
  host: string
  port: number
  password: string | null
  /** May create databases. */
  administrator: string
  owner: string
  runtime: string
  /** Where the administrator connects to. */
  maintenance: string
  template: string
  /** Of what belongs to the demo data, which the first file that asks for them loads (demoData.ts). */
  demoFolder: string
}

declare module 'vitest' {
  export interface ProvidedContext {
    testServer: TestServer
  }
}

/** Nothing of a test run has to survive a power cut. */
const QUICK = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '150',
  autovacuum: 'off',
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const external = process.env.TEST_DATABASE_URL
  const { server, stop } = external ? openExternal(external) : await startEmbedded()
  try {
    const administrator = await connect(server)
    await administrator.query(
      `create database ${server.template} owner ${server.owner} encoding 'UTF8' template template0`,
    )
    await administrator.end()
    await migrate(loginOf(server, server.owner, server.template), { runtimeUser: server.runtime })
  } catch (error) {
    await stop()
    throw error
  }
  project.provide('testServer', server)
  return async () => {
    if (external) await dropDatabases(server)
    await stop()
    rmSync(server.demoFolder, { recursive: true, force: true })
  }
}

async function startEmbedded() {
  const folder = mkdtempSync(join(tmpdir(), 'fund-test-'))
  const database = await startDatabase(folder, { settings: QUICK })
  const { host = '', port = 0, password } = database.superuser
  const server: TestServer = {
    host,
    port,
    password: typeof password === 'string' ? password : null,
    administrator: 'postgres',
    owner: 'fund_owner',
    runtime: 'fund_server',
    maintenance: 'postgres',
    template: 'fund_template',
    demoFolder: mkdtempSync(join(tmpdir(), 'fund-demo-')),
  }
  return {
    server,
    stop: async () => {
      await database.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/**
 * The user of TEST_DATABASE_URL has to be a superuser, or may create databases and roles; it is owner and login at
 * once.
 */
function openExternal(url: string) {
  const found = new pg.Client({ connectionString: url })
  const user = found.user ?? 'postgres'
  const server: TestServer = {
    host: found.host,
    port: found.port,
    password: found.password || null,
    administrator: user,
    owner: user,
    runtime: user,
    maintenance: found.database ?? 'postgres',
    template: `fund_test_${process.pid}_template`,
    demoFolder: mkdtempSync(join(tmpdir(), 'fund-demo-')),
  }
  return { server, stop: () => Promise.resolve() }
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

async function connect(server: TestServer): Promise<pg.Client> {
  const client = new pg.Client(loginOf(server, server.administrator, server.maintenance))
  await client.connect()
  return client
}

async function dropDatabases(server: TestServer): Promise<void> {
  const client = await connect(server)
  const { rows } = await client.query<{ datname: string }>('select datname from pg_database where datname like $1', [
    `fund_test_${process.pid}_%`,
  ])
  for (const { datname } of rows) await client.query(`drop database if exists ${datname} with (force)`)
  await client.end()
}
