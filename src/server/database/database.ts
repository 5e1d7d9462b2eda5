/** The one way to the database: every statement of the product runs in a transaction that says for whom it works. */
import { setTimeout as delay } from 'node:timers/promises'
import { Kysely, PostgresDialect, Transaction } from 'kysely'
import type { ConnectionProvider, DatabaseConnection as KyselyConnection } from 'kysely'
import pg from 'pg'
import type { Role } from '../../access.ts'
import type { DatabaseTables, DatabaseTransaction, RememberedAccount } from '../../context.ts'
import { sendBatch } from './postgres/batch.ts'
import type { Statement } from './postgres/batch.ts'
import { ACCOUNT_CHANGED, CONFIRM_ACCOUNT } from './confirmAccount.ts'
import { settingsByStatement, startParameters } from './pooled.ts'
import type { Login } from './pooled.ts'
import { neverPrepare } from './postgres/prepared.ts'
import { HAS_WRITTEN, noteSaved, readCopy, saverOf } from './readCopy.ts'
import type { CopyFigures, Saver } from './readCopy.ts'
import { COMMIT, Connection, connections, lastOf } from './postgres/statements.ts'
import { TYPES } from './postgres/types.ts'

/** For whom a transaction works; an Account of context.ts is one. */
export interface Caller {
  tenantId: number | null
  id?: number | null
  roles?: readonly Role[]
  remembered?: RememberedAccount
  /** May see and change the tenants themselves; by default so may a GlobalAdministrator. */
  platform?: boolean
}

export interface TransactionOptions {
  /** Nothing is written: may run on the copy that DATABASE_READ_URL names, where that holds what the caller saved. */
  readOnly?: boolean
  isolation?: 'read committed' | 'repeatable read' | 'serializable'
}

export interface ReadOptions {
  /** May run on the copy that DATABASE_READ_URL names, where that holds what the caller saved. */
  onCopy?: true
}

export interface PoolFigures {
  total: number
  idle: number
  waiting: number
  /** Where there is a copy for reading. */
  copy?: Readonly<CopyFigures>
}

export interface Database {
  /**
   * Runs the work in one transaction and answers with its result. The work may run again when it collides with another
   * one (serialization, deadlock, lost connection before the commit): it must change nothing but the database.
   */
  inTransaction<T>(
    caller: Caller,
    work: (tx: DatabaseTransaction) => Promise<T>,
    options?: TransactionOptions,
  ): Promise<T>
  /**
   * One statement that only reads, in a transaction like the others, with a single message to the database and one
   * back.
   */
  readOnce<Row extends object>(
    caller: Caller,
    text: string,
    values: readonly unknown[],
    options?: ReadOptions,
  ): Promise<Row[]>
  /** True when the database answers; without its copy it answers what that would. */
  answers(): Promise<boolean>
  figures(): PoolFigures
  close(): Promise<void>
}

export interface DatabaseSettings {
  runtime: Login
  /** A copy for lists and exports. */
  read?: Login
  poolSize?: number
  /** Milliseconds. */
  statementTimeout?: number
  lockTimeout?: number
  idleTimeout?: number
  connectTimeout?: number
  /** Called for connections that broke while nobody used them. */
  onError?: (error: Error) => void
}

/** Row-level security applies to this role; the login itself has no rights, or more than the product may use. */
export const RUNTIME_ROLE = 'fund_runtime'

/** A collision is tried again so often; the work that still fails then answers 503. */
const REPETITIONS = 4

export function openDatabase(settings: DatabaseSettings): Database {
  const pool = makePool(settings.runtime, settings)
  const copyPool = settings.read && makePool(settings.read, settings)
  const pools = copyPool ? [pool, copyPool] : [pool]
  // Compiles statements; its pool is never used, because each transaction brings its own connection.
  const kysely = new Kysely<DatabaseTables>({ dialect: new PostgresDialect({ pool }) })
  const bind = binder(kysely, pool)
  const { copy, reading, note } = openCopy(pool, copyPool)

  return {
    async inTransaction(caller, work, options = {}) {
      const begin = beginStatement(options)
      if (options.readOnly)
        return reading(caller, async (chosen, [followed]) => {
          // A transaction of its own: what the copy shows is settled when it is known to be enough.
          const set = callerStatements(chosen, caller)
          const beginning = [...(followed ? [BEGIN, ...set, followed, COMMIT] : []), begin, ...set]
          return (await repeating(() => attemptOnce(chosen, caller, beginning, bind, work))).result
        })
      const saver = copy && saverOf(caller)
      const { result, written } = await confirming(caller, () =>
        repeating(() => attemptOnce(pool, caller, [begin, ...callerStatements(pool, caller)], bind, work, saver)),
      )
      if (saver && written) await note(saver)
      return result
    },
    async readOnce<Row extends object>(
      caller: Caller,
      text: string,
      values: readonly unknown[],
      { onCopy }: ReadOptions = {},
    ) {
      const ask = (chosen: pg.Pool, first: readonly Statement[] = []) =>
        read<Row>(chosen, caller, [...callerStatements(chosen, caller, true), ...first, { text, values }])
      return onCopy ? reading(caller, ask) : confirming(caller, () => ask(pool))
    },
    async answers() {
      try {
        await pool.query('select 1')
        return true
      } catch {
        return false
      }
    },
    figures: () => ({
      total: pools.reduce((sum, one) => sum + one.totalCount, 0),
      idle: pools.reduce((sum, one) => sum + one.idleCount, 0),
      waiting: pools.reduce((sum, one) => sum + one.waitingCount, 0),
      ...(copy && { copy: copy.figures }),
    }),
    async close() {
      await Promise.all(pools.map(one => one.end()))
    },
  }
}

