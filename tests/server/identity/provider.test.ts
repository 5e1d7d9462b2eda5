import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import Fastify from 'fastify'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accessToken } from '../../../scripts/accessToken.ts'
import { createLocalProvider } from '../../../src/server/identity/provider.ts'
import type { LocalProvider } from '../../../src/server/identity/provider.ts'
import { localIdentity } from '../../../src/server/identity/identity.ts'
import { createVerifier, localKeys } from '../../../src/server/identity/verify.ts'
import { createDatabase } from '../harness.ts'
import type { TestDatabase } from '../harness.ts'

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  await new Promise(done => server.close(done))
  return port
}

let state: TestDatabase
let baseUrl: string
let provider: LocalProvider
let app: FastifyInstance

async function start(): Promise<void> {
  provider = await createLocalProvider({ baseUrl, host: '127.0.0.1', demo: true, database: state.database })
  const identity = await localIdentity({ baseUrl, host: '127.0.0.1', demo: true }, state.database, {
    find: async () => [],
    bind: async () => false,
    noteVisit: async () => undefined,
    program: async () => undefined,
    tenantOfMail: async () => null,
  })
  app = Fastify({ forceCloseConnections: true })
  await app.register(provider.routes)
  app.get('/api/config', async () => ({ signIn: identity.signIn(baseUrl) }))
  await app.listen({ host: '127.0.0.1', port: Number(new URL(baseUrl).port) })
}

async function stop(): Promise<void> {
  await app.close()
}

beforeAll(async () => {
  state = await createDatabase()
  baseUrl = `http://localhost:${await freePort()}`
  await start()
})

afterAll(async () => {
  await stop()
  await state.close()
})

const authorize = (changes: Record<string, string | undefined>): string => {
  const parameters = {
    client_id: provider.clientId,
    response_type: 'code',
    redirect_uri: `${baseUrl}/`,
    scope: 'openid',
    state: 's',
    code_challenge: 'x'.repeat(43),
    code_challenge_method: 'S256',
    ...changes,
  }
  return `${provider.issuer}/auth?${new URLSearchParams(Object.entries(parameters).filter((pair): pair is [string, string] => pair[1] !== undefined))}`
}

describe('the local identity provider', () => {
  test('sends its page compressed to a browser that says so', async () => {
    const begun = await fetch(authorize({}), { redirect: 'manual' })
    const page = new URL(begun.headers.get('location') ?? '', baseUrl)
    const cookie = begun.headers
      .getSetCookie()
      .map(each => each.split(';')[0])
      .join('; ')
    const asked = (encoding: string) => fetch(page, { headers: { cookie, 'accept-encoding': encoding } })
    const [short, plain] = await Promise.all(['gzip, br', 'identity'].map(asked))
    expect([short?.headers.get('content-encoding'), plain?.headers.get('content-encoding')]).toEqual(['gzip', null])
    expect(short?.headers.get('vary')).toBe('accept-encoding')
    const texts = await Promise.all([short?.text(), plain?.text()])
    expect(texts[0]).toContain('Demo accounts')
    expect(texts[0]).toBe(texts[1])
  })

  test('the authorization-code flow with PKCE gives a token that the one verifier accepts', async () => {
    const verify = createVerifier({ ...provider, keys: localKeys(provider.keys) })
    const token = await accessToken(baseUrl, 'user@larkmoor.example')
    expect(await verify(`Bearer ${token}`)).toMatchObject({
      userName: 'user@larkmoor.example',
      name: 'Tomas Reve',
      roles: ['User'],
    })
  })

  test('without PKCE there is no code', async () => {
    const answer = await fetch(authorize({ code_challenge: undefined, code_challenge_method: undefined }), {
      redirect: 'manual',
    })
    expect(answer.headers.get('location')).toContain('error=invalid_request')
  })

  test('a foreign redirect address is refused on the spot', async () => {
    for (const address of ['https://evil.example/', `${baseUrl}.evil.example/`, `${baseUrl}/funds`]) {
      const answer = await fetch(authorize({ redirect_uri: address }), { redirect: 'manual' })
      expect(answer.status).toBe(400)
      expect(answer.headers.get('location')).toBeNull()
    }
  })

  test('an unknown account and an expired page are told in words, without a way to inject markup', async () => {
    await expect(accessToken(baseUrl, '<b>x</b>')).rejects.toThrow('400')
    const answer = await fetch(`${provider.issuer}/interaction/none`)
    expect(answer.status).toBe(400)
    expect(await answer.text()).toContain('This sign-in has expired')
    expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  })

  test('another name for this machine is not served', async () => {
    const answer = await app.inject({
      url: `/${provider.tenantId}/v2.0/jwks`,
      headers: { host: 'rebound.evil.example' },
    })
    expect(answer.statusCode).toBe(421)
  })

  test('the private key is neither published nor readable for others', async () => {
    const { keys } = (await (await fetch(`${provider.issuer}/jwks`)).json()) as { keys: Record<string, unknown>[] }
    for (const key of [...keys, ...provider.keys.keys])
      for (const part of ['d', 'p', 'q', 'dp', 'dq', 'qi']) expect(key).not.toHaveProperty(part)
  })

  test('a restart keeps keys and sign-ins: nobody is signed out', async () => {
    const token = await accessToken(baseUrl, 'user@larkmoor.example')
    const before = provider.keys
    await stop()
    await start()
    expect(provider.keys).toEqual(before)
    const verify = createVerifier({ ...provider, keys: localKeys(provider.keys) })
    expect(await verify(`Bearer ${token}`)).toMatchObject({ userName: 'user@larkmoor.example' })
  })

  test('a second server has the keys of the first, even where both begin at once', async () => {
    const fresh = await createDatabase()
    try {
      const options = { baseUrl, host: '127.0.0.1', demo: true, database: fresh.database }
      const [one, other] = await Promise.all([createLocalProvider(options), createLocalProvider(options)])
      expect(one.keys).toEqual(other.keys)
      expect(one.keys).not.toEqual(provider.keys)
    } finally {
      await fresh.close()
    }
  })

  test.each([
    ['without DEMO', { demo: false, host: '127.0.0.1' }, /DEMO/],
    ['on an address that others can reach', { demo: true, host: '0.0.0.0' }, /HOST is 0\.0\.0\.0/],
  ])('is refused %s', async (_case, changes, words) => {
    await expect(createLocalProvider({ baseUrl, database: state.database, ...changes })).rejects.toThrow(words)
  })
})
