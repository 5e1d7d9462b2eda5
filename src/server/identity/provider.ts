import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { fileURLToPath } from 'node:url'
import type { FastifyPluginAsync } from 'fastify'
import { errors, interactionPolicy, Provider } from 'oidc-provider'
import type { ProviderContext } from 'oidc-provider'
import type { JSONWebKeySet } from 'jose'
import type { Database } from '../database/database.ts'
import { shortened } from '../gzip.ts'
import { demoAccounts, demoDirectory } from './demoAccounts.ts'
import type { AddedPerson } from './addedPeople.ts'
import type { Person } from './demoAccounts.ts'
import { adapterFor, loadKeys } from './providerStore.ts'
import type { ProviderKeys } from './providerStore.ts'
import { messagePage, PAGE_TEXTS, signInPage, signOutPage } from './signInPage.ts'
import { API_SCOPE } from './verify.ts'

const DAY = 86_400
const BODY_LIMIT = 10_000
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]', '::1'])

interface LocalProviderOptions {
  /** Address of the application, without a slash at its end. */
  baseUrl: string
  host: string
  demo: boolean
  /** Where its keys and sessions are. */
  database: Database
  accessTokenSeconds?: number
  /** People beside the fixed ones, asked for at every sign-in. */
  added?: () => Promise<readonly AddedPerson[]>
}

export interface LocalProvider {
  issuer: string
  tenantId: string
  clientId: string
  /** Public part of the signing keys. */
  keys: JSONWebKeySet
  /** True for the addresses under which a person may open the demo. */
  serves(origin: string): boolean
  /** Where the browser finds the endpoints when it opened the application at `origin`. */
  metadata(origin: string): Record<string, string>
  routes: FastifyPluginAsync
}

/** The names that a corporate directory gives its claims, so that the API has one way to read a token. */
const claimsOf = (account: Person): Record<string, unknown> => ({
  oid: account.subject,
  tid: demoDirectory.tenantId,
  ver: '2.0',
  name: account.name,
  preferred_username: account.userName,
  roles: account.roles,
})

/** The demo is opened as localhost or 127.0.0.1; both are this machine. */
function originsOf(baseUrl: string): string[] {
  const { origin, port } = new URL(baseUrl)
  const suffix = port ? `:${port}` : ''
  return [...new Set([origin, `http://localhost${suffix}`, `http://127.0.0.1${suffix}`])]
}

const nobodyAdded = async (): Promise<readonly AddedPerson[]> => []

async function personBy(
  matches: (person: Person) => boolean,
  added: () => Promise<readonly AddedPerson[]>,
): Promise<Person | undefined> {
  return demoAccounts.find(matches) ?? (await added()).find(matches)
}

async function grantFor(context: ProviderContext, provider: Provider): Promise<unknown> {
  const { clientId } = demoDirectory
  const session = context.oidc?.session
  const id = session?.grantIdFor(clientId)
  const grant =
    (id === undefined ? undefined : await provider.Grant.find(id)) ??
    new provider.Grant({ accountId: session?.accountId, clientId })
  // The application belongs to the organisation: consent is implied.
  grant.addOIDCScope('openid profile email offline_access')
  grant.addResourceScope(`api://${clientId}`, `api://${clientId}/${API_SCOPE}`)
  await grant.save()
  return grant
}

function tokenFeatures(lifetime: number, origins: readonly string[]): Record<string, unknown> {
  const resource = `api://${demoDirectory.clientId}`
  return {
    devInteractions: { enabled: false },
    userinfo: { enabled: true },
    resourceIndicators: {
      enabled: true,
      defaultResource: async () => resource,
      useGrantedResource: async () => true,
      getResourceServerInfo: async (_context: unknown, asked: string) => {
        if (asked !== resource) throw new errors.InvalidTarget()
        return {
          scope: `${resource}/${API_SCOPE}`,
          audience: demoDirectory.clientId,
          accessTokenTTL: lifetime,
          accessTokenFormat: 'jwt',
          jwt: { sign: { alg: 'RS256' } },
        }
      },
    },
    rpInitiatedLogout: {
      enabled: true,
      logoutSource: async (context: ProviderContext, form: string) => {
        const nonce = randomBytes(12).toString('base64')
        context.set(
          'content-security-policy',
          `default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src 'self'; script-src 'nonce-${nonce}'; form-action 'self' ${origins.join(' ')}; frame-ancestors 'none'`,
        )
        context.body = signOutPage(form, nonce)
      },
    },
  }
}

