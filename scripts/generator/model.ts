/** What the generator has understood: an entity with everything that the outputs are made of. */
import type { Action, Entity, Field } from '../../src/entity.ts'
import type { MenuGroup } from '../../src/pages/page.ts'

export interface Place {
  file: string
  line: number
}

export interface Property {
  field: Field
  place: Place
  /** Is never empty in a stored record. Field.required says the same, but only of what may be written. */
  required: boolean
  /** Child rows and answers: what is inside. */
  children?: readonly Property[]
  minItems?: number
  /** answers and lines of a part: the name of its type, the same wherever it is used. */
  part?: string
  pattern?: string
  /** Name of the value list, unique among all of them: "legalStatus", "fundOpenClosed". */
  list?: string
  description?: string
}

export interface ActionModel {
  action: Action<string>
  place: Place
  input: readonly Property[]
}

export interface Model {
  entity: Entity<string>
  file: string
  description?: string
  properties: readonly Property[]
  unique: readonly (readonly string[])[]
  indexes: readonly (readonly string[])[]
  actions: readonly ActionModel[]
  /** Where its pages stand, which then follow from the schema. */
  menu?: MenuGroup
}

/** "bankAccount" is "bank_account". */
export function snake(name: string): string {
  return name.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`)
}

export function kebab(name: string): string {
  return snake(name).replaceAll('_', '-')
}

export function pascal(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1)
}

/** "bank-account" is "bankAccount". */
export function camel(name: string): string {
  return name.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
}

/** May stand in a create body. */
export function isCreatable({ field }: Property): boolean {
  return field.computed === undefined && (!field.readOnly || field.createOnly === true)
}

/** May stand in an update body. */
export function isUpdatable({ field }: Property): boolean {
  return field.computed === undefined && !field.readOnly && !field.createOnly
}

export function typeName(model: Model): string {
  return pascal(model.entity.name)
}

export const GENERATED_NOTE = 'Generated from schemas by npm run generate. Do not edit: change the schema.'
