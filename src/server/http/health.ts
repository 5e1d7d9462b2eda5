/** What an operator's tools ask: is the process alive, may it get requests, how is it doing. */
import { createHash, timingSafeEqual } from 'node:crypto'
import { isIP } from 'node:net'
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { problem } from '../../problems.ts'
import type { MetricsAccess } from '../configuration.ts'
import type { Database } from '../database/database.ts'
import type { DatabaseBacklog } from '../database/dueWork.ts'
import type { ConcurrencyLimits } from './concurrencyLimits.ts'
import { measure } from './metrics.ts'

interface HealthParts {
  database: Pick<Database, 'answers' | 'figures'>
  limits: Pick<ConcurrencyLimits, 'figures'>
  /** What waits in all tenants. */
  waiting: () => Promise<readonly DatabaseBacklog[]>
  /** False while the server starts and from the moment on when it is asked to stop. */
  isReady: () => boolean
  metrics?: MetricsAccess
}

/** To be applied to the root of the server, because it measures the routes of all others. */
export function health(parts: HealthParts): FastifyPluginAsync {
  return async app => {
    const { database, limits, waiting } = parts
    const registry = measure(app, { pool: () => database.figures(), limits, waiting })
    app.get('/healthz', { config: { access: 'open' }, logLevel: 'silent' }, async (_request, reply) =>
      reply.header('cache-control', 'no-store').send({ status: 'alive' }),
    )
    app.get('/readyz', { config: { access: 'open' }, logLevel: 'silent' }, async (_request, reply) => {
      const ready = parts.isReady() && (await answersSoon(parts.database))
      return reply
        .code(ready ? 200 : 503)
        .headers({ 'cache-control': 'no-store', ...(!ready && { 'retry-after': '2' }) })
        .send({ status: ready ? 'ready' : 'not ready' })
    })
    app.get('/metrics', { config: { access: 'open' }, logLevel: 'silent' }, async (request, reply) => {
      if (!maySeeMetrics(parts.metrics ?? { kind: 'inside' }, request)) throw problem('not-found')
      return reply
        .header('cache-control', 'no-store')
        .type(registry.contentType)
        .send(await registry.metrics())
    })
  }
}

/** A prober gives up after a few seconds; an answer that comes later helps nobody. */
async function answersSoon(database: Pick<Database, 'answers'>): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const timer = setTimeout(resolve, 2000, false)
  try {
    return await Promise.race([database.answers(), promise])
  } finally {
    clearTimeout(timer)
  }
}

/** Metrics tell how busy the product is, which concerns nobody outside. */
function maySeeMetrics(metrics: MetricsAccess, request: FastifyRequest): boolean {
  switch (metrics.kind) {
    case 'token':
      return isSame(request.headers.authorization ?? '', `Bearer ${metrics.token}`)
    case 'inside':
      return isInside(request)
    case 'nobody':
      return false
  }
}

/** Takes the same time for every wrong token, so that the time does not tell how much of it was right. */
function isSame(one: string, other: string): boolean {
  const [first, second] = [one, other].map(text => createHash('sha256').update(text).digest())
  return first !== undefined && second !== undefined && timingSafeEqual(first, second)
}

/** What a proxy adds: whoever asks through one is somewhere else, even where the proxy stands on this machine. */
const FORWARDED = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip']

function isInside(request: FastifyRequest): boolean {
  if (FORWARDED.some(name => request.headers[name] !== undefined)) return false
  const address = request.ip.replace(/^::ffff:/i, '')
  if (isIP(address) === 4) return /^(127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.)/.test(address)
  return address === '::1' || /^f[cd][0-9a-f]{2}:/i.test(address)
}
