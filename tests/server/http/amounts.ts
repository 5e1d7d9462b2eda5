/** Which decimals of an answer are amounts, by its schema in the API description, and which of them are short. */
import type { JsonSchema } from '../../../src/api/schema.ts'

/** The decimals below a schema with their place: "figures.nav.value". */
export function decimalsIn(schema: JsonSchema, place = ''): { place: string; marker: JsonSchema['x-amount'] }[] {
  const own = schema.format === 'decimal' ? [{ place, marker: schema['x-amount'] }] : []
  const inside = [schema.items, schema.additionalProperties, ...(schema.anyOf ?? [])].flatMap(each =>
    each ? decimalsIn(each, place) : [],
  )
  const properties = Object.entries(schema.properties ?? {}).flatMap(([name, each]) =>
    decimalsIn(each, place === '' ? name : `${place}.${name}`),
  )
  return [...own, ...inside, ...properties]
}

/** Amounts with fewer decimals than their currency has. `kind` is that of the figure around them. */
export function shortAmounts(
  schema: JsonSchema,
  value: unknown,
  minorUnits: number,
  { place = '', kind }: { place?: string; kind?: unknown } = {},
): string[] {
  const among = (each: JsonSchema | undefined, of: unknown, at: string, ofKind: unknown): string[] =>
    each ? shortAmounts(each, of, minorUnits, { place: at, kind: ofKind }) : []
  if (typeof value === 'string') {
    const isAmount = schema['x-amount'] === true || (schema['x-amount'] === 'kind' && kind === 'money')
    const decimals = value.split('.')[1]?.length ?? 0
    const own = isAmount && decimals < minorUnits ? [`${place} ${value}`] : []
    return [...own, ...(schema.anyOf ?? []).flatMap(each => among(each, value, place, kind))]
  }
  if (Array.isArray(value)) return value.flatMap((each, index) => among(schema.items, each, `${place}.${index}`, kind))
  if (typeof value !== 'object' || value === null) return []
  const here = 'kind' in value ? value.kind : kind
  return [
    ...(schema.anyOf ?? []).flatMap(each => among(each, value, place, here)),
    ...Object.entries(value).flatMap(([name, each]) =>
      among(schema.properties?.[name] ?? schema.additionalProperties, each, `${place}.${name}`, here),
    ),
  ]
}
