/** The gate of every route: deny by default. A route that does not say who may use it stops the start. */
import type { FastifyInstance, FastifyRequest, HTTPMethods, RouteOptions } from 'fastify'
import { allows, missingIn, rolesCombine } from '../../access.ts'
import type { Grants, Group } from '../../access.ts'
import type { Account } from '../../context.ts'
import { problem } from '../../problems.ts'
import type { ProblemError } from '../../problems.ts'
import { requestText } from '../../texts/requests.ts'
import { knownPaths } from './knownPaths.ts'
import type { KnownPath, KnownPaths } from './knownPaths.ts'

/** `token`: whoever the provider knows, even without an account here; the route finds out what is theirs. */
export type Access = Group | 'open' | 'token' | 'signedIn'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may use the route. */
    access?: Access
    /** What a program has to be granted for it; a route that does not say so is closed to programs. */
    needs?: Grants
    /** The query parameters it knows; everything else is refused. */
    query?: readonly string[]
    /** Its first statement confirms the account, which is therefore not asked for before. */
    confirmsAccount?: true
    /** Only says which methods the path knows. */
    refuses?: KnownPath
  }
  interface FastifyRequest {
    account: Account
  }
}

export interface KnownRoute {
  method: string
  url: string
  access: Access
  needs: Grants | undefined
  /** The query parameters it knows. */
  query: readonly string[]
}

interface GateKeeper {
  authenticate(request: FastifyRequest): Promise<Account>
  /** Refuses what is no good token. */
  callerOf(request: FastifyRequest): Promise<unknown>
}

/** Below it are the pages, which answer whatever no other route does. */
export const EVERY_OTHER_PATH = '/*'

const METHODS: readonly HTTPMethods[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/**
 * The list of routes fills as they register. Bought plugins cannot say who may use their routes: those below the given
 * paths are open.
 */
export function guardRoutes(
  app: FastifyInstance,
  { authenticate, callerOf }: GateKeeper,
  openBelow: readonly string[] = [],
): { routes: readonly KnownRoute[]; refuseOtherMethods(): void } {
  const routes: KnownRoute[] = []
  app.decorateRequest('account')
  app.addHook('onRoute', (route: RouteOptions) => {
    if (route.config?.access === undefined && openBelow.some(path => isBelow(path, route.url)))
      route.config = { ...route.config, access: 'open' }
    const access = route.config?.access
    if (access === undefined)
      throw new Error(`The route ${String(route.method)} ${route.url} does not say who may use it.`)
    const { refuses, needs, query = [] } = route.config ?? {}
    if (refuses) return
    for (const method of [route.method].flat()) routes.push({ method, url: route.url, access, needs, query })
  })
  async function assertAllowed(request: FastifyRequest, access: Access): Promise<Account | undefined> {
    if (access === 'open') return undefined
    if (access === 'token') return void (await callerOf(request))
    const account = await authenticate(request)
    // Not a copy: an account that has changed meanwhile is put right in its place.
    account.networkAddress = request.ip
    request.account = account
    if (!rolesCombine(account.roles)) throw problem('roles-invalid')
    if (access !== 'signedIn' && !allows(access, account.roles)) throw problem('forbidden')
    return account
  }
  let paths: KnownPaths | undefined
  app.addHook('onRequest', async (request, reply) => {
    const { url, config } = request.routeOptions
    const { access, needs } = config
    const refuses = request.is404 || url === EVERY_OTHER_PATH ? paths?.at(request.url) : config.refuses
    if (refuses) {
      await assertAllowed(request, refuses.access)
      reply.header('allow', refuses.methods.join(', '))
      throw problem('method-not-allowed')
    }
    // Without a path there is nothing to guard: the answer is 404.
    if (request.is404 || access === undefined) return
    const account = await assertAllowed(request, access)
    if (account?.grants) assertGranted(account.grants, needs)
  })
  app.addHook('preValidation', (request, _reply, next) => next(unknownParameter(request)))
  app.addHook('onSend', (request, reply, _payload, next) => {
    const mistake = reply.statusCode < 400 && unconfirmedAnswer(request)
    if (mistake) next(mistake)
    else next()
  })
  return {
    routes,
    /**
     * A known path with another method answers 405 and says which methods there are. To be called after all routes. Few
     * routes are needed for it: where none answers, the path is looked up.
     */
    refuseOtherMethods() {
      paths = knownPaths(
        routes.filter(({ url }) => url.startsWith('/api/') && !openBelow.some(path => isBelow(path, url))),
      )
      for (const { path, by } of paths.overlapped(METHODS))
        app.route({
          method: by,
          url: path.url,
          config: { access: path.access, refuses: path },
          exposeHeadRoute: false,
          handler: () => undefined,
        })
    },
  }
}

/** A program does what its grants name, on routes that are open to programs. */
function assertGranted(grants: Grants, needs: Grants | undefined): void {
  if (!needs) throw problem('service-account-refused')
  const missing = missingIn(grants, needs)
  if (missing === undefined) return
  const key = needs.get(missing) === 'Write' ? 'programMayNotWrite' : 'programMayNotRead'
  throw problem('service-account-refused', { detail: requestText(key, { resource: missing }) })
}

/** For the config of a route. */
export function needing(needs: Grants | undefined): { needs?: Grants } {
  return needs ? { needs } : {}
}

function unknownParameter(request: FastifyRequest): ProblemError | undefined {
  const { access, query } = request.routeOptions.config
  if (request.is404 || access === undefined || !request.routeOptions.url?.startsWith('/api/')) return undefined
  for (const [name, value] of Object.entries(request.query as Record<string, unknown>)) {
    if (!query?.includes(name) || typeof value !== 'string')
      return problem('unknown-parameter', { values: { parameter: name.slice(0, 60) } })
  }
  return undefined
}

/** Nobody is told anything before the database has said who they are: a route that would is a mistake of ours. */
function unconfirmedAnswer({ account, routeOptions }: FastifyRequest): Error | undefined {
  if (!isUnconfirmed(account)) return undefined
  return new Error(`${routeOptions.url} would answer an account that the database has not confirmed.`)
}

/** Of a route that is open to everybody there is no account. */
export function isUnconfirmed(account: Account | undefined): boolean {
  return account?.remembered?.confirmed === false
}

function isBelow(path: string, url: string): boolean {
  return url === path || url.startsWith(`${path}/`)
}
