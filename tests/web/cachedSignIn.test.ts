/** The cache as MSAL writes it; that it does is shown in a browser (sign-in/beforeLibrary.spec.ts). */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { readCachedSignIn } from '../../src/web/sign-in/cachedSignIn.ts'

const CONFIGURATION = {
  clientId: 'client',
  tenantId: 'directory',
  scope: 'api://client/profile.read',
  authority: 'https://login.example/directory',
}
const HOME = 'ann.directory'
const NOW = Date.parse('2026-11-21T12:00:00Z')
const KEY = new Uint8Array(32).fill(7)

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')
const jwt = (claims: object) => `x.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.y`

const ACCOUNT = {
  homeAccountId: HOME,
  environment: 'login.example',
  realm: 'directory',
  localAccountId: 'ann',
  username: 'ann@larkmoor.example',
}
const OWN = { homeAccountId: HOME, environment: 'login.example', clientId: 'client' }
const ID_TOKEN = { ...OWN, secret: jwt({ oid: 'ann', roles: ['User'], name: 'Ann' }) }
const ACCESS_TOKEN = {
  ...OWN,
  secret: jwt({ oid: 'ann' }),
  target: 'openid profile api://client/profile.read',
  tokenType: 'Bearer',
  expiresOn: `${NOW / 1_000 + 3_600}`,
}

let stored: Map<string, string>
let cookie: string

async function encrypt(name: string, entry: object, id = 'session'): Promise<object> {
  const base = await crypto.subtle.importKey('raw', KEY, 'HKDF', false, ['deriveKey'])
  const salt = new Uint8Array(16).fill(name.length)
  const info = new TextEncoder().encode(name.includes('client') ? 'client' : '')
  const key = await crypto.subtle.deriveKey(
    { name: 'HKDF', hash: 'SHA-256', salt, info },
    base,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt'],
  )
  const text = new TextEncoder().encode(JSON.stringify(entry))
  const data = await crypto.subtle.encrypt({ name: 'AES-GCM', iv: new Uint8Array(12) }, key, text)
  return { id, nonce: base64(salt), data: base64(new Uint8Array(data)), lastUpdatedAt: `${NOW}` }
}

interface Cache {
  accounts?: object[]
  idTokens?: object[]
  accessTokens?: object[]
}

async function cache({ accounts = [ACCOUNT], idTokens = [ID_TOKEN], accessTokens = [ACCESS_TOKEN] }: Cache = {}) {
  const write = async (prefix: string, entries: object[]) => {
    const names = entries.map((_, index) => `${prefix}|${index}`)
    for (const [index, name] of names.entries())
      stored.set(name, JSON.stringify(await encrypt(name, entries[index] ?? {})))
    return names
  }
  const accountKeys = await write('msal.3|ann.directory|login.example|directory', accounts)
  stored.set('msal.3.account.keys', JSON.stringify(accountKeys))
  const idToken = await write('msal.3|ann.directory|login.example|idtoken|client', idTokens)
  const accessToken = await write('msal.3|ann.directory|login.example|accesstoken|client', accessTokens)
  stored.set('msal.3.token.keys.client', JSON.stringify({ idToken, accessToken, refreshToken: [] }))
}

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] })
  stored = new Map()
  cookie = `other=1; msal.cache.encryption=${encodeURIComponent(JSON.stringify({ id: 'session', key: base64(KEY) }))}`
  vi.stubGlobal('localStorage', { getItem: (name: string) => stored.get(name) ?? null })
  vi.stubGlobal('document', {
    get cookie() {
      return cookie
    },
  })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const read = (configuration = CONFIGURATION) => readCachedSignIn(HOME, configuration)

