/** The tables that hold the rows of one tenant, as PostgreSQL's catalogue tells them: none can be forgotten. */
import { CompiledQuery } from 'kysely'
import type { DatabaseTransaction } from '../../context.ts'
import { quoted, TABLES } from '../database/catalogue.ts'
import type { Table } from '../database/catalogue.ts'
import { run } from '../database/sql.ts'

export const TENANTS = 'tenants'
/** The parts of archives: they are in no further archive. */
export const PARTS = 'tenant_export_parts'
/** So many rows travel at a time. */
const PORTION = 1_000

export async function tenantTables(tx: DatabaseTransaction): Promise<Table[]> {
  return (await run<Table>(tx, TABLES)).filter(({ name, hasTenant }) => hasTenant || name === TENANTS)
}

/** The rows of a table as JSON texts, in the order of their key; exact decimals are text in them. */
export async function* rowTexts(
  tx: DatabaseTransaction,
  { name, columns, key, decimals }: Table,
  tenantId: number,
): AsyncGenerator<string[]> {
  const shown = columns.map(column => {
    const own = quoted([column])
    return decimals.includes(column) ? `${own}::text as ${own}` : own
  })
  const owner = name === TENANTS ? 'id' : 'tenant_id'
  const statement =
    `select row_to_json(r)::text as text from (select ${shown.join(', ')} from ${quoted([name])} ` +
    `where ${owner} = $1::bigint order by ${quoted(key)}) r`
  const found = tx.getExecutor().stream<{ text: string }>(CompiledQuery.raw(statement, [tenantId]), PORTION)
  for await (const { rows } of found) yield rows.map(({ text }) => text)
}
