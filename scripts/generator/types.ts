/** TypeScript types of every entity, made by json-schema-to-typescript. */
import { compile, type JSONSchema } from 'json-schema-to-typescript'
import type { Action } from '../../src/entity.ts'
import { GENERATED_NOTE, isCreatable, isUpdatable, pascal, typeName, type Model, type Property } from './model.ts'

const BANNER = `// ${GENERATED_NOTE}\nimport type { CalendarDate, Decimal, Timestamp } from '../src/entity.ts'`
const DECIMAL: JSONSchema = { type: 'string', tsType: 'Decimal' }
const DATE: JSONSchema = { type: 'string', tsType: 'CalendarDate' }
const TIMESTAMP: JSONSchema = { type: 'string', tsType: 'Timestamp' }

type Shape = 'record' | 'create' | 'update' | 'inside'
type Definitions = Record<string, JSONSchema>

/** Per entity the record as it is read, the bodies of create and update, and the body of each action. */
export async function typesFile(models: readonly Model[]): Promise<string> {
  const definitions: Definitions = {}
  for (const model of models) {
    const name = typeName(model)
    definitions[name] = recordType(model, definitions)
    definitions[`${name}Create`] = objectType(
      model.properties.filter(isCreatable),
      'create',
      `${name}Create`,
      definitions,
    )
    definitions[`${name}Update`] = objectType(
      model.properties.filter(isUpdatable),
      'update',
      `${name}Update`,
      definitions,
    )
    for (const { action, input } of model.actions) {
      const actionName = `${name}${pascal(action.name)}`
      definitions[actionName] = objectType(input, 'inside', actionName, definitions)
    }
  }
  const code = await compile(
    { title: 'Everything', type: 'object', additionalProperties: false, definitions },
    'Everything',
    {
      bannerComment: BANNER,
      format: false,
      unreachableDefinitions: true,
      enableConstEnums: false,
      ignoreMinAndMaxItems: true,
    },
  )
  return `${tidy(code)}\n${entityTypes(models)}`
}

/** By name of the entity: every shape in which its values occur. src/entityTypes.ts derives the others from it. */
function entityTypes(models: readonly Model[]): string {
  return `/** Every entity with the shapes of its values, by its name. */
export interface EntityTypes {
${models.map(entityType).join('\n')}
}
`
}

function entityType(model: Model): string {
  const name = typeName(model)
  const { entity, properties } = model
  const ofKind = (wanted: (property: Property) => boolean) => union(properties.filter(wanted))
  return [
    `  ${entity.name}: {`,
    `    resource: ${quoted(entity.resource)}`,
    `    record: ${name}`,
    `    create: ${name}Create`,
    `    update: ${name}Update`,
    '    /** Worked out when a record is answered, never stored. */',
    `    computed: ${ofKind(({ field }) => field.computed !== undefined)}`,
    '    /** Stored, and set by the product alone. */',
    `    readOnly: ${ofKind(({ field }) => field.readOnly === true && field.computed === undefined)}`,
    '    /** The resource that each reference points to. */',
    `    references: ${references(properties)}`,
    `    recordActions: ${inputs(model, 'record')}`,
    `    collectionActions: ${inputs(model, 'collection')}`,
    '    /** Actions of a record that change no state: what they do, code says. */',
    `    codedActions: ${codedActions(model)}`,
    '  }',
  ].join('\n')
}

function inputs(model: Model, on: Action['on']): string {
  const named = model.actions.filter(({ action }) => action.on === on)
  if (named.length === 0) return '{}'
  return `{ ${named.map(({ action: { name } }) => `${name}: ${typeName(model)}${pascal(name)}`).join('; ')} }`
}

function references(properties: readonly Property[]): string {
  const named = properties.flatMap(({ field: { name, reference } }) =>
    reference === undefined ? [] : [`${name}: ${quoted(reference)}`],
  )
  return named.length === 0 ? '{}' : `{ ${named.join('; ')} }`
}

function union(properties: readonly Property[]): string {
  return properties.length === 0 ? 'never' : properties.map(({ field }) => quoted(field.name)).join(' | ')
}

function codedActions({ actions }: Model): string {
  const names = actions.filter(({ action: { on, to } }) => on === 'record' && to === undefined)
  return names.length === 0 ? 'never' : names.map(({ action: { name } }) => quoted(name)).join(' | ')
}

const quoted = (word: string): string => `'${word}'`

