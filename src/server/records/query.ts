/**
 * The one compiler of filter, sort, range and q into SQL. It knows only the columns that the caller may read; anything
 * else is refused, never dropped, because a dropped filter would show everything.
 */
import { safeParse } from 'secure-json-parse'
import { mayRead, type Reader } from '../../access.ts'
import { TEXT_ORDER } from '../../entity.ts'
import { isDate } from '../../calendar.ts'
import { problem, type ProblemError } from '../../problems.ts'
import { requestText, type RequestTextKey } from '../../texts/requests.ts'
import { columnOf, computedColumnsSql } from './computedColumns.ts'
import type { EntityRegistry, Column, View } from './entityRegistry.ts'
import type { Values } from './values.ts'

const ROWS_DEFAULT = 25
export const ROWS_MAX = 1_000
/** Lines of one parent are shown whole. */
export const CHILD_ROWS_MAX = 10_000
const TEXT_LENGTH_MAX = 500
const WORDS_MAX = 10

interface ListRequest {
  filter?: string
  sort?: string
  range?: string
}

export interface Selection {
  /** Joined by "and" after "where". */
  where: string
  values: unknown[]
  order: string
  /** Needed by the order only. */
  join: string
  /** The figure that the order goes by: its values are not among those above until somebody has worked them out. */
  figure?: string
}

export interface Page extends Selection {
  from: number
  to: number
}

type Operator = 'eq' | 'ne' | 'gt' | 'gte' | 'lt' | 'lte' | 'like' | 'in' | 'null'

const ORDERED = ['eq', 'ne', 'gt', 'gte', 'lt', 'lte', 'in', 'null'] as const
const OPERATORS: Partial<Record<Column['kind'], readonly Operator[]>> = {
  text: ['eq', 'ne', 'like', 'in', 'null'],
  choice: ['eq', 'ne', 'in', 'null'],
  reference: ['eq', 'ne', 'in', 'null'],
  boolean: ['eq', 'ne', 'null'],
  decimal: ORDERED,
  integer: ORDERED,
  date: ORDERED,
  timestamp: ORDERED,
}
const SIGNS: Partial<Record<Operator, string>> = {
  eq: '=',
  ne: 'is distinct from',
  gt: '>',
  gte: '>=',
  lt: '<',
  lte: '<=',
}
const TYPES: Partial<Record<Column['kind'], string>> = {
  text: 'text',
  choice: 'text',
  reference: 'bigint',
  integer: 'bigint',
  boolean: 'boolean',
  decimal: 'numeric',
  date: 'date',
  timestamp: 'timestamptz',
}

/** Everything that a list or an export selects, without its range. */
export function compileSelection(
  registry: EntityRegistry,
  view: View,
  reader: Reader | undefined,
  tenantId: number | null,
  request: ListRequest,
): Selection {
  return selectionOf(registry, view, reader, tenantId, filterOf(request.filter), request.sort)
}

export function compilePage(
  registry: EntityRegistry,
  view: View,
  reader: Reader | undefined,
  tenantId: number | null,
  request: ListRequest,
): Page {
  const filter = filterOf(request.filter)
  return {
    ...selectionOf(registry, view, reader, tenantId, filter, request.sort),
    ...rangeOf(view, filter, request.range),
  }
}

/** A filter of the product itself, for the store: the same language, nothing hidden. Of several each has to hold. */
export function compileFilter(
  view: View,
  tenantId: number | null,
  ...filters: readonly Values[]
): { where: string; values: unknown[] } {
  const values: unknown[] = []
  const conditions = tenantCondition(view, tenantId, values)
  for (const [key, value] of filters.flatMap(filter => Object.entries(filter)))
    conditions.push(key === 'q' ? search(view, value, values) : condition(view, key, value, values))
  return { where: conditions.join(' and ') || 'true', values }
}

function selectionOf(
  registry: EntityRegistry,
  view: View,
  reader: Reader | undefined,
  tenantId: number | null,
  filter: Values,
  sort: string | undefined,
): Selection {
  const selected = compileFilter(view, tenantId, filter)
  const figure = workedOutOrder(view, selected.values.length, sort)
  if (figure) return { ...selected, ...figure }
  return { ...selected, ...(figureOrder(view, selected.where, sort) ?? orderOf(registry, view, reader, sort)) }
}

/**
 * Row-level security says the same; the condition leads the index, and it holds where security is switched off by
 * mistake.
 */
function tenantCondition(view: View, tenantId: number | null, values: unknown[]): string[] {
  if (view.entity.global) return []
  values.push(tenantId)
  return [`t.tenant_id = $${values.length}`]
}

export function filterOf(text: string | undefined): Values {
  if (text === undefined) return {}
  const parsed = parse(text)
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) throw invalid('filterShape')
  return parsed as Values
}

/** Refuses __proto__ and constructor.prototype; a failed parse answers null. */
function parse(text: string): unknown {
  return safeParse(text)
}

