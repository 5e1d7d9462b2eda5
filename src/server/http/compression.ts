/** Texts are compressed on their way; files of the browser application lie compressed beside themselves (site.ts). */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { pipeline, Readable } from 'node:stream'
import { createGzip } from 'node:zlib'
import { EFFORT, readsGzip, shortened } from '../gzip.ts'

const TEXT = /^(?:text\/|application\/(?:json|problem\+json|javascript|openapi\+json)|image\/svg\+xml)/

/** After all hooks that look at what is answered. */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload: unknown) => {
    if (!isCompressible(request, reply, payload)) return payload
    if (!reply.hasHeader('vary')) reply.header('vary', 'accept-encoding')
    if (!(payload instanceof Readable)) {
      const shorter = await shortened(payload, request.headers)
      if (!shorter) return payload
      reply.header('content-encoding', 'gzip').removeHeader('content-length')
      return shorter
    }
    if (!readsGzip(request.headers)) return payload
    reply.header('content-encoding', 'gzip').removeHeader('content-length')
    // Where the caller leaves or the source fails, both end.
    return pipeline(payload, createGzip(EFFORT), () => undefined)
  })
}

function isCompressible(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
): payload is Readable | string | Buffer {
  if (request.method === 'HEAD' || reply.statusCode === 206 || reply.hasHeader('content-encoding')) return false
  if (!TEXT.test(String(reply.getHeader('content-type') ?? ''))) return false
  return payload instanceof Readable || typeof payload === 'string' || Buffer.isBuffer(payload)
}
