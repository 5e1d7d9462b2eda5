/** What stands in a token of the identity provider. The server verifies it; the browser only compares. */
import type { AccountInfo } from '@azure/msal-browser'

/** Those that are looked at. */
interface Claims {
  oid?: string
  sub?: string
  /** The directory. */
  tid?: string
  roles?: string[]
}

/**
 * Whether a token was made for this account. A directory names its people by object ids; without any, both tokens name
 * the same subject. What cannot be read is the server's to judge.
 */
export function isTokenOf({ idTokenClaims = {} }: Pick<AccountInfo, 'idTokenClaims'>, token: string): boolean {
  const claims = claimsOf(token)
  if (claims === null) return true
  if (claims.oid !== undefined && idTokenClaims.oid !== undefined) return claims.oid === idTokenClaims.oid
  if (claims.oid !== undefined || idTokenClaims.oid !== undefined) return true
  return claims.sub === undefined || idTokenClaims.sub === undefined || claims.sub === idTokenClaims.sub
}

/** null where it is no token that can be read. */
export function claimsOf(token: string): Claims | null {
  try {
    const claims: unknown = JSON.parse(atob((token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')))
    const [oid, sub, tid, roles] = ['oid', 'sub', 'tid', 'roles'].map((name): unknown =>
      Reflect.get(Object(claims), name),
    )
    return {
      ...(typeof oid === 'string' && { oid }),
      ...(typeof sub === 'string' && { sub }),
      ...(typeof tid === 'string' && { tid }),
      ...(Array.isArray(roles) && { roles: roles.map(String) }),
    }
  } catch {
    return null
  }
}
