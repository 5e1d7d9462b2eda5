/** generated/openapi.json: OpenAPI 3.1 of every route that follows from the schemas. */
import { importPreview, importResult } from '../../src/api/imports.ts'
import { DAYS, ENCODINGS, NUMBERS, writtenLike } from '../../src/api/notation.ts'
import { actionWord } from '../../src/entity.ts'
import { fixedPaths } from './openapiFixed.ts'
import {
  ACTION_ANSWERS,
  BINARY,
  DELETE_ANSWERS,
  EXPORT_PARAMETERS,
  LIST_PARAMETERS,
  PROBLEM_SCHEMA,
  READ_ANSWERS,
  SHARED_PARAMETERS,
  SHARED_SCHEMAS,
  WRITE_ANSWERS,
  XLSX,
  problemAnswers,
} from './openapiParts.ts'
import { collectionAnswer, readPaths } from './openapiAreas.ts'
import { creates, isWritable, ref, schemasOf } from './openapiSchemas.ts'
import { SECURITY_SCHEMES, withPrograms } from './openapiPrograms.ts'
import { tagsOf, withDescriptions } from './openapiWords.ts'
import { GENERATED_NOTE, pascal, typeName, type ActionModel, type Model } from './model.ts'

type Json = Record<string, unknown>

export function openapiFile(models: readonly Model[]): string {
  const paths = {
    ...fixedPaths(models.map(({ entity }) => entity.resource)),
    ...readPaths(models),
    ...Object.fromEntries(models.flatMap(pathsOf)),
  }
  const document = {
    openapi: '3.1.0',
    info: {
      title: 'Fund administration',
      version: '1',
      description: `${GENERATED_NOTE} Amounts, rates and percentages are decimal texts, days are YYYY-MM-DD, errors are RFC 9457.`,
      contact: { name: 'Whoever runs this server' },
      license: { name: 'Not licensed to the public', identifier: 'LicenseRef-None' },
    },
    servers: [{ url: '/', description: 'The server that answers this description.' }],
    security: [{ bearer: [] }],
    tags: tagsOf(models, paths),
    paths: withPrograms(models, withDescriptions(paths)),
    components: {
      securitySchemes: SECURITY_SCHEMES,
      parameters: SHARED_PARAMETERS,
      schemas: { Problem: PROBLEM_SCHEMA, ...SHARED_SCHEMAS, ...Object.fromEntries(models.flatMap(schemasOf)) },
      responses: problemAnswers(),
    },
  }
  return JSON.stringify(document, null, 1) + '\n'
}

const parameter = (name: string): Json => ({ $ref: `#/components/parameters/${name}` })
const jsonContent = (schema: object): Json => ({ 'application/json': { schema } })
const jsonBody = (schema: object): Json => ({ content: jsonContent(schema) })

function recordAnswer(type: string, description: string): Json {
  return {
    description,
    headers: { ETag: { description: 'The version, in quotation marks.', schema: { type: 'string' } } },
    ...jsonBody(ref(type)),
  }
}

/** The record as it is now, with what the rules remark on it. */
function writtenAnswer(type: string, description: string): Json {
  return { ...recordAnswer(type, description), ...jsonBody({ allOf: [ref(type), ref('Warnings')] }) }
}

function pathsOf(model: Model): [string, Json][] {
  const { entity } = model
  const base = `/api/${entity.resource}`
  const records = `${base}/{id}`
  return [
    [base, { get: listOperation(model), ...(creates(model) && { post: createOperation(model) }) }],
    ...collectionActions(model).map((own): [string, Json] => [
      `${base}/${actionWord(own.action.name)}`,
      { post: actionOperation(model, own) },
    ]),
    [records, { parameters: [parameter('id')], ...recordOperations(model) }],
    ...recordActions(model).map((own): [string, Json] => [
      `${records}/${actionWord(own.action.name)}`,
      { parameters: [parameter('id')], post: actionOperation(model, own) },
    ]),
    [`${records}/history`, { parameters: [parameter('id')], get: historyOperation(model) }],
    ...(entity.import
      ? [
          [`/api/${entity.resource}/import`, importOperations(model)] as [string, Json],
          [`/api/${entity.resource}/import/notation`, { post: notationOperation(model) }] as [string, Json],
        ]
      : []),
    ...(entity.documents
      ? [[`${records}/documents`, { parameters: [parameter('id')], post: uploadOperation(model) }] as [string, Json]]
      : []),
  ]
}

const collectionActions = ({ actions }: Model) => actions.filter(({ action }) => action.on === 'collection')
const recordActions = ({ actions }: Model) => actions.filter(({ action }) => action.on === 'record')
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
        description:
          'One page. Lines of a record are not in it. Of an export everything found, which has no Content-Range.',
        headers: { 'Content-Range': { description: `${model.entity.resource} 0-24/319`, schema: { type: 'string' } } },
        content: {
          ...jsonContent({ type: 'array', items: ref(typeName(model)) }),
          ...(model.entity.resource !== 'documents' && { [XLSX]: BINARY, 'text/csv': { schema: { type: 'string' } } }),
        },
      },
      ...READ_ANSWERS,
    },
  }
}

