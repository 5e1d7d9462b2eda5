/**
 * What a form holds, compared with what is stored: start values, the body to send, what has changed, what two people
 * changed. Pure.
 */
import { valueOf } from '../../../entity.ts'
import type { Field } from '../../../entity.ts'
import type { UncheckedValues } from '../../../entityTypes.ts'
import { writtenValue } from '../../../api/writtenValues.ts'

export type Values = UncheckedValues

export function valuesOf(record: object): Values {
  return { ...record }
}

export function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
}

/** Two values of a field are the same for a person: empty is empty, however it is written. */
export function sameValue(one: unknown, other: unknown): boolean {
  if (isEmpty(one) && isEmpty(other)) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return one === other
  return JSON.stringify(withoutEmpty(one)) === JSON.stringify(withoutEmpty(other))
}

function withoutEmpty(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutEmpty)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, inner]) => !isEmpty(inner))
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, inner]) => [name, withoutEmpty(inner)]),
  )
}

export function startValues(fields: readonly Field[], given: object): Values {
  const defaults = fields
    .filter(field => field.default !== undefined)
    .map(field => [field.name, field.default] as const)
  return { ...Object.fromEntries(defaults), ...given }
}

/** Set by the server or derived: such a field is shown, never sent. */
export function isServerOwned(field: Field): boolean {
  return field.readOnly === true || field.computed !== undefined
}

export function isWritable(field: Field, creating: boolean): boolean {
  return !isServerOwned(field) && (creating || field.createOnly !== true)
}

/** What is sent: the validator of the form has held it against the schema. */
export type Body = Record<string, unknown>

/** The body of a POST or PUT: writable properties that hold something. A missing one is emptied by the server. */
export function bodyOf(values: object, fields: readonly Field[], creating: boolean): Body {
  const body: Body = {}
  for (const field of fields) {
    const { name, fields: inside } = field
    const value = writtenValue(field, valueOf(values, name))
    if (!isWritable(field, creating) || isEmpty(value)) continue
    body[name] = inside && Array.isArray(value) ? value.map(line => lineBody(line as Values, inside)) : value
  }
  return body
}

function lineBody(line: Values, fields: readonly Field[]): Values {
  const identity = line['id'] === undefined ? {} : { id: line['id'] }
  return { ...identity, ...bodyOf(line, fields, true) }
}

export function changedFields(fields: readonly Field[], before: object, now: object): Field[] {
  return fields.filter(
    field => !isServerOwned(field) && !sameValue(valueOf(before, field.name), valueOf(now, field.name)),
  )
}

export interface Conflict {
  field: Field
  stored: unknown
  mine: unknown
}

export interface Merge {
  /** Changed by both, differently: a person decides. */
  conflicts: Conflict[]
  /** Changed by the other only: taken over. */
  taken: Field[]
  /** The stored values with mine over them; conflicts hold mine until decided. */
  values: Values
}

/**
 * Three values of every field: as I loaded it, as it is stored now, as I want it. What follows from other fields is
 * nobody's to choose: the form works it out anew from those that were chosen.
 */
export function mergeValues(fields: readonly Field[], loaded: Values, stored: Values, mine: Values): Merge {
  const values: Values = { ...stored }
  const conflicts: Conflict[] = []
  const taken: Field[] = []
  for (const field of fields) {
    if (isServerOwned(field)) continue
    const { name } = field
    const byMe = !sameValue(loaded[name], mine[name])
    const byOther = !sameValue(loaded[name], stored[name])
    if (byMe) values[name] = mine[name]
    if (field.derived !== undefined) continue
    if (byMe && byOther && !sameValue(mine[name], stored[name]))
      conflicts.push({ field, stored: stored[name], mine: mine[name] })
    if (byOther && !byMe) taken.push(field)
  }
  return { conflicts, taken, values }
}
