/** A fingerprint of every table, to show that a refused request has changed nothing. */
import type { TestDatabase } from './harness.ts'

/** Every change of a row makes a new version of it, marked with the number of its transaction. */
const PRINT = "count(*) || ' ' || coalesce(sum(xmin::text::bigint), 0)"
/** Signing in is noted with the account; that is no change of data. */
const ACCOUNTS =
  "count(*) || ' ' || coalesce(md5(string_agg((to_jsonb(t) - 'last_sign_in_at')::text, '' order by id)), '')"

export async function contentsOf(database: TestDatabase): Promise<Record<string, string>> {
  const tables = await tablesOf(database)
  const parts = tables.map(
    name => `select '${name}' as name, ${name === 'accounts' ? ACCOUNTS : PRINT} as print from ${name} t`,
  )
  const rows = await database.asAdministrator<{ name: string; print: string }>(parts.join(' union all '))
  return Object.fromEntries(rows.map(({ name, print }) => [name, print]))
}

const known = new Map<TestDatabase, string[]>()

async function tablesOf(database: TestDatabase): Promise<string[]> {
  const found =
    known.get(database) ??
    (
      await database.asAdministrator<{
        name: string
      }>(`select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind = 'r' and c.relname <> 'schema_migrations' order by 1`)
    ).map(({ name }) => name)
  known.set(database, found)
  return found
}

/** Reads what RFC 4180 describes. */
export function parseCsv(text: string): string[][] {
  const rows: string[][] = [[]]
  for (const [, quoted, plain, end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^,\r\n"]*))(,|\r\n|$)/g)) {
    rows.at(-1)!.push(quoted?.replaceAll('""', '"') ?? plain ?? '')
    if (end === '\r\n') rows.push([])
    if (end === '') break
  }
  return rows.slice(0, -1)
}
