/**
 * A copy that follows the database at a distance, as PostgreSQL makes one, and stands still when it is told to: nobody
 * is shown less there than they have saved, whichever server saved it.
 */
import { appendFileSync, cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openDatabase } from '../../../src/server/database/database.ts'
import type { Caller, Database } from '../../../src/server/database/database.ts'
import { startDatabase } from '../../../src/server/database/launcher.ts'
import { migrate } from '../../../src/server/database/migrate.ts'
import { countAsWritten } from '../../../src/server/database/sql.ts'

const QUICK = { fsync: 'off', full_page_writes: 'off', autovacuum: 'off', wal_level: 'replica' }
const NAMES = 'select name from fund_managers where tenant_id = $1 order by id'

type Started = Awaited<ReturnType<typeof startDatabase>>
let folder: string
let leader: Started
let follower: Started
/** Two servers of the product. */
let one: Database
let other: Database
let who = 0
let person: Caller
let colleague: Caller

async function asSuperuser(of: Started, statement: string, values: unknown[] = []): Promise<object[]> {
  const client = new pg.Client({ ...of.superuser, database: 'fund' })
  await client.connect()
  try {
    return (await client.query<object>(statement, values)).rows
  } finally {
    await client.end()
  }
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'fund-copy-'))
  const [first, second] = [join(folder, 'first'), join(folder, 'second')]
  const made = await startDatabase(first, { settings: QUICK })
  await migrate(made.owner, { runtimeUser: 'fund_server' })
  await asSuperuser(made, "insert into tenants (short_name, name, currency) values ('larkmoor', 'Larkmoor', 'EUR')")
  await made.stop()
  cpSync(join(first, 'postgres'), join(second, 'postgres'), { recursive: true })
  writeFileSync(join(second, 'postgres', 'standby.signal'), '')
  leader = await startDatabase(first, { settings: QUICK })
  const { host, port } = leader.superuser
  appendFileSync(
    join(second, 'postgres', 'postgresql.auto.conf'),
    `primary_conninfo = 'host=${host} port=${port} user=postgres'\nwal_retrieve_retry_interval = '100ms'\n`,
  )
  follower = await startDatabase(second, { settings: QUICK })
  const logins = { runtime: leader.runtime, read: follower.runtime, poolSize: 4 }
  one = openDatabase(logins)
  other = openDatabase(logins)
})

