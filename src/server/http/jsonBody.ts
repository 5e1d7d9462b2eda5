/** Reads JSON bodies: within a time and a size, without prototype tricks, repeated keys or endless nesting. */
import type { UncheckedValues } from '../../entityTypes.ts'
import { parse } from 'secure-json-parse'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { createHash } from 'node:crypto'
import { problem } from '../../problems.ts'
import type { ProblemError } from '../../problems.ts'
import { requestText } from '../../texts/requests.ts'

/** Time for the whole body of a JSON request (server-wide limits are far longer because of uploads). */
const BODY_TIME_MS = 5_000
export const BODY_BYTES_MAX = 1_048_576
const DEPTH_MAX = 20
/** Properties and entries of lists. The largest form holds some hundreds; every one more costs all that looks at it. */
const VALUES_MAX = 10_000
/** What a route takes that is given the rows of a large table at once. */
export const ROWS_BYTES_MAX = 8_388_608
const ROWS_VALUES_MAX = 120_000
const UTF8 = new TextDecoder('utf-8', { fatal: true })

declare module 'fastify' {
  interface FastifyRequest {
    /** Of the bytes that came, for Idempotency-Key. */
    bodyHash: string | undefined
  }
}

export function acceptJson(app: FastifyInstance, milliseconds = BODY_TIME_MS): void {
  app.removeAllContentTypeParsers()
  app.decorateRequest('bodyHash', undefined)
  app.addContentTypeParser('application/json', async (request: FastifyRequest, payload: NodeJS.ReadableStream) => {
    if (!isUtf8(request.headers['content-type'])) throw problem('unsupported-media-type')
    const bytes = await collect(request, payload, milliseconds)
    if (request.headers['idempotency-key'] !== undefined)
      request.bodyHash = createHash('sha256').update(bytes).digest('hex')
    return parseBody(bytes, request.routeOptions.bodyLimit === ROWS_BYTES_MAX ? ROWS_VALUES_MAX : VALUES_MAX)
  })
  // Some clients name a kind of content where there is none.
  app.addContentTypeParser('*', async (request: FastifyRequest) => {
    const { 'content-length': length = '0', 'transfer-encoding': encoding } = request.headers
    if (length !== '0' || encoding !== undefined) throw problem('unsupported-media-type')
    return undefined
  })
}

/** JSON is UTF-8. What a caller means by another name nobody reads, so it would be taken for something else. */
function isUtf8(type = ''): boolean {
  return [...type.matchAll(/;\s*charset\s*=\s*([^;]*)/gi)].every(([, name = '']) => /^("?)utf-?8\1$/i.test(name.trim()))
}

function collect(request: FastifyRequest, payload: NodeJS.ReadableStream, milliseconds: number): Promise<Buffer> {
  const limit = request.routeOptions.bodyLimit ?? BODY_BYTES_MAX
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let size = 0
    const cutOff = (): void => finish(() => reject(problem('invalid-request')))
    const finish = (action: () => void): void => {
      clearTimeout(timer)
      payload.removeAllListeners('data')
      payload.off('close', cutOff)
      action()
    }
    const timer = setTimeout(
      () =>
        finish(() => {
          // The connection is of no use any more: the rest of the body would be read as the next request.
          setTimeout(() => request.raw.socket.destroy(), 500).unref()
          reject(problem('request-timeout'))
        }),
      milliseconds,
    )
    payload.on('data', (chunk: Buffer) => {
      size += chunk.length
      if (size > limit) finish(() => reject(problem('body-too-large')))
      else chunks.push(chunk)
    })
    payload.on('end', () => finish(() => resolve(Buffer.concat(chunks))))
    payload.on('error', () => finish(() => reject(problem('invalid-request'))))
    payload.on('close', cutOff)
  })
}

/** The body of a request that needs one. Without a content type nobody has parsed anything, and there is none. */
export function bodyOf(request: FastifyRequest): UncheckedValues {
  if (request.body === undefined || request.body === null)
    throw problem('invalid-body', { detail: requestText('bodyEmpty') })
  return request.body as UncheckedValues
}

function parseBody(bytes: Buffer, valuesMax: number): UncheckedValues {
  const source = textOf(bytes)
  if (source.trim() === '') throw problem('invalid-body', { detail: requestText('bodyEmpty') })
  const written = countWrittenKeys(source, valuesMax)
  let parsed: unknown
  try {
    parsed = parse(source, { protoAction: 'error', constructorAction: 'error' })
  } catch {
    throw problem('invalid-body', { detail: requestText('bodyJson') })
  }
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed))
    throw problem('invalid-body', { detail: requestText('bodyShape') })
  if (countValues(parsed, 0, valuesMax).keys !== written)
    throw problem('invalid-body', { detail: requestText('bodyRepeated') })
  return parsed as UncheckedValues
}

function textOf(bytes: Buffer): string {
  try {
    return UTF8.decode(bytes)
  } catch {
    throw problem('invalid-body', { detail: requestText('bodyUtf8') })
  }
}

/** JSON.parse keeps the last of two equal keys: two readers of one text could see two different requests. */
function countWrittenKeys(source: string, valuesMax: number): number {
  let keys = 0
  // Asked of one expression again and again, it makes nothing that would have to be swept up.
  const string = /"(?:[^"\\]|\\.)*"\s*/g
  while (string.test(source)) if (source[string.lastIndex] === ':') keys += 1
  if (keys > valuesMax) throw tooMany(valuesMax)
  return keys
}

function countValues(
  value: object,
  depth: number,
  valuesMax: number,
  counted = { keys: 0, all: 0 },
): { keys: number; all: number } {
  if (depth > DEPTH_MAX) throw problem('invalid-body', { detail: requestText('bodyDeep') })
  const inside: unknown[] = Array.isArray(value) ? value : Object.values(value)
  counted.all += inside.length
  if (!Array.isArray(value)) counted.keys += inside.length
  if (counted.all > valuesMax) throw tooMany(valuesMax)
  for (const inner of inside)
    if (typeof inner === 'object' && inner !== null) countValues(inner, depth + 1, valuesMax, counted)
  return counted
}

function tooMany(valuesMax: number): ProblemError {
  return problem('invalid-body', { detail: requestText('bodyLarge', { max: valuesMax.toLocaleString('en-US') }) })
}
