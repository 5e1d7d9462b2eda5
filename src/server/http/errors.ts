/**
 * Turns whatever went wrong into one of the product's problems. Nothing of the inside (SQL, stack, path, version) gets
 * out.
 */
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import type { Socket } from 'node:net'
import type { Field } from '../../entity.ts'
import { problem, ProblemError } from '../../problems.ts'
import type { ProblemBody, ProblemCode } from '../../problems.ts'
import { text } from '../../texts.ts'
import { FileStoreFailure } from '../documents/failures.ts'
import { isUnconfirmed } from './routeAccess.ts'
import { isStored } from '../records/entityRegistry.ts'
import type { EntityRegistry } from '../records/entityRegistry.ts'

const RETRY_SECONDS = 2
/** Work that others wait for takes some seconds each. */
const BUSY_SECONDS = 10
/** Requests are counted by the minute. */
const LIMIT_SECONDS = 60

const OF_DATABASE: Record<string, ProblemCode> = {
  // Text and numbers that PostgreSQL does not take.
  '22021': 'invalid-request',
  '22P02': 'invalid-request',
  '22P05': 'invalid-request',
  '22003': 'invalid-request',
  '22007': 'invalid-request',
  '22008': 'invalid-request',
  '22025': 'invalid-request',
  '2201W': 'invalid-request',
  '2201X': 'invalid-request',
  // Row-level security hides what it refuses.
  '42501': 'not-found',
  // The rows of a tenant are being moved, or have been moved once too often (tenantPlaces.ts).
  FA004: 'tenant-moving',
  FA003: 'unavailable',
  // A leader that has become a follower (retries.ts).
  '25006': 'unavailable',
  '55000': 'unavailable',
  '0A000': 'unavailable',
  // Conflicts that outlived their repetitions, locks, time-outs, a database that is full, starting or going down.
  '40001': 'unavailable',
  '40P01': 'unavailable',
  '55P03': 'unavailable',
  '57014': 'unavailable',
  '25P03': 'unavailable',
  '53100': 'unavailable',
  '53200': 'unavailable',
  '53300': 'unavailable',
  '57P01': 'unavailable',
  '57P02': 'unavailable',
  '57P03': 'unavailable',
}

const OF_FRAMEWORK: Record<string, ProblemCode> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported-media-type',
  FST_ERR_CTP_BODY_TOO_LARGE: 'body-too-large',
  FST_ERR_MAX_PARAM_LENGTH: 'address-too-long',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'unsupported-media-type',
  FST_REQ_FILE_TOO_LARGE: 'file-too-large',
  FST_PARTS_LIMIT: 'body-too-large',
  FST_FILES_LIMIT: 'body-too-large',
  FST_FIELDS_LIMIT: 'body-too-large',
}

const UNREACHABLE = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOENT', 'ENOSPC', 'EDQUOT'])

export function problemOf(error: unknown, registry?: EntityRegistry): ProblemError {
  if (error instanceof ProblemError) return error
  if (!(error instanceof Error)) return problem('internal')
  if (isDatabaseError(error)) return databaseProblem(error, registry)
  if (error instanceof FileStoreFailure) return problem('unavailable')
  const { code, statusCode } = error as FastifyError
  if (OF_FRAMEWORK[code]) return problem(OF_FRAMEWORK[code])
  if (UNREACHABLE.has(code) || /^(Connection terminated|timeout exceeded when trying to connect)/.test(error.message))
    return problem('unavailable')
  if (statusCode === 413) return problem('body-too-large')
  if (statusCode === 415) return problem('unsupported-media-type')
  if (statusCode === 429) return problem('too-many-requests')
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) return problem('invalid-request')
  return problem('internal')
}

interface DatabaseError extends Error {
  code: string
  severity: string
  table?: string
  constraint?: string
  column?: string
}

function isDatabaseError(error: Error): error is DatabaseError {
  return 'severity' in error && 'code' in error && typeof error.code === 'string' && error.code.length === 5
}

function databaseProblem(error: DatabaseError, registry: EntityRegistry | undefined): ProblemError {
  const code = OF_DATABASE[error.code] ?? (error.code.startsWith('08') ? 'unavailable' : undefined)
  if (code) return problem(code)
  const fields = fieldsOf(error, registry)
  const errors = (message: string): Record<string, string[]> =>
    Object.fromEntries(fields.map(name => [name, [message]]))
  switch (error.code) {
    case '23505':
      return problem(
        'already-exists',
        fields.length > 0 ? { errors: errors(text('problem.already-exists.detail')) } : {},
      )
    // A foreign record and one that does not exist are the same to the caller: the key holds the tenant.
    case '23503':
      return problem('rule', { errors: errors(text('validation.reference')) })
    case '23502':
      return problem('rule', { errors: errors(text('validation.required')) })
    case '23514':
      return problem('rule', { errors: errors(text('validation.invalid')) })
    default:
      return problem('internal')
  }
}

