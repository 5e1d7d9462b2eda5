import { CompiledQuery } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { DatabaseTransaction } from '../../../src/context.ts'
import { openDatabase } from '../../../src/server/database/database.ts'
import { portions, runLast, shareTransaction } from '../../../src/server/database/sql.ts'
import { createDatabase } from '../harness.ts'
import type { TestDatabase } from '../harness.ts'

const NOTES = `
  create table notes (tenant_id bigint not null, id bigint not null, body text not null, amount numeric(20,2), day date, at timestamptz, tags text[], primary key (tenant_id, id));
  alter table notes enable row level security;
  alter table notes force row level security;
  create policy tenant on notes using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
  grant select, insert, update, delete on notes to fund_runtime;
  insert into notes values
    (1, 1, 'first of one', 1234567890123456.70, '2026-03-31', '2026-03-31 12:00:00.5+02', '{a,b}'),
    (2, 1, 'first of two', 0.10, '2026-12-31', null, null);
`

let own: TestDatabase

beforeAll(async () => {
  own = await createDatabase({ lockTimeout: 100, statementTimeout: 400, idleTimeout: 400, poolSize: 6 })
  await own.asAdministrator(NOTES)
})

afterAll(() => own.close())

const one = { tenantId: 1, id: 7 }
const two = { tenantId: 2, id: 8 }

async function rows<Row>(tx: DatabaseTransaction, sql: string, values: unknown[] = []): Promise<Row[]> {
  return (await tx.executeQuery<Row>(CompiledQuery.raw(sql, values))).rows
}

const read = (caller: { tenantId: number | null }, sql: string, values?: unknown[]) =>
  own.database.inTransaction(caller, tx => rows(tx, sql, values))

describe('a transaction', () => {
  test('knows tenant and account of its caller, and the next one on the same connection does not', async () => {
    const settings =
      "select current_user as role, current_setting('app.tenant', true) as tenant, current_setting('app.account', true) as account, current_setting('app.platform', true) as platform"
    const database = openDatabase({ runtime: own.runtime, poolSize: 1 })
    const seen = async (caller: Parameters<typeof database.inTransaction>[0]) =>
      (await database.inTransaction(caller, tx => rows(tx, settings)))[0]
    expect(await seen(one)).toEqual({ role: 'fund_runtime', tenant: '1', account: '7', platform: null })
    expect(await seen({ tenantId: null, id: null, roles: ['GlobalAdministrator'] })).toEqual({
      role: 'fund_runtime',
      tenant: '',
      account: '',
      platform: 'on',
    })
    expect(await seen(two)).toEqual({ role: 'fund_runtime', tenant: '2', account: '8', platform: '' })
    await database.close()
  })

  test('refuses a tenant that is no whole number', async () => {
    await expect(read({ tenantId: 1.5 }, 'select 1')).rejects.toThrow(RangeError)
  })

  test('is committed as a whole or not at all', async () => {
    const insert = 'insert into notes (tenant_id, id, body) values (1, $1, $2)'
    await own.database.inTransaction(one, tx => rows(tx, insert, [10, 'kept']))
    const failing = own.database.inTransaction(one, async tx => {
      await rows(tx, insert, [11, 'lost'])
      throw new Error('changed my mind')
    })
    await expect(failing).rejects.toThrow('changed my mind')
    expect(await read(one, 'select id from notes where id >= 10 order by id')).toEqual([{ id: 10 }])
  })

  test('does not count as done when one of its statements failed unnoticed', async () => {
    const swallowed = own.database.inTransaction(one, async tx => {
      await rows(tx, "insert into notes (tenant_id, id, body) values (1, 12, 'lost')")
      await rows(tx, 'select 1/0').catch(() => undefined)
    })
    await expect(swallowed).rejects.toThrow('rolled back')
    expect(await read(one, 'select id from notes where id = 12')).toEqual([])
  })

  test('refuses statements after its end', async () => {
    let kept: DatabaseTransaction | undefined
    await own.database.inTransaction(one, async tx => {
      kept = tx
    })
    await expect(kept && rows(kept, 'select 1')).rejects.toThrow('has ended')
  })

  test('only reads when it says so', async () => {
    const writing = own.database.inTransaction(one, tx => rows(tx, 'delete from notes'), { readOnly: true })
    await expect(writing).rejects.toMatchObject({ code: '25006' })
  })

  test('hands over long results in portions', async () => {
    const sizes = await own.database.inTransaction(one, async tx => {
      const found: number[] = []
      const executor = tx.getExecutor()
      const query = CompiledQuery.raw('select n from generate_series(1, $1::int) n', [1200])
      for await (const portion of executor.stream<{ n: number }>(query, 500)) found.push(portion.rows.length)
      return found
    })
    expect(sizes).toEqual([500, 500, 200])
  })

  test('hands over portions of the size that is asked for then', async () => {
    const asked = [2, 3, 100]
    const found = await own.database.inTransaction(one, async tx => {
      const all: number[][] = []
      for await (const portion of portions<{ n: number }>(
        tx,
        'select n from generate_series($1::int, 9) n',
        [1],
        () => asked.shift() ?? 0,
      ))
        all.push(portion.map(({ n }) => n))
      return all
    })
    expect(found).toEqual([
      [1, 2],
      [3, 4, 5],
      [6, 7, 8, 9],
    ])
  })
})

