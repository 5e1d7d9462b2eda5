/** The one way to the database: every statement of the product runs in a transaction that says for whom it works. */
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Role } from '../../access.ts'
import type { DatabaseTables, DatabaseTransaction, RememberedAccount } from '../../context.ts'
import { attemptOnce, attemptToRead, lost, repeating, uncertain } from './attempts.ts'
import type { Statement } from './postgres/batch.ts'
import { ACCOUNT_CHANGED, CONFIRM_ACCOUNT } from './confirmAccount.ts'
import { HOLD_TENANT, TENANT_ELSEWHERE } from './tenantPlaces.ts'
import { settingsByStatement, startParameters } from './pooled.ts'
import type { Login } from './pooled.ts'
import { binder } from './postgres/binder.ts'
import type { Bind } from './postgres/binder.ts'
import { codeOf } from './postgres/failures.ts'
import { neverPrepare } from './postgres/prepared.ts'
import { HAS_WRITTEN, noteSaved, readCopy, saverOf } from './readCopy.ts'
import type { CopyFigures, Saver } from './readCopy.ts'
import { COMMIT, connectionOf } from './postgres/statements.ts'
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
  /** Of several databases, which one it is: a transaction of a tenant begins with whether its data are here. */
  number?: number
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

export function openDatabase(settings: DatabaseSettings): Database {
  const pool = makePool(settings.runtime, settings)
  const copyPool = settings.read && makePool(settings.read, settings)
  const pools = copyPool ? [pool, copyPool] : [pool]
  // Compiles statements; its pool is never used, because each transaction brings its own connection.
  const kysely = new Kysely<DatabaseTables>({ dialect: new PostgresDialect({ pool }) })
  const bind = binder(kysely, pool)
  const { number } = settings
  const { copy, reading, note } = openCopy(pool, copyPool, number)

  return {
    async inTransaction(caller, work, options = {}) {
      if (options.readOnly)
        return reading(caller, (chosen, [followed]) =>
          readTogether({ chosen, followed, caller, number, bind }, work, options),
        )
      if (number !== undefined) assertReadsCommitted(options)
      const saver = copy && saverOf(caller)
      // What is remembered of the account is another one when it is confirmed anew.
      const beginning = () => [beginStatement(options), ...callerStatements(pool, caller, { number, writing: true })]
      const { result, written } = await confirming(caller, () =>
        repeating(() => attemptOnce(pool, caller, beginning(), bind, work, saver && HAS_WRITTEN)),
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
      const ask = (chosen: pg.Pool, first: readonly Statement[] = []): Promise<Row[]> => {
        const [followed] = first
        if (number !== undefined && followed)
          return readTogether({ chosen, followed, caller, number, bind }, async tx => {
            const { rows } = await connectionOf(tx).run<Row>(text, values)
            return rows
          })
        const set = callerStatements(chosen, caller, { number, readOnly: true })
        return read<Row>(chosen, caller, [...set, ...first, { text, values }])
      }
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

interface Reading {
  chosen: pg.Pool
  /** On the copy, the statement that has to succeed there before. */
  followed: Statement | undefined
  caller: Caller
  number: number | undefined
  bind: Bind
}

/** A transaction that only reads. */
async function readTogether<T>(
  { chosen, followed, caller, number, bind }: Reading,
  work: (tx: DatabaseTransaction) => Promise<T>,
  options: TransactionOptions = {},
): Promise<T> {
  const set = callerStatements(chosen, caller, { number })
  // A transaction of its own: what the copy shows is settled when it is known to be enough.
  const before = followed ? [BEGIN, ...set, followed, COMMIT] : []
  // No lock holds what the copy is told to remove: whether the tenant is here, and its rows, are of one moment there.
  const isolation = followed && number !== undefined ? 'repeatable read' : options.isolation
  const begin = beginStatement({ readOnly: true, ...(isolation && { isolation }) })
  return (await repeating(() => attemptOnce(chosen, caller, [...before, begin, ...set], bind, work))).result
}

function read<Row extends object>(pool: pg.Pool, caller: Caller, statements: readonly Statement[]): Promise<Row[]> {
  return repeating(() => attemptToRead<Row>(pool, caller, statements))
}

/** What may run on the copy, and what is noted so that it may. */
function openCopy(pool: pg.Pool, copyPool: pg.Pool | undefined, number: number | undefined) {
  const askOfSaver = <Row extends object>(saver: Saver, statement: Statement) => {
    const caller: Caller = { tenantId: saver.tenantId, platform: saver.accountId === 0 }
    return read<Row>(pool, caller, [...callerStatements(pool, caller, { number }), statement])
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
        // The tenant has left this database since, and its copy with it.
        if (codeOf(error) === TENANT_ELSEWHERE) return
        if (typeof error === 'object' && error !== null) uncertain.add(error)
        throw error
      }
    },
  }
}

/** What each transaction of a pool tells PostgreSQL first, where its connections are handed on. */
const byStatement = new WeakMap<pg.Pool, readonly string[]>()

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

/** Another transaction would not see that its tenant has left between its beginning and the lock that holds it. */
function assertReadsCommitted({ isolation = 'read committed' }: TransactionOptions): void {
  if (isolation !== 'read committed')
    throw new RangeError('Where there are several databases, whoever writes reads what is committed.')
}

interface Beginning {
  number: number | undefined
  readOnly?: boolean
  writing?: boolean
}

/** For whom the transaction works, whether its rows are here, and whether what is remembered of it still holds. */
function callerStatements(pool: pg.Pool, caller: Caller, beginning: Beginning): Statement[] {
  const { tenantId, id, remembered } = caller
  const { number, readOnly = false, writing = false } = beginning
  const statements = [callerStatement(caller, readOnly, byStatement.get(pool))]
  if (number !== undefined && tenantId !== null)
    statements.push({ text: HOLD_TENANT, values: [tenantId, number, writing] })
  if (remembered)
    statements.push({ text: CONFIRM_ACCOUNT, values: [tenantId, id, remembered.version, remembered.tenantVersion] })
  return statements
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
    if (codeOf(error) !== ACCOUNT_CHANGED) throw error
    await remembered.ask()
    return work()
  }
}
