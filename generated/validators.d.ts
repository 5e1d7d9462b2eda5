// Generated from schemas by npm run generate. Do not edit: change the schema.
import type { ErrorObject } from 'ajv'
export interface Validate<T = unknown> {
  (data: unknown): data is T
  errors?: ErrorObject[] | null
}
export interface EntityValidators { create: Validate; update: Validate; actions: Record<string, Validate> }
/** By name of the entity. */
export const validators: Record<string, EntityValidators>
