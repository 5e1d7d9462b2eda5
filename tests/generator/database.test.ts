import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Insertable, Selectable } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { understand } from '../../scripts/generator/generate.ts'
import { draftMigration } from '../../scripts/generator/migrations.ts'
import { databaseSql } from '../../scripts/generator/sql.ts'
import type { Tables } from '../../generated/tables.ts'
import type { DatabaseTables } from '../../src/context.ts'
import type { Timestamp } from '../../src/entity.ts'
import { createDatabase, type TestDatabase } from '../server/harness.ts'
import { ADDITIVE, type Change } from './changes.ts'
import { files, ship } from './samples.ts'

const root = new URL('../..', import.meta.url).pathname
let place: TestDatabase

beforeAll(async () => {
  place = await createDatabase()
}, 60_000)
afterAll(() => place.close())

type Kind<Value> = Value extends number
  ? 'number'
  : Value extends boolean
    ? 'boolean'
    : Value extends Timestamp
      ? 'timestamp'
      : 'text'
/** What may be null may be left out as well, so a default shows only in what may not. */
type Column<
  Table,
  Name extends keyof Selectable<Table> & keyof Insertable<Table>,
> = unknown extends Selectable<Table>[Name]
  ? 'json'
  : null extends Selectable<Table>[Name]
    ? `${Kind<NonNullable<Selectable<Table>[Name]>>} or null`
    : object extends Pick<Insertable<Table>, Name>
      ? `${Kind<Selectable<Table>[Name]>} by default`
      : Kind<Selectable<Table>[Name]>

/** The tables that no schema describes: the compiler holds them against their types, a test against the database. */
const PRODUCT_TABLES: {
  [Name in Exclude<keyof DatabaseTables, keyof Tables>]: {
    [C in keyof DatabaseTables[Name]]: Column<
      DatabaseTables[Name],
      C & keyof Selectable<DatabaseTables[Name]> & keyof Insertable<DatabaseTables[Name]>
    >
  }
} = {
  audit: {
    tenant_id: 'number',
    id: 'number by default',
    at: 'timestamp by default',
    account_id: 'number or null',
    action: 'text',
    resource: 'text',
    record_id: 'number',
    changes: 'json',
  },
  idempotency_keys: {
    tenant_id: 'number',
    account: 'text',
    route: 'text',
    key: 'text',
    body_hash: 'text',
    status: 'number or null',
    headers: 'json',
    answer: 'text or null',
    created_at: 'timestamp by default',
  },
  request_counts: { tenant_id: 'number by default', place: 'text', count: 'number', until: 'timestamp' },
  service_account_keys: { tenant_id: 'number', service_account_id: 'number', hash: 'text' },
  tenant_deletion_files: { tenant_id: 'number', content_key: 'text' },
  tenant_deletions: {
    tenant_id: 'number',
    short_name: 'text',
    status: 'text by default',
    asked_at: 'timestamp',
    begun_by: 'text',
    begun_at: 'timestamp',
    begun_in: 'number by default',
    finished_at: 'timestamp or null',
    rows_deleted: 'number by default',
    files_deleted: 'number by default',
  },
  tenant_export_parts: {
    tenant_id: 'number',
    export_id: 'number',
    position: 'number',
    files: 'json',
    entries: 'json',
    content_key: 'text or null',
    content_hash: 'text or null',
    size: 'number or null',
  },
  tenant_places: { tenant_id: 'number', database: 'number', moving: 'boolean by default' },
  sign_in_state: {
    tenant_id: 'number by default',
    key: 'text',
    payload: 'json',
    expires_at: 'timestamp or null',
  },
  webhook_secrets: {
    tenant_id: 'number',
    webhook_id: 'number',
    secret: 'text',
    created_at: 'timestamp',
    until: 'timestamp or null',
  },
}

/** Runs statements in a schema of their own, which stands before the product's. */
async function runIn(schema: string, ...statements: string[]): Promise<void> {
  await place.asAdministrator(
    [`create schema if not exists ${schema}`, `set search_path = ${schema}, public`, ...statements].join(';\n'),
  )
}

/**
 * Columns, constraints, indexes, policies and grants of a schema, as the catalogue tells them. A constraint that was
 * added to rows which may break it holds for what is written from then on, and counts like the others.
 */
async function catalogue(schema: string, tables?: readonly string[]): Promise<string[]> {
  const rows = await place.asAdministrator<{ line: string; table: string }>(`
    with t as (select c.oid, c.relname, c.relrowsecurity, c.relforcerowsecurity, c.relacl from pg_class c where c.relnamespace = '${schema}'::regnamespace and c.relkind = 'r')
    select relname as table, 'column ' || a.attname || ' ' || format_type(a.atttypid, a.atttypmod) || ' ' || a.attnotnull || ' ' || a.attidentity::text || ' ' || coalesce(pg_get_expr(d.adbin, d.adrelid), '') as line
      from t join pg_attribute a on a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped left join pg_attrdef d on d.adrelid = t.oid and d.adnum = a.attnum
    union all select relname, 'constraint ' || conname || ' ' || pg_get_constraintdef(k.oid) from t join pg_constraint k on k.conrelid = t.oid where contype <> 'n'
    union all select relname, 'index ' || replace(indexdef, '${schema}.', '') from t join pg_indexes i on i.schemaname = '${schema}' and i.tablename = relname
    union all select relname, 'policy ' || policyname || ' ' || coalesce(qual, '') || ' ' || coalesce(with_check, '') from t join pg_policies p on p.schemaname = '${schema}' and p.tablename = relname
    union all select relname, 'security ' || relrowsecurity || ' ' || relforcerowsecurity from t
    union all select relname, 'grant ' || g.privilege_type from t, aclexplode(relacl) g where g.grantee = 'fund_runtime'::regrole`)
  return rows
    .filter(({ table }) => tables?.includes(table) ?? true)
    .map(({ table, line }) => `${table}: ${line.replaceAll(`${schema}.`, '').replace(/ NOT VALID$/, '')}`)
    .sort()
}

