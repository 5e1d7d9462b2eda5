/** generated/openapi.json: OpenAPI 3.1 of every route that follows from the schemas. */
import { fixedPaths } from './openapiFixed.ts'
import {
  ACTION_ANSWERS,
  DELETE_ANSWERS,
  EXPORT_PARAMETERS,
  LIST_PARAMETERS,
  PROBLEM_SCHEMA,
  READ_ANSWERS,
  SHARED_PARAMETERS,
  SHARED_SCHEMAS,
  WRITE_ANSWERS,
  problemAnswers,
} from './openapiParts.ts'
import {
  GENERATED_NOTE,
  isCreatable,
  isUpdatable,
  kebab,
  pascal,
  typeName,
  type ActionModel,
  type Model,
  type Property,
} from './model.ts'

type Json = Record<string, unknown>
type Shape = 'record' | 'create' | 'update'

export function openapiFile(models: readonly Model[]): string {
  const document = {
    openapi: '3.1.0',
    info: {
      title: 'Fund administration',
      version: '1',
      description: `${GENERATED_NOTE} Amounts, rates and percentages are decimal texts, days are YYYY-MM-DD, errors are RFC 9457.`,
    },
    security: [{ bearer: [] }],
    tags: models.map(({ entity, description }) => ({
      name: entity.plural,
      ...(description !== undefined && { description }),
    })),
    paths: {
      ...fixedPaths(models.map(({ entity }) => entity.resource)),
      ...Object.fromEntries(models.flatMap(pathsOf)),
    },
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      parameters: SHARED_PARAMETERS,
      schemas: { Problem: PROBLEM_SCHEMA, ...SHARED_SCHEMAS, ...Object.fromEntries(models.flatMap(schemasOf)) },
      responses: problemAnswers(),
    },
  }
  return JSON.stringify(document, null, 1) + '\n'
}

const ref = (name: string): Json => ({ $ref: `#/components/schemas/${name}` })
const parameter = (name: string): Json => ({ $ref: `#/components/parameters/${name}` })
const jsonBody = (schema: Json): Json => ({ content: { 'application/json': { schema } } })

function recordAnswer(type: string, description: string): Json {
  return {
    description,
    headers: { ETag: { description: 'The version, in quotation marks.', schema: { type: 'string' } } },
    ...jsonBody(ref(type)),
  }
}

function pathsOf(model: Model): [string, Json][] {
  const { entity } = model
  const base = `/api/${entity.resource}`
  const records = `${base}/{id}`
  return [
    [base, { get: listOperation(model), ...(creates(model) && { post: createOperation(model) }) }],
    ...collectionActions(model).map((own): [string, Json] => [
      `${base}/${kebab(own.action.name)}`,
      { post: actionOperation(model, own) },
    ]),
    [records, { parameters: [parameter('id')], ...recordOperations(model) }],
    ...recordActions(model).map((own): [string, Json] => [
      `${records}/${kebab(own.action.name)}`,
      { parameters: [parameter('id')], post: actionOperation(model, own) },
    ]),
    [`${records}/history`, { parameters: [parameter('id')], get: historyOperation(model) }],
    ...(entity.import ? [[`/api/${entity.resource}/import`, importOperations(model)] as [string, Json]] : []),
    ...(entity.documents
      ? [[`${records}/documents`, { parameters: [parameter('id')], post: uploadOperation(model) }] as [string, Json]]
      : []),
  ]
}

const collectionActions = ({ actions }: Model) => actions.filter(({ action }) => action.on === 'collection')
const recordActions = ({ actions }: Model) => actions.filter(({ action }) => action.on === 'record')
const isWritable = ({ field }: Property) => !field.readOnly && field.computed === undefined
/** A kind of record that nobody can fill in is made by the product alone; a document is made by uploading it. */
const creates = ({ entity, properties }: Model) => entity.resource !== 'documents' && properties.some(isWritable)

function operation(model: Model, verb: string, summary: string): Json {
  return { operationId: `${verb}${typeName(model)}`, summary, tags: [model.entity.plural] }
}

function listOperation(model: Model): Json {
  return {
    ...operation(model, 'list', `List ${model.entity.plural.toLowerCase()}`),
    description:
      `Sorted by ${model.entity.sort.join(' ')} unless asked otherwise. ${model.entity.search.length > 0 ? `q looks in ${model.entity.search.join(', ')}.` : ''}`.trim(),
    parameters: LIST_PARAMETERS.filter(
      name => !EXPORT_PARAMETERS.includes(name) || model.entity.resource !== 'documents',
    ).map(parameter),
    responses: {
      200: {
        description: 'One page. Lines of a record are not in it.',
        headers: { 'Content-Range': { description: `${model.entity.resource} 0-24/319`, schema: { type: 'string' } } },
        ...jsonBody({ type: 'array', items: ref(typeName(model)) }),
      },
      ...READ_ANSWERS,
    },
  }
}