describe('row-level security without any condition in the statement', () => {
  test('shows the rows of the own tenant and no other', async () => {
    expect(await read(one, 'select body from notes where id = 1')).toEqual([{ body: 'first of one' }])
    expect(await read(two, 'select body from notes')).toEqual([{ body: 'first of two' }])
  })

  test('shows nothing without a tenant', async () => {
    expect(await read({ tenantId: null }, 'select body from notes')).toEqual([])
  })

  test('changes and deletes nothing of another tenant, and adds nothing to it', async () => {
    expect(await read(two, "update notes set body = 'stolen' where tenant_id = 1 returning id")).toEqual([])
    expect(await read(two, 'delete from notes where tenant_id = 1 returning id')).toEqual([])
    await expect(read(two, "insert into notes (tenant_id, id, body) values (1, 99, 'smuggled')")).rejects.toMatchObject(
      { code: '42501' },
    )
    await expect(read(two, 'update notes set tenant_id = 1 where id = 1')).rejects.toMatchObject({ code: '42501' })
    expect(await read(one, 'select body from notes where id = 1')).toEqual([{ body: 'first of one' }])
  })

  test('cannot be switched off by the role of the product', async () => {
    await expect(read(two, 'alter table notes no force row level security')).rejects.toMatchObject({ code: '42501' })
    await expect(read(two, 'truncate notes')).rejects.toMatchObject({ code: '42501' })
  })
})

describe('a single reading statement', () => {
  const readOnce = (tenantId: number | null, sql: string, values: unknown[] = []) =>
    own.database.readOnce({ tenantId }, sql, values)

  test('sees what its tenant may see, and the connection is clean afterwards', async () => {
    expect(await readOnce(1, 'select body from notes where id = $1', [1])).toEqual([{ body: 'first of one' }])
    expect(await readOnce(2, 'select body from notes where id = $1', [1])).toEqual([{ body: 'first of two' }])
    expect(await readOnce(null, 'select body from notes where id = $1', [1])).toEqual([])
  })

  test('cannot write, and its failure leaves the connection usable', async () => {
    const database = openDatabase({ runtime: own.runtime, poolSize: 1 })
    await expect(database.readOnce(one, 'delete from notes where id = $1', [1])).rejects.toMatchObject({
      code: '25006',
    })
    await expect(database.readOnce(one, 'select 1 / $1::int', [0])).rejects.toMatchObject({ code: '22012' })
    expect(await database.readOnce(one, 'select body from notes where id = $1', [1])).toEqual([
      { body: 'first of one' },
    ])
    expect(database.figures()).toEqual({ total: 1, idle: 1, waiting: 0 })
    await database.close()
  })
})

