import { createLocalJWKSet, createRemoteJWKSet, errors, jwtVerify } from 'jose'
import type { JSONWebKeySet, JWTPayload, JWTVerifyGetKey } from 'jose'
import { knownRoles, rolesCombine } from '../../access.ts'
import type { Role } from '../../access.ts'
import { problem, ProblemError } from '../../problems.ts'
import '../../texts/backOffice.ts'

/** The scope of the product's own API; in the browser it is asked for as api://{clientId}/profile.read. */
export const API_SCOPE = 'profile.read'

const TOLERANCE_SECONDS = 60
/** A verified token need not be verified again for so long; its account is looked up every time. */
const REMEMBERED_MS = 60_000
const REMEMBERED_TOKENS = 2_000
const PROVIDER_TIMEOUT_MS = 5_000

/** What a token says about its holder. */
export interface Caller {
  /** The tenant of the identity provider, which knows the subject. */
  directory: string
  /** Object id in the directory. */
  subject: string
  userName: string
  name: string
  roles: readonly Role[]
}

interface VerifierOptions {
  issuer: string
  clientId: string
  tenantId: string
  keys: JWTVerifyGetKey
}

export type Verifier = (authorization: string | undefined) => Promise<Caller>

export const localKeys = (keys: JSONWebKeySet): JWTVerifyGetKey => createLocalJWKSet(keys)

const unreachable = (): ProblemError => problem('identity-provider-unavailable')

/**
 * The keys of a remote provider. An unknown key leads to one new look, at most every `cooldown`, so that a rotated key
 * is accepted soon and a flood of forged tokens causes no flood of requests.
 */
export function remoteKeys(issuer: string, cooldown = 5_000): JWTVerifyGetKey {
  let keys: JWTVerifyGetKey | undefined
  let discovery: Promise<JWTVerifyGetKey> | undefined
  let failedAt = -Infinity

  async function discover(): Promise<JWTVerifyGetKey> {
    const response = await fetch(`${issuer}/.well-known/openid-configuration`, {
      signal: AbortSignal.timeout(PROVIDER_TIMEOUT_MS),
    })
    if (!response.ok) throw new Error(`the provider answered ${response.status}`)
    const document = (await response.json()) as { issuer?: unknown; jwks_uri?: unknown }
    if (document.issuer !== issuer || typeof document.jwks_uri !== 'string')
      throw new Error('the provider describes another issuer')
    return createRemoteJWKSet(new URL(document.jwks_uri), {
      cooldownDuration: cooldown,
      cacheMaxAge: 3_600_000,
      timeoutDuration: PROVIDER_TIMEOUT_MS,
    })
  }

  return async (header, token) => {
    if (!keys) {
      if (performance.now() - failedAt < cooldown) throw unreachable()
      discovery ??= discover().finally(() => {
        discovery = undefined
      })
      try {
        keys = await discovery
      } catch {
        failedAt = performance.now()
        throw unreachable()
      }
    }
    try {
      return await keys(header, token)
    } catch (error) {
      // Only "no such key" and "several keys fit" are the token's fault; everything else happened between us and the
      // provider.
      if (error instanceof errors.JWKSNoMatchingKey || error instanceof errors.JWKSMultipleMatchingKeys) throw error
      throw unreachable()
    }
  }
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

function callerOf(payload: JWTPayload, options: VerifierOptions): Caller {
  if (payload.tid !== options.tenantId) throw problem('token-invalid')
  // Which application asked for the token: its name depends on the version of the token.
  for (const application of [payload.azp, payload.appid])
    if (application !== undefined && application !== options.clientId) throw problem('token-invalid')
  // An id token has the right audience and issuer, but never a scope.
  if (!textOf(payload.scp).split(' ').includes(API_SCOPE)) throw problem('scope-missing')
  const roles = knownRoles(payload.roles)
  if (!roles || !rolesCombine(roles)) throw problem('roles-invalid')
  const userName = textOf(payload.preferred_username)
  return {
    directory: options.tenantId,
    subject: textOf(payload.oid),
    userName,
    name: textOf(payload.name) || userName,
    roles,
  }
}

/** One code path for every provider: only issuer and keys differ. */
export function createVerifier(options: VerifierOptions): Verifier {
  const remembered = new Map<string, { caller: Caller; until: number }>()

  function remember(authorization: string, caller: Caller, expires: number | undefined): void {
    const oldest = remembered.size < REMEMBERED_TOKENS ? undefined : remembered.keys().next().value
    if (oldest !== undefined) remembered.delete(oldest)
    const end = ((expires ?? 0) + TOLERANCE_SECONDS) * 1000
    remembered.set(authorization, { caller, until: Math.min(Date.now() + REMEMBERED_MS, end) })
  }

  return async authorization => {
    if (authorization === undefined) throw problem('unauthenticated')
    const known = remembered.get(authorization)
    if (known && known.until > Date.now()) return known.caller
    remembered.delete(authorization)
    const token = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(authorization)?.[1]
    if (!token) throw problem('token-invalid')
    try {
      const { payload } = await jwtVerify(token, options.keys, {
        issuer: options.issuer,
        audience: [options.clientId, `api://${options.clientId}`],
        algorithms: ['RS256'],
        clockTolerance: TOLERANCE_SECONDS,
        requiredClaims: ['exp', 'oid', 'tid'],
      })
      const caller = callerOf(payload, options)
      remember(authorization, caller, payload.exp)
      return caller
    } catch (error) {
      if (error instanceof ProblemError) throw error
      throw problem('token-invalid')
    }
  }
}