describe('the sign-in that the library has cached', () => {
  const found = {
    account: {
      homeAccountId: HOME,
      localAccountId: 'ann',
      username: 'ann@larkmoor.example',
      tenantId: 'directory',
      environment: 'login.example',
      idTokenClaims: { oid: 'ann', roles: ['User'] },
    },
    accessToken: ACCESS_TOKEN.secret,
    expiresOn: NOW / 1_000 + 3_600,
  }

  test('is read with account, roles and access token', async () => {
    await cache()
    expect(await read()).toEqual(found)
  })

  test('is read where the library has not encrypted it, because the person stays signed in', async () => {
    await cache()
    for (const [name, entries] of Object.entries({ accounts: ACCOUNT, idtoken: ID_TOKEN, accesstoken: ACCESS_TOKEN }))
      for (const key of stored.keys())
        if (name === 'accounts' ? key.endsWith('|directory|0') : key.includes(`|${name}|`))
          stored.set(key, JSON.stringify(entries))
    expect(await read()).toEqual(found)
  })

  test("is found under the name by which Microsoft's public cloud caches it", async () => {
    const environment = 'login.windows.net'
    await cache({
      accounts: [{ ...ACCOUNT, environment }],
      idTokens: [{ ...ID_TOKEN, environment }],
      accessTokens: [{ ...ACCESS_TOKEN, environment }],
    })
    const authority = 'https://login.microsoftonline.com/directory'
    expect(await read({ ...CONFIGURATION, authority })).not.toBeNull()
    expect(await read()).toBeNull()
  })

  test('is that of the directory where a guest is signed in, not of the one at home', async () => {
    await cache({
      idTokens: [{ ...ID_TOKEN, secret: jwt({ oid: 'guest', tid: 'host' }) }],
      accessTokens: [{ ...ACCESS_TOKEN, secret: jwt({ oid: 'guest' }) }],
    })
    expect((await read())?.account).toMatchObject({
      homeAccountId: HOME,
      localAccountId: 'guest',
      tenantId: 'host',
      username: 'ann@larkmoor.example',
    })
  })

  const OTHERS: [string, Cache][] = [
    ['of another account', { accounts: [{ ...ACCOUNT, homeAccountId: 'bob.directory' }] }],
    ['without an account', { accounts: [] }],
    ['without an id token', { idTokens: [] }],
    ['without an access token', { accessTokens: [] }],
    [
      'with two access tokens',
      { accessTokens: [ACCESS_TOKEN, { ...ACCESS_TOKEN, secret: jwt({ oid: 'ann', n: 2 }) }] },
    ],
    ['for another application', { accessTokens: [{ ...ACCESS_TOKEN, clientId: 'another' }] }],
    ['for another API', { accessTokens: [{ ...ACCESS_TOKEN, target: 'openid api://other/profile.read' }] }],
    ['bound to a key', { accessTokens: [{ ...ACCESS_TOKEN, tokenType: 'pop' }] }],
    [
      'for requests with more about them',
      { accessTokens: [{ ...ACCESS_TOKEN, additionalCacheKeyComponents: { a: 'b' } }] },
    ],
    ['that expires within five minutes', { accessTokens: [{ ...ACCESS_TOKEN, expiresOn: `${NOW / 1_000 + 300}` }] }],
    ['without an end', { accessTokens: [{ ...ACCESS_TOKEN, expiresOn: undefined }] }],
    ['whose token was made for somebody else', { accessTokens: [{ ...ACCESS_TOKEN, secret: jwt({ oid: 'bob' }) }] }],
  ]
  test.each(OTHERS)('R477 is left to the library: one %s', async (_, entries) => {
    await cache(entries)
    expect(await read()).toBeNull()
  })

  test.each([
    ['no key', () => (cookie = 'other=1')],
    ['a damaged key', () => (cookie = 'msal.cache.encryption=%7Bx')],
    ['the key of another session', () => (cookie = cookie.replace('session', 'another'))],
    ['a damaged entry', () => stored.forEach((_, name) => name.includes('accesstoken') && stored.set(name, '{'))],
    ['an entry that is gone', () => stored.delete('msal.3|ann.directory|login.example|accesstoken|client|0')],
    ['another format of the list', () => stored.set('msal.3.token.keys.client', '[]')],
  ])('is left to the library where there is %s', async (_, damage) => {
    await cache()
    damage()
    expect(await read()).toBeNull()
  })
})
