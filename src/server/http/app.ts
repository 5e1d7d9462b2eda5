/** Builds the server: the one builder of the running product and of its tests. */
import fastify, { LogController } from 'fastify'
import type { FastifyInstance, FastifyPluginAsync, FastifyRequest } from 'fastify'
import { ACCOUNT_HEADER } from '../../access.ts'
import { DOCUMENTS } from '../../api/documents.ts'
import type { Clock } from '../../context.ts'
import { problem } from '../../problems.ts'
import { requestText } from '../../texts/requests.ts'
import { registerActions } from './actionRoutes.ts'
import { describeApi, DESCRIPTION_PATH } from './apiDescription.ts'
import { acceptJson, BODY_BYTES_MAX } from './jsonBody.ts'
import type { Config } from '../configuration.ts'
import type { Database } from '../database/database.ts'
import { registerDocuments } from './documentRoutes.ts'
import { compressAnswers } from './compression.ts'
import { watchDownloads } from './downloads.ts'
import { registerEntity } from './entityRoutes.ts'
import { answerBrokenRequest, createErrorHandler, sendProblem } from './errors.ts'
import { recordServices } from '../areas.ts'
import type { ServerAreas } from '../../context.ts'
import type { FileStore } from '../documents/fileStore.ts'
import { guardRoutes } from './routeAccess.ts'
import type { KnownRoute } from './routeAccess.ts'
import { setHeaders, telemetryOrigins } from './headers.ts'
import type { Identity } from '../identity/identity.ts'
import { emailLinkRoutes } from './emailLinkRoutes.ts'
import { identityRoutes } from './identityRoutes.ts'
import { registerImports } from './importRoutes.ts'
import { limitRequests, REQUEST_LIMITS } from './rateLimits.ts'
import type { RequestLimits } from './rateLimits.ts'
import { loggerOptions, logRequests } from './requestLog.ts'
import { createConcurrencyLimits } from './concurrencyLimits.ts'
import type { ConcurrencyLimits } from './concurrencyLimits.ts'
import type { Services } from './requests.ts'
import { registerReads } from './readRoutes.ts'
import { reads } from '../reads.ts'
import { sharedCounts } from './sharedCounts.ts'
import { serveSite } from './site.ts'
import type { Speed } from './upload.ts'

export interface Parts {
  config: Pick<Config, 'baseUrl' | 'trustProxy' | 'logLevel' | 'telemetry' | 'demo'>
  database: Database
  identity: Identity
  files: FileStore
  clock: Clock
  /** Whoever watches them has made them. */
  concurrencyLimits?: ConcurrencyLimits
  /** Routes that stand outside the API (health). */
  plugins?: readonly FastifyPluginAsync[]
  /** Folder of the built browser application. */
  site?: string
  areas?: ServerAreas
  limits?: Partial<RequestLimits & { bodyMilliseconds: number; uploadSpeed: Speed; downloadSpeed: Speed }>
  logStream?: { write(line: string): void }
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Every route with who may use it. */
    knownRoutes: readonly KnownRoute[]
  }
}

/** A longer address is refused before anything looks at it. */
const ADDRESS_LENGTH_MAX = 10_000
const SERVER_TIME_MS = 120_000
const HEADERS_TIME_MS = 10_000
const CHECK_EVERY_MS = 2_000

/** These have routes of their own. */
const SPECIAL = new Set([DOCUMENTS])

