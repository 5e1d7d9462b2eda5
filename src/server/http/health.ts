/** What an operator's tools ask: is the process alive, may it get requests, how is it doing. */
import { isIP } from 'node:net'
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { problem } from '../../problems.ts'
import type { Database } from '../database/database.ts'

interface HealthParts {
  database: Pick<Database, 'answers' | 'figures'>
  /** False while the server starts and from the moment on when it is asked to stop. */
  isReady: () => boolean
}

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

/** To be applied to the root of the server, because it measures the routes of all others. */
export function health(parts: HealthParts): FastifyPluginAsync {
  return async app => {
    const registry = new Registry()
    const durations = measure(registry, parts.database)
    app.addHook('onResponse', async (request, reply) => {
      // The pattern of the route, never the address: addresses hold names and keys, and each would become a series of
      // its own.
      durations
        .labels(request.method, request.routeOptions.url ?? 'none', String(reply.statusCode))
        .observe(reply.elapsedTime / 1000)
    })
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
      if (!isInside(request)) throw problem('not-found')
      return reply
        .header('cache-control', 'no-store')
        .type(registry.contentType)
        .send(await registry.metrics())
    })
  }
}

function measure(registry: Registry, database: Pick<Database, 'figures'>): Histogram<'method' | 'route' | 'status'> {
  collectDefaultMetrics({ register: registry })
  new Gauge({
    name: 'database_connections',
    help: 'Connections of the pool by state; waiting are requests without one',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      for (const [state, count] of Object.entries(database.figures())) this.set({ state }, Number(count))
    },
  })
  return new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the request to the end of its answer',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers: [registry],
  })
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

/** Figures tell strangers how busy a house is: only this machine and private networks get them. */
function isInside(request: FastifyRequest): boolean {
  const address = request.ip.replace(/^::ffff:/i, '')
  if (isIP(address) === 4) return /^(127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.)/.test(address)
  return address === '::1' || /^f[cd][0-9a-f]{2}:/i.test(address)
}
