import { createHmac } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { UnsecuredJWT } from 'jose'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { ProblemError } from '../../../src/problems.ts'
import { createVerifier, remoteKeys } from '../../../src/server/identity/verify.ts'
import type { Verifier } from '../../../src/server/identity/verify.ts'
import { testIssuer } from '../tokens.ts'
import type { TestIssuer } from '../tokens.ts'

const ROLES = ['GlobalAdministrator', 'TenantAdministrator', 'User', 'AdministrativeAgent', 'Investor']

let issuer: TestIssuer
let verify: Verifier

beforeAll(async () => {
  issuer = await testIssuer()
  verify = createVerifier(issuer)
})

async function outcome(authorization: string | undefined, by: Verifier = verify): Promise<string> {
  try {
    return (await by(authorization)).roles.join(' ')
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error
    return `${error.status} ${error.code}`
  }
}

const claims = async (changes: Record<string, unknown>, by: Verifier = verify): Promise<string> =>
  outcome(`Bearer ${await issuer.sign({ roles: ['User'], ...changes })}`, by)
/** The clock of the verifier stands still, so that a minute of tolerance is a minute. */
const NOW = 1_795_262_400

describe('the verification of an access token', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: NOW * 1_000 })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  test('a good token gives directory, subject, user name, name and roles', async () => {
    const token = await issuer.tokenOf('admin@larkmoor.example')
    expect(await verify(`Bearer ${token}`)).toEqual({
      directory: issuer.tenantId,
      subject: expect.stringMatching(/^5d0c1e8a/),
      userName: 'admin@larkmoor.example',
      name: 'Hanne Birk',
      roles: ['TenantAdministrator'],
    })
    expect(await claims({ aud: `api://${issuer.clientId}` })).toBe('User')
  })

  test('no header is unauthenticated; anything but one bearer token is invalid', async () => {
    expect(await outcome(undefined)).toBe('401 unauthenticated')
    for (const header of [
      '',
      'Bearer',
      'Bearer a.b.c',
      'Bearer a.b',
      'Basic dXNlcjpwYXNz',
      `Bearer ${await issuer.sign()} more`,
    ])
      expect(await outcome(header), header).toBe('401 token-invalid')
  })

  test('D26 a token without signature, with alg none or with a changed body is refused', async () => {
    const token = await issuer.sign({ roles: ['User'] })
    const [head, , signature] = token.split('.') as [string, string, string]
    const unsigned = new UnsecuredJWT({
      iss: issuer.issuer,
      aud: issuer.clientId,
      tid: issuer.tenantId,
      oid: 'x',
      scp: 'profile.read',
      roles: ['User'],
    })
      .setExpirationTime('1h')
      .encode()
    const other = Buffer.from(JSON.stringify({ roles: ['TenantAdministrator'] })).toString('base64url')
    for (const forged of [
      unsigned,
      `${unsigned}x`,
      token.slice(0, token.lastIndexOf('.') + 1),
      `${head}.${other}.${signature}`,
    ])
      expect(await outcome(`Bearer ${forged}`)).toBe('401 token-invalid')
  })

  test('D27 the public key used as a shared secret is refused', async () => {
    const [, body] = (await issuer.sign({ roles: ['User'] })).split('.') as [string, string]
    const head = Buffer.from(JSON.stringify({ alg: 'HS256', kid: 'test' })).toString('base64url')
    const signature = createHmac('sha256', JSON.stringify(issuer.jwks.keys[0]))
      .update(`${head}.${body}`)
      .digest('base64url')
    expect(await outcome(`Bearer ${head}.${body}.${signature}`)).toBe('401 token-invalid')
  })

  test.each([
    ['expired ten minutes ago', { exp: NOW - 600 }, '401 token-invalid'],
    ['expired within the tolerance of a minute', { exp: NOW - 30 }, 'User'],
    ['good in ten minutes only', { nbf: NOW + 600 }, '401 token-invalid'],
    ['good in half a minute, within the tolerance', { nbf: NOW + 30 }, 'User'],
    ['without an end', { exp: undefined }, '401 token-invalid'],
    ['for somebody else', { aud: 'another' }, '401 token-invalid'],
    ['of another issuer', { iss: 'https://directory.example/v2.0' }, '401 token-invalid'],
    ['of another directory', { tid: 'another' }, '401 token-invalid'],
    ['without a directory', { tid: undefined }, '401 token-invalid'],
    ['without a subject', { oid: undefined }, '401 token-invalid'],
    ['issued to another application', { azp: 'another' }, '401 token-invalid'],
  ])('D28 a token %s', async (_case, changes, expected) => {
    expect(await claims(changes)).toBe(expected)
  })

  test('R359 a token without the scope profile.read is refused', async () => {
    for (const scp of [undefined, '', 'user.read', 'profile.readwrite', 'profile'])
      expect(await claims({ scp }), String(scp)).toBe('403 scope-missing')
    expect(await claims({ scp: 'user.read profile.read' })).toBe('User')
  })

  test('an id token is not accepted in place of an access token', async () => {
    expect(
      await claims({ scp: undefined, azp: undefined, nonce: 'n', sub: 's', login_hint: 'user@larkmoor.example' }),
    ).toBe('403 scope-missing')
  })

  test('R284 R285 D22 exactly the combinations with two of the three excluding roles are refused', async () => {
    const excluding = ['TenantAdministrator', 'User', 'AdministrativeAgent']
    for (let bits = 0; bits < 32; bits += 1) {
      const roles = ROLES.filter((_role, index) => bits & (1 << index))
      const refused = roles.filter(role => excluding.includes(role)).length > 1
      expect(await claims({ roles }), roles.join(' ')).toBe(refused ? '403 roles-invalid' : roles.join(' '))
    }
  })

  test('R286 D23 a token without a list of roles is refused; an empty list passes and holds nothing', async () => {
    for (const roles of [undefined, null, 'User', { 0: 'User' }])
      expect(await claims({ roles })).toBe('403 roles-invalid')
    expect(await claims({ roles: [] })).toBe('')
  })

  test('R342 names that are none of the five roles grant nothing', async () => {
    expect(await claims({ roles: ['user', 'USER', ' User', 'Administrator', 'tenantadministrator', 7, null] })).toBe('')
    expect(await claims({ roles: ['Owner', 'Investor'] })).toBe('Investor')
  })

  test('R173 no claim but the roles changes what a person may do', async () => {
    expect(
      await claims({
        groups: ['TenantAdministrator'],
        wids: ['x'],
        role: 'GlobalAdministrator',
        isAdmin: true,
        acr: '0',
        amr: ['pwd'],
        name: undefined,
        ver: undefined,
      }),
    ).toBe('User')
  })
})