describe('one connection for everybody', () => {
  const settings =
    "select current_user as role, current_setting('app.tenant', true) as tenant, current_setting('app.account', true) as account, current_setting('transaction_read_only') as readonly"

  test('keeps nothing of one caller for the next: neither tenant nor account, nor that it only reads', async () => {
    const database = openDatabase({ runtime: own.runtime, poolSize: 1 })
    const nobody = { tenantId: null }
    // Often enough for the statements to be prepared, so that plans made for one tenant meet the other.
    for (let turn = 0; turn < 5; turn += 1) {
      const bodies = (caller: { tenantId: number | null }) =>
        database.readOnce(caller, 'select body from notes where id = $1', [1])
      expect(await bodies(one)).toEqual([{ body: 'first of one' }])
      expect(await bodies(two)).toEqual([{ body: 'first of two' }])
      expect(await bodies(nobody)).toEqual([])
      expect(await database.readOnce(nobody, `${settings} where $1`, [true])).toEqual([
        { role: 'fund_runtime', tenant: '', account: '', readonly: 'on' },
      ])
      expect(await database.inTransaction(nobody, tx => rows(tx, `${settings} where $1`, [true]))).toEqual([
        { role: 'fund_runtime', tenant: '', account: '', readonly: 'off' },
      ])
      await expect(database.readOnce(one, 'select body from notes where 1 / $1::int = 1', [0])).rejects.toMatchObject({
        code: '22012',
      })
      expect(await bodies(nobody)).toEqual([])
    }
    await database.close()
  })

  test('runs a statement again that failed in the packet in which it was prepared', async () => {
    const database = openDatabase({ runtime: own.runtime, poolSize: 1 })
    const divide = (by: number) => database.readOnce(one, 'select 6 / $1::int as part', [by])
    for (let turn = 0; turn < 5; turn += 1) await expect(divide(0)).rejects.toMatchObject({ code: '22012' })
    expect([await divide(2), await divide(3)]).toEqual([[{ part: 3 }], [{ part: 2 }]])
    await database.close()
  })
})

describe('the last statement of a transaction', () => {
  const insert = 'insert into notes (tenant_id, id, body) values (1, $1, $2) returning id'

  test('is committed at once, and nothing may follow it', async () => {
    const late = own.database.inTransaction(one, async tx => {
      expect(await runLast(tx, insert, [30, 'last'])).toEqual([{ id: 30 }])
      await rows(tx, insert, [31, 'too late'])
    })
    await expect(late).rejects.toThrow('has ended')
    expect(await read(one, 'select id from notes where id >= 30 order by id')).toEqual([{ id: 30 }])
  })

  test('takes everything back when it fails, or when another one had failed unnoticed', async () => {
    const failing = own.database.inTransaction(one, async tx => {
      await rows(tx, insert, [40, 'lost'])
      await runLast(tx, insert, [40, 'twice'])
    })
    await expect(failing).rejects.toMatchObject({ code: '23505' })
    const swallowed = own.database.inTransaction(one, async tx => {
      await rows(tx, insert, [41, 'lost'])
      await rows(tx, 'select 1/0').catch(() => undefined)
      await runLast(tx, insert, [42, 'lost'])
    })
    await expect(swallowed).rejects.toMatchObject({ code: '25P02' })
    expect(await read(one, 'select id from notes where id >= 40')).toEqual([])
  })

  test('does not end a transaction in which several pieces of work follow each other', async () => {
    await own.database.inTransaction(one, async tx => {
      shareTransaction(tx)
      await runLast(tx, insert, [50, 'first'])
      await runLast(tx, insert, [51, 'second'])
    })
    expect(await read(one, 'select id from notes where id >= 50 order by id')).toEqual([{ id: 50 }, { id: 51 }])
  })
})

describe('values', () => {
  test('travel as they are: lists, texts of every script, and what JSON holds', async () => {
    const given = [['a"b', 'c\\d', null, 'ö,{}'], 'Zürich 東京 🏦', { deep: [1, 'x'] }, 12.5, true, null]
    const [row] = await read(
      one,
      'select $1::text[] as list, $2::text as text, $3::jsonb as json, $4::numeric as number, $5::boolean as yes, $6::text as nothing',
      given,
    )
    expect(row).toEqual({
      list: given[0],
      text: given[1],
      json: given[2],
      number: '12.5',
      yes: true,
      nothing: null,
    })
  })

  test('keep every digit, day and instant', async () => {
    const [row] = await read(
      one,
      'select tenant_id, amount, day, at, tags, array[1.10, 2.20]::numeric[] as amounts, array[tenant_id] as ids, array[day] as days from notes where id = $1',
      [1],
    )
    expect(row).toEqual({
      tenant_id: 1,
      amount: '1234567890123456.70',
      day: '2026-03-31',
      at: '2026-03-31T10:00:00.500Z',
      tags: ['a', 'b'],
      amounts: ['1.10', '2.20'],
      ids: [1],
      days: ['2026-03-31'],
    })
  })

  test('refuse a number that JSON cannot hold', async () => {
    await expect(read(one, 'select 9007199254740993::bigint as big')).rejects.toThrow(RangeError)
  })
})

