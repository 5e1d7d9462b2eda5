/**
 * The server of npm run dev, in a process of its own that is replaced when its sources change. It loads its packages,
 * which no saved file changes, while the server before it runs, and its sources when it is told to start.
 */
import { once } from 'node:events'
import { dirname } from 'node:path'
import { runUntilStopped } from './signals.ts'

const root = dirname(dirname(import.meta.dirname))

// However npm run dev ends, its server ends with it.
process.once('disconnect', () => process.exit(0))
const told = once(process, 'message')
await Promise.all([
  import('@fastify/multipart'),
  import('@fastify/static'),
  import('@fastify/swagger-ui'),
  import('decimal.js'),
  import('fastify'),
  import('file-type'),
  import('helmet'),
  import('jose'),
  import('kysely'),
  import('oidc-provider'),
  import('pg'),
  import('prom-client'),
  import('write-excel-file/node'),
])
await told
const { startServer } = await import('../../src/server/start/main.ts')
const { explain } = await import('./report.ts')
runUntilStopped(
  stopped => startServer({ environment: process.env, root, stopped, folderLocked: true }),
  () => undefined,
).then(() => process.send?.('ready'), explain)
