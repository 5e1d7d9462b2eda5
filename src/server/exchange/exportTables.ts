/** What the tables of an export select: names in place of ids, for records and for the lines inside them. */
import { safeParse } from 'secure-json-parse'
import { mayRead } from '../../access.ts'
import type { Reader } from '../../access.ts'
import type { Field } from '../../entity.ts'
import { problem } from '../../problems.ts'
import { requestText } from '../../texts/requests.ts'
import { isStored } from '../records/entityRegistry.ts'
import type { EntityRegistry, View } from '../records/entityRegistry.ts'
import type { Selection } from '../records/query.ts'

/** A column of every table holds its value under the name of its field. */
export interface ExportTable {
  sql: string
  fields: readonly Field[]
}

/** No property has a name with a space. */
export const RECORD = 'whole record'

const ID: Field = { name: 'id', column: 'id', title: 'ID', kind: 'integer' }

interface Columns {
  computes: boolean
  /** What is worked out besides the fields of the entity. */
  figures: readonly Field[]
  chosen: readonly string[] | undefined
}

function exportable(view: View, { computes, figures }: Pick<Columns, 'computes' | 'figures'>): Field[] {
  return [
    ID,
    ...view.fields.filter(field => isStored(field) && field.kind !== 'answers'),
    ...(computes ? view.fields.filter(field => field.computed !== undefined && field.kind !== 'childRows') : []),
    ...figures,
  ]
}

/** The names of columns that the caller may read, each once. */
export function chosenFields(view: View, possible: Omit<Columns, 'chosen'>, asked: string): string[] {
  const names: unknown = safeParse(asked)
  if (!Array.isArray(names) || names.length === 0 || new Set(names).size < names.length)
    throw problem('invalid-request', { detail: requestText('fieldsShape') })
  const known = new Set(exportable(view, possible).map(({ name }) => name))
  const unknown: unknown = names.find(name => !known.has(name as string))
  if (unknown !== undefined)
    throw problem('invalid-request', { detail: requestText('fieldsUnknown', { field: String(unknown).slice(0, 60) }) })
  return names as string[]
}

/**
 * Where something is computed each row also holds the record as lists answer it, and the computed fields have a column
 * that somebody has to fill.
 */
export function recordsTable(
  registry: EntityRegistry,
  view: View,
  reader: Reader,
  selection: Selection,
  { chosen, ...known }: Columns,
): ExportTable {
  const possible = exportable(view, known)
  const fields = chosen ? chosen.flatMap(name => possible.filter(field => field.name === name)) : possible
  const { columns, joins, shown } = selected(
    registry,
    view,
    fields.filter(field => field !== ID && !known.figures.includes(field)),
    { alias: 't', prefix: 'e', global: view.entity.global === true },
    reader,
  )
  const record = fields.some(field => field.computed !== undefined || known.figures.includes(field))
    ? [`(select row_to_json(r) from (select ${view.listToComputeSql}) r) as "${RECORD}"`]
    : []
  return {
    fields: fields.map(field => shown.find(({ name }) => name === field.name) ?? field),
    sql: `select ${['t.id as "id"', ...columns, ...record].join(', ')} from ${view.from}${selection.join}${joins.join('')} where ${selection.where} order by ${selection.order}`,
  }
}

/** The parent's id and name come first, so that lines can be put together with their records again. */
export function childTable(
  registry: EntityRegistry,
  view: View,
  reader: Reader,
  selection: Selection,
  list: Field,
): ExportTable {
  const { entity } = view
  const global = entity.global === true
  const { columns, joins, shown } = selected(
    registry,
    view,
    list.fields ?? [],
    { alias: 'l', prefix: 'e', global },
    reader,
  )
  const named = entity.display.map(property => ({ property, field: view.fields.find(({ name }) => name === property) }))
  // A record that is named by another one, as a summary is by its period, takes that one's name.
  const other = selected(
    registry,
    view,
    named.flatMap(({ field }) => (field?.kind === 'reference' ? [field] : [])),
    { alias: 't', prefix: 'd', global },
    reader,
  )
  const name = named.flatMap(({ property }) => other.values.get(property) ?? view.columns.get(property)?.sql ?? [])
  const parent: Field[] = [
    { name: 'parentId', title: `${entity.title} ID`, kind: 'integer' },
    { name: 'parentName', title: entity.title, kind: 'text' },
  ]
  const tenant = entity.global ? '' : 'l.tenant_id = t.tenant_id and '
  return {
    fields: [...parent, { ...ID, title: requestText('lineId') }, ...shown],
    sql:
      `select t.id as "parentId", concat_ws(' ', ${name.length > 0 ? name.join(', ') : 't.id'}) as "parentName", l.id as "id", ${columns.join(', ')} from ${view.from}${selection.join} ` +
      `join ${list.table} l on ${tenant}l.${list.parentColumn} = t.id${[...joins, ...other.joins].join('')} where ${selection.where} order by ${selection.order}, l.position`,
  }
}

/** The table that the fields are of, and what the tables of the names begin with. */
interface Place {
  alias: string
  prefix: string
  global: boolean
}

function selected(
  registry: EntityRegistry,
  view: View,
  fields: readonly Field[],
  { alias, prefix, global }: Place,
  reader: Reader,
): { columns: string[]; values: ReadonlyMap<string, string>; joins: string[]; shown: Field[] } {
  const values = new Map<string, string>()
  const joins: string[] = []
  const shown: Field[] = []
  for (const field of fields.filter(isStored)) {
    const place = `${alias}.${field.column}`
    const names = field.kind === 'reference' ? namesOf(registry, field, reader) : undefined
    shown.push(names ? { ...field, kind: 'text' } : field)
    if (!names) {
      values.set(field.name, view.valueSql({ kind: field.kind, field }, place))
      continue
    }
    const joined = `${prefix}${joins.length}`
    values.set(field.name, `concat_ws(' ', ${names.columns.map(column => `${joined}.${column}`).join(', ')})`)
    joins.push(
      ` left join ${names.table} ${joined} on ${names.global || global ? '' : `${joined}.tenant_id = ${alias}.tenant_id and `}${joined}.id = ${place}`,
    )
  }
  return { columns: [...values].map(([name, value]) => `${value} as "${name}"`), values, joins, shown }
}

function namesOf(
  registry: EntityRegistry,
  field: Field,
  reader: Reader,
): { table: string; columns: string[]; global: boolean } | undefined {
  const target = registry.ofResource(field.reference ?? '')
  if (!target || !mayRead(reader, target)) return undefined
  const view = registry.view(target, reader.roles)
  const columns = target.display.flatMap(name => view.columns.get(name)?.field?.column ?? [])
  return columns.length === 0 ? undefined : { table: target.table, columns, global: target.global === true }
}