function createOperation(model: Model): Json {
  const type = typeName(model)
  return {
    ...operation(model, 'create', `Create a ${model.entity.title.toLowerCase()}`),
    parameters: [parameter('idempotencyKey'), parameter('confirmed')],
    requestBody: { required: true, ...jsonBody(ref(`${type}Create`)) },
    responses: { 201: writtenAnswer(type, 'The new record.'), ...WRITE_ANSWERS },
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
        parameters: [parameter('ifMatch'), parameter('confirmed')],
        description:
          'Replaces every property that the caller may write; missing or null empties it. The whole record may be sent back: ' +
          'values that are read only are ignored as long as they are those that the caller reads now, and named when they differ.',
        requestBody: { required: true, ...jsonBody(ref(`${type}Update`)) },
        responses: { 200: writtenAnswer(type, 'The record with its new version.'), ...ACTION_ANSWERS },
      },
      delete: {
        ...operation(model, 'delete', `Delete a ${title}`),
        parameters: [parameter('ifMatch')],
        responses: {
          200: {
            description: 'The id of what was deleted.',
            ...jsonBody({ type: 'object', required: ['id'], properties: { id: { type: 'integer' } } }),
          },
          ...DELETE_ANSWERS,
        },
      },
    }),
  }
}

/** Of an action as of an import. */
const PREVIEW = {
  name: 'preview',
  in: 'query',
  description: 'With "true" nothing is written.',
  schema: { enum: ['true'] },
}

const MISTAKES = {
  name: 'mistakes',
  in: 'query',
  description: 'With "true" nothing is written, and the answer is a workbook of the rows to mend, with the reasons.',
  schema: { enum: ['true'] },
}

function actionOperation(model: Model, { action, input }: ActionModel): Json {
  const states = action.from ? `Allowed in ${action.from.join(', ')}.` : ''
  const leads = action.to === undefined ? '' : ` Leads to ${action.to}.`
  const onRecord = action.on === 'record'
  const collection = onRecord ? undefined : collectionAnswer(model.entity.resource, action.name)
  return {
    ...operation(model, action.name, action.title),
    description: `${states}${leads}${action.irreversible ? ' Cannot be taken back.' : ''}`.trim(),
    parameters: [
      ...(onRecord ? [parameter('ifMatch'), parameter('confirmed')] : []),
      ...(collection?.preview ? [PREVIEW] : []),
      parameter('idempotencyKey'),
    ],
    ...(input.length > 0 && {
      requestBody: { required: true, ...jsonBody(ref(`${typeName(model)}${pascal(action.name)}`)) },
    }),
    responses: {
      200: collection?.answer ?? writtenAnswer(typeName(model), 'The record with its new version.'),
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

/** The form of an import: a file, how it is to be read, which rows are taken over. */
function importForm(): Json {
  return {
    type: 'object',
    required: ['File'],
    properties: {
      File: { type: 'string', format: 'binary' },
      leaveOut: {
        type: 'string',
        description: 'Numbers of rows that are not taken over, joined by commas.',
      },
      include: {
        type: 'string',
        description: 'Numbers of rows that stand already, and are taken over all the same.',
      },
      numbers: { enum: NUMBERS, description: 'How the texts of the file write decimals; with a point unless stated.' },
      days: { enum: DAYS, description: 'Whether the day or the month comes first; the day unless stated.' },
      encoding: { enum: ENCODINGS, description: 'Of a text table; what it seems to be, unless stated.' },
    },
    additionalProperties: { type: 'string' },
  }
}

function notationOperation(model: Model): Json {
  return {
    operationId: `notation${typeName(model)}`,
    summary: 'How a file seems to write numbers, days and letters, with cells to judge it by',
    tags: [model.entity.plural],
    requestBody: { required: true, content: { 'multipart/form-data': { schema: importForm() } } },
    responses: { 200: { description: 'What it seems to be.', ...jsonBody(writtenLike.json) }, ...WRITE_ANSWERS },
  }
}

function importOperations(model: Model): Json {
  const many = model.entity.plural.toLowerCase()
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
          content: { [XLSX]: BINARY },
        },
        ...READ_ANSWERS,
      },
    },
    post: {
      operationId: `import${typeName(model)}`,
      summary: `Import ${many} from .xlsx, .ods or CSV, all or none; other parts of the form are references for every row`,
      tags: [model.entity.plural],
      parameters: [PREVIEW, MISTAKES, parameter('idempotencyKey'), parameter('confirmed')],
      requestBody: { required: true, content: { 'multipart/form-data': { schema: importForm() } } },
      responses: {
        200: {
          description:
            'The preview: every row, with what is wrong with it. Of ?mistakes=true a workbook of the rows to mend.',
          content: { ...jsonContent(importPreview.json), [XLSX]: BINARY },
        },
        201: { description: 'Everything was imported.', ...jsonBody(importResult.json) },
        ...WRITE_ANSWERS,
      },
    },
  }
}
