/** Filters of a list as the API knows them: status, date_gte, date_lte, name_like. Pure. */
import { isDecimal } from '../../../entity.ts'
import type { Field } from '../../../entity.ts'
import { formatDate, formatNumber } from '../../../formats.ts'
import type { Translate } from '../../../texts.ts'

export type FilterValues = Record<string, unknown>

/** How a field is filtered: by any of several values, by a span, by a word, by yes or no. */
type FilterKind = 'choice' | 'reference' | 'span' | 'word' | 'answer'

export function filterKind(field: Field): FilterKind {
  switch (field.kind) {
    case 'choice':
      return 'choice'
    case 'reference':
      return 'reference'
    case 'boolean':
      return 'answer'
    case 'text':
      return 'word'
    default:
      return 'span'
  }
}

export function keysOf(field: Field): string[] {
  switch (filterKind(field)) {
    case 'span':
      return [`${field.name}_gte`, `${field.name}_lte`]
    case 'word':
      return [`${field.name}_like`]
    // What refers to nothing is found, too: transactions of the fund alone.
    case 'reference':
      return [field.name, `${field.name}_null`]
    default:
      return [field.name]
  }
}

export function isSet(field: Field, values: FilterValues): boolean {
  return keysOf(field).some(
    key => values[key] !== undefined && values[key] !== '' && !(Array.isArray(values[key]) && values[key].length === 0),
  )
}

export function withoutFilter(field: Field, values: FilterValues): FilterValues {
  const keys = new Set(keysOf(field))
  return Object.fromEntries(Object.entries(values).filter(([key]) => !keys.has(key)))
}

export function withFilter(field: Field, values: FilterValues, changes: FilterValues): FilterValues {
  const next = { ...withoutFilter(field, values), ...changes }
  return Object.fromEntries(
    Object.entries(next).filter(
      ([, value]) => value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0),
    ),
  )
}

export function chosenValues(field: Field, values: FilterValues): unknown[] {
  const value = values[field.name]
  return value === undefined ? [] : Array.isArray(value) ? value : [value]
}

/** Anything but the search and the filters that stand in the address for good. */
export function hasFilters(values: FilterValues): boolean {
  return Object.values(values).some(value => value !== undefined && value !== '')
}

/**
 * "01/07/2026 to 30/09/2026", "from 2", "Booked, Reconciled"; references are named by the caller, who can look them up.
 */
export function filterLabel(
  field: Field,
  values: FilterValues,
  translate: Translate,
  nameOf: (value: unknown) => string = String,
): string {
  switch (filterKind(field)) {
    case 'choice':
      return chosenValues(field, values)
        .map(value => field.choices?.find(choice => choice.value === value)?.title ?? String(value))
        .join(', ')
    case 'reference':
      return values[`${field.name}_null`] === true
        ? translate('list.none')
        : chosenValues(field, values).map(nameOf).join(', ')
    case 'answer':
      return translate(values[field.name] === true ? 'general.yes' : 'general.no')
    case 'word':
      return `“${String(values[`${field.name}_like`] ?? '')}”`
    case 'span':
      return spanLabel(field, values[`${field.name}_gte`], values[`${field.name}_lte`], translate)
  }
}

function spanLabel(field: Field, from: unknown, to: unknown, translate: Translate): string {
  const shown = (value: unknown) => {
    if (field.kind === 'date' || field.kind === 'timestamp') return formatDate(String(value).slice(0, 10))
    const number = String(value)
    if (field.format === 'year' || !isDecimal(number)) return number
    return formatNumber(number, field.kind === 'integer' ? 0 : 2)
  }
  if (from !== undefined && to !== undefined)
    return from === to ? shown(from) : translate('list.span', { from: shown(from), to: shown(to) })
  return from !== undefined
    ? translate('list.spanFrom', { from: shown(from) })
    : translate('list.spanTo', { to: shown(to) })
}
