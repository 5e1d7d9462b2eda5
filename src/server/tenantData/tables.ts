/** The tables that hold the rows of one tenant, as PostgreSQL's catalogue tells them: none can be forgotten. */
import type { DatabaseTransaction } from '../../context.ts'
import { byReference, quoted, TABLES } from '../database/catalogue.ts'
import type { Table } from '../database/catalogue.ts'
import { portions, run } from '../database/sql.ts'

export const TENANTS = 'tenants'
/** The parts of archives: they are in no further archive. */
export const PARTS = 'tenant_export_parts'
/** What records a deletion stays; files of deleted rows are deleted last. */
const OF_DELETION = ['tenant_deletions', 'tenant_deletion_files']
/** So many rows travel at a time. */
const PORTION = 1_000

export async function tenantTables(tx: DatabaseTransaction): Promise<Table[]> {
  const tables = await run<Table>(tx, TABLES)
  return tables.filter(({ name, hasTenant, isUnlogged }) => (hasTenant || name === TENANTS) && !isUnlogged)
}

/** All of them in the order in which their rows can be deleted, those of a group only together; the tenant stays. */
export async function deletedTables(tx: DatabaseTransaction): Promise<Table[][]> {
  const tables = await run<Table>(tx, TABLES)
  return byReference(tables.filter(({ name, hasTenant }) => hasTenant && !OF_DELETION.includes(name))).toReversed()
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
  for await (const rows of portions<{ text: string }>(tx, statement, [tenantId], () => PORTION))
    yield rows.map(({ text }) => text)
}
