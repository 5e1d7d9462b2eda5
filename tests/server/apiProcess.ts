/**
 * A process that serves API tests: for each file that asks, one of two servers on the database of that file. To start
 * takes it longer than to serve most files, so it lives as long as its parent.
 */
import { readFileSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import type { JSONWebKeySet } from 'jose'
import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import { recordServices } from '../../src/server/areas.ts'
import { openDatabase } from '../../src/server/database/database.ts'
import type { Database } from '../../src/server/database/database.ts'
import { waitingWork } from '../../src/server/database/dueWork.ts'
import { openSeveral } from '../../src/server/database/severalDatabases.ts'
import { openFiles } from '../../src/server/documents/fileStore.ts'
import { buildApp } from '../../src/server/http/app.ts'
import type { Parts } from '../../src/server/http/app.ts'
import { createConcurrencyLimits } from '../../src/server/http/concurrencyLimits.ts'
import { health } from '../../src/server/http/health.ts'
import { accountDirectory } from '../../src/server/identity/accounts.ts'
import { testIdentity } from '../../src/server/identity/identity.ts'
import { localKeys } from '../../src/server/identity/verify.ts'
import { clockOf, CONFIG, ownParts, workedHere } from './apiParts.ts'
import { withNeededActions } from './neededActions.ts'

export interface ProcessOptions {
  runtime: pg.ClientConfig
  /** The copy for reading. */
  copy: pg.ClientConfig | undefined
  /** The second of two databases. */
  second: pg.ClientConfig | undefined
  folder: string
  /** File that says which day it is. */
  today: string
  issuer: { issuer: string; clientId: string; tenantId: string; jwks: JSONWebKeySet }
  /** Without the rules of areas. */
  plain: boolean
  limits: Parts['limits']
  config: Partial<Parts['config']> | undefined
  site: Parts['site']
  /** File of its own parts. */
  own: string | undefined
}

/**
 * To the process: serve a file of tests, say how many milliseconds you have worked, or serve that file no longer. `id`
 * names the server of that file.
 */
export type ProcessRequest = { id: string } & ({ serve: ProcessOptions } | { ask: 'worked' | 'close' })

/** From it: each line of its log, and in answer its port, what it has worked or had of requests, or why it failed. */
export type ProcessMessage = { id: string } & ({ log: string } | { answer: number } | { error: string })

interface Served {
  app: FastifyInstance
  database: Database
  /** Those that came by way of the proxy: it and whoever watches a server ask for themselves as well. */
  requests: number
}

const served = new Map<string, Served>()
const tell = (message: ProcessMessage) => process.send?.(message)

async function open({ runtime, copy, second }: ProcessOptions): Promise<Database> {
  if (!second) return openDatabase({ runtime, ...(copy && { read: copy }), poolSize: 6 })
  const found = [runtime, second].map((one, index) => ({ runtime: one, number: index + 1, poolSize: 6 }))
  return openSeveral(new Map(found.map(one => [one.number, openDatabase(one)])))
}

async function serve(id: string, options: ProcessOptions): Promise<void> {
  const { folder, today, issuer, plain, config, site, limits = {} } = options
  const database = await open(options)
  const files = await openFiles(folder)
  const clock = clockOf(() => readFileSync(today, 'utf8'))
  const own = await ownParts(options.own)
  const areas = plain ? withNeededActions(own.areas ?? {}) : undefined
  const services = recordServices({ clock, files, areas })
  const source = { ...issuer, keys: localKeys(issuer.jwks) }
  const concurrencyLimits = createConcurrencyLimits()
  const app = await buildApp({
    config: { ...CONFIG, ...config, trustProxy: ['127.0.0.1', ...(config?.trustProxy || [])] },
    database,
    files,
    clock,
    identity: testIdentity(source, accountDirectory(database, services)),
    ...(areas && { areas }),
    ...(site !== undefined && { site }),
    limits,
    concurrencyLimits,
    logStream: {
      write: log => {
        tell({ id, log })
      },
    },
    plugins: [
      health({ database, limits: concurrencyLimits, waiting: () => waitingWork(database), isReady: () => true }),
      ...(own.plugins ?? []),
    ],
  })
  const server: Served = { app, database, requests: 0 }
  app.server.on('request', ({ headers }: IncomingMessage) => {
    if (headers['x-forwarded-for'] !== undefined) server.requests += 1
  })
  served.set(id, server)
  await app.listen({ host: '127.0.0.1', port: 0 })
  const address = app.server.address()
  if (typeof address !== 'object' || !address) throw new Error('It listens to no port.')
  tell({ id, answer: address.port })
}

async function close(id: string): Promise<void> {
  const { app, database, requests = 0 } = served.get(id) ?? {}
  served.delete(id)
  // HAProxy keeps connections, which a server would wait for.
  app?.server.closeAllConnections()
  await app?.close()
  await database?.close()
  tell({ id, answer: requests })
}

process.once('disconnect', () => process.exit(0))
process.on('message', (request: ProcessRequest) => {
  const { id } = request
  if ('ask' in request && request.ask === 'worked') return tell({ id, answer: workedHere() })
  const done = 'serve' in request ? serve(id, request.serve) : close(id)
  done.catch((error: unknown) => tell({ id, error: String(error) }))
})
