/** The database as it should be, as data: what generated/database.json holds and migrations are drawn from. */
import { createHash } from 'node:crypto'
import { snake, type Model, type Property } from './model.ts'
import type { Decimal } from '../../src/entity.ts'

export interface Column {
  /** Property in the schema; absent for the product's own columns. */
  property?: string
  type: 'bigint' | 'text' | 'numeric(22,4)' | 'numeric(20,10)' | 'date' | 'timestamptz' | 'boolean' | 'jsonb'
  notNull?: true
  /** As SQL. */
  default?: string
  maxLength?: number
  choices?: readonly string[]
  min?: Decimal
  max?: Decimal
  notZero?: true
  /** Table that the value, with the tenant, must be an id of. */
  references?: string
}

export interface Table {
  /** The schema file it comes from. */
  schema: string
  /** A table without tenant. */
  global?: true
  /** A child table: lines of a record, deleted with it. */
  linesOf?: string
  /** The property that holds the lines. */
  lines?: string
  parentColumn?: string
  columns: Record<string, Column>
  unique: readonly (readonly string[])[]
  indexes: readonly (readonly string[])[]
}

export interface Database {
  tables: Record<string, Table>
}

export function databaseOf(models: readonly Model[]): Database {
  const tables: [string, Table][] = []
  const tableOf = new Map(models.map(({ entity }) => [entity.resource, entity.table]))
  for (const model of models) {
    tables.push([model.entity.table, recordTable(model, tableOf)])
    for (const property of model.properties) {
      if (property.field.kind === 'childRows') tables.push([property.field.table!, lineTable(model, property, tableOf)])
    }
  }
  return { tables: Object.fromEntries(tables.sort(([a], [b]) => (a < b ? -1 : 1))) }
}

function recordTable(
  { entity, file, properties, unique, indexes: written }: Model,
  tableOf: ReadonlyMap<string, string>,
): Table {
  const columns = columnsOf(properties, tableOf)
  const columnOf = (name: string) => entity.fields.find(field => field.name === name)?.column ?? snake(name)
  const sort = columnOf(entity.sort[0])
  const parent = entity.parent === undefined ? undefined : columnOf(entity.parent)
  const uniques = unique.map(names => names.map(columnOf))
  const references = Object.entries(columns)
    .filter(([, column]) => column.references !== undefined)
    .map(([name]) => [name])
  const indexes = [
    ...written.map(names => names.map(columnOf)),
    [...(parent === undefined ? [] : [parent]), sort, 'id'],
    ...references,
  ]
  return {
    schema: file,
    ...(entity.global && { global: true as const }),
    columns,
    unique: uniques,
    indexes: withoutPrefixes(indexes, uniques),
  }
}

function lineTable(model: Model, property: Property, tableOf: ReadonlyMap<string, string>): Table {
  const parentColumn = property.field.parentColumn!
  const columns = {
    [parentColumn]: { type: 'bigint', notNull: true, references: model.entity.table } as Column,
    position: { type: 'bigint', notNull: true } as Column,
    ...columnsOf(property.children ?? [], tableOf),
  }
  const references = Object.entries(columns)
    .filter(([name, column]) => column.references !== undefined && name !== parentColumn)
    .map(([name]) => [name])
  return {
    schema: model.file,
    linesOf: model.entity.table,
    lines: property.field.name,
    parentColumn,
    columns,
    unique: [],
    indexes: [[parentColumn, 'position'], ...references],
  }
}

/** An index whose columns lead another index is spared. */
function withoutPrefixes(indexes: readonly string[][], uniques: readonly string[][]): string[][] {
  const leads = (other: readonly string[], index: readonly string[]) =>
    other.length > index.length && index.every((column, position) => other[position] === column)
  return indexes.filter(
    (index, position) =>
      !indexes.some(other => leads(other, index)) &&
      !uniques.some(other => leads(other, index) || String(other) === String(index)) &&
      indexes.findIndex(other => String(other) === String(index)) === position,
  )
}

function columnsOf(properties: readonly Property[], tableOf: ReadonlyMap<string, string>): Record<string, Column> {
  return Object.fromEntries(
    properties.flatMap(property =>
      property.field.column === undefined ? [] : [[property.field.column, columnOf(property, tableOf)]],
    ),
  )
}

function columnOf(property: Property, tableOf: ReadonlyMap<string, string>): Column {
  const { field } = property
  const base: Pick<Column, 'property' | 'notNull' | 'default'> = {
    property: field.name,
    ...(property.required && { notNull: true as const }),
    ...(field.default !== undefined && { default: sqlLiteral(field.default, field.kind === 'decimal') }),
  }
  switch (field.kind) {
    case 'text':
      return { type: 'text', ...base, ...(field.maxLength !== undefined && { maxLength: field.maxLength }) }
    case 'choice':
      return { type: 'text', ...base, choices: field.choices!.map(({ value }) => value) }
    case 'decimal':
      return {
        type: field.format === 'money' ? 'numeric(22,4)' : 'numeric(20,10)',
        ...base,
        min: field.min!,
        max: field.max!,
        ...(field.notZero && { notZero: true }),
      }
    case 'integer':
      return { type: 'bigint', ...base, min: field.min!, max: field.max! }
    case 'reference':
      return { type: 'bigint', ...base, references: tableOf.get(field.reference!)! }
    case 'date':
      return { type: 'date', ...base }
    case 'timestamp':
      return { type: 'timestamptz', ...base }
    case 'boolean':
      return { type: 'boolean', ...base }
    case 'answers':
      return { type: 'jsonb', ...base }
    default:
      throw new Error(`${field.name} has no column`)
  }
}

export function sqlLiteral(value: string | number | boolean, plain = false): string {
  return typeof value === 'string' && !plain ? `'${value.replace(/'/g, "''")}'` : String(value)
}

/** PostgreSQL cuts names at 63 bytes; a longer one ends in a hash so that it stays unique. */
export function constraintName(...parts: readonly string[]): string {
  const name = parts.join('_')
  return name.length <= 63
    ? name
    : `${name.slice(0, 54)}_${createHash('sha256').update(name).digest('hex').slice(0, 8)}`
}
