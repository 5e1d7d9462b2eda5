/** What PostgreSQL's catalogue tells of the tables that a copy holds. */
import type pg from 'pg'
import { quoted, TABLES } from '../database/catalogue.ts'
import type { Table } from '../database/catalogue.ts'

export async function readTables(client: pg.Client): Promise<Table[]> {
  return (await client.query<Table>(TABLES)).rows.filter(({ isUnlogged }) => !isUnlogged)
}

export interface LastNumber {
  table: string
  column: string
  last: string
  given: boolean
}

/** How far PostgreSQL has counted: no number is given out a second time, not even that of a row that is gone. */
export async function readLastNumbers(client: pg.Client, tables: readonly Table[]): Promise<LastNumber[]> {
  const numbers: LastNumber[] = []
  for (const { name: table, numbered } of tables)
    for (const column of numbered) {
      const sequence = `pg_get_serial_sequence('${quoted([table])}', '${column}')`
      const { rows } = await client.query<{ name: string }>(`select ${sequence} as name`)
      const found = await client.query<{ last: string; given: boolean }>(
        `select last_value::text as last, is_called as given from ${rows[0]?.name}`,
      )
      if (found.rows[0]) numbers.push({ table, column, ...found.rows[0] })
    }
  return numbers
}

export async function writeLastNumbers(client: pg.Client, numbers: readonly LastNumber[]): Promise<void> {
  for (const { table, column, last, given } of numbers)
    await client.query('select setval(pg_get_serial_sequence($1, $2), $3::bigint, $4)', [
      quoted([table]),
      column,
      last,
      given,
    ])
}

/**
 * Statements that let rows come in whatever order and for all tenants, and those that put everything back as it was.
 * The references are checked as a whole when they are put back.
 */
export async function openTables(client: pg.Client): Promise<{ open: string[]; close: string[] }> {
  const references = await client.query<{ table: string; name: string; definition: string }>(
    `select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by 1, 2`,
  )
  const forced = await client.query<{ table: string }>(
    `select oid::regclass::text as table from pg_class
     where relnamespace = 'public'::regnamespace and relkind = 'r' and relforcerowsecurity order by 1`,
  )
  const triggered = await client.query<{ table: string }>(
    `select distinct tgrelid::regclass::text as table from pg_trigger where not tgisinternal order by 1`,
  )
  const each = (rows: readonly { table: string }[], change: string) =>
    rows.map(({ table }) => `alter table ${table} ${change}`)
  return {
    open: [
      ...references.rows.map(({ table, name }) => `alter table ${table} drop constraint ${name}`),
      ...each(triggered.rows, 'disable trigger user'),
      ...each(forced.rows, 'no force row level security'),
    ],
    close: [
      ...references.rows.map(
        ({ table, name, definition }) => `alter table ${table} add constraint ${name} ${definition}`,
      ),
      ...each(triggered.rows, 'enable trigger user'),
      ...each(forced.rows, 'force row level security'),
    ],
  }
}
