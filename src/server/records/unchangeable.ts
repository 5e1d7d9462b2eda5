/**
 * What the body of a PUT says of values that its caller may only read. Other programs send back the whole record that
 * they were given: what they left as it stands is ignored, and what they changed is refused by its name.
 */
import { isDeepStrictEqual } from 'node:util'
import { allows } from '../../access.ts'
import type { Role } from '../../access.ts'
import type { Entity, Field } from '../../entity.ts'
import { problem } from '../../problems.ts'
import type { FieldErrors, ProblemError } from '../../problems.ts'
import { text } from '../../texts.ts'
import { mayWrite, isWritable } from './validation.ts'
import { asChildRows, canonical } from './values.ts'
import type { StoredRecord, Values } from './values.ts'

/** What every record has besides the fields of its schema. */
const OF_EVERY_RECORD: ReadonlySet<string> = new Set(['id', 'version', 'createdAt', 'updatedAt'])
/** It stands beside the record that a write has answered, and says nothing of the record itself. */
const BESIDE = 'warnings'

/** A value by its place in the record, "companyName" or "buyers.1.share", as it was sent. */
interface UnchangeableValue {
  place: string
  field: Field | undefined
  sent: unknown
  /** Where it stands in the record as its caller reads it. */
  standing: (record: Values) => unknown
}

export interface ParsedBody {
  /** What may be written, and what nobody knows: the validator names it. */
  values: Values
  unchangeable: readonly UnchangeableValue[]
}

/** Parts what may be written from what may only be read. */
export function partsOf(entity: Entity, body: Values, roles: readonly Role[]): ParsedBody {
  const read = onlyRead(entity, roles)
  const values: Values = {}
  const unchangeable: UnchangeableValue[] = []
  for (const [name, sent] of Object.entries(body)) {
    const field = entity.fields.find(each => each.name === name)
    if (!field && name === BESIDE) continue
    if (OF_EVERY_RECORD.has(name) || read.has(name))
      unchangeable.push({ place: name, field, sent, standing: record => record[name] })
    else values[name] = field?.fields ? linesOf(field, sent, unchangeable) : sent
  }
  return { values, unchangeable }
}

/** Nobody could compare the rows with those that stand, had they no ids: a new row is left to the validator. */
function linesOf(list: Field, sent: unknown, unchangeable: UnchangeableValue[]): unknown {
  const read = new Set((list.fields ?? []).filter(inner => !isWritable(inner)).map(({ name }) => name))
  if (read.size === 0 || !Array.isArray(sent)) return sent
  return asChildRows(sent).map((line, index) => {
    if (typeof line !== 'object' || line === null || typeof line.id !== 'number') return line
    const writable: Values = {}
    for (const [name, value] of Object.entries(line)) {
      if (read.has(name))
        unchangeable.push({
          place: `${list.name}.${index}.${name}`,
          field: list.fields?.find(inner => inner.name === name),
          sent: value,
          standing: record => asChildRows(record[list.name]).find(({ id }) => id === line.id)?.[name],
        })
      else writable[name] = value
    }
    return writable
  })
}

function onlyRead(entity: Entity, roles: readonly Role[]): ReadonlySet<string> {
  return new Set(
    entity.fields
      .filter(field => !field.access?.read || allows(field.access.read, roles))
      .filter(field => !isWritable(field) || field.createOnly || !mayWrite(field, roles))
      .map(({ name }) => name),
  )
}

/** Whether code has to work something out before what was told can be compared. */
export function sendsComputed({ unchangeable }: ParsedBody): boolean {
  return unchangeable.some(({ field }) => field?.computed !== undefined)
}

/** The refusal that names what was changed, held against the record as its caller reads it. */
export function refusalOfChanged({ unchangeable }: ParsedBody, record: StoredRecord): ProblemError | undefined {
  const errors: FieldErrors = {}
  for (const { place, field, sent, standing } of unchangeable)
    if (!isSame(field, sent, standing(record))) errors[place] = [text('validation.unchangeable')]
  return Object.keys(errors).length > 0 ? problem('rule', { errors }) : undefined
}

/** Ids may be text, because addresses are; empty is empty, however it is written. */
function isSame(field: Field | undefined, sent: unknown, stands: unknown): boolean {
  if (isEmpty(sent) && isEmpty(stands)) return true
  if (typeof sent === 'string' && typeof stands === 'number') return sent === `${stands}`
  if (!field) return sent === stands
  return isDeepStrictEqual(canonical(field, sent), canonical(field, stands))
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === ''
}
