/**
 * Many rows at once (the ledger of limited partners, the lines of a capital movement): one statement writes them and
 * their lines in the history. The rules of their entity, those of its checks that look at many rows together, and the
 * checks of every write hold for each row. What else would happen with a row that is written alone does not happen
 * here, so rows of an entity that has it are refused, unless the caller says that it does it itself.
 */
import type { DoneByCaller, Operation, ServerArea } from '../../context.ts'
import type { Entity, EntityName, Field } from '../../entity.ts'
import { problem } from '../../problems.ts'
import type { FieldErrors } from '../../problems.ts'
import { draftOf } from '../../validation.ts'
import { inPortions } from './inPortions.ts'
import { run } from '../database/sql.ts'
import { auditSql } from './audit.ts'
import { hasChildRows } from './childRows.ts'
import { isStored, historySql } from './entityRegistry.ts'
import { messageOf } from './findings.ts'
import { valuesToWrite } from './derivedValues.ts'
import { compileFilter } from './query.ts'
import { deliveriesSql } from './subscribers.ts'
import type { SubscribedChange } from './subscribers.ts'
import { areaOf } from './transactionContext.ts'
import type { TransactionContext } from './transactionContext.ts'
import { asStored } from './typed.ts'
import { changesBetween, completed, withDefaults } from './values.ts'
import type { Change, StoredRecord, Values } from './values.ts'

/** Each statement stays far below the time that one may take. */
const ROWS_AT_ONCE = 5_000

const SQL_TYPES: Partial<Record<Field['kind'], string>> = {
  reference: 'bigint',
  integer: 'bigint',
  decimal: 'numeric',
  date: 'date',
  timestamp: 'timestamptz',
  boolean: 'boolean',
}

export async function insertRows(
  current: TransactionContext,
  entity: Entity,
  rows: readonly Values[],
  done: DoneByCaller = [],
): Promise<number[]> {
  assertManyAtOnce(current, entity, ['setAtCreation', 'created'], done)
  const records = await inPortions(rows, row =>
    completed(entity, valuesToWrite(current, entity, withDefaults(entity, row), undefined)),
  )
  for (const check of current.writeChecks)
    for (const record of records) await check.assertWritable(current, entity, undefined, record)
  await assertRules(
    current,
    entity,
    records.map(after => ({ after })),
  )
  const ids: number[] = []
  for (let from = 0; from < records.length; from += ROWS_AT_ONCE)
    ids.push(...(await insertPortion(current, entity, records.slice(from, from + ROWS_AT_ONCE))))
  return ids
}

export interface RowChanges {
  id: number
  changes: Values
}

/** Rows of which nothing changes keep their version; answers how many were changed. */
export async function updateRows(
  current: TransactionContext,
  entity: Entity,
  rows: readonly RowChanges[],
  operation: Operation,
  done: DoneByCaller = [],
): Promise<number> {
  assertManyAtOnce(current, entity, ['changed'], done)
  const stored = await lockedRows(
    current,
    entity,
    rows.map(({ id }) => id),
  )
  const changed = await inPortions(rows, ({ id, changes }) => {
    const before = stored.get(id)
    if (!before) throw problem('not-found')
    const after = completed(entity, valuesToWrite(current, entity, { ...before, ...changes }, before))
    return { before, after, differences: changesBetween(entity, before, after) }
  })
  const written = changed.filter(({ differences }) => differences.length > 0)
  for (const check of current.writeChecks)
    for (const { before, after } of written) await check.assertWritable(current, entity, before, after)
  await assertRules(current, entity, changed)
  for (let from = 0; from < written.length; from += ROWS_AT_ONCE)
    await updatePortion(current, entity, written.slice(from, from + ROWS_AT_ONCE), operation)
  return written.length
}