/** The fields whose columns a constraint is about: constraints are named after table and columns. */
interface TablePlace {
  table: string
  fields: readonly Field[]
  /** The property that holds the rows of the table; empty for the record itself. */
  list: string
}

function fieldsOf(error: DatabaseError, registry: EntityRegistry | undefined): string[] {
  const places = (registry?.entities ?? []).flatMap((entity): TablePlace[] => [
    { table: entity.table, fields: entity.fields, list: '' },
    ...entity.fields.flatMap(({ table, fields = [], name }) =>
      table === undefined ? [] : [{ table, fields, list: name }],
    ),
  ])
  const place = places.find(({ table }) => table === error.table)
  if (!place) return []
  const found = place.fields.filter(isStored).filter(field => isNamed(field, error, place.table))
  // The longest match wins: "bank_country_id" is not "country_id".
  const own = found.filter(field => !found.some(other => other !== field && other.column.endsWith(`_${field.column}`)))
  return place.list !== '' && own.length > 0 ? [place.list] : own.map(field => field.name)
}

function isNamed(field: Field & { column: string }, error: DatabaseError, table: string): boolean {
  if (error.column !== undefined) return error.column === field.column
  const rest = `_${(error.constraint ?? '').replace(new RegExp(`^${table}_`), '')}_`
  return rest.includes(`_${field.column}_`)
}

const sent = new WeakMap<FastifyReply, ProblemCode>()

/** The code of the problem that was the answer. */
export const sentProblem = (reply: FastifyReply): ProblemCode | undefined => sent.get(reply)

/** What is our fault is told with the number under which the log has it. */
export function bodyOf(found: ProblemError, number: string): ProblemBody {
  const body = found.body()
  if (found.status < 500) return body
  return { ...body, detail: `${body.detail ?? body.title} ${text('requestNumber', { number })}` }
}

export function sendProblem(reply: FastifyReply, found: ProblemError): FastifyReply {
  sent.set(reply, found.code)
  if (found.code === 'busy') reply.header('retry-after', BUSY_SECONDS)
  else if (found.status === 503 || found.code === 'request-in-progress') reply.header('retry-after', RETRY_SECONDS)
  if (found.status === 429 && !reply.hasHeader('retry-after')) reply.header('retry-after', LIMIT_SECONDS)
  // What was not read of the body may not be taken for the next request.
  if (found.status === 413 || found.status === 408) reply.header('connection', 'close')
  if (found.status === 401)
    reply.header('www-authenticate', found.code === 'unauthenticated' ? 'Bearer' : 'Bearer error="invalid_token"')
  // As bytes, because the framework adds to the type of a text a charset that this type does not have.
  return reply
    .code(found.status)
    .type('application/problem+json')
    .headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
    .send(Buffer.from(JSON.stringify(bodyOf(found, reply.request.id))))
}

export function createErrorHandler(
  registry: EntityRegistry,
): (error: unknown, request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply> {
  return async (thrown, request, reply) => {
    const error = (await refusalOfAccount(request)) ?? thrown
    const found = problemOf(error, registry)
    if (found.status >= 500) request.log.error({ err: error }, 'request failed')
    return sendProblem(reply, found)
  }
}

/** Who asks is the first question, also of a request that was refused before the database was asked anything. */
async function refusalOfAccount({ account }: FastifyRequest): Promise<unknown> {
  if (!isUnconfirmed(account)) return undefined
  try {
    await account.remembered?.ask()
    return undefined
  } catch (error) {
    return error
  }
}

/** Requests that are too broken to become one: the answer is written to the socket by hand. */
export function answerBrokenRequest(error: Error & { code?: string }, socket: Socket): void {
  if (!socket.writable) {
    socket.destroy()
    return
  }
  const found = problem(
    error.code === 'HPE_HEADER_OVERFLOW'
      ? 'headers-too-large'
      : error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
        ? 'request-timeout'
        : 'invalid-request',
  )
  const body = JSON.stringify(found.body())
  socket.end(
    `HTTP/1.1 ${found.status} Refused\r\nContent-Type: application/problem+json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n` +
      `Cache-Control: no-store\r\nX-Content-Type-Options: nosniff\r\nConnection: close\r\n\r\n${body}`,
  )
}
