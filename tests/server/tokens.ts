import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import type { JSONWebKeySet, JWTVerifyGetKey } from 'jose'
import { demoAccounts, demoDirectory } from '../../src/server/identity/demoAccounts.ts'
import { API_SCOPE, localKeys } from '../../src/server/identity/verify.ts'

/** Signs access tokens for API tests: an own key and an own issuer, handed to the server in place of a provider. */
export interface TestIssuer {
  issuer: string
  clientId: string
  tenantId: string
  jwks: JSONWebKeySet
  keys: JWTVerifyGetKey
  /** The claims of a good token, changed by `changes`; a claim set to undefined is left out. */
  sign(changes?: Record<string, unknown>): Promise<string>
  /** The token of a demo account ("admin@larkmoor.example"), by default with the roles of the demo directory. */
  tokenOf(userName: string, changes?: Record<string, unknown>): Promise<string>
  /** The header that carries such a token. */
  bearer(userName: string, changes?: Record<string, unknown>): Promise<{ authorization: string }>
}

/** Seconds of 2020 and of 2100: whenever the tests run, a token is good unless it says otherwise. */
const VALID = { iat: 1_577_836_800, nbf: 1_577_836_800, exp: 4_102_444_800 }
/** Claims of a token that is no longer good, and of one that is not good yet. */
export const EXPIRED = { exp: VALID.iat + 3_600 }
export const NOT_YET = { nbf: VALID.exp - 3_600 }

export async function testIssuer(kid = 'test'): Promise<TestIssuer> {
  const { publicKey, privateKey } = await generateKeyPair('RS256')
  const jwks = { keys: [{ ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' }] }
  const { clientId, tenantId } = demoDirectory
  const issuer = `https://directory.example/${tenantId}/v2.0`

  async function sign(changes: Record<string, unknown> = {}): Promise<string> {
    const claims = {
      iss: issuer,
      aud: clientId,
      azp: clientId,
      tid: tenantId,
      scp: API_SCOPE,
      ver: '2.0',
      ...VALID,
      oid: 'nobody',
      sub: 'nobody',
      name: 'Nobody',
      preferred_username: 'nobody@nowhere.example',
      roles: [],
      ...changes,
    }
    return new SignJWT(JSON.parse(JSON.stringify(claims)) as Record<string, unknown>)
      .setProtectedHeader({ alg: 'RS256', kid })
      .sign(privateKey)
  }

  async function tokenOf(userName: string, changes: Record<string, unknown> = {}): Promise<string> {
    const account = demoAccounts.find(candidate => candidate.userName === userName)
    if (!account) throw new Error(`There is no demo account ${userName}`)
    const { subject, name, roles } = account
    return sign({ oid: subject, sub: subject, name, preferred_username: userName, roles, ...changes })
  }

  // Each call carries one, and to sign it takes as long as many calls: the same claims give the same token.
  const tokens = new Map<string, Promise<string>>()
  function knownTokenOf(userName: string): Promise<string> {
    const token = tokens.get(userName) ?? tokenOf(userName)
    tokens.set(userName, token)
    return token
  }

  return {
    issuer,
    clientId,
    tenantId,
    jwks,
    keys: localKeys(jwks),
    sign,
    tokenOf,
    bearer: async (userName, changes) => ({
      authorization: `Bearer ${await (changes ? tokenOf(userName, changes) : knownTokenOf(userName))}`,
    }),
  }
}
