/**
 * The form in which values are kept, so that what was sent, what is stored and what history shows are the same text.
 */
import type { Entity, Field } from '../../entity.ts'
import type { UncheckedValues } from '../../entityTypes.ts'
import { isStored } from './entityRegistry.ts'

export type Values = UncheckedValues

/** A stored record as the engine sees it: its properties by name, with id and version. */
export type StoredRecord = Values & { id: number; version: number }

/** Defaults for what a new record leaves open, those of fields that only the server sets included. */
export function withDefaults(entity: Entity, values: Values): Values {
  const filled = { ...values }
  for (const field of entity.fields)
    if (field.default !== undefined && filled[field.name] === undefined) filled[field.name] = field.default
  return filled
}

/** A whole record of stored fields: nothing is left undefined, decimals are in the form the database answers with. */
export function completed(entity: Entity, values: Values): Values {
  return completedFields(entity.fields, values)
}

export function completedFields(fields: readonly Field[], values: Values): Values {
  const record = { ...emptyOf(fields) }
  for (const field of fields) {
    if (field.kind === 'childRows') record[field.name] = lines(field, values[field.name])
    else if (isStored(field)) record[field.name] = canonical(field, values[field.name])
  }
  return record
}

const empty = new WeakMap<readonly Field[], Values>()

/** Copied for each record, which is faster than making one property after the other. */
function emptyOf(fields: readonly Field[]): Values {
  const known = empty.get(fields)
  if (known) return known
  const stored = fields.filter(field => field.kind === 'childRows' || isStored(field))
  const made: Values = Object.fromEntries(stored.map(({ name }) => [name, null]))
  empty.set(fields, made)
  return made
}

function lines(field: Field, value: unknown): Values[] {
  if (!Array.isArray(value)) return []
  return value.map(
    (line: Line) =>
      Object.fromEntries([
        ...(typeof line.id === 'number' ? [['id', line.id]] : []),
        ...(field.fields ?? []).filter(isStored).map(inner => [inner.name, canonical(inner, line[inner.name])]),
      ]) as Values,
  )
}

/** The form in which the database answers a value. */
export function canonical(field: Pick<Field, 'kind' | 'format'>, value: unknown): unknown {
  if (value === undefined || value === null) return null
  return field.kind === 'decimal' && typeof value === 'string'
    ? canonicalDecimal(value, field.format === 'money')
    : value
}

/** Money has at least two decimals, other numbers as many as they need; no leading zeros, no negative zero. */
function canonicalDecimal(text: string, money: boolean): string {
  const match = /^(-?)0*(\d+)(?:\.(\d+))?$/.exec(text)
  if (!match) return text
  const decimals = (match[3] ?? '').replace(/0+$/, '')
  const shown = money ? decimals.padEnd(2, '0') : decimals
  const plain = match[2]! + (shown && `.${shown}`)
  return match[1] && /[1-9]/.test(plain) ? `-${plain}` : plain
}

export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (a === null || b === null || typeof a !== 'object' || typeof b !== 'object') return (a ?? null) === (b ?? null)
  return JSON.stringify(a) === JSON.stringify(b)
}

export interface Change {
  field: string
  old: unknown
  new: unknown
}

/**
 * What differs, field by field; lines by their place in the record ("buyers.1.commitment"). Amounts are compared in the
 * form in which they are kept, whichever decimals they were answered with.
 */
export function changesBetween(entity: Entity, before: Values, after: Values): Change[] {
  const changes: Change[] = []
  for (const field of entity.fields) {
    if (field.kind === 'childRows')
      changes.push(...lineChanges(field, asChildRows(before[field.name]), asChildRows(after[field.name])))
    else if (isStored(field)) {
      const [old, now] = [canonical(field, before[field.name]), canonical(field, after[field.name])]
      if (!same(old, now)) changes.push({ field: field.name, old, new: now })
    }
  }
  return changes
}

function lineChanges(field: Field, before: Line[], after: Line[]): Change[] {
  const changes: Change[] = []
  const inner = (field.fields ?? []).filter(isStored)
  const plain = (line: Values): Values =>
    Object.fromEntries(inner.map(field => [field.name, canonical(field, line[field.name])]))
  for (const [index, line] of after.entries()) {
    const old = before.find(candidate => candidate.id !== undefined && candidate.id === line.id)
    if (!old) changes.push({ field: `${field.name}.${index}`, old: null, new: plain(line) })
    else
      for (const { name, ...rest } of inner) {
        const [stood, stands] = [canonical(rest, old[name]), canonical(rest, line[name])]
        if (!same(stood, stands)) changes.push({ field: `${field.name}.${index}.${name}`, old: stood, new: stands })
      }
  }
  for (const [index, line] of before.entries()) {
    if (!after.some(candidate => candidate.id === line.id))
      changes.push({ field: `${field.name}.${index}`, old: plain(line), new: null })
  }
  return changes
}

/** A row inside a record; a new one has no id. */
export type Line = Values & { readonly id?: unknown }

export function asChildRows(value: unknown): Line[] {
  return Array.isArray(value) ? (value as Line[]) : []
}
