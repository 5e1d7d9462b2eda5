/** Holds answers of the API against its description: the status, the type of the content and everything in it. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import type { LightMyRequestResponse } from 'fastify'
import type { JsonSchema } from '../../../src/api/schema.ts'

interface Answer {
  $ref?: string
  content?: Record<string, { schema: JsonSchema }>
}

export interface Operation {
  operationId: string
  parameters?: { name?: string; $ref?: string }[]
  requestBody?: unknown
  responses: Record<string, Answer>
}

export const description = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../generated/openapi.json'), 'utf8'),
) as {
  paths: Record<string, Record<string, Operation>>
  components: { responses: Record<string, Answer>; schemas: Record<string, ObjectSchema> }
}

/** An object has the properties that are described and no other; a record and its warnings are one object. */
function closed(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(closed)
  if (typeof schema !== 'object' || schema === null) return schema
  if ('allOf' in schema && Array.isArray(schema.allOf)) return closed(together(schema.allOf.map(schemaOf)))
  const inner = Object.fromEntries(Object.entries(schema).map(([name, value]) => [name, closed(value)]))
  return 'properties' in inner && 'type' in inner && !('additionalProperties' in inner)
    ? { ...inner, additionalProperties: false }
    : inner
}

interface ObjectSchema {
  $ref?: string
  properties?: object
  required?: string[]
}

function schemaOf(part: ObjectSchema): ObjectSchema {
  return part.$ref === undefined ? part : description.components.schemas[part.$ref.split('/').at(-1) ?? '']!
}

function together(parts: readonly ObjectSchema[]): object {
  const properties = Object.assign({}, ...parts.map(part => part.properties)) as object
  return { type: 'object', properties, required: parts.flatMap(({ required = [] }) => required) }
}

const ajv = new Ajv2020({ strict: false, allErrors: true })
ajv.addFormat('decimal', /^-?\d+(\.\d+)?$/)
ajv.addFormat('date', /^\d{4}-\d{2}-\d{2}$/)
ajv.addFormat('date-time', /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/)
for (const format of ['binary', 'email', 'uri', 'uuid']) ajv.addFormat(format, true)
ajv.addSchema(closed(description) as object, 'api')

const validators = new Map<string, ValidateFunction>()

function faultsAt(pointer: string, answer: unknown): string[] {
  const validate = validators.get(pointer) ?? ajv.compile({ $ref: `api#${pointer}` })
  validators.set(pointer, validate)
  validate(answer)
  return (validate.errors ?? []).map(
    ({ instancePath, message, params }) => `${instancePath || '/'} ${message ?? ''} ${JSON.stringify(params)}`,
  )
}

function pointerTo(...steps: string[]): string {
  const escaped = steps.map(step =>
    step.replaceAll('~', '~0').replaceAll('/', '~1').replaceAll('{', '%7B').replaceAll('}', '%7D'),
  )
  return `/${escaped.join('/')}`
}

/** What is wrong with the content of an answer of 200, in the words of the validator. */
export function faultsOf(path: string, method: string, answer: unknown): string[] {
  return faultsAt(pointerTo('paths', path, method, 'responses', '200', 'content', 'application/json', 'schema'), answer)
}

/** What is wrong with an answer as a whole. */
export function faultsOfAnswer(path: string, method: string, answer: LightMyRequestResponse): string[] {
  const status = String(answer.statusCode)
  const described = description.paths[path]?.[method]?.responses[status]
  if (!described) return [`${status} is not described`]
  const shared = described.$ref?.replace(/^#/, '')
  const { content = {} } = shared ? description.components.responses[shared.split('/').at(-1) ?? '']! : described
  const type = answer.headers['content-type'] ?? ''
  if (Object.keys(content).length === 0) return answer.body === '' ? [] : [`${status} should have no content`]
  const found = Object.keys(content).find(one => one === '*/*' || one === type || type.startsWith(`${one};`))
  if (found === undefined) return [`${status} should not be of the type ${type}`]
  if (!found.endsWith('json')) return []
  const place = shared ?? pointerTo('paths', path, method, 'responses', status)
  return faultsAt(`${place}${pointerTo('content', found, 'schema')}`, JSON.parse(answer.body))
}

/** The described path of an address; none where a test has a route of its own. */
export function pathOfAddress(address: string): string | undefined {
  const parts = new URL(address, 'http://api').pathname.split('/')
  const fits = (path: string) => {
    const described = path.split('/')
    return (
      described.length === parts.length && described.every((one, place) => one.startsWith('{') || one === parts[place])
    )
  }
  // Of `/api/funds/{id}` and `/api/funds/totals` the second one is meant by its own address.
  const dynamic = (path: string) => path.split('{').length
  return Object.keys(description.paths)
    .filter(fits)
    .toSorted((a, b) => dynamic(a) - dynamic(b))[0]
}
