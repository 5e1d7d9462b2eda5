/** TypeScript types of every entity, made by json-schema-to-typescript. */
import { compile, type JSONSchema } from 'json-schema-to-typescript'
import { GENERATED_NOTE, isCreatable, isUpdatable, pascal, typeName, type Model, type Property } from './model.ts'

type Shape = 'record' | 'create' | 'update' | 'input'

/** Per entity the record as it is read, the bodies of create and update, and the body of each action. */
export async function typesFile(models: readonly Model[]): Promise<string> {
  const definitions: Record<string, JSONSchema> = {}
  for (const model of models) {
    const name = typeName(model)
    definitions[name] = recordType(model)
    definitions[`${name}Create`] = objectType(model.properties.filter(isCreatable), 'create')
    definitions[`${name}Update`] = objectType(model.properties.filter(isUpdatable), 'update')
    for (const { action, input } of model.actions) definitions[`${name}${pascal(action.name)}`] = objectType(input, 'input')
  }
  const code = await compile({ title: 'Everything', type: 'object', additionalProperties: false, definitions } as JSONSchema, 'Everything', {
    bannerComment: `// ${GENERATED_NOTE}`, format: false, unreachableDefinitions: true, declareExternallyReferenced: true, enableConstEnums: false, ignoreMinAndMaxItems: true,
  })
  return tidy(code)
}

function recordType(model: Model): JSONSchema {
  const own: Record<string, JSONSchema> = {
    id: { type: 'integer' },
    version: { type: 'integer', description: 'Counts the changes; it is the ETag.' },
    createdAt: { type: 'string', description: 'ISO 8601 in UTC.' },
    updatedAt: { type: 'string', description: 'ISO 8601 in UTC.' },
  }
  const shape = objectType(model.properties, 'record')
  return { ...shape, description: model.description ?? model.entity.title, properties: { ...own, ...shape.properties }, required: [...Object.keys(own), ...shape.required as string[]] }
}

/** Lists hold no lines, and not every caller may read every field: only fields of every answer are certain in a record. */
function objectType(properties: readonly Property[], shape: Shape): JSONSchema {
  const certain = (property: Property) => shape === 'record'
    ? property.field.kind !== 'lines' && property.field.computed === undefined && property.field.access?.read === undefined
    : property.required && !property.field.readOnly
  return {
    type: 'object',
    additionalProperties: false,
    properties: Object.fromEntries(properties.map(property => [property.field.name, {
      ...orNull(valueType(property, shape), property.required),
      description: [property.field.title, property.field.computed ?? property.description].filter(text => text !== undefined).join('. '),
    }])),
    required: properties.filter(certain).map(({ field }) => field.name),
  }
}

function orNull(type: JSONSchema, required: boolean): JSONSchema {
  if (required) return type
  if (type.enum) return { ...type, enum: [...type.enum, null] }
  return typeof type.type === 'string' ? { ...type, type: [type.type, 'null'] } : type
}

function valueType(property: Property, shape: Shape): JSONSchema {
  const { field } = property
  switch (field.kind) {
    case 'choice': return { enum: field.readOnly && field.createOnly && shape === 'create' ? [field.default as string] : field.choices!.map(({ value }) => value) }
    case 'boolean': return { type: 'boolean' }
    case 'integer':
    case 'reference': return { type: 'integer' }
    case 'lines': return { type: 'array', items: insideType(property, shape, field.table !== undefined) }
    case 'answers': return insideType(property, shape, false)
    default: return { type: 'string' }
  }
}

function insideType({ children = [] }: Property, shape: Shape, withId: boolean): JSONSchema {
  const inner = objectType(children.filter(shape === 'create' ? isCreatable : shape === 'record' ? () => true : isUpdatable), shape)
  if (!withId || shape === 'create' || shape === 'input') return inner
  return { ...inner, properties: { id: { type: 'integer' }, ...inner.properties }, required: [...shape === 'record' ? ['id'] : [], ...inner.required as string[]] }
}

/** Leaves out the root that only carries the others, and the remarks about it; indents what is nested. */
function tidy(code: string): string {
  const kept = code
    .replace(/export interface Everything \{\s*\}\n?/, '')
    .replace(/ \* This interface was referenced by `Everything`'s JSON-Schema\n \* via the `definition` "\w+"\.\n/g, '')
    .replace(/\/\*\*\n( \* *\n)* \*\/\n/g, '')
    .replace(/\/\*\*\n \* (.*)\n(?: \* *\n)* \*\/\n+/g, '/** $1 */\n')
    .replace(/: \(([^()]*)\)$/gm, ': $1')
  let depth = 0
  const lines = kept.split('\n').map(line => {
    const text = line.trim()
    if (/^[})]/.test(text)) depth--
    const indented = text === '' ? '' : '  '.repeat(Math.max(depth, 0)) + text
    if (text.endsWith('{')) depth++
    return indented
  })
  return lines.join('\n').replace(/\n(\/\*\* .*\n)?export /g, '\n\n$1export ').replace(/\n{3,}/g, '\n\n').trim() + '\n'
}
