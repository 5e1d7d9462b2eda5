/** Starts, watches and stops the PostgreSQL that comes with the packages. */
import { randomBytes } from 'node:crypto'
import { chmodSync, existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type pg from 'pg'
import { findBinaries } from './postgres/binaries.ts'
import { startOf, takeLock } from './postgres/dataLock.ts'
import type { DataLock } from './postgres/dataLock.ts'
import { StartError, WAY_OUT, codeOf, messageOf } from './postgres/failures.ts'
import { ROLES, checkVersion, makeCluster, prepareRoles } from './postgres/cluster.ts'
import { SOCKET_FOLDER_PREFIX, clearOrphan, readPostmaster, removeSocketFolder } from './postgres/postmaster.ts'
import { chooseRunner } from './postgres/runner.ts'
import type { RunAs, Runner } from './postgres/runner.ts'
import { PostgresServer } from './postgres/server.ts'
import type { Place } from './postgres/server.ts'

export interface StartOptions {
  /** Called with what takes time. */
  report?: (line: string) => void
  /** Further settings of PostgreSQL, by name. */
  settings?: Record<string, string>
  /** Tests choose; otherwise it follows from who starts. */
  runAs?: RunAs
  /** Breaks off what takes longest, the making of a new database. */
  stopped?: AbortSignal | undefined
  /** Called when somebody else tells the PostgreSQL to end; without it, one that has ended is started again. */
  toldToEnd?: (() => void) | undefined
}

interface EmbeddedDatabase {
  /** Owner of the tables: migrations only. */
  owner: pg.ClientConfig
  /**
   * The login of the running product: neither owner nor superuser, and without rights until it takes the runtime role.
   */
  runtime: pg.ClientConfig
  /** For tests and backups. */
  superuser: pg.ClientConfig
  runAs: RunAs
  stop(mode?: 'smart' | 'fast'): Promise<void>
}

/** 107 characters are the limit of a socket's path, and PostgreSQL adds its own file name. */
const LONGEST_SOCKET_FOLDER = 107 - '/.s.PGSQL.5432.lock'.length

export async function startDatabase(dataDir: string, options: StartOptions = {}): Promise<EmbeddedDatabase> {
  const lock = await lockData(dataDir)
  try {
    return await startUnderLock(dataDir, options, () => lock.release())
  } catch (error) {
    lock.release()
    if (error instanceof StartError) throw error
    throw new StartError(
      `The database in ${dataDir} cannot be started (${messageOf(error)}): correct this, or ${WAY_OUT}.`,
      { cause: error },
    )
  }
}

/** One server for each data folder: it holds the embedded database, and the files wherever the database is. */
export async function lockData(dataDir: string): Promise<DataLock> {
  try {
    const lock = await takeLock(dataDir, 'server.lock')
    if ('release' in lock) return lock
    throw new StartError(
      `The data folder ${dataDir} is in use by another start of this product (process ${lock.pid}): stop that one, or choose another folder with DATA_DIR.`,
    )
  } catch (error) {
    if (['EACCES', 'EPERM', 'EROFS'].includes(codeOf(error) ?? '')) {
      // With a database of one's own it is needed as well: files are received in it.
      throw new StartError(`The data folder ${dataDir} cannot be written: choose another with DATA_DIR.`, {
        cause: error,
      })
    }
    if (['EEXIST', 'ENOTDIR'].includes(codeOf(error) ?? ''))
      throw new StartError(`DATA_DIR is ${dataDir}, where a file stands: name a folder.`, { cause: error })
    throw error
  }
}

async function startUnderLock(dataDir: string, options: StartOptions, released: () => void): Promise<EmbeddedDatabase> {
  const report = options.report ?? (() => undefined)
  const cluster = join(dataDir, 'postgres')
  if (await clearOrphan(cluster)) report('Stopped the PostgreSQL that an earlier start had left running')
  const runner = chooseRunner(findBinaries(join(dataDir, 'postgres-libraries')), dataDir, options.runAs)
  const place = await choosePlace(dataDir, cluster, runner)
  try {
    if (!existsSync(join(cluster, 'PG_VERSION'))) {
      report('Making a new database …')
      await makeCluster(runner, place, options.stopped)
    }
    checkVersion(cluster)
    runner.own(cluster)
    // A copy of the folder may have lost this, and PostgreSQL insists on it.
    chmodSync(cluster, 0o700)
    const server = new PostgresServer(runner, place, options.settings ?? {}, options.toldToEnd)
    await server.start()
    await prepareRoles(loginOf(place, 'postgres', 'postgres'), place.password).catch(async (error: unknown) => {
      await server.stop('fast')
      throw error
    })
    return {
      owner: loginOf(place, ROLES.owner, ROLES.database),
      runtime: loginOf(place, ROLES.runtime, ROLES.database),
      superuser: loginOf(place, 'postgres', 'postgres'),
      runAs: runner.how,
      stop: async (mode = 'fast') => {
        await server.stop(mode)
        removeSocketFolder(place.host)
        released()
      },
    }
  } catch (error) {
    removeSocketFolder(place.host)
    throw error
  }
}

/** The owner's login of the database that another process has started on this folder; undefined where none runs. */
export function runningDatabase(dataDir: string): pg.ClientConfig | undefined {
  const found = readPostmaster(join(dataDir, 'postgres'))
  if (!found?.ready || startOf(found.pid) === '') return undefined
  const password = process.platform === 'win32' ? storedPassword(dataDir) : undefined
  return loginOf({ ...found, ...(password && { password }) }, ROLES.owner, ROLES.database)
}

function loginOf(place: Pick<Place, 'host' | 'port' | 'password'>, user: string, database: string): pg.ClientConfig {
  return { host: place.host, port: place.port, user, database, ...(place.password && { password: place.password }) }
}

/**
 * A unix socket in a short folder that only we may enter; on Windows a port of this machine with a password. The folder
 * of the last start is written down, because nobody removes it after a kill.
 */
async function choosePlace(dataDir: string, cluster: string, runner: Runner): Promise<Place> {
  const logFile = join(dataDir, 'postgres.log')
  if (process.platform === 'win32')
    return { cluster, host: '127.0.0.1', port: await freePort(), password: storedPassword(dataDir), logFile }
  const parent = join(tmpdir(), `${SOCKET_FOLDER_PREFIX}XXXXXX`).length <= LONGEST_SOCKET_FOLDER ? tmpdir() : '/tmp'
  const host = mkdtempSync(join(parent, SOCKET_FOLDER_PREFIX))
  runner.own(host)
  const note = join(dataDir, 'postgres-socket')
  if (existsSync(note)) removeSocketFolder(readFileSync(note, 'utf8'))
  writeFileSync(note, host)
  return { cluster, host, port: 5432, logFile }
}

function storedPassword(dataDir: string): string {
  const file = join(dataDir, 'postgres-password')
  if (!existsSync(file)) writeFileSync(file, randomBytes(24).toString('base64url'), { mode: 0o600 })
  return readFileSync(file, 'utf8').trim()
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
      .once('error', reject)
      .listen(0, '127.0.0.1', () => {
        const address = probe.address()
        probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
      })
  })
}
