/**
 * Connections through a pooler, such as PgBouncer, that hands a connection of PostgreSQL from one client to the next
 * after each transaction: nothing that outlives a transaction may be left on it or counted on.
 */
import pg from 'pg'

export interface Login extends pg.ClientConfig {
  pooled?: boolean
}

/**
 * A pooler answers with a key of its own for cancelling a statement, in which PostgreSQL would name its process: the
 * two differ. One who passes bytes on, such as HAProxy, is none.
 */
export async function isPooled(login: pg.ClientConfig): Promise<boolean> {
  const client = new pg.Client(login)
  client.on('error', () => undefined)
  await client.connect()
  try {
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
    return !('processID' in client) || client.processID !== rows[0]?.pid
  } finally {
    await client.end()
  }
}

/** What PostgreSQL is told when a connection begins, or at the beginning of each transaction where it is pooled. */
export interface SessionSettings {
  statementTimeout: number
  lockTimeout: number
  idleTimeout: number
}

const FIXED = {
  TimeZone: 'UTC',
  DateStyle: 'ISO',
  IntervalStyle: 'iso_8601',
  search_path: 'public',
  // PostgreSQL would compile some statements for the processor, which takes longer than to run them.
  jit: 'off',
}

/** Settings by name, in milliseconds where they are times. */
function settingsOf({ statementTimeout, lockTimeout, idleTimeout }: SessionSettings): Record<string, string | number> {
  return {
    ...FIXED,
    statement_timeout: statementTimeout,
    lock_timeout: lockTimeout,
    idle_in_transaction_session_timeout: idleTimeout,
  }
}

/** As parameters of a new connection, which a pooler would refuse. */
export function startParameters(settings: SessionSettings): pg.ClientConfig {
  const words = Object.entries(settingsOf(settings)).map(([name, value]) => `-c ${name}=${value}`)
  return { options: words.join(' ') }
}

/** As columns of the statement with which a transaction begins; they are forgotten when it ends. */
export function settingsByStatement(settings: SessionSettings): string[] {
  return Object.entries(settingsOf(settings)).map(([name, value]) => `set_config('${name}', '${value}', true)`)
}