function condition(view: View, key: string, value: unknown, values: unknown[]): string {
  const { column, operator } = columnAndOperator(view, key, value)
  if (!OPERATORS[column.kind]?.includes(operator)) throw invalid('filterOperator', { field: key })
  if (operator === 'null') {
    if (typeof value !== 'boolean') throw invalid('filterValue', { field: key })
    return `${column.sql} is ${value ? '' : 'not '}null`
  }
  const type = TYPES[column.kind]!
  if (operator === 'in') {
    if (!Array.isArray(value)) throw invalid('filterValue', { field: key })
    if (value.length > ROWS_MAX) throw invalid('filterTooLong', { field: key, max: ROWS_MAX })
    values.push(value.map(item => checked(column, key, item)))
    return `${column.sql} = any($${values.length}::${type}[])`
  }
  if (value === null && (operator === 'eq' || operator === 'ne'))
    return `${column.sql} is ${operator === 'ne' ? 'not ' : ''}null`
  if (operator === 'like') {
    values.push(pattern(textValue(key, value)))
    return `${column.sql} ilike $${values.length}`
  }
  values.push(checked(column, key, value))
  // Moments are shown with milliseconds but kept with more: what was shown must be found again.
  const sql = column.kind === 'timestamp' ? `date_trunc('milliseconds', ${column.sql})` : column.sql
  return `${sql} ${SIGNS[operator]} $${values.length}::${type}`
}

function columnAndOperator(view: View, key: string, value: unknown): { column: Column; operator: Operator } {
  const plain = view.columns.get(key)
  if (plain) return { column: plain, operator: Array.isArray(value) ? 'in' : 'eq' }
  const cut = key.lastIndexOf('_')
  const column = cut > 0 ? view.columns.get(key.slice(0, cut)) : undefined
  const operator = key.slice(cut + 1)
  if (!column || !isOperator(operator)) throw invalid('filterUnknown', { field: named(key) })
  return { column, operator }
}

function isOperator(word: string): word is Operator {
  return word === 'like' || ORDERED.some(one => one === word)
}

/** Every word must be found in one of the columns. Without a readable column nothing is found. */
function search(view: View, value: unknown, values: unknown[]): string {
  const conditions = searchPatterns(value).map(word => {
    values.push(word)
    return `(${view.searched.map(column => `${column} ilike $${values.length}`).join(' or ') || `$${values.length}::text is null`})`
  })
  return conditions.join(' and ') || 'true'
}

/** The words of `q`, each as the pattern of what holds it. */
export function searchPatterns(value: unknown): string[] {
  const words = textValue('q', value)
    .split(/\s+/)
    .filter(word => word !== '')
  if (words.length > WORDS_MAX) throw invalid('filterTooLong', { field: 'q', max: WORDS_MAX })
  return words.map(pattern)
}

function pattern(word: string): string {
  return `%${word.replace(/[\\%_]/g, '\\$&')}%`
}

function textValue(key: string, value: unknown): string {
  if (typeof value !== 'string' || value.length > TEXT_LENGTH_MAX || value.includes('\0') || !value.isWellFormed())
    throw invalid('filterValue', { field: key })
  return value
}

function checked(column: Column, key: string, value: unknown): unknown {
  const read = isId(column) ? idIn(value) : value
  if (!isValue(column, read)) throw invalid('filterValue', { field: key })
  return read
}

function isId({ kind, name }: Column): boolean {
  return kind === 'reference' || name === 'id'
}

/** Programs that keep ids as they stand in addresses send them as text. */
function idIn(value: unknown): unknown {
  return typeof value === 'string' && /^[1-9]\d{0,15}$/.test(value) ? Number(value) : value
}

function isValue(column: Column, value: unknown): boolean {
  switch (column.kind) {
    case 'text':
      return (
        typeof value === 'string' && value.length <= TEXT_LENGTH_MAX && !value.includes('\0') && value.isWellFormed()
      )
    case 'choice':
      return typeof value === 'string' && (column.field?.choices?.some(choice => choice.value === value) ?? false)
    case 'decimal':
      return typeof value === 'string' && /^-?\d{1,20}(\.\d{1,10})?$/.test(value)
    case 'date':
      return isDate(value)
    case 'timestamp':
      return (
        typeof value === 'string' &&
        /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,6})?)?Z$/.test(value) &&
        isInstant(value)
      )
    case 'boolean':
      return typeof value === 'boolean'
    case 'integer':
    case 'reference':
      return Number.isSafeInteger(value)
    default:
      return false
  }
}

function isInstant(value: string): boolean {
  const hours = Number(value.slice(11, 13))
  const minutes = Number(value.slice(14, 16))
  const seconds = Number(value.slice(17, 19).replace('Z', '') || '0')
  return isDate(value.slice(0, 10)) && hours < 24 && minutes < 60 && seconds < 60
}

