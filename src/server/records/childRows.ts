/**
 * Small lists that live inside a record: an element with an id is kept, one without is new, a missing one is deleted.
 */
import type { Entity, Field } from '../../entity.ts'
import { problem } from '../../problems.ts'
import { text } from '../../texts.ts'
import { isStored } from './entityRegistry.ts'
import { run, Values } from '../database/sql.ts'
import { asChildRows, same } from './values.ts'
import type { Line, Values as Properties } from './values.ts'
import type { TransactionContext } from './transactionContext.ts'

const TYPES: Partial<Record<Field['kind'], string>> = {
  decimal: 'numeric',
  integer: 'bigint',
  date: 'date',
  timestamp: 'timestamptz',
  boolean: 'boolean',
  reference: 'bigint',
}

export function hasChildRows({ fields }: Entity): boolean {
  return fields.some(({ kind }) => kind === 'childRows')
}

/** Says whether anything was written. */
export async function writeChildRows(
  current: TransactionContext,
  entity: Entity,
  id: number,
  before: Properties,
  after: Properties,
): Promise<boolean> {
  let written = false
  for (const field of entity.fields) {
    if (field.kind !== 'childRows' || same(before[field.name] ?? [], after[field.name] ?? [])) continue
    await writeList(current, entity, field, id, asChildRows(before[field.name]), asChildRows(after[field.name]))
    written = true
  }
  return written
}

async function writeList(
  current: TransactionContext,
  entity: Entity,
  field: Field,
  parentId: number,
  before: Line[],
  after: Line[],
): Promise<void> {
  const known = new Set(before.map(line => line.id))
  const numbered = after.map((line, position) => ({ line, position }))
  const existing = numbered.filter(({ line }) => line.id !== undefined)
  const missing = before.filter(line => !existing.some(({ line: other }) => other.id === line.id)).map(line => line.id)
  const strange = existing.find(
    ({ line }, index) => !known.has(line.id) || existing.findIndex(other => other.line.id === line.id) !== index,
  )
  if (strange)
    throw problem('invalid-body', {
      errors: { [`${field.name}.${strange.position}.id`]: [text('validation.reference')] },
    })
  if (missing.length > 0) {
    const values = new Values()
    await run(
      current.tx,
      `delete from ${field.table} where ${parentSql(current, entity, field, values, parentId)} and id = any(${values.add(missing, 'bigint[]')})`,
      values.list,
    )
  }
  if (existing.length > 0) await updateChildRows(current, entity, field, parentId, existing)
  await insertChildRows(
    current,
    entity,
    field,
    parentId,
    numbered.filter(({ line }) => line.id === undefined),
  )
}

type Numbered = readonly { line: Line; position: number }[]

async function updateChildRows(
  current: TransactionContext,
  entity: Entity,
  field: Field,
  parentId: number,
  lines: Numbered,
): Promise<void> {
  const inner = (field.fields ?? []).filter(isStored)
  const values = new Values()
  const columns = [
    `unnest(${values.add(
      lines.map(({ line }) => line.id),
      'bigint[]',
    )}) as id`,
    `unnest(${values.add(
      lines.map(({ position }) => position),
      'integer[]',
    )}) as position`,
    ...inner.map(
      ({ name, column, kind }) =>
        `unnest(${values.add(
          lines.map(({ line }) => line[name] ?? null),
          `${TYPES[kind] ?? 'text'}[]`,
        )}) as ${column}`,
    ),
  ]
  const sets = ['position', ...inner.map(({ column }) => column)].map(column => `${column} = given.${column}`)
  await run(
    current.tx,
    `update ${field.table} set ${sets.join(', ')} from (select ${columns.join(', ')}) given ` +
      `where ${parentSql(current, entity, field, values, parentId)} and ${field.table}.id = given.id`,
    values.list,
  )
}

async function insertChildRows(
  current: TransactionContext,
  entity: Entity,
  field: Field,
  parentId: number,
  lines: Numbered,
): Promise<void> {
  if (lines.length === 0) return
  const inner = (field.fields ?? []).filter(isStored)
  const values = new Values()
  const names = [field.parentColumn!, 'position', ...inner.map(({ column }) => column)]
  const columns = [
    values.add(parentId, 'bigint'),
    `unnest(${values.add(
      lines.map(({ position }) => position),
      'integer[]',
    )})`,
    ...inner.map(
      ({ name, kind }) =>
        `unnest(${values.add(
          lines.map(({ line }) => line[name] ?? null),
          `${TYPES[kind] ?? 'text'}[]`,
        )})`,
    ),
  ]
  if (!entity.global) {
    names.unshift('tenant_id')
    columns.unshift(values.add(current.account.tenantId, 'bigint'))
  }
  await run(current.tx, `insert into ${field.table} (${names.join(', ')}) select ${columns.join(', ')}`, values.list)
}

function parentSql(
  current: TransactionContext,
  entity: Entity,
  field: Field,
  values: Values,
  parentId: number,
): string {
  const tenant = entity.global
    ? ''
    : `${field.table}.tenant_id = ${values.add(current.account.tenantId, 'bigint')} and `
  return `${tenant}${field.table}.${field.parentColumn} = ${values.add(parentId, 'bigint')}`
}
