/** A new tenant begins with all countries and currencies, so that its staff can choose from them at once. */
import { sql } from 'kysely'
import { COUNTRIES } from '../countries/iso3166.ts'
import { CURRENCIES } from '../currencies/iso4217.ts'
import type { Context, StoredRecord } from '../context.ts'

/** Runs in the transaction that made the tenant. The rows belong to the new tenant, which is nobody's own yet: the transaction works for it meanwhile. */
export async function giveReferenceData({ database, account }: Context, tenant: StoredRecord): Promise<void> {
  const before = account.tenantId === null ? '' : String(account.tenantId)
  await sql`select set_config('app.tenant', ${String(tenant.id)}, true)`.execute(database)
  await sql`insert into countries (tenant_id, code, name, created_by, updated_by)
    select ${tenant.id}::bigint, given.code, given.name, ${account.id}::bigint, ${account.id}::bigint
    from unnest(${COUNTRIES.map(({ code }) => code)}::text[], ${COUNTRIES.map(({ name }) => name)}::text[]) as given(code, name)`.execute(database)
  await sql`insert into currencies (tenant_id, code, name, minor_units, created_by, updated_by)
    select ${tenant.id}::bigint, given.code, given.name, given.minor_units, ${account.id}::bigint, ${account.id}::bigint
    from unnest(${CURRENCIES.map(({ code }) => code)}::text[], ${CURRENCIES.map(({ name }) => name)}::text[], ${CURRENCIES.map(({ minorUnits }) => minorUnits)}::integer[]) as given(code, name, minor_units)`.execute(database)
  await sql`select set_config('app.tenant', ${before}, true)`.execute(database)
}