describe('a token that was verified before', () => {
  afterEach(() => vi.useRealTimers())

  test('is not good any longer than it says', async () => {
    vi.useFakeTimers({ now: NOW * 1_000 })
    const token = `Bearer ${await issuer.sign({ roles: ['User'], exp: NOW + 10 })}`
    expect(await outcome(token)).toBe('User')
    vi.advanceTimersByTime(69_000)
    expect(await outcome(token)).toBe('User')
    vi.advanceTimersByTime(3_000)
    expect(await outcome(token)).toBe('401 token-invalid')
  })
})

interface Directory {
  issuer: string
  requests: string[]
  keys: unknown[]
  broken: boolean
  close(): Promise<void>
}

/** A directory whose keys change and which can go away. */
async function directory(tenantId: string): Promise<Directory> {
  const state: Directory = {
    issuer: '',
    requests: [],
    keys: [],
    broken: false,
    close: async () => {
      server.closeAllConnections()
      await new Promise(done => server.close(done))
    },
  }
  const server = createServer((request, response) => {
    state.requests.push(request.url ?? '')
    response.statusCode = state.broken ? 500 : 200
    response.setHeader('content-type', 'application/json')
    response.end(
      JSON.stringify(
        request.url?.endsWith('/keys')
          ? { keys: state.keys }
          : { issuer: state.issuer, jwks_uri: `${state.issuer}/keys` },
      ),
    )
  })
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  state.issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}/${tenantId}/v2.0`
  return state
}

describe('the keys of a remote directory', () => {
  test('a rotated key is accepted after a short pause, and forged keys cause no flood of requests', async () => {
    const next = await testIssuer('next')
    const remote = await directory(issuer.tenantId)
    try {
      remote.keys = issuer.jwks.keys
      const by = createVerifier({ ...issuer, issuer: remote.issuer, keys: remoteKeys(remote.issuer, 200) })
      const sign = async (from: TestIssuer): Promise<string> =>
        `Bearer ${await from.sign({ iss: remote.issuer, roles: ['User'], jti: Math.random() })}`
      expect(await outcome(await sign(issuer), by)).toBe('User')
      expect(await outcome(await sign(next), by)).toBe('401 token-invalid')
      remote.keys = [...issuer.jwks.keys, ...next.jwks.keys]
      const before = remote.requests.length
      await Promise.all(Array.from({ length: 20 }, async () => outcome(await sign(next), by)))
      expect(remote.requests.length - before).toBeLessThanOrEqual(1)
      await expect.poll(async () => outcome(await sign(next), by), { timeout: 2_000 }).toBe('User')
      expect(await outcome(await sign(issuer), by)).toBe('User')
    } finally {
      await remote.close()
    }
  })

  test('a directory that cannot be reached or answers nonsense is 503, never a refusal of the person; it is tried again later', async () => {
    const remote = await directory(issuer.tenantId)
    try {
      remote.broken = true
      remote.keys = issuer.jwks.keys
      const by = createVerifier({ ...issuer, issuer: remote.issuer, keys: remoteKeys(remote.issuer, 100) })
      const sign = async (): Promise<string> => `Bearer ${await issuer.sign({ iss: remote.issuer, roles: ['User'] })}`
      expect(await outcome(await sign(), by)).toBe('503 identity-provider-unavailable')
      const asked = remote.requests.length
      expect(await outcome(await sign(), by)).toBe('503 identity-provider-unavailable')
      expect(remote.requests.length).toBe(asked)
      remote.broken = false
      await expect.poll(async () => outcome(await sign(), by), { timeout: 2_000 }).toBe('User')
    } finally {
      await remote.close()
    }
    const nobody = createVerifier({ ...issuer, keys: remoteKeys('http://127.0.0.1:9/none/v2.0') })
    expect(await outcome(`Bearer ${await issuer.sign()}`, nobody)).toBe('503 identity-provider-unavailable')
  })

  test('a description of another issuer is not believed', async () => {
    const remote = await directory(issuer.tenantId)
    const address = remote.issuer
    try {
      remote.issuer = 'https://evil.example/v2.0'
      const by = createVerifier({ ...issuer, issuer: address, keys: remoteKeys(address) })
      expect(await outcome(`Bearer ${await issuer.sign({ iss: address, roles: ['User'] })}`, by)).toBe(
        '503 identity-provider-unavailable',
      )
    } finally {
      await remote.close()
    }
  })
})
