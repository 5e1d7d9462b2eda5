/** The server of API tests in a process of its own: one of several on one database. It lives as long as its parent. */
import { readFileSync } from 'node:fs'
import type { JSONWebKeySet } from 'jose'
import type pg from 'pg'
import { recordServices } from '../../src/server/areas.ts'
import { openDatabase } from '../../src/server/database/database.ts'
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

/** Where it listens, and later each line of its log. */
export type ProcessMessage = { port: number } | { log: string }

const tell = (message: ProcessMessage) => process.send?.(message)

async function serveAlone({ runtime, folder, today, issuer, plain, limits }: ProcessOptions): Promise<void> {
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
        tell({ log })
      },
    },
    plugins: [
      health({ database, limits: concurrencyLimits, waiting: () => waitingWork(database), isReady: () => true }),
    ],
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
  const address = app.server.address()
  if (typeof address !== 'object' || !address) throw new Error('It listens to no port.')
  tell({ port: address.port })
}

process.once('disconnect', () => process.exit(0))
process.once('message', (options: ProcessOptions) => {
  serveAlone(options).catch((error: unknown) => {
    process.stderr.write(`${String(error)}\n`)
    process.exit(1)
  })
})
