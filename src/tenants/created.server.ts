/**
 * What a new tenant begins with: all countries and currencies to choose from, and the administrator who makes all other
 * accounts.
 */
import { sql } from 'kysely'
import { invite } from '../accounts/actions.server.ts'
import { COUNTRIES } from '../countries/iso3166.ts'
import { CURRENCIES } from '../currencies/iso4217.ts'
import type { Context, StoredRecord } from '../context.ts'
import { problem } from '../problems.ts'
import { text } from '../texts.ts'

/**
 * Runs in the transaction that made the tenant. The rows belong to the new tenant, which is nobody's own yet: the
 * transaction works for it meanwhile.
 */
export async function beginTenant(context: Context, tenant: StoredRecord): Promise<void> {
  const { database, account } = context
  const before = account.tenantId === null ? '' : String(account.tenantId)
  await sql`select set_config('app.tenant', ${String(tenant.id)}, true)`.execute(database)
  await giveReferenceData(context, tenant)
  await inviteAdministrator(context, tenant)
  await sql`select set_config('app.tenant', ${before}, true)`.execute(database)
}

async function giveReferenceData({ database, account }: Context, tenant: StoredRecord): Promise<void> {
  await sql`insert into countries (tenant_id, code, name, created_by, updated_by)
    select ${tenant.id}::bigint, given.code, given.name, ${account.id}::bigint, ${account.id}::bigint
    from unnest(${COUNTRIES.map(({ code }) => code)}::text[], ${COUNTRIES.map(({ name }) => name)}::text[]) as given(code, name)`.execute(
    database,
  )
  await sql`insert into currencies (tenant_id, code, name, minor_units, created_by, updated_by)
    select ${tenant.id}::bigint, given.code, given.name, given.minor_units, ${account.id}::bigint, ${account.id}::bigint
    from unnest(${CURRENCIES.map(({ code }) => code)}::text[], ${CURRENCIES.map(({ name }) => name)}::text[], ${CURRENCIES.map(({ minorUnits }) => minorUnits)}::integer[]) as given(code, name, minor_units)`.execute(
    database,
  )
}

async function inviteAdministrator(context: Context, tenant: StoredRecord): Promise<void> {
  const { database, account } = context
  const person = { name: tenant['administratorName'], userName: tenant['administratorEmail'] }
  const changes = Object.entries(person).map(([field, value]) => ({ field, old: null, new: value }))
  const made = await sql<{ id: number }>`with made as (
      insert into accounts (tenant_id, name, user_name, status, created_by, updated_by)
      values (${tenant.id}, ${person.name}::text, ${person.userName}::text, 'Creating', ${account.id}::bigint, ${account.id}::bigint) returning id),
    noted as (insert into audit (tenant_id, account_id, action, resource, record_id, changes)
      select ${tenant.id}::bigint, ${account.id}::bigint, 'create', 'accounts', id, ${JSON.stringify(changes)}::jsonb from made)
    select id from made`
    .execute(database)
    .catch(refuseKnownPerson)
  await invite(
    { ...context, account: { ...account, tenantId: tenant.id } },
    { ...person, id: made.rows[0]!.id, version: 1, contactId: null },
  )
}

/** The database knows the people of all tenants, nobody else does. */
function refuseKnownPerson(error: unknown): never {
  if (error instanceof Error && 'code' in error && error.code === '23505')
    throw problem('already-exists', { errors: { administratorEmail: [text('rule.tenant.administratorTaken')] } })
  throw error
}
