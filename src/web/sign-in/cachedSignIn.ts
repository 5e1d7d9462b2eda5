/**
 * The sign-in that MSAL has cached in this browser, read without MSAL: to load and start the library takes a phone half
 * a second, for which its first figures would wait. The format is that of @azure/msal-browser 5.29 (its LocalStorage
 * and BrowserCrypto, schema 3): entries of the local storage, each encrypted with a key of its own, which is derived
 * from the one in a cookie that ends with the browser. Nothing is written here, and whatever is not exactly as expected
 * is left to the library.
 */
import type { AccountInfo } from '@azure/msal-browser'
import type { SignInConfiguration } from '../../api/session.ts'
import { claimsOf, isTokenOf } from './tokenClaims.ts'

export interface CachedSignIn {
  account: AccountInfo
  accessToken: string
  /** Seconds since 1970. */
  expiresOn: number
}

const KEY_COOKIE = 'msal.cache.encryption='
/** As the library does, a token is renewed so long before it expires. */
const RENEWED_BEFORE_S = 300
/** MSAL caches what login.microsoftonline.com has signed in under the name of another host. */
const CACHED_AS: Partial<Record<string, string>> = { 'login.microsoftonline.com': 'login.windows.net' }

/** Whether the token still holds for minutes, `now` in milliseconds since 1970. */
export function isFresh({ expiresOn }: CachedSignIn, now: number): boolean {
  return expiresOn - RENEWED_BEFORE_S > now / 1_000
}

/** Of this account, with an access token for the API that still holds for minutes; null where there is none. */
export async function readCachedSignIn(
  homeAccountId: string,
  { clientId, authority, scope }: SignInConfiguration,
): Promise<CachedSignIn | null> {
  try {
    const { host } = new URL(authority)
    const isOwn = (entry: unknown) =>
      valueOf(entry, 'homeAccountId') === homeAccountId && valueOf(entry, 'environment') === (CACHED_AS[host] ?? host)
    const isToken = (entry: unknown) => isOwn(entry) && valueOf(entry, 'clientId') === clientId
    const isAccessToken = (entry: unknown) =>
      isToken(entry) &&
      textOf(entry, 'target').split(' ').includes(scope) &&
      valueOf(entry, 'tokenType') === 'Bearer' &&
      valueOf(entry, 'additionalCacheKeyComponents') === undefined
    const tokens = stored(`msal.3.token.keys.${clientId}`)
    const read = await reader(clientId)
    const [account, idToken, accessToken] = await Promise.all([
      read(stored('msal.3.account.keys'), isOwn),
      read(valueOf(tokens, 'idToken'), isToken),
      read(valueOf(tokens, 'accessToken'), isAccessToken),
    ])
    const found = {
      account: infoOf(account, textOf(idToken, 'secret')),
      accessToken: textOf(accessToken, 'secret'),
      expiresOn: Number(textOf(accessToken, 'expiresOn')),
    }
    return isFresh(found, Date.now()) && isTokenOf(found.account, found.accessToken) ? found : null
  } catch {
    return null
  }
}

/**
 * Finds the one entry that is sought among those with these names. None or several, or one that another session of the
 * browser has encrypted, is an error.
 */
async function reader(clientId: string) {
  const cookie = document.cookie.split('; ').find(pair => pair.startsWith(KEY_COOKIE)) ?? ''
  const session: unknown = JSON.parse(decodeURIComponent(cookie.slice(KEY_COOKIE.length)))
  const base = await crypto.subtle.importKey('raw', bytesOf(textOf(session, 'key')), 'HKDF', false, ['deriveKey'])

  async function opened(name: string): Promise<unknown> {
    const entry = stored(name)
    // Where a person stays signed in, the library encrypts nothing.
    if (valueOf(entry, 'nonce') === undefined) return entry
    if (valueOf(entry, 'id') !== textOf(session, 'id')) throw new Error('Of another session of the browser.')
    const info = new TextEncoder().encode(name.includes(clientId) ? clientId : '')
    const derivation = { name: 'HKDF', hash: 'SHA-256', salt: bytesOf(textOf(entry, 'nonce')), info }
    const algorithm = { name: 'AES-GCM', length: 256 }
    const key = await crypto.subtle.deriveKey(derivation, base, algorithm, false, ['decrypt'])
    const data = { name: 'AES-GCM', iv: new Uint8Array(12) }
    return JSON.parse(new TextDecoder().decode(await crypto.subtle.decrypt(data, key, bytesOf(textOf(entry, 'data')))))
  }

  return async (names: unknown, isSought: (entry: unknown) => boolean): Promise<unknown> => {
    const entries = await Promise.all(Array.isArray(names) ? names.map(name => opened(String(name))) : [])
    const [found, another] = entries.filter(isSought)
    if (found === undefined || another !== undefined) throw new Error('Not one entry.')
    return found
  }
}

/** A guest has another id in the directory that the id token is from than at home. */
function infoOf(entry: unknown, idToken: string): AccountInfo {
  const nativeAccountId = valueOf(entry, 'nativeAccountId')
  const idTokenClaims = { ...claimsOf(idToken) }
  return {
    homeAccountId: textOf(entry, 'homeAccountId'),
    localAccountId: idTokenClaims.oid ?? textOf(entry, 'localAccountId'),
    username: textOf(entry, 'username'),
    tenantId: idTokenClaims.tid ?? textOf(entry, 'realm'),
    environment: textOf(entry, 'environment'),
    idTokenClaims,
    ...(typeof nativeAccountId === 'string' && { nativeAccountId }),
  }
}

function stored(name: string): unknown {
  return JSON.parse(localStorage.getItem(name) ?? 'null')
}

function valueOf(entry: unknown, name: string): unknown {
  return Reflect.get(Object(entry), name)
}

function textOf(entry: unknown, name: string): string {
  const value = valueOf(entry, name)
  if (typeof value !== 'string') throw new Error(`No ${name}.`)
  return value
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64.replaceAll('-', '+').replaceAll('_', '/')), letter => letter.charCodeAt(0))
}
