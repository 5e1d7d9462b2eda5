/** From the body of a request to the values of a record: shape, rights per field, rules. */
import type { ErrorObject } from 'ajv'
import { allows } from '../../access.ts'
import type { Role } from '../../access.ts'
import type { Entity, Field } from '../../entity.ts'
import { validators } from '../../../generated/validators.js'
import { problem } from '../../problems.ts'
import { text } from '../../texts.ts'
import { findingsOf } from '../../validation.ts'
import { writtenValues } from '../../api/writtenValues.ts'
import { completed, withDefaults } from './values.ts'
import type { Values } from './values.ts'

interface Validator {
  (data: unknown): boolean
  errors?: ErrorObject[] | null
}

export function validate(validator: Validator, data: Values, fields: Entity | readonly Field[]): void {
  if (validator(data)) return
  throw problem('invalid-body', { errors: findingsOf(validator.errors, fields, data) })
}

/** The values of a new record, defaults filled in. */
export function createValues(entity: Entity, body: Values, roles: readonly Role[]): Values {
  const given = writtenValues(entity.fields, body)
  const filled = { ...writableDefaults(entity), ...given }
  validate(validators[entity.name].create, filled, entity)
  assertWritable(entity, given, roles)
  return completed(entity, withDefaults(entity, filled))
}

/** Every property that the caller may write: what is missing becomes empty. */
export function updateValues(entity: Entity, body: Values, roles: readonly Role[]): Values {
  const given = writtenValues(entity.fields, body)
  validate(validators[entity.name].update, given, entity)
  assertWritable(entity, given, roles)
  const all = completed(entity, given)
  const changes: Values = {}
  for (const field of entity.fields) {
    const { name } = field
    if (name in all && isWritable(field) && !field.createOnly && mayWrite(field, roles)) changes[name] = all[name]
  }
  return changes
}

export function isWritable(field: Field): boolean {
  return !field.readOnly && field.computed === undefined
}

/** Whether the rights of a field, where it has its own, let the caller write it. */
export function mayWrite(field: Field, roles: readonly Role[]): boolean {
  return (
    (!field.access?.read || allows(field.access.read, roles)) &&
    (!field.access?.write || allows(field.access.write, roles))
  )
}

/** What a form begins with. */
export function writableDefaults(entity: Entity): Values {
  return Object.fromEntries(
    entity.fields
      .filter(field => isWritable(field) && field.default !== undefined)
      .map(field => [field.name, field.default]),
  )
}

/** A field that the caller may not even read is as unknown as one that does not exist. */
function assertWritable(entity: Entity, given: Values, roles: readonly Role[]): void {
  const errors: Record<string, string[]> = {}
  for (const field of entity.fields) {
    if (!Object.hasOwn(given, field.name) || mayWrite(field, roles)) continue
    const hidden = field.access?.read && !allows(field.access.read, roles)
    errors[field.name] = [text(hidden ? 'validation.unknown' : 'validation.readOnly')]
  }
  if (Object.keys(errors).length > 0) throw problem('invalid-body', { errors })
}
