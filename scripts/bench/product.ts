/** The product's own API, as it runs in production, for the benchmark. */
import type { AddressInfo } from 'node:net'
import { createLocalJWKSet } from 'jose'
import { buildApp } from '../../src/server/http/app.ts'
import { systemClock } from '../../src/server/start/clock.ts'
import { readConfig } from '../../src/server/configuration.ts'
import { openDatabase } from '../../src/server/database/database.ts'
import { openFiles } from '../../src/server/documents/fileStore.ts'
import { recordServices } from '../../src/server/areas.ts'
import { accountDirectory } from '../../src/server/identity/accounts.ts'
import { testIdentity } from '../../src/server/identity/identity.ts'
import { fromEnvironment, reportTo } from './settings.ts'

const settings = fromEnvironment()
const { issuer, clientId, directory: tenantId } = settings
const database = openDatabase({ runtime: settings.runtime, poolSize: 10 })
const files = await openFiles(settings.folder)
const app = await buildApp({
  config: readConfig(
    { DATA_DIR: settings.folder, LOG_LEVEL: 'error' },
    { root: settings.folder, from: settings.folder },
  ),
  database,
  identity: testIdentity(
    { issuer, clientId, tenantId, keys: createLocalJWKSet(settings.jwks) },
    accountDirectory(database, recordServices({ clock: systemClock, files })),
  ),
  files,
  clock: systemClock,
  limits: { requests: Number.MAX_SAFE_INTEGER },
})
await app.listen({ port: 0, host: '127.0.0.1' })
reportTo((app.server.address() as AddressInfo).port)
