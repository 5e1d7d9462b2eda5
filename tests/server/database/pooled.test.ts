/** What keeps a connection clean that a pooler hands on; npm run test:cluster shows it with PgBouncer itself. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '../../../src/server/database/database.ts'
import { isPooled } from '../../../src/server/database/pooled.ts'
import { createDatabase } from '../harness.ts'
import type { TestDatabase } from '../harness.ts'
import { startPooler } from './pooler.ts'

let made: TestDatabase
beforeAll(async () => {
  made = await createDatabase()
  // As PostgreSQL is set where it is not ours.
  await made.asAdministrator(`alter database "${made.name}" set jit = on`)
})
afterAll(() => made.close())

const SHOWN = [
  'statement_timeout',
  'lock_timeout',
  'idle_in_transaction_session_timeout',
  'TimeZone',
  'search_path',
  'jit',
]
const SHOW = `select ${SHOWN.map(name => `current_setting('${name}') as "${name}"`).join(', ')}`
const WANTED = {
  statement_timeout: '7s',
  lock_timeout: '3s',
  idle_in_transaction_session_timeout: '30s',
  TimeZone: 'UTC',
  search_path: 'public',
  jit: 'off',
}

/** What is left on the one connection of the database, seen from outside of any transaction of the product. */
async function leftOn(pooled: boolean) {
  const database = openDatabase({
    runtime: { ...made.runtime, pooled },
    poolSize: 1,
    statementTimeout: 7000,
    lockTimeout: 3000,
  })
  try {
    // A text is prepared when it comes back.
    for (let time = 1; time <= 5; time += 1) {
      expect(await database.readOnce({ tenantId: 1 }, SHOW, [])).toEqual([WANTED])
      const rows = await database.inTransaction({ tenantId: 1 }, tx =>
        tx.selectFrom('funds').select('id').where('name', '=', 'none').execute(),
      )
      expect(rows).toEqual([])
    }
    const bare = await database.readOnce<{ names: number; reset: string }>(
      { tenantId: null },
      `select (select count(*)::int from pg_prepared_statements) as names,
         (select reset_val from pg_settings where name = 'statement_timeout') as reset`,
      [],
    )
    return bare[0]
  } finally {
    await database.close()
  }
}

test('nothing outlives a transaction where connections are handed on: no prepared statement, no setting', async () => {
  expect(await leftOn(true)).toEqual({ names: 0, reset: '0' })
})

test('elsewhere statements are prepared and the settings hold for the connection', async () => {
  const left = await leftOn(false)
  expect(left?.names).toBeGreaterThan(0)
  expect(left?.reset).toBe('7000')
})

test('PostgreSQL itself is no pooler, and who answers with a key of its own is one', async () => {
  expect(await isPooled(made.runtime)).toBe(false)
  const pooler = await startPooler(made.runtime)
  try {
    expect(await isPooled({ ...made.runtime, host: '127.0.0.1', port: pooler.port })).toBe(true)
  } finally {
    pooler.close()
  }
})
