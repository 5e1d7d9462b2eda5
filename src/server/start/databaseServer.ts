/** The database server that the configuration chose, ready for work: running, migrated, with its logins. */
import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { formatSeconds } from '../../formats.ts'
import type { Config } from '../configuration.ts'
import { openDatabase, RUNTIME_ROLE } from '../database/database.ts'
import { isPooled } from '../database/pooled.ts'
import type { Login } from '../database/pooled.ts'
import { lockData, startDatabase } from '../database/launcher.ts'
import { migrate } from '../database/migrate.ts'
import { administratorRuns, NO_RIGHT } from '../database/roles.ts'
import { StartError, codeOf, messageOf } from '../database/postgres/failures.ts'

export interface Storage {
  /** Owner of the tables: migrations and locks only. */
  owner: pg.ClientConfig
  logins: { runtime: Login; read?: Login }
  /**
   * Work that must not stay half done: an embedded database in which it was broken off is made anew at the next start.
   */
  unfinished(work: () => Promise<void>): Promise<void>
  stop(): Promise<void>
}

type Report = (line: string) => void

export async function openServer(config: Config, report: Report, folderLocked = false): Promise<Storage> {
  return config.database.kind === 'embedded'
    ? openEmbedded(config.dataDir, report)
    : openExternal(config, config.database, report, folderLocked)
}

async function openEmbedded(dataDir: string, report: Report): Promise<Storage> {
  const startedAt = performance.now()
  report('Starting the database …')
  const embedded = await startDatabase(dataDir, { report })
  try {
    const mark = join(dataDir, 'unfinished')
    if (existsSync(mark)) await makeAnew(embedded.superuser, embedded.owner, report)
    await applyMigrations(embedded.owner, embedded.runtime, report)
    rmSync(mark, { force: true })
    report(`Database ready (${formatSeconds(performance.now() - startedAt)})`)
    return {
      owner: embedded.owner,
      logins: { runtime: embedded.runtime },
      unfinished: async work => {
        writeFileSync(mark, 'The demo data is being loaded.')
        await work()
        rmSync(mark)
      },
      stop: () => embedded.stop(),
    }
  } catch (error) {
    await embedded.stop()
    throw error
  }
}

/** Nothing is lost: the server was never ready, so nobody has worked in this database. */
async function makeAnew(superuser: pg.ClientConfig, owner: pg.ClientConfig, report: Report): Promise<void> {
  report('Making the database anew, because its first start was broken off')
  const client = new pg.Client(superuser)
  await client.connect()
  try {
    await client.query(`drop database if exists ${client.escapeIdentifier(String(owner.database))} with (force)`)
    await client.query(
      `create database ${client.escapeIdentifier(String(owner.database))} owner ${client.escapeIdentifier(String(owner.user))}`,
    )
  } finally {
    await client.end()
  }
}

async function applyMigrations(owner: pg.ClientConfig, runtime: pg.ClientConfig, report: Report): Promise<void> {
  const user = new pg.Client(runtime).user
  const applied = await migrate(owner, user ? { runtimeUser: user } : {})
  if (applied.length > 0)
    report(`Database brought up to date (${applied.length === 1 ? applied[0] : `${applied.length} migrations`})`)
}

type External = Extract<Config['database'], { kind: 'external' }>

async function openExternal(config: Config, choice: External, report: Report, folderLocked: boolean): Promise<Storage> {
  report('Opening the database …')
  const lock = folderLocked ? undefined : await lockData(config.dataDir)
  try {
    return { ...(await reachExternal(choice, report)), stop: async () => lock?.release() }
  } catch (error) {
    lock?.release()
    throw error
  }
}

async function reachExternal(choice: External, report: Report): Promise<Omit<Storage, 'stop'>> {
  const owner: pg.ClientConfig = { connectionString: choice.migrationUrl, connectionTimeoutMillis: 10_000 }
  const ownerNamed = choice.migrationUrl === choice.url ? 'DATABASE_URL' : 'DATABASE_MIGRATION_URL'
  await reach(owner, ownerNamed)
  // Migrations wait for each other with a lock that outlives transactions, and a pooler would hand it to anybody.
  if (await isPooled(owner))
    throw new StartError(
      `${ownerNamed} leads through a pooler of connections: name the database itself in DATABASE_MIGRATION_URL, for its owner.`,
    )
  let runtime: Login = { connectionString: choice.url }
  await applyMigrations(owner, runtime, report)
  await reach({ ...runtime, connectionTimeoutMillis: 10_000 }, 'DATABASE_URL')
  runtime = { ...runtime, pooled: await isPooled(runtime) }
  await assertRole(runtime, 'DATABASE_URL')
  let read: Login | undefined = choice.readUrl === undefined ? undefined : { connectionString: choice.readUrl }
  if (read) {
    await reach({ ...read, connectionTimeoutMillis: 10_000 }, 'DATABASE_READ_URL')
    read = { ...read, pooled: await isPooled(read) }
    await assertRole(read, 'DATABASE_READ_URL')
  }
  return {
    owner,
    logins: { runtime, ...(read && { read }) },
    unfinished: work => work(),
  }
}

/**
 * The addresses hold passwords, and so may the messages of the network: only what PostgreSQL says itself is repeated.
 */
async function reach(login: pg.ClientConfig, variable: string): Promise<void> {
  const client = new pg.Client(login)
  client.on('error', () => undefined)
  try {
    await client.connect()
  } catch (error) {
    const place = `${client.host}:${client.port}`
    throw new StartError(`The database of ${variable} (${place}) cannot be opened: ${reasonOf(error)}.`, {
      cause: error,
    })
  } finally {
    await client.end().catch(() => undefined)
  }
}

function reasonOf(error: unknown): string {
  switch (codeOf(error)) {
    case 'ECONNREFUSED':
    case 'ENOENT':
      return 'nothing answers there'
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return 'there is no machine of that name'
    case 'ETIMEDOUT':
      return 'it does not answer'
    default:
      return messageOf(error)
  }
}

/** With the login of another user it is the start that finds out, and not the first request. */
async function assertRole({ pooled, ...login }: Login, variable: string): Promise<void> {
  const database = openDatabase({ runtime: { ...login, pooled }, poolSize: 1 })
  try {
    await database.readOnce({ tenantId: null }, 'select 1 as one', [])
  } catch (error) {
    if (codeOf(error) !== NO_RIGHT) throw error
    const client = new pg.Client(login)
    throw administratorRuns(`The user ${client.user} of ${variable} may not take the role ${RUNTIME_ROLE}`, [
      `grant ${RUNTIME_ROLE} to ${client.escapeIdentifier(client.user ?? '')}`,
    ])
  } finally {
    await database.close()
  }
}
