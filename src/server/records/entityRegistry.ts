/** The entities with their SQL pieces, prepared once. Every identifier that reaches the database comes from here. */
import { allows } from '../../access.ts'
import type { Role } from '../../access.ts'
import type { ComputedColumns, ServerAreas, SortFigures } from '../../context.ts'
import type { Entity, EntityName, Field, FieldKind } from '../../entity.ts'
import { amountUnitsOf, minorUnitsSql } from './amountUnits.ts'
import type { AmountUnits } from './amountUnits.ts'

/** One value of a record that may be filtered and sorted by. */
export interface Column {
  name: string
  kind: FieldKind
  sql: string
  /** Required columns are never null, so sorting needs no word about nulls. */
  required: boolean
  field?: Field
}

/** How a record that is read is held until the end of the transaction. */
export type Lock = '' | 'for update' | 'for share'

/** What one caller may read of one entity. */
export interface View {
  entity: Entity
  /** Readable fields in the order of the schema. */
  fields: readonly Field[]
  /** Names of the fields that this caller may not read. */
  hidden: ReadonlySet<string>
  columns: ReadonlyMap<string, Column>
  /** The currencies of its amounts. */
  amounts: AmountUnits
  /** The table as `t` with what is joined to it: all of what follows is selected from it. */
  from: string
  /** A column of the entity or of a row inside it as it is answered. */
  valueSql(value: Shown, sql: string): string
  /** What lists answer: everything but lines and nested answers. */
  listSql: string
  /** The same with the decimals of amounts that code works out besides: `withComputed` takes them out. */
  listToComputeSql: string
  /** What one record answers: everything, lines included. */
  recordSql: string
  /**
   * The whole statement that reads one record: $1 is its tenant, $2 its id; of an entity without tenants $1 is the id.
   */
  oneSql: Readonly<Record<Lock, string>>
  /** The text columns that `q` looks in. */
  searched: readonly string[]
  computedColumns?: ComputedColumns
  /** What lists are sorted by besides columns, where only code can work it out. */
  sortFigures?: SortFigures
}

/** A field of some entity that holds the id of another. */
export interface Reference {
  from: Entity
  field: Field
  /**
   * Where the id is stored: the entity's own table or the table of its lines, and which column there names the record.
   */
  table: string
  recordColumn: string
}

export interface EntityRegistry {
  entities: readonly Entity[]
  named<E extends EntityName>(name: E): Entity<E>
  ofResource(resource: string): Entity | undefined
  /** Without roles: everything, for the product itself. */
  view(entity: Entity, roles?: readonly Role[]): View
  referencesTo(entity: Entity): readonly Reference[]
}

export function createEntityRegistry(
  all: { readonly [E in EntityName]: Entity<E> },
  areas: ServerAreas = {},
): EntityRegistry {
  const entities = Object.values(all)
  const byResource = new Map<string, Entity>(entities.map(entity => [entity.resource, entity]))
  const views = new Map<string, View>()
  const references = new Map<string, Reference[]>()
  for (const entity of entities) {
    checkNames(entity)
    for (const reference of referencesOf(entity)) {
      const target = reference.field.reference!
      references.set(target, [...(references.get(target) ?? []), reference])
    }
  }
  return {
    entities,
    named: name => all[name],
    ofResource: resource => byResource.get(resource),
    view(entity, roles) {
      const hidden = roles
        ? entity.fields
            .filter(field => field.access?.read && !allows(field.access.read, roles))
            .map(field => field.name)
        : []
      const key = `${entity.name} ${hidden.join(' ')}`
      const known = views.get(key)
      if (known) return known
      const { computedColumns: columns, sortFigures } = areas[entity.name] ?? {}
      const made = {
        ...makeView(entity, new Set(hidden), resource => byResource.get(resource)),
        ...(columns && { computedColumns: columns }),
        ...(sortFigures && { sortFigures }),
      }
      views.set(key, made)
      return made
    },
    referencesTo: entity => references.get(entity.resource) ?? [],
  }
}

/** A stored value and how it is meant. */
export interface Shown {
  kind: FieldKind
  field?: Field
}

/**
 * JSON renders decimals as numbers and instants with a time zone of the session, so both are turned into text in the
 * database. An amount has the decimals of its currency, and more only where it needs them, as `asAmount` of money.ts
 * writes it.
 */