afterAll(async () => {
  await Promise.all([one.close(), other.close()])
  await follower.stop()
  await leader.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** Waits until the copy has everything. */
async function inStep(): Promise<void> {
  // Committing it flushes whatever a background process wrote before it, which the positions below count.
  await asSuperuser(leader, "select pg_logical_emit_message(true, 'in step', '')")
  const [now] = await asSuperuser(leader, 'select pg_current_wal_flush_lsn()::text as position')
  const position = now && 'position' in now ? now.position : ''
  await expect
    .poll(() => asSuperuser(follower, 'select pg_last_wal_replay_lsn() >= $1::pg_lsn as done', [position]), {
      timeout: 20_000,
      interval: 20,
    })
    .toEqual([{ done: true }])
}

async function standStill(): Promise<void> {
  await asSuperuser(follower, 'select pg_wal_replay_pause()')
  await expect
    .poll(() => asSuperuser(follower, 'select pg_get_wal_replay_pause_state() as state'), { interval: 20 })
    .toEqual([{ state: 'paused' }])
}

beforeEach(async () => {
  person = { tenantId: 1, id: (who += 1) }
  colleague = { tenantId: 1, id: (who += 1) }
  // Whoever comes for the first time is taken to have saved just now.
  for (const caller of [person, colleague]) await names(other, caller)
  await inStep()
  await standStill()
})
afterEach(() => asSuperuser(follower, 'select pg_wal_replay_resume()').catch(() => undefined))

const save = (database: Database, caller: Caller, name: string) =>
  database.inTransaction(caller, tx =>
    tx.insertInto('fund_managers').values({ tenant_id: 1, name, quality: 'Manager' }).execute(),
  )

const names = (database: Database, caller: Caller) =>
  database.readOnce<{ name: string }>(caller, NAMES, [1], { onCopy: true }).then(rows => rows.map(({ name }) => name))

/** As an export reads. */
const exported = (database: Database, caller: Caller) =>
  database.inTransaction(
    caller,
    async tx => {
      await tx.selectFrom('funds').select('id').where('tenant_id', '=', 1).execute()
      return (await tx.selectFrom('fund_managers').select('name').where('tenant_id', '=', 1).execute()).map(
        row => row.name,
      )
    },
    { readOnly: true, isolation: 'repeatable read' },
  )

/** How often the copy answered, and how often it was passed over, while this was done. */
async function counted(database: Database, work: () => Promise<unknown>) {
  const before = { ...database.figures().copy }
  await work()
  const after = database.figures().copy
  const more = (name: 'answered' | 'behind' | 'unreachable') => (after?.[name] ?? 0) - (before[name] ?? 0)
  return { answered: more('answered'), behind: more('behind'), unreachable: more('unreachable') }
}

test('lists and exports hold what the person saved at another server, though the copy stands still', async () => {
  await save(one, person, 'Saved while it stands still')
  const asked = await counted(other, async () => {
    expect(await names(other, person)).toContain('Saved while it stands still')
    expect(await exported(other, person)).toContain('Saved while it stands still')
  })
  expect(asked).toEqual({ answered: 0, behind: 2, unreachable: 0 })
})

test('who has saved nothing since is answered by the copy all the same', async () => {
  await save(one, person, 'Of somebody else')
  const asked = await counted(other, async () => {
    expect(await names(other, colleague)).not.toContain('Of somebody else')
    expect(await exported(other, colleague)).not.toContain('Of somebody else')
  })
  expect(asked).toEqual({ answered: 2, behind: 0, unreachable: 0 })
})

test('as soon as the copy has followed, it answers them again', async () => {
  await save(one, person, 'Followed')
  await asSuperuser(follower, 'select pg_wal_replay_resume()')
  await inStep()
  const asked = await counted(other, async () => {
    expect(await names(other, person)).toContain('Followed')
    expect(await exported(other, person)).toContain('Followed')
  })
  expect(asked).toEqual({ answered: 2, behind: 0, unreachable: 0 })
})

test('a transaction that only reads is no change', async () => {
  await save(one, colleague, 'Something to follow')
  await one.inTransaction(person, tx => tx.selectFrom('funds').select('id').where('tenant_id', '=', 1).execute())
  expect(await counted(other, () => names(other, person))).toMatchObject({ answered: 1, behind: 0 })
})

test('a change that is answered a second time counts as one', async () => {
  await save(one, colleague, 'Saved before')
  await one.inTransaction(person, async tx => {
    await tx.selectFrom('funds').select('id').where('tenant_id', '=', 1).execute()
    countAsWritten(tx)
  })
  expect(await counted(other, () => names(other, person))).toMatchObject({ answered: 0, behind: 1 })
})

test('where the notes are lost with a leader, everybody is taken to have saved just now', async () => {
  await save(one, person, 'Before the notes were lost')
  await asSuperuser(leader, 'truncate saved_positions')
  expect(
    await counted(other, async () => {
      expect(await names(other, person)).toContain('Before the notes were lost')
    }),
  ).toMatchObject({ answered: 0, behind: 1 })
})

test('whoever keeps the tenants sees those that were just made', async () => {
  const keeper: Caller = { tenantId: null, id: null, roles: ['GlobalAdministrator'] }
  const tenants = () =>
    other.readOnce<{ name: string }>(keeper, 'select short_name as name from tenants', [], { onCopy: true })
  await tenants()
  await one.inTransaction(keeper, tx =>
    tx.insertInto('tenants').values({ short_name: 'alder', name: 'Alder', currency: 'EUR' }).execute(),
  )
  expect(await tenants()).toContainEqual({ name: 'alder' })
})

describe('where the database is the first of several', () => {
  let several: Database
  beforeAll(() => {
    several = openDatabase({ runtime: leader.runtime, read: follower.runtime, poolSize: 4, number: 1 })
  })
  afterAll(() => several.close())

  const place = (database: number | null) =>
    database === null
      ? asSuperuser(leader, 'delete from tenant_places')
      : asSuperuser(leader, 'insert into tenant_places (tenant_id, database) values (1, $1)', [database])

  async function goOn(): Promise<void> {
    await asSuperuser(follower, 'select pg_wal_replay_resume()')
    await inStep()
  }

  test('whether the tenant is there and its rows are read on the copy as of one moment', async () => {
    await save(several, person, 'Of one moment')
    await goOn()
    const level = "select current_setting('transaction_isolation') as level where $1 = 1"
    const found: unknown[] = []
    const asked = await counted(several, async () => {
      found.push(...(await several.readOnce(person, level, [1], { onCopy: true })))
      await several.inTransaction(
        person,
        async tx => {
          await tx.selectFrom('funds').select('id').where('tenant_id', '=', 1).execute()
          // The tenant leaves, and its rows are removed, while it is still being read.
          await place(2)
          await asSuperuser(leader, "delete from fund_managers where name = 'Of one moment'")
          await inStep()
          const rows = await tx.selectFrom('fund_managers').select('name').where('tenant_id', '=', 1).execute()
          expect(rows).toContainEqual({ name: 'Of one moment' })
        },
        { readOnly: true },
      )
    })
    expect([found, asked.answered]).toEqual([[{ level: 'repeatable read' }], 2])
    await expect(names(several, person)).rejects.toMatchObject({ code: 'FA003' })
    await place(null)
  })

  test('a copy that has yet to learn that the tenant is back is passed over', async () => {
    await place(2)
    await goOn()
    await standStill()
    await place(null)
    // As when it arrived: nobody is known to have saved here.
    await asSuperuser(leader, "update saved_positions set reached = '0/1'")
    const asked = await counted(several, async () => expect(await names(several, person)).not.toEqual([]))
    expect(asked).toEqual({ answered: 0, behind: 1, unreachable: 0 })
  })
})

test('without the copy the database answers, and the servers stay ready', async () => {
  await follower.stop()
  const asked = await counted(one, async () => {
    for (let time = 1; time <= 3; time += 1) expect(await names(one, person)).toContain('Followed')
  })
  expect(asked).toEqual({ answered: 0, behind: 0, unreachable: 3 })
  expect(await one.answers()).toBe(true)
})