function read<Row extends object>(pool: pg.Pool, caller: Caller, statements: readonly Statement[]): Promise<Row[]> {
  return repeating(() => attemptToRead<Row>(pool, caller, statements))
}

/** What may run on the copy, and what is noted so that it may. */
function openCopy(pool: pg.Pool, copyPool: pg.Pool | undefined) {
  const askOfSaver = <Row extends object>(saver: Saver, statement: Statement) => {
    const caller: Caller = { tenantId: saver.tenantId, platform: saver.accountId === 0 }
    return read<Row>(pool, caller, [...callerStatements(pool, caller), statement])
  }
  const copy = copyPool && readCopy((text, values, saver) => askOfSaver(saver, { text, values }))
  return {
    copy,
    /** On the copy where it may be asked, else on the database itself. */
    async reading<T>(caller: Caller, ask: (chosen: pg.Pool, first: readonly Statement[]) => Promise<T>): Promise<T> {
      const saver = copy && saverOf(caller)
      const database = () => confirming(caller, () => ask(pool, []))
      if (!copy || !copyPool || !saver) return database()
      // The copy may not know yet that the account has changed.
      await caller.remembered?.ask()
      return copy.read(saver, { database, copy: followed => ask(copyPool, [followed]) })
    },
    /** The change stays as it is when this fails: only its caller is not told so, and asks again under the same key. */
    async note(saver: Saver): Promise<void> {
      try {
        await askOfSaver(saver, noteSaved(saver))
      } catch (error) {
        if (typeof error === 'object' && error !== null) uncertain.add(error)
        throw error
      }
    },
  }
}

/** What each transaction of a pool tells PostgreSQL first, where its connections are handed on. */
const byStatement = new WeakMap<pg.Pool, readonly string[]>()

/** Why a connection was lost between two statements: the next statement only says that it cannot be sent. */
const lost = new WeakMap<object, Error>()

export function makePool({ pooled, ...login }: Login, settings: Omit<DatabaseSettings, 'runtime'>): pg.Pool {
  const session = {
    statementTimeout: settings.statementTimeout ?? 20_000,
    lockTimeout: settings.lockTimeout ?? 5000,
    idleTimeout: settings.idleTimeout ?? 30_000,
  }
  const pool = new pg.Pool({
    application_name: 'fund-administration',
    ...login,
    max: settings.poolSize ?? 10,
    types: TYPES,
    // Statements that do not wait for each other travel together: BEGIN with the first one, a list with its count.
    pipeline: true,
    keepAlive: true,
    connectionTimeoutMillis: settings.connectTimeout ?? 5000,
    idleTimeoutMillis: 60_000,
    ...(!pooled && startParameters(session)),
  })
  if (pooled) {
    byStatement.set(pool, settingsByStatement(session))
    pool.on('connect', neverPrepare)
  }
  const onError = settings.onError ?? (() => undefined)
  pool.on('error', onError)
  // A connection may break while a transaction thinks; without a listener that would end the process.
  pool.on('connect', client =>
    client.on('error', error => {
      if (!lost.has(client)) lost.set(client, error)
    }),
  )
  return pool
}

const BEGIN: Statement = { text: 'begin', values: [] }

function beginStatement({ isolation, readOnly }: TransactionOptions): Statement {
  return {
    text: `${BEGIN.text}${isolation ? ` isolation level ${isolation}` : ''}${readOnly ? ' read only' : ''}`,
    values: [],
  }
}

/** For whom the transaction works, and whether what is remembered of it still holds. */
function callerStatements(pool: pg.Pool, caller: Caller, readOnly = false): Statement[] {
  const { tenantId, id, remembered } = caller
  const set = callerStatement(caller, readOnly, byStatement.get(pool))
  if (!remembered) return [set]
  const values = [tenantId, id, remembered.version, remembered.tenantVersion]
  return [set, { text: CONFIRM_ACCOUNT, values }]
}

/** All of it is forgotten when the transaction ends. */
function callerStatement(caller: Caller, readOnly: boolean, session: readonly string[] = []): Statement {
  const platform = caller.platform ?? caller.roles?.includes('GlobalAdministrator') ?? false
  const values: string[] = []
  const set = [...session, `set_config('role', '${RUNTIME_ROLE}', true)`]
  if (readOnly) set.push("set_config('transaction_read_only', 'on', true)")
  if (caller.tenantId !== null) set.push(`set_config('app.tenant', $${values.push(whole(caller.tenantId))}, true)`)
  if (caller.id !== null && caller.id !== undefined)
    set.push(`set_config('app.account', $${values.push(whole(caller.id))}, true)`)
  if (platform) set.push("set_config('app.platform', 'on', true)")
  return { text: `select ${set.join(', ')}`, values }
}