function orderOf(
  registry: EntityRegistry,
  view: View,
  reader: Reader | undefined,
  sort: string | undefined,
): { order: string; join: string } {
  const [name, direction] = sort === undefined ? view.entity.sort : sortOf(sort)
  const column = view.columns.get(name)
  if (!column) {
    if (sort === undefined) return { order: 't.id', join: '' }
    throw invalid('sortUnknown', { field: named(name) })
  }
  if (name === 'id') return { order: `t.id ${direction}`, join: '' }
  const shown = column.kind === 'reference' ? displayOf(registry, column, reader) : undefined
  if (shown)
    return {
      order: `${shown.columns.map(sql => `${sql} ${direction} nulls last`).join(', ')}, t.id`,
      join: shown.join(column),
    }
  // An index is led by ascending values with nulls last; only a descending order of a nullable column needs the word.
  return {
    order: `${ordered(column)} ${direction}${column.required || direction === 'asc' ? '' : ' nulls last'}, t.id`,
    join: '',
  }
}

/** Texts stand as people sort them. */
function ordered({ kind, sql }: Pick<Column, 'kind' | 'sql'>): string {
  return kind === 'text' ? `${sql} collate ${TEXT_ORDER}` : sql
}

/** Figures are worked out for everything that the filter finds, because any of it may be the largest. */
function figureOrder(view: View, where: string, sort: string | undefined): { order: string; join: string } | undefined {
  if (sort === undefined || !view.computedColumns) return undefined
  const [name, direction] = sortOf(sort)
  const field = view.fields.find(candidate => candidate.name === name)
  const column = field?.sorted ? columnOf(view.computedColumns, name) : undefined
  if (column === undefined) return undefined
  return {
    order: `f.${column} ${direction} nulls last, t.id`,
    join: ` left join (${computedColumnsSql(view, view.computedColumns, where)}) f on f.id = t.id`,
  }
}

/** The values come last: ids and what was worked out for each, by `figureValues`. */
function workedOutOrder(
  view: View,
  known: number,
  sort: string | undefined,
): Pick<Selection, 'order' | 'join' | 'figure'> | undefined {
  if (sort === undefined || !view.sortFigures) return undefined
  const [name, direction] = sortOf(sort)
  if (!view.sortFigures.names.includes(name)) return undefined
  return {
    order: `f.value ${direction} nulls last, t.id`,
    join: ` left join unnest($${known + 1}::bigint[], $${known + 2}::numeric[]) as f(id, value) on f.id = t.id`,
    figure: name,
  }
}

function sortOf(sort: string): [string, 'asc' | 'desc'] {
  const parsed = parse(sort)
  if (!Array.isArray(parsed) || parsed.length !== 2 || typeof parsed[0] !== 'string' || typeof parsed[1] !== 'string')
    throw invalid('sortShape')
  const direction = parsed[1].toLowerCase()
  if (direction !== 'asc' && direction !== 'desc') throw invalid('sortShape')
  return [parsed[0], direction]
}

/**
 * People see the name of what a reference points to, so its name orders the list, unless the caller may not read it.
 */
function displayOf(
  registry: EntityRegistry,
  column: Column,
  reader: Reader | undefined,
): { columns: string[]; join: (column: Column) => string } | undefined {
  const target = registry.ofResource(column.field?.reference ?? '')
  if (!target || (reader && !mayRead(reader, target))) return undefined
  const view = registry.view(target, reader?.roles)
  const columns = target.display.flatMap(name => {
    const shown = view.columns.get(name)
    return shown ? ordered({ ...shown, sql: shown.sql.replace(/^t\./, 'r.') }) : []
  })
  if (columns.length === 0) return undefined
  const tenant = target.global ? '' : 'r.tenant_id = t.tenant_id and '
  return { columns, join: from => ` left join ${target.table} r on ${tenant}r.id = ${from.sql}` }
}

function rangeOf(view: View, filter: Values, range: string | undefined): { from: number; to: number } {
  const { id: ids } = filter
  if (range === undefined) return { from: 0, to: (Array.isArray(ids) ? Math.max(ids.length, 1) : ROWS_DEFAULT) - 1 }
  const parent = view.entity.parent
  return parseRange(range, parent !== undefined && typeof idIn(filter[parent]) === 'number' ? CHILD_ROWS_MAX : ROWS_MAX)
}

export function parseRange(range: string, max: number): { from: number; to: number } {
  const parsed = parse(range)
  const given: readonly unknown[] = Array.isArray(parsed) ? parsed : []
  const [from, to, ...more] = given
  if (!isInteger(from) || !isInteger(to) || more.length > 0 || from < 0 || to < from) throw invalid('rangeShape')
  if (to - from >= max) throw invalid('rangeTooLong', { max })
  return { from, to }
}

const isInteger = (value: unknown): value is number => Number.isSafeInteger(value)

/** An unknown word is repeated to whoever sent it only while it looks like a name. */
function named(word: string): string {
  return /^[\w.]{1,60}$/.test(word) ? word : '…'
}

function invalid(key: RequestTextKey, values: Record<string, string | number> = {}): ProblemError {
  return problem('invalid-request', { detail: requestText(key, values) })
}
