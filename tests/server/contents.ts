/** A fingerprint of every table, to show that a refused request has changed nothing. */
import type { TestDatabase } from './harness.ts'

/** Signing in is noted with the account; it is no change of data. */
const WITHOUT: Record<string, string> = { accounts: " - 'last_sign_in_at'" }

export async function contentsOf(database: TestDatabase): Promise<Record<string, string>> {
  const tables = await database.asAdministrator<{ name: string }>(`select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind = 'r' and c.relname <> 'schema_migrations' order by 1`)
  const parts = tables.map(({ name }) => `select '${name}' as name, count(*) || ' ' || coalesce(md5(string_agg(row::text, '' order by row::text)), '') as print from (select to_jsonb(t)${WITHOUT[name] ?? ''} as row from ${name} t) rows`)
  const rows = await database.asAdministrator<{ name: string; print: string }>(parts.join(' union all '))
  return Object.fromEntries(rows.map(({ name, print }) => [name, print]))
}