/** The rows as they stand, held until the transaction ends. */
async function lockedRows(
  { tx, account, registry }: TransactionContext,
  entity: Entity,
  ids: readonly number[],
): Promise<ReadonlyMap<number, StoredRecord>> {
  const view = registry.view(entity)
  const rows = await run<StoredRecord>(
    tx,
    `select ${view.recordSql} from ${view.from} ` +
      'where t.tenant_id = $1::bigint and t.id = any($2::bigint[]) order by t.id for update of t',
    [account.tenantId, ids],
  )
  return new Map(rows.map(row => [row.id, row]))
}

/** Answers how many rows the filter has found and removed. */
export async function deleteRows(current: TransactionContext, entity: Entity, filter: Values): Promise<number> {
  assertRemovedTogether(current, entity)
  const { where, values } = compileFilter(current.registry.view(entity), current.account.tenantId, filter)
  const account = `$${values.length + 1}::bigint`
  const [gone] = await run<{ count: number }>(
    current.tx,
    `with gone as (delete from ${entity.table} t where ${where} returning t.*), ` +
      `${audited(entity, { account, written: 'delete', from: 'gone' })} select count(*)::integer as count from gone`,
    [...values, current.account.id],
  )
  return gone?.count ?? 0
}

function assertManyAtOnce(
  current: TransactionContext,
  entity: Entity,
  hooks: readonly (keyof ServerArea)[],
  done: DoneByCaller,
): void {
  const area = areaOf(current, entity)
  const missed = [
    ...(hasChildRows(entity) ? ['rows of their own'] : []),
    ...['checks' as const, ...hooks].filter(hook => area?.[hook]),
    ...(current.recordChecks.some(check => check.concerns(entity)) ? ['recordChecks'] : []),
  ].filter(one => !done.some(known => known === one))
  if (missed.length > 0) throw new Error(`Rows of ${entity.name} have ${missed.join(', ')}: each is written by itself.`)
}

/** Rules and checks hold of what is written: they have nothing to say of rows that go. */
function assertRemovedTogether(current: TransactionContext, entity: Entity): void {
  const missed = [
    ...(hasChildRows(entity) ? ['rows of their own'] : []),
    ...(areaOf(current, entity)?.removing ? ['removing'] : []),
    ...(current.writeChecks.some(check => check.concerns(entity)) ? ['writeChecks'] : []),
  ]
  if (missed.length > 0) throw new Error(`Rows of ${entity.name} have ${missed.join(', ')}: each is removed by itself.`)
}

/** Messages stand at the place of the row among those given: "3.distribution". */
async function assertRules<E extends EntityName>(
  current: TransactionContext,
  entity: Entity<E>,
  rows: readonly { before?: StoredRecord; after: Values }[],
): Promise<void> {
  const area = areaOf(current, entity)
  if (!area?.rules && !area?.checksOfMany) return
  const context = await current.context()
  const asked = await inPortions(rows, ({ before, after }) => ({
    record: draftOf(entity, after),
    ruleContext: { today: context.today, ...(before && { before: asStored(entity, before) }) },
  }))
  const checked = (await area.checksOfMany?.(context, asked)) ?? []
  const errors: FieldErrors = {}
  await inPortions(asked, ({ record, ruleContext }, index) => {
    for (const finding of [...(area.rules?.(record, ruleContext) ?? []), ...(checked[index] ?? [])])
      if (!finding.warning) (errors[`${index}.${finding.field}`] ??= []).push(messageOf(finding))
  })
  if (Object.keys(errors).length > 0) throw problem('rule', { errors })
}