export async function buildApp(parts: Parts): Promise<FastifyInstance> {
  const services: Services = {
    ...recordServices(parts),
    database: parts.database,
    files: parts.files,
    concurrencyLimits: parts.concurrencyLimits ?? createConcurrencyLimits(),
  }
  const { registry } = services
  const app = createServer(parts, createErrorHandler(registry))
  acceptJson(app, parts.limits?.bodyMilliseconds)
  const limits = { ...REQUEST_LIMITS, ...parts.limits }
  setHeaders(app, {
    https: parts.config.baseUrl.startsWith('https:'),
    identityOrigins: parts.identity.origins,
    telemetryOrigins: telemetryOrigins(parts.config.telemetry),
  })
  watchDownloads(app, parts.limits?.downloadSpeed)
  compressAnswers(app)
  logRequests(app)
  const { limited, assertSeldom } = limitRequests(app, limits, () => sharedCounts(parts.database))
  const { routes, refuseOtherMethods } = guardRoutes(
    app,
    {
      authenticate: limited(request =>
        parts.identity.authenticate(request, request.routeOptions.config.confirmsAccount),
      ),
      callerOf: limited(request => parts.identity.callerOf(request)),
    },
    [DESCRIPTION_PATH],
  )
  app.decorate('knownRoutes', routes)
  // On the root itself: what they hook into concerns every route.
  for (const plugin of parts.plugins ?? []) await plugin(app, {})
  await app.register(identityRoutes(parts, { limited, assertSeldom }))
  await app.register(emailLinkRoutes(parts.database, limited))
  for (const entity of registry.entities) {
    if (SPECIAL.has(entity.resource)) continue
    registerEntity(app, services, entity)
    registerActions(app, services, entity)
  }
  registerReads(app, services, reads, limited)
  await registerImports(app, services, parts.limits?.uploadSpeed)
  await registerDocuments(app, services, { limited, assertSeldom, speed: limits.uploadSpeed })
  await describeApi(app)
  if (parts.site !== undefined) await serveSite(app, parts.site)
  refuseOtherMethods()
  return app
}

function createServer(parts: Parts, handleError: ReturnType<typeof createErrorHandler>): FastifyInstance {
  const app = fastify({
    logger: loggerOptions(parts.config.logLevel, parts.logStream),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestIds(),
    requestIdHeader: false,
    trustProxy: parts.config.trustProxy === false ? false : [...parts.config.trustProxy],
    bodyLimit: BODY_BYTES_MAX,
    requestTimeout: SERVER_TIME_MS,
    // The server's own default for headers is longer than its request time-out may be, and the larger of the two would
    // win.
    http: { headersTimeout: HEADERS_TIME_MS, connectionsCheckingInterval: CHECK_EVERY_MS },
    routerOptions: { maxParamLength: 200 },
    clientErrorHandler: answerBrokenRequest,
    frameworkErrors: (error, request, reply) => {
      // Such a request never reaches the hooks that write the log.
      request.log.info({ method: request.method, route: 'none' }, 'request without a readable address')
      void handleError(error, request, reply)
    },
  })
  app.setErrorHandler(handleError)
  app.setNotFoundHandler((_request, reply) => sendProblem(reply, problem('not-found')))
  app.addHook('onRequest', async request => {
    if (request.url.length >= ADDRESS_LENGTH_MAX) throw problem('address-too-long')
    assertReadable(request)
  })
  app.addHook('preValidation', async request => assertUtf8(request))
  return app
}

/** Node keeps the first of two such headers; a proxy before it may have looked at the other one. */
const ONCE = new Set([ACCOUNT_HEADER, 'authorization', 'content-type', 'host', 'if-match', 'idempotency-key'])

/** What two readers could understand differently is refused before anybody reads it. */
function assertReadable({ raw: { rawHeaders } }: FastifyRequest): void {
  const seen = new Set<string>()
  for (let place = 0; place < rawHeaders.length; place += 2) {
    const name = rawHeaders[place]?.toLowerCase() ?? ''
    if (!ONCE.has(name)) continue
    if (seen.has(name)) throw problem('invalid-request', { detail: requestText('repeatedHeader') })
    seen.add(name)
  }
}

/** After the question who asks, which every route answers first. */
function assertUtf8({ url }: FastifyRequest): void {
  if (!url.includes('%')) return
  try {
    decodeURIComponent(url)
  } catch {
    throw problem('invalid-request')
  }
}

/** Unique among restarts, short enough to read out on the telephone. */
function requestIds(): () => string {
  const start = Math.floor(performance.timeOrigin).toString(36)
  let count = 0
  return () => `${start}-${(count += 1).toString(36)}`
}
