/**
 * The amounts of an answer that an area has worked out, with the decimals of their currency. The schema of the answer
 * says which of its decimals are amounts. Pure.
 */
import { isDecimal, valueOf } from '../entity.ts'
import { asAmount } from '../money.ts'
import type { JsonSchema, Schema } from './schema.ts'

/** All amounts of the answer are in one currency. */
export function inMinorUnits<Answer>({ json }: Schema<Answer>, answer: Answer, minorUnits: number): Answer {
  // What comes back has the shape of what went in: only the decimals of amounts differ.
  return written(json, answer, { minorUnits }) as Answer
}

interface Inside {
  minorUnits: number
  /** What the objects around say of their values: only those of money are amounts. */
  kind?: unknown
}

function written(schema: JsonSchema, value: unknown, inside: Inside): unknown {
  if (value === null || value === undefined || !holdsAmount(schema)) return value
  const { items, properties, additionalProperties, anyOf } = schema
  if (isAmount(schema))
    return isAmountHere(schema, inside) && isDecimal(value) ? asAmount(value, inside.minorUnits) : value
  if (anyOf) return anyOf.reduce<unknown>((so, one) => written(one, so, inside), value)
  if (Array.isArray(value)) return items ? value.map((item: unknown) => written(items, item, inside)) : value
  if (typeof value !== 'object') return value
  const kind = valueOf(value, 'kind') ?? inside.kind
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => {
      const of = properties?.[name] ?? additionalProperties
      return [name, of ? written(of, each, { ...inside, kind }) : each]
    }),
  )
}

function isAmount(schema: JsonSchema): boolean {
  return schema['x-amount'] !== undefined
}

function isAmountHere(schema: JsonSchema, { kind }: Inside): boolean {
  return schema['x-amount'] === true || kind === 'money'
}

const known = new WeakMap<JsonSchema, boolean>()

/** Large answers are mostly lists of something else. */
function holdsAmount(schema: JsonSchema): boolean {
  const found = known.get(schema)
  if (found !== undefined) return found
  const { items, properties = {}, additionalProperties, anyOf = [] } = schema
  const inside = [items, additionalProperties, ...anyOf, ...Object.values(properties)]
  const holds = isAmount(schema) || inside.some(one => one !== undefined && holdsAmount(one))
  known.set(schema, holds)
  return holds
}
