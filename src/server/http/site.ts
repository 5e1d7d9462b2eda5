/**
 * The browser application: files that never change under their name, and a page for every path of the route table.
 */
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { existsSync, readdirSync } from 'node:fs'
import { problem } from '../../problems.ts'
import { PORTAL_PAGE, isPortal } from './portalPage.ts'
import { EVERY_OTHER_PATH } from './routeAccess.ts'

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
  const files = new Set(
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(name => name.replaceAll('\\', '/')),
  )
  app.get(EVERY_OTHER_PATH, { config: { access: 'open' } }, (request, reply) => send(request, reply, files))
}

/**
 * A file has a dot in its last part; everything else is a page, whose router says what it is. So is what somebody opens
 * in a browser under the name of a file that does not exist.
 */
function send(request: FastifyRequest, reply: FastifyReply, files: ReadonlySet<string>): FastifyReply {
  const path = (request.params as { '*': string })['*']
  if (/^(api|healthz|readyz|metrics)(\/|$)/.test(path)) throw problem('not-found')
  const opened = request.headers.accept?.includes('text/html') === true
  const isPage = !/\.[^/]*$/.test(path) || (opened && !path.startsWith('assets/') && !files.has(path))
  if (isPage) return reply.header('cache-control', 'no-cache').sendFile(isPortal(path) ? PORTAL_PAGE : 'index.html')
  return reply.header('cache-control', path.startsWith('assets/') ? FOREVER : 'no-cache').sendFile(path)
}
