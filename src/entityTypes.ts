/** What follows from the schemas for the compiler: the shapes in which the values of an entity occur. */
import type { EntityTypes } from '../generated/types.ts'
import type { Answered, EntityOf, Filter, Stored } from './api/recordTypes.ts'
import type { Action, CalendarDate, Entity, EntityName, Field } from './entity.ts'
import type { RuleCode } from './texts.ts'

export type { Answered, EntityOf, Filter, Stored }

/**
 * Some properties of a stored record. A name that the entity does not have is none of the result: whatever reads it
 * does not compile either.
 */
export type Part<E extends EntityName, Names extends FieldName<E>> = {
  [P in keyof Stored<E> as P extends Names ? P : never]: Stored<E>[P]
}

/** A record of a list, before its computed values are added: the rows inside a record come with one record alone. */
export type Listed<E extends EntityName> = Pick<Answered<E>, Exclude<keyof Answered<E>, EntityTypes[E]['computed']>>

/** Values that are computed when a record is answered, and never stored. */
export type Computed<E extends EntityName> = Pick<Answered<E>, EntityTypes[E]['computed'] & keyof Answered<E>>

/**
 * Values that the product sets and no update by hand: the state, the source of a row, what is only written when a
 * record is made.
 */
export type ReadOnlyValues<E extends EntityName> = {
  [
    P in (EntityTypes[E]['readOnly'] | Exclude<keyof EntityTypes[E]['create'], keyof EntityTypes[E]['update']>) &
      keyof Stored<E>
  ]?: Stored<E>[P] extends readonly (infer Row)[] | null ? readonly Omit<Row, 'id'>[] | null : Stored<E>[P]
}

export type CreateValues<E extends EntityName> = EntityTypes[E]['create']

declare const UNCHECKED: unique symbol

/**
 * Values by name, of any entity. Without the mark they would fit wherever every property may be missing: it exists for
 * the compiler alone.
 */
export interface UncheckedValues {
  [name: string]: unknown
  readonly [UNCHECKED]?: true
}

interface NamedFieldsOnly {
  readonly [UNCHECKED]?: never
}

/** What an update may change, and what the product changes besides. */
export type Changes<E extends EntityName> = Partial<EntityTypes[E]['update']> & ReadOnlyValues<E> & NamedFieldsOnly

/**
 * What is written, property by property: one that the shape does not have is refused, wherever the object comes from.
 * The compiler by itself looks for such only in a literal without spread.
 */
export type Exactly<Shape, Given> = Given & { [P in Exclude<keyof Given, keyof Shape>]: never }

const CHECKED = Symbol('checked')

/** What an action changes besides the state, and what follows before a record is saved; changesOf makes it. */
export type CheckedChanges<E extends EntityName> = Changes<E> & { readonly [CHECKED]: E }

/** In what a function answers, the compiler by itself does not look for properties that the entity does not have. */
export function changesOf<E extends EntityName, Given extends Changes<E>>(
  entity: E,
  changes: Exactly<Changes<E>, Given>,
): Given & { readonly [CHECKED]: E } {
  return { ...changes, [CHECKED]: entity }
}

/** The name of a property that a person gave in the schema. */
export type FieldName<E extends EntityName> = E extends EntityName
  ? Exclude<keyof Answered<E> & string, 'id' | 'version' | 'createdAt' | 'updatedAt'>
  : never

type Partly<Shape> = { readonly [P in keyof Shape]?: PartlyValue<Exclude<Shape[P], undefined>> | null }
type PartlyValue<Value> = Value extends readonly (infer Row)[]
  ? readonly Partly<Row>[]
  : Value extends object
    ? Partly<Value>
    : Value

/** A record while it is being filled in: whatever is there fits its field, anything may be missing or empty. */
export type Draft<E extends EntityName> = Partly<Answered<E>> & NamedFieldsOnly

/** Where a finding stands: a property, a row of a list ("buyers.1") or a property of a row ("buyers.1.commitment"). */
export type FieldPath<E extends EntityName> = (E extends EntityName ? PathIn<Answered<E>> : never) | ''

type PathIn<Shape> = {
  [P in keyof Shape & string]-?: NonNullable<Shape[P]> extends readonly (infer Row)[]
    ? P | `${P}.${number}` | `${P}.${number}.${keyof Row & string}`
    : NonNullable<Shape[P]> extends object
      ? P | `${P}.${keyof NonNullable<Shape[P]> & string}`
      : P
}[keyof Shape & string]

/**
 * What a rule finds at a place of the record; the place '' stands for the whole of it. A warning forbids nothing; one
 * that changes money is asked about, and the record is saved once a person has confirmed it.
 */
export interface Finding<E extends EntityName = EntityName> {
  field: FieldPath<E>
  code: RuleCode
  values?: Record<string, string | number>
  warning?: true | 'asked'
}

/** What a rule may know besides the record; rules never read a clock. */
export interface RuleContext<E extends EntityName = EntityName> {
  /** In the tenant's time zone. */
  today: CalendarDate
  /** The record as stored, absent when it is being made. */
  before?: Stored<E>
}

export type Rules<E extends EntityName> = (record: Draft<E>, context: RuleContext<E>) => Finding<E>[]

/** Values that follow from others when a record is saved; they are stored with it. */
export type BeforeSave<E extends EntityName> = (record: Draft<E>, before: Stored<E> | undefined) => CheckedChanges<E>

/** What a person wrote for an entity, the same in every form and on the server: src/<area>/area.ts. */
export interface Area<E extends EntityName = EntityName> {
  rules?: Rules<E>
  /** Computed fields that follow from the record alone: a form shows them while a person types. */
  computed?: (record: Draft<E>) => Partial<Computed<E>>
  beforeSave?: BeforeSave<E>
}

/** What the schema says of a property. */
export function fieldOf<E extends EntityName>(entity: Entity<E>, name: FieldName<E>): Field {
  const fields: readonly Field[] = entity.fields
  const field = fields.find(candidate => candidate.name === name)
  if (!field) throw new Error(`${entity.name} has no field "${name}".`)
  return field
}

/** The name of an action of the entity, of one record or of all of them. */
export type ActionNameOf<E extends EntityName> = E extends EntityName
  ? (keyof EntityTypes[E]['recordActions'] | keyof EntityTypes[E]['collectionActions']) & string
  : never

/** What the schema says of an action. */
export function actionOf<E extends EntityName>(entity: Entity<E>, name: ActionNameOf<E>): Action {
  const actions: readonly Action[] = entity.actions
  const action = actions.find(candidate => candidate.name === name)
  if (!action) throw new Error(`${entity.name} has no action "${name}".`)
  return action
}

/** The name of a property that holds rows. */
export type ListName<E extends EntityName> = E extends EntityName
  ? { [P in FieldName<E>]: Answered<E>[P] extends readonly object[] | null | undefined ? P : never }[FieldName<E>]
  : never

/** The name of a property of the rows; of several lists, of one that all their rows have. */
export type RowFieldName<E extends EntityName, List extends ListName<E>> = keyof Extract<
  Answered<E>[List],
  readonly object[]
>[number] &
  string

/** What the schema says of a property of the rows inside a record. */
export function rowFieldOf<E extends EntityName, List extends ListName<E>>(
  entity: Entity<E>,
  list: List,
  name: RowFieldName<E, List>,
): Field {
  const field = fieldOf(entity, list).fields?.find(candidate => candidate.name === name)
  if (!field) throw new Error(`The rows of ${list} have no field "${name}".`)
  return field
}
