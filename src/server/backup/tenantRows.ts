/** All rows of one tenant, as a connection sees them for which it is set: row-level security holds for owners too. */
import type pg from 'pg'
import { quoted } from '../database/catalogue.ts'
import type { Table } from '../database/catalogue.ts'
import { readTables } from './catalogue.ts'
import { copyIn, copyOut } from './copyRows.ts'

/**
 * Where a tenant is belongs to the database and not to the tenant, as does how far the log of the database reached
 * when somebody saved last, which means nothing in another one (`saved_positions`; no copy holds what is not logged).
 */
const PLACES_TABLE = 'tenant_places'

/** "from … where …"; what was done to the tenant itself is told where the tenants are kept. */
function rowsIn({ name }: Table): string {
  const others = name === 'audit' ? " and resource <> 'tenants'" : ''
  return `from ${quoted([name])} where tenant_id = current_tenant()${others}`
}

/** The tables with rows of tenants. */
export async function readTenantTables(client: pg.Client): Promise<Table[]> {
  return (await readTables(client)).filter(({ name, hasTenant }) => hasTenant && name !== PLACES_TABLE)
}

/** In a transaction of each; what was there before goes. References wait for its end. */
export async function copyTables(from: pg.Client, to: pg.Client, tables: readonly Table[]): Promise<void> {
  await removeRows(to, tables)
  for (const table of tables) await copyTable(from, to, table)
}

/** COPY does not go into a table with row-level security: rows arrive beside it. */
async function copyTable(from: pg.Client, to: pg.Client, table: Table): Promise<void> {
  const [name, columns] = [quoted([table.name]), quoted(table.columns)]
  await to.query(`create temp table arriving (like ${name}) on commit drop`)
  await copyIn(to, `arriving (${columns})`, copyOut(from, `select ${columns} ${rowsIn(table)}`))
  await to.query(`insert into ${name} (${columns}) overriding system value select ${columns} from arriving`)
  await to.query('drop table arriving')
}

export async function removeRows(client: pg.Client, tables: readonly Table[]): Promise<void> {
  await client.query('set constraints all deferred')
  for (const table of tables) await client.query(`delete ${rowsIn(table)}`)
}

/** Positions from before the tenant left: a copy that has not followed since would be taken to have followed. */
export async function removePositions(client: pg.Client): Promise<void> {
  await client.query('delete from saved_positions where tenant_id = current_tenant()')
}

/** The tables whose rows are not the same in both. */
export async function changedTables(one: pg.Client, other: pg.Client, tables: readonly Table[]): Promise<Table[]> {
  const [here, there] = await Promise.all([one, other].map(client => printsOf(client, tables)))
  return tables.filter(({ name }) => here?.get(name) !== there?.get(name))
}

/** Number and hash of the rows of each table, whatever their order; in one statement, because people wait for it. */
async function printsOf(client: pg.Client, tables: readonly Table[]): Promise<Map<string, string>> {
  const prints = tables.map(
    table =>
      `select '${table.name}' as name, count(*) || ' ' || coalesce(md5(string_agg(hash, '' order by hash)), '') as print
       from (select md5(row(${quoted(table.columns)})::text) as hash ${rowsIn(table)}) as hashes`,
  )
  const { rows } = await client.query<{ name: string; print: string }>(prints.join(' union all '))
  return new Map(rows.map(({ name, print }) => [name, print]))
}

export async function countRows(client: pg.Client, tables: readonly Table[]): Promise<number> {
  const counts = tables.map(table => `select count(*) ${rowsIn(table)}`)
  const { rows } = await client.query<{ count: string }>(counts.join(' union all '))
  return rows.reduce((sum, { count }) => sum + Number(count), 0)
}
