/** Which fields a list offers as columns and as filters. Pure. */
import { valueOf, type Entity, type Field } from '../../../entity.ts'
import { decimalsOf } from '../../../formats.ts'

export interface ColumnChoice {
  name: string
  shown: boolean
}

const NEVER_LISTED = new Set(['childRows', 'answers'])

/**
 * Everything that fits into a cell; what the page fixes needs none. Of the computed values those that the schema lists.
 */
export function possibleColumns(entity: Entity, fixed: readonly string[] = []): Field[] {
  return entity.fields.filter(
    field =>
      !fixed.includes(field.name) &&
      !NEVER_LISTED.has(field.kind) &&
      field.name !== entity.parent &&
      (field.format !== 'multiline' || field.list === true) &&
      (field.computed === undefined || field.list === true),
  )
}

export function usualSort({ sort: [field, order] }: Entity): { field: string; order: 'ASC' | 'DESC' } {
  return { field, order: order === 'desc' ? 'DESC' : 'ASC' }
}

export function defaultColumns(entity: Entity): string[] {
  return listedColumns(entity).map(field => field.name)
}

function listedColumns(entity: Entity): Field[] {
  return possibleColumns(entity).filter(field => field.list)
}

/**
 * The saved choice in its order, without fields that the schema has lost; new list fields of the schema are shown at
 * the end.
 */
export function chosenColumns(entity: Entity, saved: readonly ColumnChoice[] | undefined): Field[] {
  const possible = new Map(possibleColumns(entity).map(field => [field.name, field]))
  if (!saved) return listedColumns(entity)
  const known = new Set(saved.map(choice => choice.name))
  const names = [
    ...saved.filter(choice => choice.shown).map(choice => choice.name),
    ...defaultColumns(entity).filter(name => !known.has(name)),
  ]
  const chosen = names.flatMap(name => possible.get(name) ?? [])
  return chosen.length > 0 ? chosen : listedColumns(entity)
}

/** All columns with their state, shown ones first: what the column menu shows. */
export function columnChoices(entity: Entity, saved: readonly ColumnChoice[] | undefined): ColumnChoice[] {
  const shown = chosenColumns(entity, saved).map(field => field.name)
  const rest = possibleColumns(entity)
    .map(field => field.name)
    .filter(name => !shown.includes(name))
  return [...shown.map(name => ({ name, shown: true })), ...rest.map(name => ({ name, shown: false }))]
}

export function moveChoice(choices: readonly ColumnChoice[], from: number, to: number): ColumnChoice[] {
  const target = Math.max(0, Math.min(choices.length - 1, to))
  const rest = choices.filter((_, index) => index !== from)
  return [...rest.slice(0, target), choices[from]!, ...rest.slice(target)]
}

/**
 * Amounts of a list in one currency, which a column beside them names, need no more words. Where several currencies
 * stand beside each other each amount says its own, unless a column of the list names it.
 */
export function saysCurrencies(columns: readonly Field[]): boolean {
  const units = new Set(columns.filter(({ format }) => format === 'money').map(({ unit }) => unit))
  if (units.size === 0 || (units.size === 1 && units.has(undefined))) return false
  return units.size > 1 || !columns.some(({ name }) => units.has(name))
}

export function saysOwnCurrency({ format, unit }: Field, columns: readonly Field[]): boolean {
  return format === 'money' && saysCurrencies(columns) && !columns.some(({ name }) => name === unit)
}

/** Shares have six decimals, most often zeros: by column, as many are shown as some row of the page needs. */
export function placesIn(columns: readonly Field[], records: readonly object[]): Readonly<Record<string, number>> {
  const texts = (name: string) =>
    records.map(record => valueOf(record, name)).filter(value => typeof value === 'string')
  return Object.fromEntries(
    columns.filter(({ format }) => format === 'number6').map(({ name }) => [name, decimalsOf(texts(name))]),
  )
}

/** The search finds words already: what can be ticked or spanned comes first. */
export function filterFields(entity: Entity, fixed: readonly string[] = []): Field[] {
  const fields = possibleColumns(entity, fixed).filter(field => field.filter)
  return [...fields.filter(field => field.kind !== 'text'), ...fields.filter(field => field.kind === 'text')]
}

/** The column that leads to the record: the first one, unless that is no text and the name of the record has one. */
export function nameColumn({ display }: Entity, columns: readonly Field[]): string | undefined {
  const [first] = columns
  if (first?.kind === 'text') return first.name
  return (columns.find(({ name, kind }) => kind === 'text' && display.includes(name)) ?? first)?.name
}

/** The amount that a phone shows beside the name: the one that the page says, else the first that is shown. */
export function mainColumn(
  columns: readonly Field[],
  ownColumns: readonly { name: string; main?: boolean }[] = [],
): string | undefined {
  const [, ...rest] = columns
  return (ownColumns.find(({ main }) => main) ?? rest.find(({ kind }) => kind === 'decimal'))?.name
}
