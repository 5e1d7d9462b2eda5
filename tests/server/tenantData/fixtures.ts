/** Two tenants with rows of every kind and with files, and what is told of all that one of them keeps. */
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Resource } from '../../../src/entity.ts'
import type { Api } from '../api.ts'
import { allEntities, World } from '../samples.ts'
import { PDF, keptFile, upload } from '../uploads.ts'

const GLOBAL: readonly Resource[] = ['tenants']

export async function fillTenant(api: Api, tenant: 'own' | 'other', canary: string): Promise<void> {
  const world = new World(api, tenant)
  const id = api.tenants[tenant]
  const person = tenant === 'own' ? 'admin' : 'stranger'
  for (const { resource } of allEntities)
    if (!GLOBAL.includes(resource) && !KEEPING_FILES.includes(resource)) await world.shared(resource)
  const contact = await world.make('contacts', { lastName: canary })
  for (const name of [`${canary} 1.pdf`, `${canary} 2.pdf`, 'a/b.pdf'])
    await upload(
      api,
      person,
      `/api/contacts/${contact.id}/documents`,
      name,
      Buffer.concat([PDF, Buffer.from(`${canary} ${name}`)]),
    )
  for (const resource of ['notices', 'capital-account-statements'] as const) {
    const content = Buffer.concat([PDF, Buffer.from(resource)])
    await world.insert(resource, await keptFile(api, content))
  }
  for (const statement of BESIDES) await api.database.asAdministrator(statement, [id])
  await api.post(person, '/api/countries', await world.body('countries'), { key: `key-of-${tenant}` })
}

/** Rows that no call of the API makes by itself. */
const BESIDES = [
  `insert into capital_movement_periods (tenant_id, capital_movement_id, position, reporting_period_id)
   select m.tenant_id, m.id, 0, p.id from capital_movements m, reporting_periods p
   where m.tenant_id = $1 and p.tenant_id = $1 limit 1`,
  `insert into fair_value_weighted_values
     (tenant_id, fair_value_id, position, company_id, fully_diluted_ownership, company_value)
   select v.tenant_id, v.id, 0, c.id, 10, 1000 from fair_values v, companies c
   where v.tenant_id = $1 and c.tenant_id = $1 limit 1`,
  `insert into invoice_fee_trace (tenant_id, invoice_id, position, step, amount)
   select tenant_id, id, 0, 'Part', 2 from invoices where tenant_id = $1 limit 1`,
  `insert into limited_partner_additional_contacts (tenant_id, limited_partner_id, position, contact_id)
   select p.tenant_id, p.id, 0, c.id from limited_partners p, contacts c
   where p.tenant_id = $1 and c.tenant_id = $1 limit 1`,
  `insert into service_account_keys (tenant_id, service_account_id, hash)
   select tenant_id, id, repeat('k', 43) from service_accounts where tenant_id = $1 limit 1`,
  `insert into sign_in_state (tenant_id, key, payload) values ($1, 'key', '{}')`,
  `insert into tenant_places (tenant_id, database) values ($1, 1)`,
]

/** Their rows name a content of the file store. */
const KEEPING_FILES: readonly Resource[] = ['documents', 'notices', 'capital-account-statements', 'tenant-exports']

export async function tablesWithTenant(api: Api): Promise<string[]> {
  const tables = await api.database.asAdministrator<{ name: string }>(
    `select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id'
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relpersistence = 'p' order by 1`,
  )
  return tables.map(({ name }) => name)
}

/** Past row-level security: how many rows of each table are the tenant's, and the hash of all of them. */
export async function rowsOf(api: Api, tenantId: number): Promise<Map<string, { rows: number; hash: string }>> {
  const tables = (await tablesWithTenant(api)).map(name => [name, 'tenant_id'])
  const told = await api.database.asAdministrator<{ name: string; rows: number; hash: string }>(
    [['tenants', 'id'], ...tables]
      .map(
        ([name, owner]) =>
          `select '${name}' as name, count(*)::int as rows,
             md5(coalesce(string_agg(t::text, ',' order by t::text), '')) as hash from ${name} t where ${owner} = $1`,
      )
      .join(' union all '),
    [tenantId],
  )
  return new Map(told.map(({ name, ...row }) => [name, row]))
}

/** The hash of each file that a row of the tenant names; null where it is gone. */
export async function filesOf(api: Api, keys: readonly string[]): Promise<Map<string, string | null>> {
  const told = new Map<string, string | null>()
  for (const key of keys) {
    const content = await readFile(join(api.folder, key.slice(0, 2), key)).catch(() => null)
    told.set(key, content && createHash('sha256').update(content).digest('hex'))
  }
  return told
}

export async function keysOf(api: Api, tenantId: number): Promise<string[]> {
  const keeping = ['documents', 'notices', 'capital_account_statements', 'tenant_export_parts']
  const found = await api.database.asAdministrator<{ key: string }>(
    keeping
      .map(each => `select content_key as key from ${each} where tenant_id = $1 and content_key is not null`)
      .join(' union '),
    [tenantId],
  )
  return found.map(({ key }) => key).sort()
}