/** The application as the directory knows it: a browser application that keeps no secret. */
function applicationClient(origins: readonly string[]): Record<string, unknown> {
  return {
    client_id: demoDirectory.clientId,
    token_endpoint_auth_method: 'none',
    application_type: 'web',
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
    redirect_uris: origins.flatMap(origin => [`${origin}/`, `${origin}/redirect.html`]),
    post_logout_redirect_uris: origins.map(origin => `${origin}/`),
  }
}

/** What the id token and the access token say about a person. */
function accountClaims(added: () => Promise<readonly AddedPerson[]>): Record<string, unknown> {
  const scope = `api://${demoDirectory.clientId}/${API_SCOPE}`
  return {
    findAccount: async (_context: unknown, subject: string) => {
      const account = await personBy(person => person.subject === subject, added)
      return (
        account && {
          accountId: subject,
          claims: async () => ({
            sub: subject,
            ...claimsOf(account),
            email: account.userName,
            login_hint: account.userName,
          }),
        }
      )
    },
    extraTokenClaims: async (_context: unknown, token: { accountId?: string; clientId?: string; scope?: string }) => {
      const account = await personBy(person => person.subject === token.accountId, added)
      return (
        account && {
          ...claimsOf(account),
          azp: token.clientId,
          scp: token.scope?.split(' ').includes(scope) ? API_SCOPE : '',
        }
      )
    },
  }
}

function configuration(
  options: LocalProviderOptions,
  base: string,
  parts: { keys: ProviderKeys; provider: () => Provider },
): Record<string, unknown> {
  const { accessTokenSeconds: lifetime = 3600, added = nobodyAdded } = options
  const origins = originsOf(options.baseUrl)
  const policy = interactionPolicy.base()
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0)
  return {
    adapter: adapterFor(options.database),
    jwks: parts.keys.jwks,
    cookies: {
      keys: parts.keys.cookieKeys,
      names: { session: 'identity_session', interaction: 'identity_interaction', resume: 'identity_resume' },
    },
    clients: [applicationClient(origins)],
    scopes: ['openid', 'profile', 'email', 'offline_access'],
    claims: {
      openid: ['sub'],
      profile: ['oid', 'tid', 'ver', 'name', 'preferred_username', 'roles', 'login_hint'],
      email: ['email'],
    },
    // A corporate directory puts the profile into the id token.
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    responseTypes: ['code'],
    clientBasedCORS: (_context: unknown, origin: string) => origins.includes(origin),
    ttl: {
      AccessToken: lifetime,
      AuthorizationCode: 60,
      IdToken: lifetime,
      Interaction: 600,
      RefreshToken: DAY,
      Session: 14 * DAY,
      Grant: 14 * DAY,
    },
    issueRefreshToken: async () => true,
    expiresWithSession: async () => false,
    rotateRefreshToken: false,
    ...accountClaims(added),
    loadExistingGrant: async (context: ProviderContext) => grantFor(context, parts.provider()),
    interactions: {
      policy,
      url: (_context: unknown, interaction: { uid: string }) => `${base}/interaction/${interaction.uid}`,
    },
    features: tokenFeatures(lifetime, origins),
    renderError: async (context: ProviderContext, error: { error_description?: string; error: string }) => {
      context.type = 'html'
      context.body = messagePage(PAGE_TEXTS.failed, error.error_description ?? error.error)
    },
  }
}

async function answer(
  { headers }: IncomingMessage,
  response: ServerResponse,
  status: number,
  page: string,
): Promise<void> {
  const shorter = await shortened(page, headers)
  response.writeHead(status, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    vary: 'accept-encoding',
    ...(shorter && { 'content-encoding': 'gzip' }),
    'x-frame-options': 'DENY',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'content-security-policy':
      "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src 'self'; frame-ancestors 'none'",
  })
  response.end(shorter ?? page)
}

async function formOf(request: IncomingMessage): Promise<URLSearchParams | undefined> {
  let body = ''
  for await (const chunk of request) {
    body += String(chunk)
    if (body.length > BODY_LIMIT) return undefined
  }
  return new URLSearchParams(body)
}

