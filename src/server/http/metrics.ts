/**
 * The figures of the product for Prometheus: what people ask and are refused, and what waits. None names a person, a
 * tenant or a record.
 */
import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { PoolFigures } from '../database/database.ts'
import type { DatabaseBacklog } from '../database/dueWork.ts'
import type { ConcurrencyLimits } from './concurrencyLimits.ts'
import { sentProblem } from './errors.ts'

export interface Measured {
  pool: () => PoolFigures
  limits: Pick<ConcurrencyLimits, 'figures'>
  /** Of all servers of the database together. */
  waiting: () => Promise<readonly DatabaseBacklog[]>
}

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

/** To be applied to the root of the server, because it measures the routes of all others. */
export function measure(app: FastifyInstance, { pool, limits, waiting }: Measured): Registry {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the request to the end of its answer',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers,
  })
  const refusals = new Counter({
    name: 'http_refusals_total',
    help: 'Requests that were refused, by the code of the problem',
    labelNames: ['code'],
    registers,
  })
  app.addHook('onResponse', (request, reply, next) => {
    // The pattern of the route, never the address: addresses hold names and keys, and each would become a series of
    // its own.
    durations
      .labels(request.method, request.routeOptions.url ?? 'none', String(reply.statusCode))
      .observe(reply.elapsedTime / 1000)
    const code = sentProblem(reply)
    if (code) refusals.labels(code).inc()
    next()
  })
  new Gauge({
    name: 'database_connections',
    help: 'Connections of the pool by state; waiting are requests without one',
    labelNames: ['state'],
    registers,
    collect() {
      const { total, idle, waiting: queued } = pool()
      for (const [state, count] of [
        ['total', total],
        ['idle', idle],
        ['waiting', queued],
      ] as const)
        this.set({ state }, count)
    },
  })
  new Gauge({
    name: 'long_work',
    help: 'Exports, imports and long pages of this server that run and that wait for their turn',
    labelNames: ['kind', 'state'],
    registers,
    collect() {
      for (const { kind, running, queued } of limits.figures()) {
        this.set({ kind, state: 'running' }, running)
        this.set({ kind, state: 'waiting' }, queued)
      }
    },
  })
  measureCopy(registry, pool)
  measureWaiting(registry, waiting)
  return registry
}

/** Nothing where there is no copy for reading. */
function measureCopy(registry: Registry, pool: () => PoolFigures): void {
  new Counter({
    name: 'database_copy_reads_total',
    help: 'Lists and exports that the copy for reading answered, and that it was passed over for, with the reason',
    labelNames: ['copy'],
    registers: [registry],
    collect() {
      this.reset()
      const { copy } = pool()
      for (const [state, count] of Object.entries(copy ?? {})) this.inc({ copy: state }, count)
    },
  })
}

/**
 * One statement for all of them. While a database does not answer, its figures are left out and its database_up says 0;
 * of several databases each has a label of its own, and what waits in all of them is the sum.
 */
function measureWaiting(registry: Registry, waiting: () => Promise<readonly DatabaseBacklog[]>): void {
  const registers = [registry]
  let asked: Promise<readonly DatabaseBacklog[]> | undefined
  // The figures of one scrape are collected at once.
  const found = () => (asked ??= waiting().finally(() => (asked = undefined)))
  const labelOf = ({ database }: DatabaseBacklog) => (database === undefined ? {} : { database: String(database) })
  const ofWork = (name: string, help: string, figure: 'waiting' | 'failed' | 'oldestSeconds') =>
    new Gauge({
      name,
      help,
      labelNames: ['work', 'database'],
      registers,
      async collect() {
        this.reset()
        for (const entry of await found())
          for (const one of entry.backlog?.work ?? []) this.set({ work: one.work, ...labelOf(entry) }, one[figure])
      },
    })
  const ofDatabase = (name: string, help: string, figure: 'tenants' | 'locks' | 'archivingFails') =>
    new Gauge({
      name,
      help,
      // Without a label a gauge would say 0 before it is known.
      labelNames: ['of', 'database'],
      registers,
      async collect() {
        this.reset()
        for (const entry of await found()) {
          const known = entry.backlog?.[figure]
          if (known !== undefined) this.set({ of: 'database', ...labelOf(entry) }, known)
        }
      },
    })
  ofWork(
    'work_waiting',
    'Mails, notices, deliveries, exports of all data and deletions of tenants that wait',
    'waiting',
  )
  ofWork('work_failed', 'Those of them that were given up', 'failed')
  ofWork('work_oldest_seconds', 'How long the oldest of those that wait has been waiting', 'oldestSeconds')
  ofDatabase('tenants', 'Tenants of this database', 'tenants')
  ofDatabase('database_locks_waiting', 'Statements that wait for a lock', 'locks')
  ofDatabase(
    'database_archiving_fails',
    'Whether the database could not hand over the last part of its log',
    'archivingFails',
  )
  new Gauge({
    name: 'database_up',
    help: 'Whether the database has answered to this server',
    labelNames: ['database'],
    registers,
    async collect() {
      for (const entry of await found()) this.set(labelOf(entry), entry.backlog ? 1 : 0)
    },
  })
}