function recordType(model: Model, definitions: Definitions): JSONSchema {
  const own: Record<string, JSONSchema> = {
    id: { type: 'integer' },
    version: { type: 'integer', description: 'Counts the changes; it is the ETag.' },
    createdAt: { ...TIMESTAMP, description: 'ISO 8601 in UTC.' },
    updatedAt: { ...TIMESTAMP, description: 'ISO 8601 in UTC.' },
  }
  const shape = objectType(model.properties, 'record', typeName(model), definitions)
  return {
    ...shape,
    description: model.description ?? model.entity.title,
    properties: { ...own, ...shape.properties },
    required: [...Object.keys(own), ...(shape.required as string[])],
  }
}

/**
 * Lists hold no lines, and not every caller may read every field: only fields of every answer are certain in a record.
 */
function objectType(properties: readonly Property[], shape: Shape, name: string, definitions: Definitions): JSONSchema {
  const certain = (property: Property) =>
    shape === 'record'
      ? property.field.kind !== 'childRows' &&
        property.field.computed === undefined &&
        property.field.access?.read === undefined
      : property.required && !property.field.readOnly
  return {
    type: 'object',
    additionalProperties: false,
    properties: Object.fromEntries(
      properties.map(property => [
        property.field.name,
        {
          ...orNull(valueType(property, shape, name, definitions), property.required),
          description: [property.field.title, property.field.computed ?? property.description]
            .filter(text => text !== undefined)
            .join('. '),
        },
      ]),
    ),
    required: properties.filter(certain).map(({ field }) => field.name),
  }
}

function orNull(type: JSONSchema, required: boolean): JSONSchema {
  if (required) return type.$ref === undefined ? type : { allOf: [type] }
  if (type.$ref !== undefined) return { anyOf: [type, { type: 'null' }] }
  if (type.enum) return { ...type, enum: [...type.enum, null] }
  if (type.tsType !== undefined) return { ...type, tsType: `${type.tsType} | null` }
  return typeof type.type === 'string' ? { ...type, type: [type.type, 'null'] } : type
}

function valueType(property: Property, shape: Shape, owner: string, definitions: Definitions): JSONSchema {
  const { field } = property
  switch (field.kind) {
    case 'choice':
      return {
        enum:
          field.readOnly && field.createOnly && shape === 'create'
            ? [field.default as string]
            : field.choices!.map(({ value }) => value),
      }
    case 'boolean':
      return { type: 'boolean' }
    case 'integer':
    case 'reference':
      return { type: 'integer' }
    case 'childRows':
      return {
        type: 'array',
        items: insideType(property, field.table === undefined ? 'inside' : shape, owner, definitions),
      }
    case 'answers':
      return insideType(property, 'inside', owner.replace(/(Create|Update)$/, ''), definitions)
    case 'decimal':
      return DECIMAL
    case 'date':
      return DATE
    case 'timestamp':
      return TIMESTAMP
    default:
      return { type: 'string' }
  }
}

/** Nested objects have names of their own: that of the part, or that of the way to them ("TransferBuyers"). */
function insideType(
  { field, part, children = [] }: Property,
  shape: Shape,
  owner: string,
  definitions: Definitions,
): JSONSchema {
  const name = part !== undefined && shape === 'inside' ? part : `${owner}${pascal(field.name)}`
  const inner = objectType(
    children.filter(shape === 'record' ? () => true : shape === 'update' ? isUpdatable : isCreatable),
    shape,
    name,
    definitions,
  )
  const withId = shape === 'record' || shape === 'update'
  const required = [...(shape === 'record' ? ['id'] : []), ...(inner.required as string[])]
  definitions[name] = withId
    ? { ...inner, properties: { id: { type: 'integer' }, ...inner.properties }, required }
    : inner
  return { $ref: `#/definitions/${name}` }
}

/** Leaves out the root that only carries the others, and the remarks about it; indents what is nested. */
function tidy(code: string): string {
  const trimmed = code
    .replace(/export interface Everything \{\s*\}\n?/, '')
    .replace(/ \* This interface was referenced by `Everything`'s JSON-Schema\n \* via the `definition` "\w+"\.\n/g, '')
    .replace(/\/\*\*\n( \* *\n)* \*\/\n/g, '')
    .replace(/\/\*\*\n \* (.*)\n(?: \* *\n)* \*\/\n+/g, '/** $1 */\n')
    .replace(/: \(([^()]*)\)$/gm, ': $1')
  let depth = 0
  const lines = trimmed.split('\n').map(line => {
    const text = line.trim()
    if (/^[})]/.test(text)) depth--
    const indented = text === '' ? '' : '  '.repeat(Math.max(depth, 0)) + text
    if (text.endsWith('{')) depth++
    return indented
  })
  return (
    lines
      .join('\n')
      .replace(/\n(\/\*\* .*\n)?export /g, '\n\n$1export ')
      .replace(/\n{3,}/g, '\n\n')
      .trim() + '\n'
  )
}