const databaseAfter = (change: Change) => {
  const schema = ship()
  change(schema)
  return understand(files({ 'ship.json': schema })).database
}

describe('the generated database', { timeout: 60_000 }, () => {
  test('is what the migrations make of an empty one', async () => {
    const { tables } = JSON.parse(readFileSync(join(root, 'generated/database.json'), 'utf8')) as {
      tables: Record<string, unknown>
    }
    await runIn('described', readFileSync(join(root, 'generated/database.sql'), 'utf8'))
    const described = await catalogue('described')
    const migrated = new Set(await catalogue('public', Object.keys(tables)))
    // What migrations take back by hand: rows of the ledger are only added and removed, what was published is kept.
    const taken = [
      'capital_account_statements: grant DELETE',
      'capital_account_statements: grant UPDATE',
      'limited_partner_commitments: grant UPDATE',
      'limited_partner_transactions: grant UPDATE',
      'performance_reports: grant DELETE',
      'performance_reports: grant UPDATE',
    ]
    expect(described.filter(line => !migrated.has(line))).toEqual(taken)
    // What migrations add by hand are further indexes and policies, never columns, and of constraints only what a
    // schema cannot say: one source for each row of the ledger, and that a program is no person.
    const known = new Set(described)
    const addedByHand = /_one_source CHECK|accounts_program_is_nobody CHECK/
    expect(
      [...migrated].filter(
        line => !known.has(line) && !addedByHand.test(line) && /: (column|constraint|security|grant) /.test(line),
      ),
    ).toEqual([])
  })

  test.each(Object.entries(PRODUCT_TABLES))('has the table %s as its type says', async (table, columns) => {
    const stored = await place.asAdministrator<{ name: string; column: string }>(`
      select column_name as name, case data_type when 'jsonb' then 'json' else
        case when data_type in ('bigint', 'integer') then 'number' when data_type like 'timestamp%' then 'timestamp' else data_type end
        || case when is_nullable = 'YES' then ' or null' when column_default is not null or is_identity = 'YES' then ' by default' else '' end
      end as column from information_schema.columns where table_schema = 'public' and table_name = '${table}'`)
    expect(Object.fromEntries(stored.map(({ name, column }) => [name, column]))).toEqual(columns)
  })

  test.each(ADDITIVE.map(([name, change], index): [string, Change, number] => [name, change, index]))(
    'is reached by the drafted migration too: %s',
    async (_name, change, index) => {
      const [before, after] = [databaseAfter(() => undefined), databaseAfter(change)]
      const { draft } = draftMigration(before, after, () => 1)
      await runIn(`migrated_${index}`, databaseSql(before), draft!.sql)
      await runIn(`made_${index}`, databaseSql(after))
      expect(await catalogue(`migrated_${index}`)).toEqual(await catalogue(`made_${index}`))
    },
  )

  test('refuses what the checks of a schema forbid, whatever the product lets through', async () => {
    await runIn(
      'checked',
      databaseSql(databaseAfter(() => undefined)),
      "insert into tenants (id, name) values (1, 'One'), (2, 'Two')",
      "insert into harbours (tenant_id, id, name) values (1, 7, 'Port')",
    )
    const insert = (columns: string, values: string) =>
      runIn(
        'checked',
        `insert into ships (tenant_id, harbour_id, name, code, ${columns}) values (1, 7, 'Ann', 'ANN', ${values})`,
      )
    await insert('price, built, colour, year', "10.50, '2026-03-31', 'Red', 1999")
    for (const [columns, values] of [
      ['price', "'NaN'"],
      ['price', '0'],
      ['price', '-1'],
      ['price, built', "1, 'infinity'"],
      ['price, built', "1, '1899-12-31'"],
      ['price, colour', "1, 'Green'"],
      ['price, year', '1, 2201'],
      ['price, paint', "1, repeat('x', 201)"],
    ]) {
      await expect(insert(columns!, values!), `${columns} = ${values}`).rejects.toThrow('violates check constraint')
    }
    await expect(
      runIn('checked', "insert into ships (tenant_id, harbour_id, name, code, price) values (2, 7, 'Ann', 'ANN', 1)"),
    ).rejects.toThrow('ships_harbour_id_fkey')
    await expect(insert('price', '1')).rejects.toThrow('ships_code_key')
  })
})
