/** Work on a connection of a pool, which runs again when a collision or a lost connection has made it fail. */
import { setTimeout as delay } from 'node:timers/promises'
import type pg from 'pg'
import type { DatabaseTransaction, RememberedAccount } from '../../context.ts'
import { sendBatch } from './postgres/batch.ts'
import type { Statement } from './postgres/batch.ts'
import type { Bind } from './postgres/binder.ts'
import { codeOf } from './postgres/failures.ts'
import { IDLE_TOO_LONG, isBroken, isCollision, isStale } from './postgres/retries.ts'
import { Connection, lastOf } from './postgres/statements.ts'

/** A collision is tried again so often; the work that still fails then answers 503. */
const REPETITIONS = 4

/** Why a connection was lost between two statements: the next statement only says that it cannot be sent. */
export const lost = new WeakMap<object, Error>()

/** Whose account is confirmed with the first statement. */
interface Remembering {
  remembered?: RememberedAccount
}

/** Errors of commits whose answer was lost: what they would have kept may be kept. */
export const uncertain = new WeakSet<object>()

/** False when it is certain that the transaction which failed with this error has changed nothing. */
export function mayBeCommitted(error: unknown): boolean {
  return typeof error === 'object' && error !== null && uncertain.has(error)
}

type Outcome<T> = { done: true; result: T } | { done: false; error: unknown; again: boolean }

export async function repeating<T>(attemptIt: () => Promise<Outcome<T>>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    const outcome = await attemptIt()
    if (outcome.done) return outcome.result
    if (attempt > REPETITIONS || !outcome.again) throw outcome.error
    await delay(Math.random() * 15 * 2 ** attempt)
  }
}

export async function attemptToRead<Row extends object>(
  pool: pg.Pool,
  { remembered }: Remembering,
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

export async function attemptOnce<T>(
  pool: pg.Pool,
  { remembered }: Remembering,
  beginning: readonly Statement[],
  bind: Bind,
  work: (tx: DatabaseTransaction) => Promise<T>,
  hasWritten?: Statement,
): Promise<Outcome<{ result: T; written: boolean }>> {
  const client = await pool.connect()
  const connection = new Connection(client, beginning, hasWritten)
  try {
    const result = await work(bind(connection))
    await connection.commit()
    client.release()
    if (remembered && connection.hasAsked) remembered.confirmed = true
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
        isCollision(error) || isStale(error) || (!committing && isBroken(error) && codeOf(error) !== IDLE_TOO_LONG),
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
