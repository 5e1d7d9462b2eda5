/** Texts are compressed on their way; files of the browser application lie compressed beside themselves (site.ts). */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { pipeline, Readable } from 'node:stream'
import { createGzip } from 'node:zlib'
import { EFFORT, readsGzip, shortened } from '../gzip.ts'

const TEXT = /^(?:text\/|application\/(?:json|problem\+json|javascript|openapi\+json)|image\/svg\+xml)/

/** After all hooks that look at what is answered. */
export function compressAnswers(app: FastifyInstance): void {
  // Without a promise, which most answers would wait for in vain.
  app.addHook('onSend', (request, reply, payload: unknown, next) => {
    if (!isCompressible(request, reply, payload)) return next(null, payload)
    if (!reply.hasHeader('vary')) reply.header('vary', 'accept-encoding')
    if (!readsGzip(request.headers)) return next(null, payload)
    if (payload instanceof Readable) {
      reply.header('content-encoding', 'gzip').removeHeader('content-length')
      // Where the caller leaves or the source fails, both end.
      return next(
        null,
        pipeline(payload, createGzip(EFFORT), () => undefined),
      )
    }
    shortened(payload, request.headers).then(shorter => {
      if (shorter) reply.header('content-encoding', 'gzip').removeHeader('content-length')
      next(null, shorter ?? payload)
    }, next)
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
