/**
 * The statements that read and write one record of a tenant. Every write is one statement that changes the row and adds
 * to the history; row-level security stands behind the tenant conditions written here. Only write.ts writes with them.
 */
import type { Operation } from '../../context.ts'
import type { Entity } from '../../entity.ts'
import { problem } from '../../problems.ts'
import { requestText } from '../../texts/requests.ts'
import { run, Values as Parameters } from '../database/sql.ts'
import { auditSql } from './audit.ts'
import { writeChildRows } from './childRows.ts'
import { isStored } from './entityRegistry.ts'
import type { Lock, View } from './entityRegistry.ts'
import { wrongState } from './states.ts'
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
}

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
): Promise<StoredRecord> {
  const record = completed(entity, withDefaults(entity, given))
  const view = current.registry.view(entity)
  const audit = auditValues(current, entity, operation, changesBetween(entity, {}, record))
  const values = entity.fields.filter(isStored).map(field => parameter(record[field.name]))
  const [made] = await run<StoredRecord>(current.tx, insertSql(view), [...audit, ...values])
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
    `${audited(entity, 1, 'made')} select ${view.recordSql} from made t`
  inserts.set(view, sql)
  return sql
}

/** Throws wrong-state when the stored state is none of those asked for any more. */
export async function updateRow(
  current: TransactionContext,
  entity: Entity,
  before: StoredRecord,
  changes: Values,
  { operation, from, sameVersion, input = [] }: RowChange,
): Promise<StoredRecord> {
  const after = completed(entity, { ...before, ...changes })
  const differences = changesBetween(entity, before, after)
  const touched = new Set(differences.map(change => change.field))
  const view = current.registry.view(entity)
  const parameters = new Parameters()
  const account = parameters.add(current.account.id, 'bigint')
  const sets = entity.fields
    .filter(isStored)
    .filter(field => touched.has(field.name))
    .map(field => `${field.column} = ${parameters.add(parameter(after[field.name]))}`)
  const own = [`version = t.version${sameVersion ? '' : ' + 1'}`, 'updated_at = now()', `updated_by = ${account}`]
  const state = view.columns.get(entity.state ?? 'status')?.sql ?? 't.status'
  const condition = from === undefined ? '' : ` and ${state} = any(${parameters.add(from, 'text[]')})`
  const key = keySql(current.account.tenantId, entity, parameters, before.id)
  const audit = operation === undefined ? '' : audited(entity, parameters.list.length + 1, 'changed')
  if (operation !== undefined)
    parameters.list.push(...auditValues(current, entity, operation, [...differences, ...input]))
  const [changed] = await run<StoredRecord>(
    current.tx,
    `with changed as (update ${entity.table} t set ${[...own, ...sets].join(', ')} ` +
      `where ${key}${condition} returning t.*)${audit} select ${view.recordSql} from changed t`,
    parameters.list,
  )
  if (!changed) throw from ? wrongState(entity, before) : problem('not-found')
  return (await writeChildRows(current, entity, before.id, before, after)) ? again(current, view, before.id) : changed
}

export async function deleteRow(
  current: TransactionContext,
  entity: Entity,
  before: StoredRecord,
  operation: Operation,
): Promise<void> {
  const parameters = new Parameters()
  const key = keySql(current.account.tenantId, entity, parameters, before.id)
  const audit = audited(entity, parameters.list.length + 1, 'gone')
  parameters.list.push(...auditValues(current, entity, operation, changesBetween(entity, before, {})))
  try {
    await run(
      current.tx,
      `with gone as (delete from ${entity.table} t where ${key} returning t.id)${audit} select id from gone`,
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

/** The insert into the history; its values start at the given place. */
function audited(entity: Entity, first: number, from: string): string {
  const places = auditTypes(entity).map((type, index) => `$${first + index}::${type}`)
  const [tenant = '', account = '', operation = '', resource = '', changes = ''] = entity.global
    ? [`${from}.id`, ...places]
    : places
  return `, ${auditSql({ tenant, account, operation, resource, record: `${from}.id`, changes, from })}`
}

function parameter(value: unknown): unknown {
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : value
}
