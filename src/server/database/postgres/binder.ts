/** Transactions of kysely on connections that are there already. */
import { PostgresDialect, Transaction } from 'kysely'
import type { ConnectionProvider, DatabaseConnection, Kysely } from 'kysely'
import type pg from 'pg'
import type { DatabaseTables, DatabaseTransaction } from '../../../context.ts'
import { connections } from './statements.ts'
import type { Connection } from './statements.ts'

export type Bind = (connection: Connection) => DatabaseTransaction

/** Makes kysely work on one connection without building a whole kysely for every request. */
export function binder(kysely: Kysely<DatabaseTables>, pool: pg.Pool): Bind {
  const executor = kysely.getExecutor()
  const dialect = new PostgresDialect({ pool })
  const parts = { config: { dialect }, dialect, driver: dialect.createDriver() }
  return connection => {
    const provider: ConnectionProvider = {
      provideConnection: (consumer: (one: DatabaseConnection) => Promise<never>) => consumer(connection),
    }
    const tx = new Transaction<DatabaseTables>({ ...parts, executor: executor.withConnectionProvider(provider) })
    connections.set(tx, connection)
    return tx
  }
}
