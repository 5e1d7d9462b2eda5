/**
 * What a PostgreSQL that is spread over machines asks of a schema: the tenant begins every key and both sides of every
 * reference, so that whatever belongs together lies together, and ids need to be unique within a tenant alone.
 */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDatabase } from '../harness.ts'
import type { TestDatabase } from '../harness.ts'

/** Tables that belong to no tenant, each with its reason. */
const OF_NO_TENANT = {
  schema_migrations: 'the state of the schema, which is the same for all tenants',
  tenants: 'the tenants themselves, whose id is the tenant_id of everything else',
}

/** Indexes that look over the border between tenants, each with its reason. */
const OVER_THE_BORDER = {
  accounts_by_subject: 'whose account it is that signs in is asked before the tenant is known',
  accounts_by_user_name: 'the same for somebody who was invited',
  mails_guid_everywhere: 'the link of a mail is opened before the tenant is known',
}

let own: TestDatabase

beforeAll(async () => {
  own = await createDatabase()
})
afterAll(() => own.close())

test('every table but two has the tenant as the first column of its primary key', async () => {
  const tables = await own.asAdministrator<{ name: string; first: string | null }>(
    `select c.relname as name, a.attname::text as first
     from pg_class c
       left join pg_index i on i.indrelid = c.oid and i.indisprimary
       left join pg_attribute a on a.attrelid = c.oid and a.attnum = i.indkey[0]
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') order by 1`,
  )
  expect(tables.length).toBeGreaterThan(50)
  expect(tables.filter(({ first }) => first !== 'tenant_id').map(({ name }) => name)).toEqual(Object.keys(OF_NO_TENANT))
})

test('the tenant begins every key and every index, but those by which people are found who sign in', async () => {
  const indexes = await own.asAdministrator<{ name: string; isUnique: boolean }>(
    `select i.indexrelid::regclass::text as name, i.indisunique as "isUnique"
     from pg_index i
       join pg_class c on c.oid = i.indrelid
       left join pg_attribute a on a.attrelid = c.oid and a.attnum = i.indkey[0]
     where c.relnamespace = 'public'::regnamespace and a.attname is distinct from 'tenant_id'
       and c.relname <> all($1) order by 1`,
    [Object.keys(OF_NO_TENANT)],
  )
  expect(indexes.filter(({ isUnique }) => isUnique)).toEqual([])
  expect(indexes.map(({ name }) => name)).toEqual(Object.keys(OVER_THE_BORDER))
})

test('every reference leads from tenant and column to tenant and id, or from the tenant to its own row', async () => {
  const references = await own.asAdministrator<{ name: string; from: string; to: string }>(
    `select f.conname as name, a.attname::text as "from", b.attrelid::regclass || '.' || b.attname as "to"
     from pg_constraint f
       join pg_attribute a on a.attrelid = f.conrelid and a.attnum = f.conkey[1]
       join pg_attribute b on b.attrelid = f.confrelid and b.attnum = f.confkey[1]
     where f.contype = 'f' and f.connamespace = 'public'::regnamespace order by 1`,
  )
  expect(references.length).toBeGreaterThan(100)
  const wrong = references.filter(({ from, to }) => from !== 'tenant_id' || !/(^tenants\.id|\.tenant_id)$/.test(to))
  expect(wrong).toEqual([])
})

test('references can wait for the end of a transaction, which brings or removes all that a tenant has', async () => {
  const [found] = await own.asAdministrator<{ strict: number }>(
    `select count(*)::int as strict from pg_constraint
     where contype = 'f' and connamespace = 'public'::regnamespace and not (condeferrable and not condeferred)`,
  )
  expect(found).toEqual({ strict: 0 })
})
