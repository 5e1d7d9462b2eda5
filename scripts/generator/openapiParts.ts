/** The parts of the API description that no schema changes: parameters, problem answers, fixed routes. */
import { historyEntry } from '../../src/api/history.ts'

type Json = Record<string, unknown>

const PROBLEMS: Record<number, [name: string, description: string]> = {
  400: ['InvalidRequest', 'The request or its body does not have the right shape; errors name the fields.'],
  401: ['NotSignedIn', 'No valid access token.'],
  403: ['Forbidden', 'The caller may not do this.'],
  404: ['NotFound', 'There is no such record for the caller.'],
  409: ['Conflict', 'The state of the record, a closed reporting period or another record does not allow it.'],
  412: ['VersionStale', 'Somebody else has changed the record; read it again.'],
  413: ['TooLarge', 'The body or file is too large.'],
  415: ['FileType', 'The type of the file or body is not allowed.'],
  422: [
    'RuleBroken',
    'A rule of the business does not allow it; errors name the fields. ' +
      'With "confirmation-required" it is unusual and changes money: warnings say what, confirm holds the codes.',
  ],
  428: ['VersionRequired', 'If-Match is missing.'],
  429: ['TooManyRequests', 'Too many requests; try again later.'],
  503: ['Unavailable', 'The product cannot answer for the moment.'],
}

/** References to the problem answers of these statuses. */
export function answers(...statuses: number[]): Json {
  return Object.fromEntries(
    statuses.map(status => [status, { $ref: `#/components/responses/${PROBLEMS[status]![0]}` }]),
  )
}

export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
export const BINARY: Json = { schema: { type: 'string', format: 'binary' } }

export const READ_ANSWERS = answers(400, 401, 403, 404, 429, 503)
export const WRITE_ANSWERS = answers(400, 401, 403, 404, 409, 413, 415, 422, 429, 503)
export const ACTION_ANSWERS = answers(400, 401, 403, 404, 409, 412, 413, 415, 422, 428, 429, 503)
export const DELETE_ANSWERS = answers(400, 401, 403, 404, 409, 412, 422, 428, 429, 503)

export function problemAnswers(): Json {
  const content = { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } }
  return Object.fromEntries(Object.values(PROBLEMS).map(([name, description]) => [name, { description, content }]))
}

function messages(description: string): Json {
  return { type: 'object', description, additionalProperties: { type: 'array', items: { type: 'string' } } }
}

/** What a write answers beside the record. */
export const WARNINGS: Json = {
  title: 'What a write answers besides the record',
  type: 'object',
  properties: {
    warnings: messages(
      'What is unusual about what was saved: messages by field path, as those of errors. Absent where nothing is.',
    ),
  },
}

export const PROBLEM_SCHEMA: Json = {
  type: 'object',
  title: 'Problem (RFC 9457)',
  required: ['type', 'code', 'title', 'status'],
  properties: {
    type: { type: 'string', description: '/problems/{code}' },
    code: { type: 'string' },
    title: { type: 'string' },
    status: { type: 'integer' },
    detail: { type: 'string' },
    errors: messages('Messages by field path ("buyers.1.commitment").'),
    warnings: messages('With "confirmation-required": what has to be confirmed, by field path.'),
    confirm: {
      type: 'array',
      description: 'With "confirmation-required": the codes with which the same request is accepted.',
      items: { type: 'string' },
    },
    existing: {
      type: 'object',
      description:
        'With "already-exists": the record that holds these values, with its id and those of what it belongs to.',
      required: ['resource', 'name', 'record'],
      properties: {
        resource: { type: 'string' },
        name: { type: 'string' },
        record: { type: 'object', additionalProperties: { type: 'integer' } },
      },
    },
  },
}

export const SHARED_SCHEMAS: Json = { Change: { title: 'Change', ...historyEntry.json }, Warnings: WARNINGS }

export const LIST_PARAMETERS = ['filter', 'sort', 'range', 'format', 'fields'] as const
/** Documents are listed, not exported. */
export const EXPORT_PARAMETERS: readonly string[] = ['format', 'fields']

export const SHARED_PARAMETERS: Json = {
  id: { name: 'id', in: 'path', required: true, schema: { type: 'integer', minimum: 1 } },
  filter: {
    name: 'filter',
    in: 'query',
    description: 'JSON object: {"fundId":1,"date_gte":"2026-01-01","q":"ash"}. An unknown name is refused.',
    schema: { type: 'string' },
  },
  sort: { name: 'sort', in: 'query', description: '["date","DESC"]', schema: { type: 'string' } },
  range: {
    name: 'range',
    in: 'query',
    description: '[0,24]: first and last row, 25 rows unless asked otherwise, at most 1,000.',
    schema: { type: 'string' },
  },
  format: {
    name: 'format',
    in: 'query',
    description: 'Exports everything found as a file.',
    schema: { enum: ['xlsx', 'csv', 'json'] },
  },
  fields: {
    name: 'fields',
    in: 'query',
    description:
      '["name","date"]: the columns of an export in their order, without lines; everything unless asked otherwise.',
    schema: { type: 'string' },
  },
  confirmed: {
    name: 'confirmed',
    in: 'query',
    description:
      'transaction.usuallyOut: the codes of warnings that a person has confirmed, joined by commas. ' +
      'Without them what is unusual and changes money is answered with "confirmation-required".',
    schema: { type: 'string' },
  },
  ifMatch: {
    name: 'If-Match',
    in: 'header',
    required: true,
    description: 'The ETag that was read.',
    schema: { type: 'string' },
  },
  idempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    description: 'The same key gets the first answer again, without a second effect.',
    schema: { type: 'string', maxLength: 255 },
  },
}
