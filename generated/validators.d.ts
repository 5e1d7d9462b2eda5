// Generated from schemas by npm run generate. Do not edit: change the schema.
import type { ErrorObject } from 'ajv'
import type { EntityTypes } from './types.ts'
export interface Validate<T = unknown> {
  (data: unknown): data is T
  errors?: ErrorObject[] | null
}
type Validators<Inputs> = { readonly [Name in keyof Inputs]: Validate<Inputs[Name]> }
/** By name of the entity. */
export const validators: {
  readonly [Name in keyof EntityTypes]: {
    create: Validate<EntityTypes[Name]['create']>
    update: Validate<EntityTypes[Name]['update']>
    actions: Validators<EntityTypes[Name]['recordActions'] & EntityTypes[Name]['collectionActions']>
  }
}