function whole(id: number): string {
  if (!Number.isSafeInteger(id)) throw new RangeError('A tenant and an account have whole numbers.')
  return String(id)
}

/**
 * What is remembered of the account is confirmed with the first statement. When it has changed since, the account is
 * asked for and the work begins anew.
 */
async function confirming<T>({ remembered }: Caller, work: () => Promise<T>): Promise<T> {
  if (!remembered) return work()
  try {
    return await work()
  } catch (error) {
    if (sqlState(error) !== ACCOUNT_CHANGED) throw error
    await remembered.ask()
    return work()
  }
}

/** Errors of commits whose answer was lost: what they would have kept may be kept. */
const uncertain = new WeakSet<object>()

/** False when it is certain that the transaction which failed with this error has changed nothing. */
export function mayBeCommitted(error: unknown): boolean {
  return typeof error === 'object' && error !== null && uncertain.has(error)
}

type Outcome<T> = { done: true; result: T } | { done: false; error: unknown; again: boolean }
type Bind = (connection: Connection) => DatabaseTransaction

async function repeating<T>(attemptIt: () => Promise<Outcome<T>>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    const outcome = await attemptIt()
    if (outcome.done) return outcome.result
    if (attempt > REPETITIONS || !outcome.again) throw outcome.error
    await delay(Math.random() * 15 * 2 ** attempt)
  }
}

async function attemptToRead<Row extends object>(
  pool: pg.Pool,
  { remembered }: Caller,
  statements: readonly Statement[],
): Promise<Outcome<Row[]>> {
  const client = await pool.connect()
  try {
    const { rows } = lastOf<Row>(await sendBatch(client, statements))
    client.release()
    if (remembered) remembered.confirmed = true
    return { done: true, result: rows }
  } catch (thrown) {
    const error = lost.get(client) ?? thrown
    const broken = isBroken(error) || isStale(error)
    client.release(broken)
    return { done: false, error, again: broken || isCollision(error) }
  }
}

async function attemptOnce<T>(
  pool: pg.Pool,
  { remembered }: Caller,
  beginning: readonly Statement[],
  bind: Bind,
  work: (tx: DatabaseTransaction) => Promise<T>,
  saver?: Saver,
): Promise<Outcome<{ result: T; written: boolean }>> {
  const client = await pool.connect()
  const connection = new Connection(client, beginning, saver && HAS_WRITTEN)
  try {
    const result = await work(bind(connection))
    await connection.commit()
    client.release()
    if (remembered && connection.begun) remembered.confirmed = true
    return { done: true, result: { result, written: connection.written } }
  } catch (thrown) {
    connection.close()
    const { committing } = connection
    const error = lost.get(client) ?? thrown
    const broken = isBroken(error) || !(await rollBack(client))
    client.release(broken || isStale(error))
    // A commit whose answer was lost may have happened; only the caller's idempotency key can tell.
    if (committing && broken && typeof error === 'object' && error !== null) uncertain.add(error)
    return {
      done: false,
      error,
      again:
        isCollision(error) || isStale(error) || (!committing && isBroken(error) && sqlState(error) !== IDLE_TOO_LONG),
    }
  }
}

async function rollBack(client: pg.PoolClient): Promise<boolean> {
  try {
    await client.query('rollback')
    return true
  } catch {
    return false
  }
}

function sqlState(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''
}

/** The work itself was too slow; doing it again would be as slow. */
const IDLE_TOO_LONG = '25P03'

function isCollision(error: unknown): boolean {
  return ['40001', '40P01'].includes(sqlState(error))
}

/**
 * The connection is gone: closed by the server, by the network, or by a PostgreSQL that is being restarted; or it leads
 * to one that was the leader of its cluster and follows another now.
 */
function isBroken(error: unknown): boolean {
  const message = error instanceof Error ? error.message : ''
  return (
    ['57P01', '57P02', '57P03', '25006', IDLE_TOO_LONG, 'ECONNRESET', 'EPIPE'].includes(sqlState(error)) ||
    /^(Connection terminated|Client has encountered a connection error)/.test(message)
  )
}

/** A prepared statement outlived a migration. */
function isStale(error: unknown): boolean {
  return sqlState(error) === '0A000' && error instanceof Error && /cached plan/.test(error.message)
}

/** Makes kysely work on one connection without building a whole kysely for every request. */
function binder(kysely: Kysely<DatabaseTables>, pool: pg.Pool): Bind {
  const executor = kysely.getExecutor()
  const dialect = new PostgresDialect({ pool })
  const parts = { config: { dialect }, dialect, driver: dialect.createDriver() }
  return connection => {
    const provider: ConnectionProvider = {
      provideConnection: (consumer: (one: KyselyConnection) => Promise<never>) => consumer(connection),
    }
    const tx = new Transaction<DatabaseTables>({ ...parts, executor: executor.withConnectionProvider(provider) })
    connections.set(tx, connection)
    return tx
  }
}