function createOperation(model: Model): Json {
  const type = typeName(model)
  return {
    ...operation(model, 'create', `Create a ${model.entity.title.toLowerCase()}`),
    parameters: [parameter('idempotencyKey')],
    requestBody: { required: true, ...jsonBody(ref(`${type}Create`)) },
    responses: { 201: recordAnswer(type, 'The new record.'), ...WRITE_ANSWERS },
  }
}

function recordOperations(model: Model): Json {
  const type = typeName(model)
  const title = model.entity.title.toLowerCase()
  return {
    get: {
      ...operation(model, 'get', `Read a ${title}`),
      responses: { 200: recordAnswer(type, 'The record with its lines.'), ...READ_ANSWERS },
    },
    ...(model.properties.some(isWritable) && {
      put: {
        ...operation(model, 'update', `Change a ${title}`),
        parameters: [parameter('ifMatch')],
        description: 'Replaces every property that the caller may write; missing or null empties it.',
        requestBody: { required: true, ...jsonBody(ref(`${type}Update`)) },
        responses: { 200: recordAnswer(type, 'The record with its new version.'), ...ACTION_ANSWERS },
      },
      delete: {
        ...operation(model, 'delete', `Delete a ${title}`),
        parameters: [parameter('ifMatch')],
        responses: {
          200: {
            description: 'The id of what was deleted.',
            ...jsonBody({ type: 'object', properties: { id: { type: 'integer' } } }),
          },
          ...DELETE_ANSWERS,
        },
      },
    }),
  }
}

function actionOperation(model: Model, { action, input }: ActionModel): Json {
  const states = action.from ? `Allowed in ${action.from.join(', ')}.` : ''
  const leads = action.to === undefined ? '' : ` Leads to ${action.to}.`
  const onRecord = action.on === 'record'
  return {
    ...operation(model, action.name, action.title),
    description: `${states}${leads}${action.irreversible ? ' Cannot be taken back.' : ''}`.trim(),
    parameters: [...(onRecord ? [parameter('ifMatch')] : []), parameter('idempotencyKey')],
    ...(input.length > 0 && {
      requestBody: { required: true, ...jsonBody(ref(`${typeName(model)}${pascal(action.name)}`)) },
    }),
    responses: {
      200: onRecord
        ? recordAnswer(typeName(model), 'The record with its new version.')
        : { description: 'What was done.', ...jsonBody({ type: 'object' }) },
      ...ACTION_ANSWERS,
    },
  }
}

function historyOperation(model: Model): Json {
  return {
    ...operation(model, 'history', `Who changed a ${model.entity.title.toLowerCase()}, when and what`),
    parameters: [parameter('range')],
    responses: {
      200: { description: 'Newest first.', ...jsonBody({ type: 'array', items: ref('Change') }) },
      ...READ_ANSWERS,
    },
  }
}

function uploadOperation(model: Model): Json {
  const kinds = model.entity.documents!.map(({ value }) => value)
  const form = {
    type: 'object',
    required: ['File', 'kind'],
    properties: { File: { type: 'string', format: 'binary' }, kind: { enum: kinds }, description: { type: 'string' } },
  }
  return {
    ...operation(model, 'upload', `Keep a document with a ${model.entity.title.toLowerCase()}`),
    parameters: [parameter('idempotencyKey')],
    requestBody: { required: true, content: { 'multipart/form-data': { schema: form } } },
    responses: { 201: recordAnswer('Document', 'The new document.'), ...WRITE_ANSWERS },
  }
}

