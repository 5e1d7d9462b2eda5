/** The entities with their SQL pieces, prepared once. Every identifier that reaches the database comes from here. */
import { allows } from '../../access.ts'
import type { Role } from '../../access.ts'
import type { ComputedColumns, ServerAreas, SortFigures } from '../../context.ts'
import type { Entity, EntityName, Field, FieldFormat, FieldKind } from '../../entity.ts'

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
  /** What lists answer: everything but lines and nested answers. */
  listSql: string
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
        ...makeView(entity, new Set(hidden)),
        ...(columns && { computedColumns: columns }),
        ...(sortFigures && { sortFigures }),
      }
      views.set(key, made)
      return made
    },
    referencesTo: entity => references.get(entity.resource) ?? [],
  }
}

/**
 * JSON renders decimals as numbers and instants with a time zone of the session, so both are turned into text in the
 * database. An amount has two decimals, and more only where it needs them, as `asAmount` of money.ts writes it.
 */
export function jsonSql(kind: FieldKind, sql: string, format?: FieldFormat): string {
  if (kind === 'decimal') return format === 'money' ? amountSql(sql) : `trim_scale(${sql})::text`
  if (kind === 'timestamp') return `to_char(${sql} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
  return sql
}

function amountSql(sql: string): string {
  return `round(${sql}, greatest(2, min_scale(${sql})))::text`
}

export function figureSql(sql: string, format: FieldFormat | undefined, decimals: number): string {
  return format === 'money' ? amountSql(sql) : `round(${sql}, ${decimals})::text`
}

function makeView(entity: Entity, hidden: ReadonlySet<string>): View {
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
  const select = [...columns.values()].map(
    column => `${jsonSql(column.kind, column.sql, column.field?.format)} as "${column.name}"`,
  )
  const nested = fields.flatMap(field => nestedSql(entity, field))
  const searched = entity.search.flatMap(name => columns.get(name)?.sql ?? [])
  const recordSql = [...select, ...nested].join(', ')
  const one = `select ${recordSql} from ${entity.table} t where ${entity.global ? 't.id = $1::bigint' : 't.tenant_id = $1::bigint and t.id = $2::bigint'}`
  return {
    entity,
    fields,
    hidden,
    columns,
    listSql: select.join(', '),
    recordSql,
    oneSql: { '': one, 'for update': `${one} for update of t`, 'for share': `${one} for share of t` },
    searched,
  }
}

function nestedSql(entity: Entity, field: Field): string[] {
  if (field.kind === 'answers' && field.column) return [`t.${field.column} as "${field.name}"`]
  if (field.kind !== 'childRows' || !field.table) return []
  const pairs = (field.fields ?? [])
    .filter(isStored)
    .map(inner => `'${inner.name}', ${jsonSql(inner.kind, `l.${inner.column}`, inner.format)}`)
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
