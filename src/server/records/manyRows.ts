/**
 * Rows that only the product writes (the ledger of limited partners), many at once: one statement writes them and their
 * lines in the history. Their entities have no rules; the checks of every write hold for each row.
 */
import type { Entity, Field } from '../../entity.ts'
import { run } from '../database/sql.ts'
import { auditSql } from './audit.ts'
import { isStored, jsonSql } from './entityRegistry.ts'
import { compileFilter } from './query.ts'
import { areaOf } from './transactionContext.ts'
import type { TransactionContext } from './transactionContext.ts'
import { completed, withDefaults } from './values.ts'
import type { Values } from './values.ts'

/** Each statement stays far below the time that one may take. */
const ROWS_AT_ONCE = 5_000

const SQL_TYPES: Partial<Record<Field['kind'], string>> = {
  reference: 'bigint',
  integer: 'integer',
  decimal: 'numeric',
  date: 'date',
  timestamp: 'timestamptz',
  boolean: 'boolean',
}

export async function insertRows(
  current: TransactionContext,
  entity: Entity,
  rows: readonly Values[],
): Promise<number[]> {
  assertOnlyProductWrites(current, entity)
  const records = rows.map(row => completed(entity, withDefaults(entity, row)))
  for (const check of current.writeChecks) for (const record of records) await check(current, entity, undefined, record)
  const ids: number[] = []
  for (let from = 0; from < records.length; from += ROWS_AT_ONCE)
    ids.push(...(await insertPortion(current, entity, records.slice(from, from + ROWS_AT_ONCE))))
  return ids
}

/** Answers how many rows the filter has found and removed. */
export async function deleteRows(current: TransactionContext, entity: Entity, filter: Values): Promise<number> {
  assertOnlyProductWrites(current, entity)
  const { where, values } = compileFilter(current.registry.view(entity), current.account.tenantId, filter)
  const account = `$${values.length + 1}::bigint`
  const [gone] = await run<{ count: number }>(
    current.tx,
    `with gone as (delete from ${entity.table} t where ${where} returning t.*), ` +
      `${audited(entity, account, 'delete', 'gone')} select count(*)::integer as count from gone`,
    [...values, current.account.id],
  )
  return gone?.count ?? 0
}

function assertOnlyProductWrites(current: TransactionContext, entity: Entity): void {
  const area = areaOf(current, entity)
  if (area?.rules || area?.checks || entity.fields.some(field => field.kind === 'childRows'))
    throw new Error(`Rows of ${entity.name} have rules or rows of their own: each is written by itself.`)
}

async function insertPortion(
  { tx, account }: TransactionContext,
  entity: Entity,
  records: readonly Values[],
): Promise<number[]> {
  const fields = entity.fields.filter(field => isStored(field))
  const columns = fields.map(field => field.column)
  const shape = fields.map(field => `${field.column} ${SQL_TYPES[field.kind] ?? 'text'}`)
  const rows = records.map(record =>
    Object.fromEntries<unknown>(fields.map(({ name, column }) => [column, record[name]])),
  )
  const made = await run<{ id: number }>(
    tx,
    `with made as (insert into ${entity.table} (tenant_id, created_by, updated_by, ${columns.join(', ')}) ` +
      `select $1::bigint, $2::bigint, $2::bigint, ${columns.join(', ')} ` +
      `from jsonb_to_recordset($3::jsonb) as given(${shape.join(', ')}) returning *), ` +
      `${audited(entity, '$2::bigint', 'create', 'made')} select id from made`,
    [account.tenantId, account.id, JSON.stringify(rows)],
  )
  return made.map(({ id }) => id)
}

/** What stands in each row, or stood there, without amounts of zero. */
function audited(entity: Entity, account: string, operation: 'create' | 'delete', from: 'made' | 'gone'): string {
  const fields = entity.fields.filter(isStored).map(({ name, column, kind, format }) => {
    const value = `${from}.${column}`
    return `('${name}', to_jsonb(${kind === 'decimal' ? jsonSql(kind, value, format) : value}))`
  })
  const [old, now] = operation === 'create' ? ['null::jsonb', 'f.value'] : ['f.value', 'null::jsonb']
  return auditSql({
    tenant: `${from}.tenant_id`,
    account,
    operation: `'${operation}'`,
    resource: `'${entity.resource}'`,
    record: `${from}.id`,
    changes:
      `(select jsonb_agg(jsonb_build_object('field', f.field, 'old', ${old}, 'new', ${now})) ` +
      `from (values ${fields.join(', ')}) as f(field, value) ` +
      `where f.value is not null and f.value not in ('"0.00"', 'null'))`,
    from,
  })
}
