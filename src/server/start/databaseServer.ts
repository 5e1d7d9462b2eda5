/** The database server that the configuration chose, ready for work: running, migrated, with its logins. */
import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { formatSeconds } from '../../formats.ts'
import type { Config, FurtherDatabase } from '../configuration.ts'
import { openDatabase, RUNTIME_ROLE } from '../database/database.ts'
import type { Database } from '../database/database.ts'
import { claimNumbers, identityOf } from '../database/numbering.ts'
import { openSeveral } from '../database/severalDatabases.ts'
import { FIRST } from '../database/tenantPlaces.ts'
import { isPooled } from '../database/pooled.ts'
import type { Login } from '../database/pooled.ts'
import { lockData, startDatabase } from '../database/launcher.ts'
import { migrate } from '../database/migrate.ts'
import { administratorRuns, NO_RIGHT } from '../database/roles.ts'
import { StartError, codeOf, messageOf } from '../database/postgres/failures.ts'
import { unlessStopped } from './stopped.ts'

export interface Storage {
  /** Owner of the tables: migrations and locks only. */
  owner: pg.ClientConfig
  logins: { runtime: Login; read?: Login }
  /** Databases with data of tenants besides the first, which the logins lead to. */
  further?: readonly { number: number; owner: pg.ClientConfig; runtime: Login }[]
  /**
   * Work that must not stay half done: an embedded database in which it was broken off is made anew at the next start.
   */
  unfinished(work: () => Promise<void>): Promise<void>
  stop(): Promise<void>
}

type Report = (line: string) => void

interface OpenOptions {
  report: Report
  /** Breaks off the opening, which then fails. */
  stopped?: AbortSignal | undefined
  /** Called when somebody else ends the embedded database. */
  databaseEnds?: (() => void) | undefined
}

export async function openServer(
  config: Config,
  report: Report,
  { folderLocked, ...others }: Omit<OpenOptions, 'report'> & { folderLocked?: boolean | undefined } = {},
): Promise<Storage> {
  const options: OpenOptions = { report, ...others }
  const { stopped } = options
  if (config.database.kind === 'embedded') return openEmbedded(config.dataDir, options)
  report('Opening the database …')
  const lock = folderLocked ? undefined : await lockData(config.dataDir)
  try {
    return {
      ...(await unlessStopped(reachExternal(config.database, options), stopped)),
      stop: async () => lock?.release(),
    }
  } catch (error) {
    lock?.release()
    throw error
  }
}

async function openEmbedded(dataDir: string, { report, stopped, databaseEnds }: OpenOptions): Promise<Storage> {
  const startedAt = performance.now()
  report('Starting the database …')
  const toldToEnd =
    databaseEnds &&
    (() => {
      report('The database was told to end.')
      databaseEnds()
    })
  const embedded = await startDatabase(dataDir, { report, stopped, toldToEnd })
  try {
    const mark = join(dataDir, 'unfinished')
    if (existsSync(mark)) await makeAnew(embedded.superuser, embedded.owner, report)
    await applyMigrations(embedded.owner, embedded.runtime, { report, stopped })
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

async function applyMigrations(
  owner: pg.ClientConfig,
  runtime: pg.ClientConfig,
  { report, stopped }: OpenOptions,
  setting?: string,
): Promise<void> {
  const user = new pg.Client(runtime).user
  const applied = await migrate(owner, {
    stopped,
    ...(user && { runtimeUser: user }),
    ...(setting !== undefined && { setting }),
  })
  if (applied.length > 0)
    report(`Database brought up to date (${applied.length === 1 ? applied[0] : `${applied.length} migrations`})`)
}

type External = Extract<Config['database'], { kind: 'external' }>

async function reachExternal(choice: External, options: OpenOptions): Promise<Omit<Storage, 'stop'>> {
  const { owner, runtime } = await reachDatabase(choice, ['DATABASE_URL', 'DATABASE_MIGRATION_URL'], options)
  let read: Login | undefined = choice.readUrl === undefined ? undefined : { connectionString: choice.readUrl }
  if (read) {
    await reach({ ...read, connectionTimeoutMillis: 10_000 }, 'DATABASE_READ_URL')
    read = { ...read, pooled: await isPooled(read) }
    await assertRole(read, 'DATABASE_READ_URL')
  }
  return {
    owner,
    logins: { runtime, ...(read && { read }) },
    ...(choice.further && { further: await reachFurther(owner, choice.further, options) }),
    unfinished: work => work(),
  }
}

async function reachFurther(
  first: pg.ClientConfig,
  choices: readonly FurtherDatabase[],
  options: OpenOptions,
): Promise<NonNullable<Storage['further']>> {
  await claimNumbers(first, FIRST, options.stopped)
  const known = new Map([[await identityOf(first), 'DATABASE_URL']])
  const reached = []
  for (const { number, ...choice } of choices) {
    const names = [`number ${number} in DATABASES`, `number ${number} in DATABASES_MIGRATION`] as const
    const { owner, runtime } = await reachDatabase(choice, names, options)
    const identity = await identityOf(owner)
    const other = known.get(identity)
    if (other !== undefined)
      throw new StartError(`${names[0]} leads to the database of ${other}: each has a database of its own.`)
    known.set(identity, names[0])
    await claimNumbers(owner, number, options.stopped)
    reached.push({ number, owner, runtime })
  }
  return reached
}

/** Migrated, and with a login that may work in it. The names are those of the settings. */
async function reachDatabase(
  choice: Pick<External, 'url' | 'migrationUrl'>,
  [named, ownerNames]: readonly [string, string],
  options: OpenOptions,
): Promise<{ owner: pg.ClientConfig; runtime: Login }> {
  const owner: pg.ClientConfig = { connectionString: choice.migrationUrl, connectionTimeoutMillis: 10_000 }
  const ownerNamed = choice.migrationUrl === choice.url ? named : ownerNames
  await reach(owner, ownerNamed)
  // Migrations wait for each other with a lock that outlives transactions, and a pooler would hand it to anybody.
  if (await isPooled(owner))
    throw new StartError(
      `${ownerNamed} leads through a pooler of connections: name the database itself in ${ownerNames}, for its owner.`,
    )
  const runtime: Login = { connectionString: choice.url }
  await applyMigrations(owner, runtime, options, named)
  await reach({ ...runtime, connectionTimeoutMillis: 10_000 }, named)
  const login = { ...runtime, pooled: await isPooled(runtime) }
  await assertRole(login, named)
  return { owner, runtime: login }
}

/** Owners of the tables of all databases of the product, by their numbers. */
export function ownersOf({ database }: Config): Map<number, pg.ClientConfig> {
  if (database.kind === 'embedded' || !database.further)
    throw new StartError('There is one database: DATABASE_URL and DATABASES name several.')
  const all = [{ number: FIRST, migrationUrl: database.migrationUrl }, ...database.further]
  return new Map(all.map(({ number, migrationUrl }) => [number, { connectionString: migrationUrl }]))
}

/** The one database of the product, of however many it is made. */
export async function openStorage({ logins, further }: Pick<Storage, 'logins' | 'further'>): Promise<Database> {
  if (!further) return openDatabase(logins)
  const first = openDatabase({ ...logins, number: FIRST })
  const others = further.map(({ number, runtime }) => [number, openDatabase({ runtime, number })] as const)
  return openSeveral(new Map([[FIRST, first], ...others]))
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
