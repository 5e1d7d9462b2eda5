import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { MIGRATIONS, migrate, oneAtATime, readMigrations } from '../../../src/server/database/migrate.ts'
import { createDatabase } from '../harness.ts'
import type { TestDatabase } from '../harness.ts'

const folder = mkdtempSync(join(tmpdir(), 'fund-migrations-'))
const made: TestDatabase[] = []

async function emptyDatabase(): Promise<TestDatabase> {
  const database = await createDatabase({ empty: true })
  made.push(database)
  return database
}

/** A folder of its own with these files. */
function migrations(files: Record<string, string>): string {
  const own = mkdtempSync(join(folder, 'm-'))
  for (const [name, sql] of Object.entries(files)) writeFileSync(join(own, name), sql)
  return own
}

afterAll(async () => {
  for (const database of made) await database.close()
  rmSync(folder, { recursive: true, force: true })
})

describe('migrations', () => {
  test('bring an empty database to the present, once', async () => {
    const database = await emptyDatabase()
    const names = readdirSync(MIGRATIONS).sort()
    expect(await migrate(database.owner)).toEqual(names)
    expect(await migrate(database.owner)).toEqual([])
    const kept = await database.asAdministrator<{ name: string }>('select name from schema_migrations order by name')
    expect(kept.map(({ name }) => name)).toEqual(names)
  })

  test('bring every earlier version to the present and keep what it holds', async () => {
    const names = readdirSync(MIGRATIONS).sort()
    const database = await emptyDatabase()
    const earlier = migrations({})
    for (const [index, name] of names.entries()) {
      cpSync(join(MIGRATIONS, name), join(earlier, name))
      expect(await migrate(database.owner, { folder: earlier })).toEqual([name])
      // The first one makes what migrations themselves need; from the second on there are tenants.
      if (index > 0)
        await database.asAdministrator(
          `insert into tenants (short_name, name, currency) values ('kept-${index}', 'Kept', 'EUR')`,
        )
    }
    const kept = await database.asAdministrator<{ name: string }>('select short_name as name from tenants order by id')
    expect(kept.map(tenant => tenant.name)).toEqual(names.slice(1).map((_, index) => `kept-${index + 1}`))
  })

  test('run in the order of their numbers and only what is new', async () => {
    const database = await emptyDatabase()
    const files = {
      '0000-a.sql': 'create table a (n int); insert into a values (0)',
      '0001-b.sql': 'insert into a values (1)',
    }
    expect(await migrate(database.owner, { folder: migrations(files) })).toEqual(['0000-a.sql', '0001-b.sql'])
    expect(
      await migrate(database.owner, { folder: migrations({ ...files, '0002-c.sql': 'insert into a values (2)' }) }),
    ).toEqual(['0002-c.sql'])
    expect(await database.asAdministrator('select n from a order by ctid')).toEqual([{ n: 0 }, { n: 1 }, { n: 2 }])
  })

  test('that fail leave nothing behind and say which one failed', async () => {
    const database = await emptyDatabase()
    const broken = migrations({
      '0000-a.sql': 'create table a (n int)',
      '0001-b.sql': 'insert into a values (1); insert into nowhere values (1)',
    })
    await expect(migrate(database.owner, { folder: broken })).rejects.toThrow(
      'The migration 0001-b.sql could not be applied, and nothing of it was kept (relation "nowhere" does not exist).',
    )
    expect(await database.asAdministrator('select n from a')).toEqual([])
    expect(await database.asAdministrator('select name from schema_migrations')).toEqual([{ name: '0000-a.sql' }])
    writeFileSync(join(broken, '0001-b.sql'), 'insert into a values (1)')
    expect(await migrate(database.owner, { folder: broken })).toEqual(['0001-b.sql'])
  })

  test('that were edited after they had been applied are refused until the file is restored and the change is a new one', async () => {
    const database = await emptyDatabase()
    const first = { '0000-a.sql': 'create table a (n int)' }
    await migrate(database.owner, { folder: migrations(first) })
    await expect(
      migrate(database.owner, {
        folder: migrations({ '0000-a.sql': 'create table a (n bigint)', '0001-b.sql': 'drop table a' }),
      }),
    ).rejects.toThrow(
      '0000-a.sql was changed after it had been applied: restore the file and write the change as a new migration.',
    )
    expect(await database.asAdministrator('select n from a')).toEqual([])
    const restored = migrations({ ...first, '0001-b.sql': 'alter table a alter n type bigint' })
    expect(await migrate(database.owner, { folder: restored })).toEqual(['0001-b.sql'])
  })

  test('that applied in an earlier wording, which did the same, are known', async () => {
    const database = await emptyDatabase()
    await migrate(database.owner)
    await database.asAdministrator(
      "update schema_migrations set checksum = '55a7b31f401f44c4b4c8c4d489cf5dd888f77b7aa01c0d5058c37d72571f62da' where name = '0000-foundation.sql'",
    )
    expect(await migrate(database.owner)).toEqual([])
  })

  test('with line ends of Windows are the same migrations', async () => {
    const database = await emptyDatabase()
    await migrate(database.owner, { folder: migrations({ '0000-a.sql': 'create table a (\n  n int\n);\n' }) })
    expect(
      await migrate(database.owner, { folder: migrations({ '0000-a.sql': 'create table a (\r\n  n int\r\n);\r\n' }) }),
    ).toEqual([])
  })

  test('of a newer version are refused by an older one; the newer one starts, and so does the older on an empty database', async () => {
    const database = await emptyDatabase()
    const newer = migrations({ '0000-a.sql': 'select 1', '0001-later.sql': 'select 1' })
    const older = migrations({ '0000-a.sql': 'select 1' })
    await migrate(database.owner, { folder: newer })
    await expect(migrate(database.owner, { folder: older })).rejects.toThrow(
      /The database is newer than this version of the product \(it holds 0001-later\.sql\): start the newer version, .*On a development machine.*delete the data folder/,
    )
    expect(await migrate(database.owner, { folder: newer })).toEqual([])
    expect(await migrate((await emptyDatabase()).owner, { folder: older })).toEqual(['0000-a.sql'])
  })

  test('that come late under an old number are refused until they have the next one', async () => {
    const database = await emptyDatabase()
    await migrate(database.owner, { folder: migrations({ '0001-b.sql': 'select 1' }) })
    await expect(
      migrate(database.owner, { folder: migrations({ '0000-a.sql': 'select 1', '0001-b.sql': 'select 1' }) }),
    ).rejects.toThrow('give it the next number')
    const renamed = migrations({ '0001-b.sql': 'select 1', '0002-a.sql': 'select 1' })
    expect(await migrate(database.owner, { folder: renamed })).toEqual(['0002-a.sql'])
  })

  test('need a number of their own and a plain name', () => {
    const refused: [Record<string, string>, string, Record<string, string>][] = [
      [
        { '0001-a.sql': '', '0001-b.sql': '' },
        '0001-a.sql and 0001-b.sql have the same number: give the newer one the next',
        { '0001-a.sql': '', '0002-b.sql': '' },
      ],
      [{ 'first.sql': '' }, 'first.sql must be named like 0002-short-words.sql.', { '0002-short-words.sql': '' }],
    ]
    for (const [wrong, sentence, followed] of refused) {
      expect(() => readMigrations(migrations(wrong))).toThrow(sentence)
      expect(readMigrations(migrations(followed)).map(({ name }) => name)).toEqual(Object.keys(followed))
    }
  })

  test('need a PostgreSQL of version 15 or newer', async () => {
    const database = await emptyDatabase()
    const folder = migrations({ '0000-a.sql': 'select 1' })
    // Debian's oldest is 15: one that is older is played.
    const { query } = pg.Client.prototype
    Reflect.set(pg.Client.prototype, 'query', async () => ({ rows: [{ version: '140018' }] }))
    try {
      await expect(migrate(database.owner, { folder })).rejects.toThrow('too old: PostgreSQL 15 or newer is needed.')
    } finally {
      Reflect.set(pg.Client.prototype, 'query', query)
    }
    expect(await migrate(database.owner, { folder })).toEqual(['0000-a.sql'])
  })

  test('of two servers that start at once run once', async () => {
    const database = await emptyDatabase()
    const slow = migrations({ '0000-a.sql': 'create table a (n int); select pg_sleep(0.2)' })
    const applied = await Promise.all([
      migrate(database.owner, { folder: slow }),
      migrate(database.owner, { folder: slow }),
    ])
    expect(applied.flat()).toEqual(['0000-a.sql'])
  })

  test('are no longer waited for by a server that is told to stop, nor begun by one that was', async () => {
    const database = await emptyDatabase()
    const stopped = new AbortController()
    const folder = migrations({ '0000-a.sql': 'create table a (n int)' })
    const waiting = async () =>
      (
        await database.asAdministrator(
          `select 1 from pg_locks l join pg_database d on d.oid = l.database
           where d.datname = $1 and l.locktype = 'advisory' and not l.granted`,
          [database.name],
        )
      ).length
    await oneAtATime(database.owner, async () => {
      const attempts = Promise.allSettled([
        migrate(database.owner, { folder, stopped: stopped.signal }),
        oneAtATime(database.owner, () => Promise.resolve(), stopped.signal),
      ])
      await expect.poll(waiting).toBe(2)
      stopped.abort()
      expect((await attempts).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    })
    await expect(migrate(database.owner, { folder, stopped: stopped.signal })).rejects.toThrow('aborted')
    expect(await migrate(database.owner, { folder })).toEqual(['0000-a.sql'])
  })

  test('are taken back by a server that is told to stop while it applies them, and applied by the next one', async () => {
    const database = await emptyDatabase()
    const stopped = new AbortController()
    const made = { '0000-a.sql': 'create table a (n int)' }
    const folder = migrations({ ...made, '0001-b.sql': 'create table b (n int); select pg_sleep(2)' })
    const asleep = async () =>
      (
        await database.asAdministrator(`select 1 from pg_stat_activity where datname = $1 and wait_event = 'PgSleep'`, [
          database.name,
        ])
      ).length
    const attempt = Promise.allSettled([migrate(database.owner, { folder, stopped: stopped.signal })])
    await expect.poll(asleep).toBe(1)
    stopped.abort()
    expect(await attempt).toMatchObject([
      { status: 'rejected', reason: { message: expect.stringContaining('Connection terminated') } },
    ])
    // It waits for the statement that PostgreSQL still ends, and finds nothing of it.
    expect(
      await migrate(database.owner, { folder: migrations({ ...made, '0001-b.sql': 'create table b (n int)' }) }),
    ).toEqual(['0001-b.sql'])
  })

  test('share their turn with other work that only one server may do', async () => {
    const database = await emptyDatabase()
    const order: string[] = []
    const first = oneAtATime(database.owner, async () => {
      order.push('first begins')
      await database.asAdministrator('select pg_sleep(0.2)')
      order.push('first ends')
    })
    await database.asAdministrator('select pg_sleep(0.05)')
    await Promise.all([
      first,
      oneAtATime(database.owner, async () => {
        order.push('second')
      }),
    ])
    expect(order).toEqual(['first begins', 'first ends', 'second'])
  })
})

describe('the catalogue of the migrated database', () => {
  let database: TestDatabase
  /** Tables that belong to no tenant, and why. */
  const WITHOUT_TENANT = ['schema_migrations', 'tenants']

  beforeAll(async () => {
    database = await createDatabase()
    made.push(database)
  })

  const catalogue = <Row extends Record<string, unknown>>(sql: string) => database.asAdministrator<Row>(sql)

  test('has a tenant in every table but those of the platform', async () => {
    const tables = await catalogue<{ name: string; tenant: boolean | null }>(`
      select c.relname as name, a.attnotnull as tenant from pg_class c
      left join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id' and not a.attisdropped
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') order by 1`)
    expect(tables.length).toBeGreaterThan(20)
    expect(tables.filter(({ tenant }) => tenant !== true).map(({ name }) => name)).toEqual(WITHOUT_TENANT)
  })

  test('enables and forces row-level security in every table that the product may touch', async () => {
    const open = await catalogue(`
      select c.relname from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
      and not (c.relrowsecurity and c.relforcerowsecurity)
      and has_table_privilege('fund_runtime', c.oid, 'select, insert, update, delete, truncate, references, trigger')`)
    expect(open).toEqual([])
    const secured = await catalogue<{ relname: string }>(
      "select relname from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not (relrowsecurity and relforcerowsecurity)",
    )
    expect(secured.map(({ relname }) => relname)).toEqual(['schema_migrations'])
  })

  test('has one policy for the product in every table, for reading and for writing, and it compares the tenant', async () => {
    const policies = await catalogue<{ name: string; kind: string; using: string; check: string }>(`
      select c.relname as name, p.polcmd::text as kind, pg_get_expr(p.polqual, p.polrelid) as using, pg_get_expr(p.polwithcheck, p.polrelid) as check
      from pg_class c left join pg_policy p on p.polrelid = c.oid and p.polpermissive and (p.polroles = '{0}' or 'fund_runtime'::regrole = any(p.polroles))
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and c.relrowsecurity order by 1`)
    const wrong = policies.filter(({ name, kind, using, check }) => {
      const column = name === 'tenants' ? 'id' : 'tenant_id'
      const compares = (text: string | null) => text?.includes(`(${column} = current_tenant())`)
      return kind !== '*' || !compares(using) || !compares(check)
    })
    expect(wrong).toEqual([])
    expect(new Set(policies.map(({ name }) => name)).size).toBe(policies.length)
  })

  test('keeps what looks over the border between tenants to one role that can only read', async () => {
    const wide = await catalogue<{ name: string; kind: string; roles: string[] }>(`
      select distinct c.relname as name, p.polcmd::text as kind, array(select r.rolname::text from pg_roles r where r.oid = any(p.polroles)) as roles
      from pg_policy p join pg_class c on c.oid = p.polrelid where p.polroles <> '{0}' order by 1`)
    expect(wide.map(({ kind, roles }) => [kind, roles])).toEqual(wide.map(() => ['r', ['fund_sign_in']]))
    const definers = await catalogue<{ name: string; owner: string; config: string[] }>(`
      select p.proname as name, r.rolname as owner, p.proconfig as config from pg_proc p join pg_roles r on r.oid = p.proowner
      where p.pronamespace = 'public'::regnamespace and p.prosecdef order by 1`)
    expect(definers.map(({ name, owner }) => `${owner} ${name}`)).toEqual([
      'fund_sign_in confirm_account',
      'fund_deletion delete_tenant_rows',
      'fund_sign_in find_accounts',
      'fund_sign_in find_email_link',
      'fund_sign_in find_mail_tenant',
      'fund_sign_in find_onboarding',
      'fund_deletion forget_old_mails',
      'fund_deletion remove_old_visits',
    ])
    for (const { name, config } of definers) expect(config, name).toEqual(['search_path=public, pg_temp'])
    expect(
      await catalogue(
        "select p.proname from pg_proc p where p.prosecdef and p.pronamespace = 'public'::regnamespace and p.proacl::text ~ '(^|[{,])=X'",
      ),
    ).toEqual([])
  })

  test("has the tenant in both ends of every reference between tenants' tables, so that none can cross the border", async () => {
    const references = await catalogue<{ name: string; source: string[]; target: string[]; table: string }>(`
      select c.conname as name, c.confrelid::regclass::text as table,
        array(select a.attname::text from unnest(c.conkey) with ordinality k(n, i) join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.n order by i) as source,
        array(select a.attname::text from unnest(c.confkey) with ordinality k(n, i) join pg_attribute a on a.attrelid = c.confrelid and a.attnum = k.n order by i) as target
      from pg_constraint c where c.contype = 'f' and c.connamespace = 'public'::regnamespace`)
    expect(references.length).toBeGreaterThan(30)
    const wrong = references.filter(({ table, source, target }) =>
      table === 'tenants' ? !source.includes('tenant_id') : source[0] !== 'tenant_id' || target[0] !== 'tenant_id',
    )
    expect(wrong).toEqual([])
  })

  test("has the tenant in front of every key, so that no key tells of another tenant's record", async () => {
    const keys = await catalogue<{ name: string; first: string }>(`
      select i.indexrelid::regclass::text as name, a.attname as first from pg_index i join pg_class c on c.oid = i.indrelid
      join pg_attribute a on a.attrelid = i.indrelid and a.attnum = i.indkey[0]
      where c.relnamespace = 'public'::regnamespace and i.indisunique and c.relname <> all('{schema_migrations,tenants}')`)
    expect(keys.filter(({ first }) => first !== 'tenant_id')).toEqual([])
  })

  test("has no view that would run with its owner's rights", async () => {
    const views = await catalogue(`
      select relname from pg_class where relnamespace = 'public'::regnamespace and relkind in ('v', 'm')
      and not coalesce('security_invoker=true' = any(reloptions), false)`)
    expect(views).toEqual([])
  })

  test('gives the role of the product no way past row-level security', async () => {
    const [role] = await catalogue<Record<string, unknown>>(
      "select rolsuper, rolbypassrls, rolcreaterole, rolcreatedb, rolcanlogin, rolreplication from pg_roles where rolname = 'fund_runtime'",
    )
    expect(role).toEqual({
      rolsuper: false,
      rolbypassrls: false,
      rolcreaterole: false,
      rolcreatedb: false,
      rolcanlogin: false,
      rolreplication: false,
    })
    expect(await catalogue("select relname from pg_class where relowner = 'fund_runtime'::regrole")).toEqual([])
    expect(
      await catalogue("select roleid::regrole::text from pg_auth_members where member = 'fund_runtime'::regrole"),
    ).toEqual([])
    expect(
      await catalogue(
        "select has_schema_privilege('fund_runtime', 'public', 'create') as may_create, has_database_privilege('fund_runtime', current_database(), 'create') as may_make_schemas",
      ),
    ).toEqual([{ may_create: false, may_make_schemas: false }])
    const [own] = await catalogue<Record<string, unknown>>(
      "select has_table_privilege('fund_runtime', 'audit', 'update') as u, has_table_privilege('fund_runtime', 'audit', 'delete') as d, has_table_privilege('fund_runtime', 'audit', 'truncate') as t",
    )
    expect(own).toEqual({ u: false, d: false, t: false })
  })

  test('the login of the embedded database is neither owner nor superuser and has no rights of its own', async () => {
    if (process.env['TEST_DATABASE_URL']) return
    const [login] = await catalogue<Record<string, unknown>>(
      `select rolsuper, rolbypassrls, rolcreaterole, rolcreatedb, rolinherit, (select count(*)::int from pg_class where relowner = r.oid) as owned from pg_roles r where rolname = 'fund_server'`,
    )
    expect(login).toEqual({
      rolsuper: false,
      rolbypassrls: false,
      rolcreaterole: false,
      rolcreatedb: false,
      rolinherit: false,
      owned: 0,
    })
    const [owner] = await catalogue<Record<string, unknown>>(
      "select rolsuper, rolbypassrls from pg_roles where rolname = 'fund_owner'",
    )
    expect(owner).toEqual({ rolsuper: false, rolbypassrls: false })
  })
})
