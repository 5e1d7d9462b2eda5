/**
 * The browser application: files that never change under their name, and one page for every path of the route table.
 */
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { existsSync } from 'node:fs'
import { problem } from '../../problems.ts'

const FOREVER = 'public, max-age=31536000, immutable'

export async function serveSite(app: FastifyInstance, folder: string): Promise<void> {
  if (!existsSync(folder)) return
  await app.register(fastifyStatic, {
    root: folder,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    etag: true,
    lastModified: false,
    index: false,
  })
  app.get('/*', { config: { access: 'open' } }, (request, reply) => send(request, reply))
}

/** Only a file has a dot in its last part: everything else is a page, whose router says what it is. */
function send(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const path = (request.params as { '*': string })['*']
  if (/^(api|healthz|readyz|metrics)(\/|$)/.test(path)) throw problem('not-found')
  if (!/\.[^/]*$/.test(path)) return reply.header('cache-control', 'no-cache').sendFile('index.html')
  return reply.header('cache-control', path.startsWith('assets/') ? FOREVER : 'no-cache').sendFile(path)
}
