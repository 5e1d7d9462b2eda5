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
import { openFiles } from '../../src/server/documents/fileStore.ts'
import { buildApp } from '../../src/server/http/app.ts'
import { createConcurrencyLimits } from '../../src/server/http/concurrencyLimits.ts'
import { health } from '../../src/server/http/health.ts'
import type { RequestLimits } from '../../src/server/http/rateLimits.ts'
import { accountDirectory } from '../../src/server/identity/accounts.ts'
import { testIdentity } from '../../src/server/identity/identity.ts'
import { localKeys } from '../../src/server/identity/verify.ts'
import { clockOf, CONFIG } from './apiParts.ts'
import { withNeededActions } from './neededActions.ts'

export interface ProcessOptions {
  runtime: pg.ClientConfig
  folder: string
  /** File that says which day it is. */
  today: string
  issuer: { issuer: string; clientId: string; tenantId: string; jwks: JSONWebKeySet }
  /** Without the rules of areas. */
  plain: boolean
  limits: Partial<RequestLimits>
}

/** To the process: serve a file of tests, or serve it no longer. `id` names the server of that file. */
export type ProcessRequest = { id: string; serve: ProcessOptions } | { id: string; serve?: never }

/** From it: where it listens, each line of its log, how many requests it had at its end, and why something failed. */
export type ProcessMessage = { id: string } & (
  | { port: number }
  | { log: string }
  | { closed: { requests: number } }
  | { error: string }
)

interface Served {
  app: FastifyInstance
  database: Database
  /** But for the questions of the proxy, whether it is ready. */
  requests: number
}

const served = new Map<string, Served>()
const tell = (message: ProcessMessage) => process.send?.(message)

async function serve(id: string, { runtime, folder, today, issuer, plain, limits }: ProcessOptions): Promise<void> {
  const database = openDatabase({ runtime, poolSize: 6 })
  const files = await openFiles(folder)
  const clock = clockOf(() => readFileSync(today, 'utf8'))
  const areas = plain ? withNeededActions({}) : undefined
  const services = recordServices({ clock, files, areas })
  const source = { ...issuer, keys: localKeys(issuer.jwks) }
  const concurrencyLimits = createConcurrencyLimits()
  const app = await buildApp({
    config: { ...CONFIG, trustProxy: ['127.0.0.1'] },
    database,
    files,
    clock,
    identity: testIdentity(source, accountDirectory(database, services)),
    ...(areas && { areas }),
    limits,
    concurrencyLimits,
    logStream: {
      write: log => {
        tell({ id, log })
      },
    },
    plugins: [
      health({ database, limits: concurrencyLimits, waiting: () => waitingWork(database), isReady: () => true }),
    ],
  })
  const server: Served = { app, database, requests: 0 }
  app.server.on('request', ({ url }: IncomingMessage) => {
    if (url !== '/readyz') server.requests += 1
  })
  served.set(id, server)
  await app.listen({ host: '127.0.0.1', port: 0 })
  const address = app.server.address()
  if (typeof address !== 'object' || !address) throw new Error('It listens to no port.')
  tell({ id, port: address.port })
}

async function close(id: string): Promise<void> {
  const { app, database, requests = 0 } = served.get(id) ?? {}
  served.delete(id)
  // HAProxy keeps connections, which a server would wait for.
  app?.server.closeAllConnections()
  await app?.close()
  await database?.close()
  tell({ id, closed: { requests } })
}

process.once('disconnect', () => process.exit(0))
process.on('message', (request: ProcessRequest) => {
  const { id } = request
  const done = request.serve ? serve(id, request.serve) : close(id)
  done.catch((error: unknown) => tell({ id, error: String(error) }))
})
