/**
 * The statements that read and write one record of a tenant. Every write is one statement that changes the row and adds
 * to the history; row-level security stands behind the tenant conditions written here. Only write.ts writes with them.
 */
import type { Operation } from '../../context.ts'
import { stateName } from '../../entity.ts'
import type { Entity } from '../../entity.ts'
import { problem } from '../../problems.ts'
import { requestText } from '../../texts/requests.ts'
import { run, runLast, Values as Parameters } from '../database/sql.ts'
import { auditSql } from './audit.ts'
import { hasChildRows, writeChildRows } from './childRows.ts'
import { isStored } from './entityRegistry.ts'
import type { Lock, View } from './entityRegistry.ts'
import { wrongState } from './states.ts'
import { deliveriesSql } from './subscribers.ts'
import type { SubscribedChange } from './subscribers.ts'
import type { TransactionContext } from './transactionContext.ts'
import { changesBetween, completed, withDefaults } from './values.ts'
import type { Change, StoredRecord, Values } from './values.ts'

export interface RowChange {
  /** What the history says was done; without it nothing is added (a first step, told together with the second). */
  operation?: Operation | undefined
  /** States of which the stored one must be one. */
  from?: readonly string[] | undefined
  /** The second step of one operation. */
  sameVersion?: true
  /** What else belongs into the history: the input of an action. */
  input?: readonly Change[]
  /** Nothing follows in the transaction. */
  last?: boolean
}

/** With `last` the statement ends its transaction. */
const runner = (last: boolean): typeof runLast => (last ? runLast : run)

export function recordStatement(
  tenantId: number | null,
  view: View,
  id: number,
  lock: Lock = '',
): { sql: string; values: unknown[] } {
  return { sql: view.oneSql[lock], values: view.entity.global ? [id] : [tenantId, id] }
}

export async function readRecord(
  { tx, account }: TransactionContext,
  view: View,
  id: number,
  lock: Lock = '',
): Promise<StoredRecord | undefined> {
  const { sql, values } = recordStatement(account.tenantId, view, id, lock)
  return (await run<StoredRecord>(tx, sql, values))[0]
}

function keySql(tenantId: number | null, entity: Entity, parameters: Parameters, id: number): string {
  const tenant = entity.global ? '' : `t.tenant_id = ${parameters.add(tenantId, 'bigint')} and `
  return `${tenant}t.id = ${parameters.add(id, 'bigint')}`
}

export async function insertRow(
  current: TransactionContext,
  entity: Entity,
  given: Values,
  operation: Operation,
  last = false,
): Promise<StoredRecord> {
  const record = completed(entity, withDefaults(entity, given))
  const view = current.registry.view(entity)
  const audit = auditValues(current, entity, operation, changesBetween(entity, {}, record))
  const values = entity.fields.filter(isStored).map(field => parameter(record[field.name]))
  const [made] = await runner(last)<StoredRecord>(current.tx, insertSql(view), [...audit, ...values])
  if (!made) throw new Error(`The database has made no ${entity.name}.`)
  return (await writeChildRows(current, entity, made.id, {}, record)) ? again(current, view, made.id) : made
}

/** The record with the rows inside it, which another statement has written. */
async function again(current: TransactionContext, view: View, id: number): Promise<StoredRecord> {
  const record = await readRecord(current, view, id)
  if (!record) throw problem('not-found')
  return record
}

const inserts = new WeakMap<View, string>()

/** The values for the history come first, because tenant and account are those of the record, too. */
function insertSql(view: View): string {
  const known = inserts.get(view)
  if (known !== undefined) return known
  const { entity } = view
  const fields = entity.fields.filter(isStored)
  const audit = auditTypes(entity)
  const [tenant, account] = entity.global ? [[], '$1'] : [['$1'], '$2']
  const names = [
    ...(entity.global ? [] : ['tenant_id']),
    'created_by',
    'updated_by',
    ...fields.map(field => field.column),
  ]
  const places = [...tenant, account, account, ...fields.map((_, index) => `$${audit.length + index + 1}`)]
  const sql =
    `with made as (insert into ${entity.table} (${names.join(', ')}) values (${places.join(', ')}) returning *)` +
    `${audited(entity, 1, 'made', 'create')} select ${view.recordSql} from made t${view.amounts.joins}`
  inserts.set(view, sql)
  return sql
}