describe('two transactions that collide', () => {
  test('both succeed, because the one that lost runs again', async () => {
    await read(
      one,
      "insert into notes (tenant_id, id, body) values (1, 20, '0') on conflict (tenant_id, id) do update set body = '0'",
    )
    let runs = 0
    let haveRead = 0
    const bothHaveRead = Promise.withResolvers<undefined>()
    const increment = () =>
      own.database.inTransaction(
        one,
        async tx => {
          runs += 1
          const [row] = await rows<{ body: string }>(tx, 'select body from notes where id = 20')
          if ((haveRead += 1) === 2) bothHaveRead.resolve(undefined)
          await bothHaveRead.promise
          await rows(tx, 'update notes set body = $1 where id = 20', [String(Number(row?.body) + 1)])
        },
        { isolation: 'serializable' },
      )
    await Promise.all([increment(), increment()])
    expect(await read(one, 'select body from notes where id = 20')).toEqual([{ body: '2' }])
    expect(runs).toBeGreaterThan(2)
  })

  test('give up after a few repetitions', async () => {
    let runs = 0
    const never = own.database.inTransaction(one, async tx => {
      runs += 1
      await rows(tx, "do $$ begin raise exception 'again' using errcode = '40001'; end $$")
    })
    await expect(never).rejects.toMatchObject({ code: '40001' })
    expect(runs).toBe(5)
  })

  test('are not repeated for any other failure', async () => {
    let runs = 0
    await expect(
      own.database.inTransaction(one, async tx => {
        runs += 1
        await rows(tx, 'select 1/0')
      }),
    ).rejects.toMatchObject({ code: '22012' })
    expect(runs).toBe(1)
  })
})

describe('limits of time', () => {
  test('end a statement that takes too long', async () => {
    await expect(read(one, 'select pg_sleep(5)')).rejects.toMatchObject({ code: '57014' })
  })

  test('end the wait for a lock', async () => {
    const lock = 'select id from notes where id = 1 for update'
    await own.database.inTransaction(one, async tx => {
      await rows(tx, lock)
      await expect(read(one, lock)).rejects.toMatchObject({ code: '55P03' })
    })
  })

  test('end a transaction that does nothing, and the next one works', async () => {
    let runs = 0
    const idle = own.database.inTransaction(one, async tx => {
      runs += 1
      const [session] = await rows<{ pid: number }>(tx, 'select pg_backend_pid() as pid')
      await expect
        .poll(() => own.asAdministrator('select pid from pg_stat_activity where pid = $1', [session?.pid]))
        .toEqual([])
      await rows(tx, 'select 1')
    })
    await expect(idle).rejects.toMatchObject({ code: '25P03' })
    expect(runs).toBe(1)
    expect(await read(one, 'select 1 as works')).toEqual([{ works: 1 }])
  })
})

describe('a lost connection', () => {
  test('is replaced, and work that had not been committed runs again', async () => {
    let runs = 0
    const survived = await own.database.inTransaction(one, async tx => {
      runs += 1
      const [session] = await rows<{ pid: number }>(tx, 'select pg_backend_pid() as pid')
      if (runs === 1) await own.asAdministrator('select pg_terminate_backend($1)', [session?.pid])
      return rows(tx, 'select 1 as works')
    })
    expect(survived).toEqual([{ works: 1 }])
    expect(runs).toBe(2)
  })

  test('of a database that is not there is reported at once', async () => {
    const nowhere = openDatabase({ runtime: { ...own.runtime, host: '/nowhere' } })
    expect(await nowhere.answers()).toBe(false)
    await expect(nowhere.inTransaction(one, tx => rows(tx, 'select 1'))).rejects.toMatchObject({ code: 'ENOENT' })
    await nowhere.close()
  })
})
