/** The shapes of records as every program that speaks with the API sees them; they follow from the schemas. */
import type { EntityTypes } from '../../generated/types.ts'

type EntityNames = { [E in keyof EntityTypes as EntityTypes[E]['resource']]: E }

/** The entity whose records stand at this word of the address. */
export type EntityOf<R extends keyof EntityNames> = EntityNames[R]

/** A record as the API answers it; rows inside it and computed values come where they were asked for. */
export type Answered<E extends keyof EntityTypes> = EntityTypes[E]['record']

/** A record as it is stored: everything but what is computed when it is answered. */
export type Stored<E extends keyof EntityTypes> = {
  [P in Exclude<keyof Answered<E>, EntityTypes[E]['computed']>]-?: Exclude<Answered<E>[P], undefined>
}

type Ordered = 'gt' | 'gte' | 'lt' | 'lte'
type FilterValue<Value> = Value | readonly NonNullable<Value>[]

/** What lists are filtered by: values, one of several, limits ("date_gte"), words ("name_like"), everywhere ("q"). */
export type Filter<E extends keyof EntityTypes> = {
  readonly [P in keyof Stored<E> & string]?: FilterValue<Stored<E>[P]>
} & {
  readonly [P in keyof Stored<E> & string as `${P}_${Ordered}`]?: NonNullable<Stored<E>[P]>
} & { readonly [P in keyof Stored<E> & string as `${P}_ne`]?: Stored<E>[P] } & {
  readonly [P in keyof Stored<E> & string as `${P}_like`]?: string
} & { readonly [P in keyof Stored<E> & string as `${P}_null`]?: boolean } & { readonly q?: string }