function jsonSql({ kind, field }: Shown, sql: string, { minorUnitsOf }: Pick<AmountUnits, 'minorUnitsOf'>): string {
  if (kind === 'decimal')
    return field?.format === 'money' ? amountSql(sql, minorUnitsOf(field)) : `trim_scale(${sql})::text`
  if (kind === 'timestamp') return `to_char(${sql} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
  return sql
}

/** As the history keeps a value: amounts with two decimals, and with more only where they need them. */
export function historySql(field: Field, sql: string): string {
  return jsonSql({ kind: field.kind, field }, sql, TWO_DECIMALS)
}

const TWO_DECIMALS = { minorUnitsOf: () => '2' }

function amountSql(sql: string, minorUnits: string): string {
  return `round(${sql}, greatest(${minorUnits}, min_scale(${sql})))::text`
}

export function figureSql(view: View, field: Field, sql: string): string {
  return field.format === 'money'
    ? amountSql(sql, view.amounts.minorUnitsOf(field))
    : `round(${sql}, ${field.decimals ?? USUAL_DECIMALS})::text`
}

const USUAL_DECIMALS = 2

function makeView(
  entity: Entity,
  hidden: ReadonlySet<string>,
  ofResource: (resource: string) => Entity | undefined,
): View {
  const amounts = amountUnitsOf(entity, ofResource)
  const valueSql = (value: Shown, sql: string) => jsonSql(value, sql, amounts)
  const fields = entity.fields.filter(field => !hidden.has(field.name))
  const columns = new Map<string, Column>()
  const add = (name: string, kind: FieldKind, column: string, required: boolean, field?: Field): void => {
    columns.set(name, { name, kind, sql: `t.${column}`, required, ...(field && { field }) })
  }
  add('id', 'integer', 'id', true)
  add('version', 'integer', 'version', true)
  for (const field of fields)
    if (isStored(field) && field.kind !== 'answers')
      add(field.name, field.kind, field.column, field.required === true, field)
  add('createdAt', 'timestamp', 'created_at', true)
  add('updatedAt', 'timestamp', 'updated_at', true)
  const select = [...columns.values()].map(column => `${valueSql(column, column.sql)} as "${column.name}"`)
  const nested = fields.flatMap(field => nestedSql(entity, field, valueSql))
  const searched = entity.search.flatMap(name => columns.get(name)?.sql ?? [])
  const recordSql = [...select, ...nested].join(', ')
  const from = `${entity.table} t${amounts.joins}`
  const key = entity.global ? 't.id = $1::bigint' : 't.tenant_id = $1::bigint and t.id = $2::bigint'
  const one = `select ${recordSql} from ${from} where ${key}`
  return {
    entity,
    fields,
    hidden,
    columns,
    amounts,
    from,
    valueSql,
    listSql: select.join(', '),
    listToComputeSql: [...select, minorUnitsSql(amounts)].join(', '),
    recordSql,
    oneSql: { '': one, 'for update': `${one} for update of t`, 'for share': `${one} for share of t` },
    searched,
  }
}

function nestedSql(entity: Entity, field: Field, valueSql: View['valueSql']): string[] {
  if (field.kind === 'answers' && field.column) return [`t.${field.column} as "${field.name}"`]
  if (field.kind !== 'childRows' || !field.table) return []
  const pairs = (field.fields ?? [])
    .filter(isStored)
    .map(inner => `'${inner.name}', ${valueSql({ kind: inner.kind, field: inner }, `l.${inner.column}`)}`)
  const tenant = entity.global ? '' : 'l.tenant_id = t.tenant_id and '
  return [
    `(select coalesce(json_agg(json_build_object('id', l.id, ${pairs.join(', ')}) order by l.position), '[]'::json) ` +
      `from ${field.table} l where ${tenant}l.${field.parentColumn} = t.id) as "${field.name}"`,
  ]
}

export function isStored<F extends Field>(field: F): field is F & { column: string } {
  return field.column !== undefined && field.computed === undefined && field.kind !== 'childRows'
}

function referencesOf(entity: Entity): Reference[] {
  const own = entity.fields
    .filter(field => field.kind === 'reference' && isStored(field))
    .map(field => ({ from: entity, field, table: entity.table, recordColumn: 'id' }))
  const lines = entity.fields
    .filter(field => field.kind === 'childRows')
    .flatMap(field =>
      (field.fields ?? [])
        .filter(inner => inner.kind === 'reference' && isStored(inner))
        .map(inner => ({ from: entity, field: inner, table: field.table!, recordColumn: field.parentColumn! })),
    )
  return [...own, ...lines]
}

/** Names are put into SQL as they are, so they must be plain words whatever a schema says. */
function checkNames(entity: Entity): void {
  const names = entity.fields.flatMap(field => [field, ...(field.fields ?? [])])
  for (const field of names) {
    if (!/^[A-Za-z][A-Za-z0-9]*$/.test(field.name))
      throw new Error(`${entity.name}: "${field.name}" is no name for a property.`)
    for (const word of [field.column, field.table, field.parentColumn]) checkWord(entity, word)
  }
  checkWord(entity, entity.table)
}

function checkWord(entity: Entity, word: string | undefined): void {
  if (word !== undefined && !/^[a-z][a-z0-9_]*$/.test(word))
    throw new Error(`${entity.name}: "${word}" is no name for the database.`)
}
