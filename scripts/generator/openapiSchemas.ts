/** The records of the API and the bodies that are sent, as schemas of its description. */
import { isCreatable, isUpdatable, pascal, typeName, type Model, type Property } from './model.ts'

type Json = Record<string, unknown>
type Shape = 'record' | 'create' | 'update'

export const isWritable = ({ field }: Property) => !field.readOnly && field.computed === undefined
/** A kind of record that nobody can fill in is made by the product alone; a document is made by uploading it. */
export const creates = ({ entity, properties }: Model) => entity.resource !== 'documents' && properties.some(isWritable)

export const ref = (name: string): Json => ({ $ref: `#/components/schemas/${name}` })

export function schemasOf(model: Model): [string, Json][] {
  const type = typeName(model)
  const parts = new Map<string, Json>()
  const own = {
    id: { type: 'integer' },
    version: { type: 'integer' },
    createdAt: { type: 'string', format: 'date-time' },
    updatedAt: { type: 'string', format: 'date-time' },
  }
  const record = objectSchema(model.properties, 'record', type, parts)
  const writable = model.properties.some(isWritable)
  const annotations = {
    title: model.entity.title,
    ...(model.description !== undefined && { description: model.description }),
  }
  return [
    [
      type,
      {
        ...record,
        ...annotations,
        required: [...Object.keys(own), ...((record['required'] as string[] | undefined) ?? [])],
        properties: { ...own, ...(record['properties'] as Json) },
      },
    ],
    ...(creates(model)
      ? [[`${type}Create`, objectSchema(model.properties.filter(isCreatable), 'create', type, parts)] as [string, Json]]
      : []),
    ...(writable ? [[`${type}Update`, updateSchema(model.properties, own, type, parts)] as [string, Json]] : []),
    ...model.actions
      .filter(({ input }) => input.length > 0)
      .map(({ action, input }): [string, Json] => {
        const name = `${type}${pascal(action.name)}`
        return [name, objectSchema(input, 'create', name, parts)]
      }),
    ...parts,
  ]
}

/** The whole record may be sent back: what may not be changed is read-only here, and none of it is required. */
function updateSchema(
  properties: readonly Property[],
  own: Record<string, Json>,
  type: string,
  parts: Map<string, Json>,
): Json {
  const written = objectSchema(properties.filter(isUpdatable), 'update', type, parts)
  const shown = properties.filter(property => !isUpdatable(property))
  const read: Record<string, Json> = {
    ...own,
    ...Object.fromEntries(shown.map(property => [property.field.name, valueSchema(property, 'record', type, parts)])),
  }
  return {
    ...written,
    properties: {
      ...(written['properties'] as Json),
      ...Object.fromEntries(Object.entries(read).map(([name, schema]) => [name, { ...schema, readOnly: true }])),
    },
  }
}

function objectSchema(properties: readonly Property[], shape: Shape, owner: string, parts: Map<string, Json>): Json {
  const certain = (property: Property) =>
    shape === 'record' ? isInEveryAnswer(property) : property.required && !property.field.readOnly
  const required = properties.filter(certain).map(({ field }) => field.name)
  return {
    type: 'object',
    ...(shape !== 'record' && { additionalProperties: false }),
    ...(required.length > 0 && { required }),
    properties: Object.fromEntries(
      properties.map(property => [property.field.name, valueSchema(property, shape, owner, parts)]),
    ),
  }
}

/** Lists hold no rows inside a record, and not every caller may read every field. What is empty is null. */
function isInEveryAnswer({ field }: Property): boolean {
  return field.kind !== 'childRows' && field.kind !== 'answers' && field.computed === undefined && !field.access?.read
}

/** Nested answers have one shape, whoever reads or writes them, and a name of their own. */
function answersSchema({ field, part, children = [] }: Property, owner: string, parts: Map<string, Json>): Json {
  const name = part ?? `${owner}${pascal(field.name)}`
  if (!parts.has(name)) {
    parts.set(name, {})
    parts.set(name, objectSchema(children.filter(isCreatable), 'create', name, parts))
  }
  return ref(name)
}

function childRowsSchema(property: Property, shape: Shape, owner: string, parts: Map<string, Json>): Json {
  const { field, children = [], minItems } = property
  const bounds = { maxItems: field.maxItems, ...(minItems !== undefined && { minItems }) }
  if (field.table === undefined) return { ...bounds, items: answersSchema(property, owner, parts) }
  const item = objectSchema(
    shape === 'create' ? children.filter(isCreatable) : children,
    shape,
    `${owner}${pascal(field.name)}`,
    parts,
  )
  return {
    ...bounds,
    items:
      shape === 'create' ? item : { ...item, properties: { id: { type: 'integer' }, ...(item['properties'] as Json) } },
  }
}

function valueSchema(property: Property, shape: Shape, owner: string, parts: Map<string, Json>): Json {
  const { field } = property
  const orNull = (type: string) => (property.required ? type : [type, 'null'])
  const annotations = {
    title: field.title,
    ...(property.description !== undefined && { description: property.description }),
    ...(field.readOnly && { readOnly: true }),
    ...(field.default !== undefined && { default: field.default }),
  }
  switch (field.kind) {
    case 'decimal': {
      const limits = {
        'x-min': field.min,
        'x-max': field.max,
        'x-decimals': field.decimals,
        ...(field.notZero && { 'x-not-zero': true }),
      }
      return { type: orNull('string'), format: 'decimal', ...annotations, ...limits }
    }
    case 'integer':
      return { type: orNull('integer'), ...annotations, minimum: Number(field.min), maximum: Number(field.max) }
    case 'reference':
      return { type: orNull('integer'), ...annotations, minimum: 1, 'x-ref': field.reference }
    case 'boolean':
      return { type: orNull('boolean'), ...annotations }
    case 'date':
      return { type: orNull('string'), format: 'date', ...annotations }
    case 'timestamp':
      return { type: orNull('string'), format: 'date-time', ...annotations }
    case 'choice':
      return {
        ...annotations,
        ...(property.required && { type: 'string' }),
        enum: [...field.choices!.map(({ value }) => value), ...(property.required ? [] : [null])],
      }
    case 'childRows':
      return { type: orNull('array'), ...annotations, ...childRowsSchema(property, shape, owner, parts) }
    case 'answers':
      return {
        ...annotations,
        anyOf: [answersSchema(property, owner, parts), ...(property.required ? [] : [{ type: 'null' }])],
      }
    default: {
      const format = field.format === 'email' ? { format: 'email' } : field.format === 'url' ? { format: 'uri' } : {}
      return {
        type: orNull('string'),
        ...annotations,
        maxLength: field.maxLength,
        ...(property.pattern !== undefined && { pattern: property.pattern }),
        ...format,
      }
    }
  }
}