/** The page on which a person chooses who to be. */
async function interact(
  provider: Provider,
  request: IncomingMessage,
  response: ServerResponse,
  uid: string,
  added: () => Promise<readonly AddedPerson[]>,
): Promise<void> {
  const expired = () => answer(request, response, 400, messagePage(PAGE_TEXTS.expired, PAGE_TEXTS.expiredHint))
  let details
  try {
    details = await provider.interactionDetails(request, response)
  } catch {
    return expired()
  }
  if (details.uid !== uid) return expired()
  if (request.method !== 'POST')
    return answer(
      request,
      response,
      200,
      signInPage(
        demoAccounts,
        (await added()).filter(({ mayEnter }) => mayEnter),
      ),
    )
  const form = await formOf(request)
  if (form?.get('cancel')) {
    return provider.interactionFinished(
      request,
      response,
      { error: 'access_denied', error_description: PAGE_TEXTS.cancelled },
      { mergeWithLastSubmission: false },
    )
  }
  const account = await personBy(({ userName }) => userName === form?.get('account'), added)
  if (!account) return answer(request, response, 400, messagePage(PAGE_TEXTS.failed, PAGE_TEXTS.unknownAccount))
  const result = {
    login: { accountId: account.subject, remember: true },
    ...(details.prompt.name === 'select_account' ? { select_account: {} } : {}),
  }
  return provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false })
}

/** MSAL takes the home account id from `client_info`, which the directory's token endpoint adds. */
function addClientInfo(provider: Provider): void {
  provider.use(async (context, next) => {
    await next()
    const body = context.body
    const subject = context.oidc?.account?.accountId
    if (context.path !== '/token' || !subject || typeof body !== 'object' || body === null || !('id_token' in body))
      return
    const info = Buffer.from(JSON.stringify({ uid: subject, utid: demoDirectory.tenantId })).toString('base64url')
    context.body = { ...body, client_info: info }
  })
}

/** The letters of the application, under an address that no build changes. */
const FONT = fileURLToPath(import.meta.resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'))

function routesOf(
  provider: Provider,
  base: string,
  serves: (origin: string) => boolean,
  added: () => Promise<readonly AddedPerson[]>,
): FastifyPluginAsync {
  const handle = provider.callback()
  return async app => {
    // The provider reads its forms itself.
    app.removeAllContentTypeParsers()
    app.addContentTypeParser('*', (_request, _payload, done) => {
      done(null)
    })
    app.get(`${base}/inter.woff2`, { config: { access: 'open' } }, async (_request, reply) =>
      reply
        .header('cache-control', 'public, max-age=86400')
        .type('font/woff2')
        .send(await readFile(FONT)),
    )
    app.route({
      method: ['GET', 'POST', 'OPTIONS'],
      url: `${base}/*`,
      config: { access: 'open' },
      handler: async (request, reply) => {
        reply.hijack()
        const { raw } = request
        // Another name for this machine would let a foreign page reach the demo by its own name.
        if (!serves(`http://${raw.headers.host ?? ''}`))
          return answer(raw, reply.raw, 421, messagePage(PAGE_TEXTS.failed, PAGE_TEXTS.wrongAddress))
        const address = raw.url ?? ''
        const uid = /\/interaction\/([\w-]+)\/?(?:\?.*)?$/.exec(address)?.[1]
        if (uid) return interact(provider, raw, reply.raw, uid, added)
        Object.assign(raw, { originalUrl: address, url: address.slice(base.length) })
        await handle(raw, reply.raw)
      },
    })
  }
}

/** A real OpenID Connect provider for demo and tests, shaped like one directory of a corporate identity provider. */
export async function createLocalProvider(options: LocalProviderOptions): Promise<LocalProvider> {
  if (!options.demo)
    throw new Error('The local sign-in needs DEMO: set OIDC_AUTHORITY and OIDC_CLIENT_ID for a real identity provider.')
  if (!LOOPBACK.has(options.host))
    throw new Error(
      `The local sign-in answers on this machine only: HOST is ${options.host}, set it to 127.0.0.1, or set OIDC_AUTHORITY and OIDC_CLIENT_ID.`,
    )
  const base = `/${demoDirectory.tenantId}/v2.0`
  const issuer = options.baseUrl + base
  const keys = await loadKeys(options.database)
  const provider: Provider = new Provider(issuer, configuration(options, base, { keys, provider: () => provider }))
  addClientInfo(provider)
  const origins = originsOf(options.baseUrl)
  const serves = (origin: string): boolean => origins.includes(origin)
  return {
    issuer,
    ...demoDirectory,
    keys: { keys: keys.jwks.keys.map(({ kty, n, e, kid, use, alg }) => ({ kty, n, e, kid, use, alg })) },
    serves,
    metadata: origin => ({
      issuer,
      authorization_endpoint: `${origin}${base}/auth`,
      token_endpoint: `${origin}${base}/token`,
      end_session_endpoint: `${origin}${base}/session/end`,
      jwks_uri: `${origin}${base}/jwks`,
    }),
    routes: routesOf(provider, base, serves, options.added ?? nobodyAdded),
  }
}