function importOperations(model: Model): Json {
  const many = model.entity.plural.toLowerCase()
  const form = {
    type: 'object',
    required: ['File'],
    properties: { File: { type: 'string', format: 'binary' } },
    additionalProperties: { type: 'string' },
  }
  const answer = (description: string, properties: Json): Json => ({
    description,
    ...jsonBody({ type: 'object', properties }),
  })
  return {
    get: {
      operationId: `template${typeName(model)}`,
      summary: `An empty table to fill in with ${many}`,
      tags: [model.entity.plural],
      parameters: [
        {
          name: 'given',
          in: 'query',
          description: 'Fields that the table leaves out, joined by commas.',
          schema: { type: 'string' },
        },
      ],
      responses: {
        200: {
          description: 'A workbook.',
          content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
        },
        ...READ_ANSWERS,
      },
    },
    post: {
      operationId: `import${typeName(model)}`,
      summary: `Import ${many} from .xlsx or CSV, all or none; other parts of the form state references for every row`,
      tags: [model.entity.plural],
      parameters: [
        { name: 'preview', in: 'query', description: 'With "true" nothing is written.', schema: { enum: ['true'] } },
        parameter('idempotencyKey'),
      ],
      requestBody: { required: true, content: { 'multipart/form-data': { schema: form } } },
      responses: {
        200: answer('The preview: the wrong rows with what is wrong, and the first others.', {
          rows: { type: 'integer' },
          wrong: { type: 'integer' },
          ignored: { type: 'array', items: { type: 'string' } },
          columns: { type: 'array', items: { type: 'object' } },
          shown: { type: 'array', items: { type: 'object' } },
        }),
        201: answer('Everything was imported.', {
          created: { type: 'integer' },
          ids: { type: 'array', items: { type: 'integer' } },
        }),
        ...WRITE_ANSWERS,
      },
    },
  }
}

function schemasOf(model: Model): [string, Json][] {
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
  const words = {
    title: model.entity.title,
    ...(model.description !== undefined && { description: model.description }),
  }
  return [
    [
      type,
      { ...record, ...words, required: Object.keys(own), properties: { ...own, ...(record['properties'] as Json) } },
    ],
    ...(creates(model)
      ? [[`${type}Create`, objectSchema(model.properties.filter(isCreatable), 'create', type, parts)] as [string, Json]]
      : []),
    ...(writable
      ? [[`${type}Update`, objectSchema(model.properties.filter(isUpdatable), 'update', type, parts)] as [string, Json]]
      : []),
    ...model.actions
      .filter(({ input }) => input.length > 0)
      .map(({ action, input }): [string, Json] => {
        const name = `${type}${pascal(action.name)}`
        return [name, objectSchema(input, 'create', name, parts)]
      }),
    ...parts,
  ]
}

function objectSchema(properties: readonly Property[], shape: Shape, owner: string, parts: Map<string, Json>): Json {
  const required =
    shape === 'record'
      ? []
      : properties.filter(property => property.required && !property.field.readOnly).map(({ field }) => field.name)
  return {
    type: 'object',
    ...(shape !== 'record' && { additionalProperties: false }),
    ...(required.length > 0 && { required }),
    properties: Object.fromEntries(
      properties.map(property => [property.field.name, valueSchema(property, shape, owner, parts)]),
    ),
  }
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

function linesSchema(property: Property, shape: Shape, owner: string, parts: Map<string, Json>): Json {
  const { field, children = [], minItems } = property
  const bounds = { maxItems: field.maxItems, ...(minItems !== undefined && { minItems }) }
  if (field.table === undefined) return { ...bounds, items: answersSchema(property, owner, parts) }
  const item = objectSchema(
    children.filter(shape === 'create' ? isCreatable : shape === 'record' ? () => true : isUpdatable),
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
  const words = {
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
      return { type: orNull('string'), format: 'decimal', ...words, ...limits }
    }
    case 'integer':
      return { type: orNull('integer'), ...words, minimum: Number(field.min), maximum: Number(field.max) }
    case 'reference':
      return { type: orNull('integer'), ...words, minimum: 1, 'x-ref': field.reference }
    case 'boolean':
      return { type: orNull('boolean'), ...words }
    case 'date':
      return { type: orNull('string'), format: 'date', ...words }
    case 'timestamp':
      return { type: orNull('string'), format: 'date-time', ...words }
    case 'choice':
      return {
        ...words,
        ...(property.required && { type: 'string' }),
        enum: [...field.choices!.map(({ value }) => value), ...(property.required ? [] : [null])],
      }
    case 'lines':
      return { type: orNull('array'), ...words, ...linesSchema(property, shape, owner, parts) }
    case 'answers':
      return {
        ...words,
        anyOf: [answersSchema(property, owner, parts), ...(property.required ? [] : [{ type: 'null' }])],
      }
    default: {
      const format = field.format === 'email' ? { format: 'email' } : field.format === 'url' ? { format: 'uri' } : {}
      return {
        type: orNull('string'),
        ...words,
        maxLength: field.maxLength,
        ...(property.pattern !== undefined && { pattern: property.pattern }),
        ...format,
      }
    }
  }
}