/** Throws wrong-state when the stored state is none of those asked for any more. */
export async function updateRow(
  current: TransactionContext,
  entity: Entity,
  before: StoredRecord,
  changes: Values,
  { operation, from, sameVersion, input = [], last = false }: RowChange,
): Promise<StoredRecord> {
  const after = completed(entity, { ...before, ...changes })
  const differences = changesBetween(entity, before, after)
  const touched = new Set(differences.map(change => change.field))
  const view = current.registry.view(entity)
  const fields = entity.fields.filter(isStored).filter(field => touched.has(field.name))
  const sql = updateSql(view, { fields, sameVersion, checked: from !== undefined, delivered: operation !== undefined })
  const [changed] = await runner(last)<StoredRecord>(current.tx, sql, [
    current.account.id,
    ...fields.map(field => parameter(after[field.name])),
    ...(from === undefined ? [] : [from]),
    ...(entity.global ? [] : [current.account.tenantId]),
    before.id,
    ...(operation === undefined ? [] : auditValues(current, entity, operation, [...differences, ...input])),
  ])
  if (!changed) throw from ? wrongState(entity, before) : problem('not-found')
  if (!hasChildRows(entity)) return changed
  return (await writeChildRows(current, entity, before.id, completed(entity, before), after))
    ? again(current, view, before.id)
    : changed
}

interface Update {
  fields: readonly { name: string; column: string }[]
  sameVersion: true | undefined
  /** The stored state is held against a list. */
  checked: boolean
  /** It is a line in the history. */
  delivered: boolean
}

const updates = new WeakMap<View, Map<string, string>>()
/** Most people change the same few fields; what else they change is put together anew. */
const UPDATES_MAX = 100

function updateSql(view: View, update: Update): string {
  const { fields, sameVersion = false, checked, delivered } = update
  const key = `${sameVersion} ${checked} ${delivered} ${fields.map(field => field.name).join()}`
  const statements = updates.get(view) ?? new Map<string, string>()
  updates.set(view, statements)
  const known = statements.get(key)
  if (known !== undefined) return known
  const sql = makeUpdate(view, update)
  if (statements.size < UPDATES_MAX) statements.set(key, sql)
  return sql
}

/** The values are numbered in the order in which updateRow brings them. */
function makeUpdate(view: View, { fields, sameVersion, checked, delivered }: Update): string {
  const { entity } = view
  let count = 0
  const place = (type = '') => `$${(count += 1)}${type && `::${type}`}`
  const account = place('bigint')
  const sets = [
    `version = t.version${sameVersion ? '' : ' + 1'}`,
    'updated_at = now()',
    `updated_by = ${account}`,
    ...fields.map(({ column }) => `${column} = ${place()}`),
  ]
  const state = view.columns.get(stateName(entity))?.sql ?? 't.status'
  const condition = checked ? ` and ${state} = any(${place('text[]')})` : ''
  const tenant = entity.global ? '' : `t.tenant_id = ${place('bigint')} and `
  const key = `${tenant}t.id = ${place('bigint')}`
  const audit = delivered ? audited(entity, count + 1, 'changed', 'update') : ''
  return (
    `with changed as (update ${entity.table} t set ${sets.join(', ')} ` +
    `where ${key}${condition} returning t.*)${audit} select ${view.recordSql} from changed t${view.amounts.joins}`
  )
}

export async function deleteRow(
  current: TransactionContext,
  entity: Entity,
  before: StoredRecord,
  operation: Operation,
  last: boolean,
): Promise<void> {
  const parameters = new Parameters()
  const key = keySql(current.account.tenantId, entity, parameters, before.id)
  const audit = audited(entity, parameters.list.length + 1, 'gone', 'delete')
  parameters.list.push(...auditValues(current, entity, operation, changesBetween(entity, before, {})))
  try {
    await runner(last)(
      current.tx,
      `with gone as (delete from ${entity.table} t where ${key} returning t.*)${audit} select id from gone`,
      parameters.list,
    )
  } catch (error) {
    // Somebody has begun to refer to it since the references were counted, or they lie where nobody counts them (a
    // tenant's data).
    throw error instanceof Error && 'code' in error && error.code === '23503'
      ? problem('referenced', { detail: requestText('stillUsed') })
      : error
  }
}

function auditTypes(entity: Entity): string[] {
  return [...(entity.global ? [] : ['bigint']), 'bigint', 'text', 'text', 'jsonb']
}

function auditValues(
  { account }: TransactionContext,
  entity: Entity,
  operation: Operation,
  changes: readonly Change[],
): unknown[] {
  const tenant = entity.global ? [] : [account.tenantId]
  return [...tenant, account.id, operation, entity.resource, JSON.stringify(changes)]
}

/** The insert into the history, and into what webhooks are told; the values of the history start at the given place. */
function audited(entity: Entity, first: number, from: string, written: SubscribedChange['written']): string {
  const places = auditTypes(entity).map((type, index) => `$${first + index}::${type}`)
  const [tenant = '', account = '', operation = '', resource = '', changes = ''] = entity.global
    ? [`${from}.id`, ...places]
    : places
  return (
    `, ${auditSql({ tenant, account, operation, resource, record: `${from}.id`, changes, from })}` +
    deliveriesSql(entity, { account, operation, written, from })
  )
}

function parameter(value: unknown): unknown {
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : value
}
