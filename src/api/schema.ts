/**
 * What an answer of the API holds, written once: the type of it for the compiler, and the JSON Schema of it for the
 * description of the API. Nothing is checked with it at run time; a test compares real answers with the description.
 */
import type { CalendarDate, Decimal, EntityName, Timestamp } from '../entity.ts'
import type { Stored } from '../entityTypes.ts'

/** The words of JSON Schema that answers need. */
export interface JsonSchema {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly description?: string
  readonly format?: string
  readonly minimum?: number
  readonly const?: true
  readonly enum?: readonly (string | null)[]
  readonly items?: JsonSchema
  readonly required?: readonly string[]
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly additionalProperties?: JsonSchema
  readonly anyOf?: readonly JsonSchema[]
  /** An amount; `kind`: one where the kind of the figure is money. */
  readonly 'x-amount'?: true | 'kind'
}

export interface Schema<Value> {
  readonly json: JsonSchema
  /** Stands for the type only; nothing is ever stored in it. */
  readonly value?: Value
}

/** A property that may be missing. */
export interface Optional<Value> extends Schema<Value> {
  readonly optional: true
}

/** The type of what a schema describes. */
export type Of<Described> = Described extends Schema<infer Value> ? Value : never

type Properties = Readonly<Record<string, Schema<unknown>>>

type OptionalNames<All extends Properties> = {
  [Name in keyof All]: All[Name] extends Optional<unknown> ? Name : never
}[keyof All]

type Joined<All extends Properties> = {
  [Name in Exclude<keyof All, OptionalNames<All>>]: Of<All[Name]>
} & { [Name in OptionalNames<All>]?: Of<All[Name]> }

/** One object type instead of two that are joined, so that the compiler names its properties. */
type ObjectOf<All extends Properties> = Joined<All> extends infer Value ? { [Name in keyof Value]: Value[Name] } : never

export const text: Schema<string> = { json: { type: 'string' } }
export const boolean: Schema<boolean> = { json: { type: 'boolean' } }
export const integer: Schema<number> = { json: { type: 'integer' } }
/** The id of a record. */
export const id: Schema<number> = { json: { type: 'integer', minimum: 1 } }
/** An exact decimal number as text. */
export const decimal: Schema<Decimal> = { json: { type: 'string', format: 'decimal' } }
/** A decimal with the decimals of its currency. */
export const amount: Schema<Decimal> = { json: { ...decimal.json, 'x-amount': true } }
/** The value of a figure, whose kind says whether it is an amount. */
export const valueOfKind: Schema<Decimal> = { json: { ...decimal.json, 'x-amount': 'kind' } }
/** YYYY-MM-DD. */
export const date: Schema<CalendarDate> = { json: { type: 'string', format: 'date' } }
/** ISO 8601 in UTC. */
export const timestamp: Schema<Timestamp> = { json: { type: 'string', format: 'date-time' } }
/** Is there only when it holds. */
export const holds: Schema<true> = { json: { const: true } }

/** A stored record, as its own address answers it. */
export function record<E extends EntityName>(entity: E): Schema<Stored<E>> {
  const name = entity.charAt(0).toUpperCase() + entity.slice(1)
  return { json: { $ref: `#/components/schemas/${name}` } }
}

export function choice<const Value extends string>(values: readonly Value[]): Schema<Value> {
  return { json: { type: 'string', enum: values } }
}

/** Any JSON value. */
export const anything: Schema<unknown> = { json: {} }

export function list<Value>(items: Schema<Value>): Schema<readonly Value[]> {
  return { json: { type: 'array', items: items.json } }
}

/** Every property is there unless it is optional. */
export function object<All extends Properties>(properties: All): Schema<ObjectOf<All>> {
  const required = Object.keys(properties).filter(name => !('optional' in properties[name]!))
  return {
    json: {
      type: 'object',
      ...(required.length > 0 && { required }),
      properties: Object.fromEntries(Object.entries(properties).map(([name, { json }]) => [name, json])),
    },
  }
}

/** The same for each of these names. */
export function mapOf<Name extends string, Value>(
  names: readonly Name[],
  { json }: Schema<Value>,
): Schema<Record<Name, Value>> {
  return { json: { type: 'object', required: names, properties: Object.fromEntries(names.map(name => [name, json])) } }
}

/** An object that mapOf describes. */
export function mapped<Name extends string, Value>(
  names: readonly Name[],
  value: (name: Name) => Value,
): Record<Name, Value>
export function mapped(names: readonly string[], value: (name: string) => unknown): object {
  return Object.fromEntries(names.map(name => [name, value(name)]))
}

/** The same for every name, whichever there are. */
export function dictionary<Value>({ json }: Schema<Value>): Schema<Readonly<Record<string, Value>>> {
  return { json: { type: 'object', additionalProperties: json } }
}

export function optional<Value>(schema: Schema<Value>): Optional<Value> {
  return { ...schema, optional: true }
}

export function nullable<Value>({ json }: Schema<Value>): Schema<Value | null> {
  if (typeof json.type !== 'string') return { json: { anyOf: [json, { type: 'null' }] } }
  return {
    json: {
      ...json,
      type: [json.type, 'null'],
      ...(json.enum && { enum: [...json.enum, null] }),
    },
  }
}

/** A sentence for whoever reads the description of the API. */
export function described<Value>(description: string, schema: Schema<Value>): Schema<Value> {
  return { json: { ...schema.json, description } }
}