async function updatePortion(
  { tx, account }: TransactionContext,
  entity: Entity,
  rows: readonly { before: StoredRecord; after: Values; differences: readonly Change[] }[],
  operation: Operation,
): Promise<void> {
  // What is the same in every row does not travel: a few of them hold whole papers.
  const changed = new Set(rows.flatMap(({ differences }) => differences.map(({ field }) => field)))
  const fields = entity.fields.filter(isStored).filter(({ name }) => changed.has(name))
  const shape = fields.map(field => `${field.column} ${SQL_TYPES[field.kind] ?? 'text'}`)
  const given = await inPortions(rows, ({ before, after, differences }) =>
    JSON.stringify({
      row_id: before.id,
      row_changes: differences,
      ...Object.fromEntries<unknown>(fields.map(({ name, column }) => [column, after[name]])),
    }),
  )
  await run(
    tx,
    'with given as (select * from jsonb_to_recordset($3::jsonb) ' +
      `as g(row_id bigint, row_changes jsonb, ${shape.join(', ')})), ` +
      `changed as (update ${entity.table} t set version = t.version + 1, updated_at = now(), ` +
      'updated_by = $2::bigint, ' +
      `${fields.map(({ column }) => `${column} = given.${column}`).join(', ')} ` +
      'from given where t.tenant_id = $1::bigint and t.id = given.row_id ' +
      'returning t.id, t.tenant_id, t.version, given.row_changes), ' +
      `${auditSql({
        tenant: 'changed.tenant_id',
        account: '$2::bigint',
        operation: '$4::text',
        resource: `'${entity.resource}'`,
        record: 'changed.id',
        changes: 'changed.row_changes',
        from: 'changed',
      })}${deliveriesSql(entity, {
        account: '$2::bigint',
        operation: '$4::text',
        written: 'update',
        from: 'changed',
      })} select count(*) from changed`,
    [account.tenantId, account.id, `[${given.join(',')}]`, operation],
  )
}

async function insertPortion(
  { tx, account }: TransactionContext,
  entity: Entity,
  records: readonly Values[],
): Promise<number[]> {
  const fields = entity.fields.filter(field => isStored(field))
  const columns = fields.map(field => field.column)
  const shape = fields.map(field => `${field.column} ${SQL_TYPES[field.kind] ?? 'text'}`)
  const rows = await inPortions(records, record =>
    JSON.stringify(Object.fromEntries<unknown>(fields.map(({ name, column }) => [column, record[name]]))),
  )
  const made = await run<{ id: number }>(
    tx,
    `with made as (insert into ${entity.table} (tenant_id, created_by, updated_by, ${columns.join(', ')}) ` +
      `select $1::bigint, $2::bigint, $2::bigint, ${columns.join(', ')} ` +
      `from jsonb_to_recordset($3::jsonb) as given(${shape.join(', ')}) returning *), ` +
      `${audited(entity, { account: '$2::bigint', written: 'create', from: 'made' })} ` +
      'select id from made',
    [account.tenantId, account.id, `[${rows.join(',')}]`],
  )
  return made.map(({ id }) => id)
}

interface DeliveredRows extends Omit<SubscribedChange, 'operation'> {
  written: 'create' | 'delete'
}

/** What stands in each row, or stood there, without amounts of zero; and what webhooks are told of it. */
function audited(entity: Entity, { account, written, from }: DeliveredRows): string {
  const fields = entity.fields.filter(isStored).map(field => {
    const value = `${from}.${field.column}`
    return `('${field.name}', to_jsonb(${field.kind === 'decimal' ? historySql(field, value) : value}))`
  })
  const [old, now] = written === 'create' ? ['null::jsonb', 'f.value'] : ['f.value', 'null::jsonb']
  const history = auditSql({
    tenant: `${from}.tenant_id`,
    account,
    operation: `'${written}'`,
    resource: `'${entity.resource}'`,
    record: `${from}.id`,
    changes:
      `(select jsonb_agg(jsonb_build_object('field', f.field, 'old', ${old}, 'new', ${now})) ` +
      `from (values ${fields.join(', ')}) as f(field, value) ` +
      `where f.value is not null and f.value not in ('"0.00"', 'null'))`,
    from,
  })
  return history + deliveriesSql(entity, { account, operation: `'${written}'`, written, from })
}
