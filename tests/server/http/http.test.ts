import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { PROBLEM_STATUS, problemTitle } from '../../../src/problems.ts'
import type { ProblemBody } from '../../../src/problems.ts'
import { problemOf } from '../../../src/server/http/errors.ts'
import { telemetryOrigins } from '../../../src/server/http/headers.ts'
import { PEOPLE, SEVERAL } from '../api.ts'
import { serve } from '../serve.ts'

const site = mkdtempSync(join(tmpdir(), 'fund-site-'))
afterAll(() => rmSync(site, { recursive: true, force: true }))
writeFileSync(join(site, 'index.html'), '<!doctype html><title>Fund administration</title>')
const own = join(import.meta.dirname, 'brokenRoute.ts')
const { api, world } = await serve({ areas: {}, site, own, watched: true, limits: { bodyMilliseconds: 400 } })
const { port } = new URL(await api.address())

/**
 * Sends bytes as they are and answers with what came back until the server closed the connection, or until `enough`.
 */
function raw(send: string | ((socket: ReturnType<typeof connect>) => void), enough = /$^/): Promise<string> {
  return new Promise(resolve => {
    let text = ''
    const socket = connect(Number(port), '127.0.0.1', () =>
      typeof send === 'string' ? socket.write(send) : send(socket),
    )
    const finish = () => resolve(text)
    socket.on('data', chunk => {
      text += chunk.toString()
      if (enough.test(text)) socket.destroy()
    })
    socket.on('close', finish).on('error', finish)
  })
}

describe('a problem', () => {
  test('R418 has a code of the table, its status and its title, in the form of RFC 9457', async () => {
    const answers = [
      await api.call(undefined, '/api/funds'),
      await api.get('agent', '/api/tenants'),
      await api.get('user', '/api/funds/999999'),
      await api.get('user', '/api/nothing'),
      await api.post('user', '/api/contacts', {}),
      await api.get('user', '/api/funds?x=1'),
      await api.call('user', '/api/funds', { method: 'PATCH', body: {} }),
      await api.call('user', '/api/contacts', {
        method: 'POST',
        payload: 'a',
        headers: { 'content-type': 'text/plain' },
      }),
      await api.put('user', `/api/contacts/${(await world.make('contacts')).id}`, 5, await world.body('contacts')),
      await api.get('user', '/api/broken'),
      await api.call('mixed', '/api/funds'),
    ]
    const codes = answers.map(answer => {
      const body = answer.json<ProblemBody>()
      expect(PROBLEM_STATUS).toHaveProperty([body.code])
      expect(answer.headers['content-type']).toBe('application/problem+json')
      expect(answer.headers['cache-control']).toBe('no-store')
      expect(body).toMatchObject({
        type: `/problems/${body.code}`,
        status: answer.statusCode,
        title: problemTitle(body.code as keyof typeof PROBLEM_STATUS),
      })
      expect(PROBLEM_STATUS[body.code as keyof typeof PROBLEM_STATUS]).toBe(answer.statusCode)
      return body.code
    })
    expect(codes).toEqual([
      'unauthenticated',
      'forbidden',
      'not-found',
      'not-found',
      'invalid-body',
      'unknown-parameter',
      'method-not-allowed',
      'unsupported-media-type',
      'version-stale',
      'internal',
      'roles-invalid',
    ])
  })

  test('of the inside tells nothing of it, and the log tells where', async () => {
    const answer = await api.get('user', '/api/broken')
    expect(answer.body).not.toMatch(/secret|relation|\.ts|Error/)
    await expect
      .poll(() => api.log.some(line => line.includes('request failed') && line.includes('relation')))
      .toBe(true)
  })

  test.each<[string, Record<string, string>, string]>([
    ['a NUL in a text', { code: '22021' }, 'invalid-request'],
    ['a number out of range', { code: '22003' }, 'invalid-request'],
    ['a date that is none', { code: '22008' }, 'invalid-request'],
    ['a collision', { code: '40001' }, 'unavailable'],
    ['a lock', { code: '55P03' }, 'unavailable'],
    ['a time-out', { code: '57014' }, 'unavailable'],
    ['a full disk', { code: '53100' }, 'unavailable'],
    ['a shutdown', { code: '57P01' }, 'unavailable'],
    ['a follower that is to write', { code: '25006' }, 'unavailable'],
    ['a follower that is asked how far its log has come', { code: '55000' }, 'unavailable'],
    ['a follower that is to isolate a transaction', { code: '0A000' }, 'unavailable'],
    ['row-level security', { code: '42501' }, 'not-found'],
    ['a missing table', { code: '42P01' }, 'internal'],
    ['a unique value', { code: '23505', table: 'countries', constraint: 'countries_code_key' }, 'already-exists'],
    ['a missing reference', { code: '23503', table: 'funds', constraint: 'funds_manager_id_fkey' }, 'rule'],
    ['a check', { code: '23514', table: 'funds', constraint: 'funds_decimals_check' }, 'rule'],
  ])('of the database, %s, is one of the table', (_, parts, code) => {
    expect(problemOf(Object.assign(new Error('secret'), { severity: 'ERROR' }, parts)).code).toBe(code)
  })

  test('of a database that cannot be reached says when to come again', async () => {
    const error = problemOf(Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }))
    expect([error.code, error.status]).toEqual(['unavailable', 503])
  })
})

describe('the headers of an answer', () => {
  test('keep browsers and proxies from guessing, framing and storing', async () => {
    const { headers } = await api.get('user', '/api/funds')
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'cross-origin-resource-policy': 'same-origin',
    })
    expect(headers['content-security-policy']).toBe(
      "default-src 'self';script-src 'self';style-src 'self' 'unsafe-inline';img-src 'self' data: blob:;font-src 'self';connect-src 'self';frame-src 'self';object-src 'none';base-uri 'none';form-action 'self';frame-ancestors 'none'",
    )
    for (const name of [
      'server',
      'x-powered-by',
      'access-control-allow-origin',
      'strict-transport-security',
      'set-cookie',
    ])
      expect(headers[name]).toBeUndefined()
  })

  test('give another origin nothing', async () => {
    const headers = {
      origin: 'https://evil.example',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization',
    }
    const preflight = await api.call(undefined, '/api/funds', { method: 'OPTIONS', headers })
    const plain = await api.call('user', '/api/funds', { headers })
    for (const answer of [preflight, plain])
      expect(Object.keys(answer.headers).filter(name => name.startsWith('access-control'))).toEqual([])
    expect(preflight.statusCode).toBe(401)
  })

  test('allow the monitoring that is configured, and no other', () => {
    expect(telemetryOrigins({})).toEqual([])
    expect(telemetryOrigins({ instrumentationKey: 'x' })).toEqual(['https://dc.services.visualstudio.com'])
    expect(
      telemetryOrigins({
        connectionString:
          'InstrumentationKey=x;IngestionEndpoint=https://west.in.example/;LiveEndpoint=https://live.example/',
      }),
    ).toEqual(['https://west.in.example', 'https://live.example'])
  })
})

describe('a method that a path does not know', () => {
  test('is refused with those that it knows, everywhere', async () => {
    const seen = new Map<string, string[]>()
    for (const { url, method } of api.app.knownRoutes)
      if (url.startsWith('/api/') && !url.startsWith('/api/docs')) seen.set(url, [...(seen.get(url) ?? []), method])
    const answer = await api.call('user', '/api/funds', { method: 'PATCH', body: {} })
    expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'GET, HEAD, POST'])
    for (const [url, methods] of seen)
      for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const) {
        if (methods.includes(method)) continue
        const refused = await api.call(
          methods.includes('POST') && url.startsWith('/api/tenants') ? 'global' : 'admin',
          url.replace(':id', '1'),
          { method },
        )
        expect([refused.statusCode, refused.headers.allow], `${method} ${url}`).toEqual([405, methods.join(', ')])
      }
    expect((await api.call(undefined, '/api/funds', { method: 'PATCH', body: {} })).statusCode).toBe(401)
  })

  test('an unknown path is not found, with every method, signed in or not', async () => {
    for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'PATCH'] as const)
      for (const url of ['/api', '/api/', '/api/nothing', '/api/funds/1/nothing/more', '/api/FUNDS']) {
        const answer = await api.call('user', url, { method, ...(method !== 'GET' && { body: {} }) })
        expect([answer.statusCode, answer.json<ProblemBody>().code], `${method} ${url}`).toEqual([404, 'not-found'])
      }
    for (const id of ['0', '-1', '1.5', '01', 'x', '99999999999999999999', '1%00', '1%2F..%2F2'])
      expect((await api.get('user', `/api/funds/${id}`)).statusCode, id).toBe(404)
    expect((await api.get('user', '/api/funds/%E0%A4%A')).statusCode).toBe(400)
  })
})

describe('the kind of content', () => {
  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'application/xml',
    'application/json\ta',
    'application/json garbage',
    'application/jsonp',
    'text/json',
    'multipart/form-data; boundary=x',
    '',
  ])('%j is not taken for JSON', async type => {
    const answer = await api.call('user', '/api/contacts', {
      method: 'POST',
      payload: '{"firstName":1,"extra":true}',
      headers: { 'content-type': type },
    })
    expect([400, 415]).toContain(answer.statusCode)
    expect(answer.json<ProblemBody>().code).not.toBe('internal')
  })

  test('of JSON with a charset is JSON', async () => {
    const answer = await api.call('user', '/api/contacts', {
      method: 'POST',
      payload: JSON.stringify(await world.body('contacts')),
      headers: { 'content-type': 'application/json; charset=utf-8' },
    })
    expect(answer.statusCode).toBe(201)
  })

  test('does not matter where there is none: a deletion as the list library sends it', async () => {
    const { id } = await world.make('contacts')
    expect(
      (
        await api.call('user', `/api/contacts/${id}`, {
          method: 'DELETE',
          version: 1,
          headers: { 'content-type': 'text/plain' },
        })
      ).statusCode,
    ).toBe(200)
    const account = await world.make('bank-accounts')
    expect(
      (
        await api.call('user', `/api/bank-accounts/${account.id}/submit-for-verification`, {
          method: 'POST',
          version: 1,
        })
      ).statusCode,
    ).toBe(200)
  })
})

describe('the size of a request', () => {
  test('is limited: body, headers, address', async () => {
    const large = await api.post('user', '/api/contacts', { firstName: 'x'.repeat(2_000_000) })
    expect([large.statusCode, large.json<ProblemBody>().code]).toEqual([413, 'body-too-large'])
    // One byte more than is allowed, so that nothing is left unread: a connection with unread bytes is reset.
    const chunked = await raw(
      `POST /api/contacts HTTP/1.1\r\nHost: x\r\nAuthorization: ${(await api.issuer.bearer(PEOPLE.user)).authorization}\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n${`10000\r\n${'x'.repeat(65_536)}\r\n`.repeat(16)}1\r\nx\r\n`,
      /\}$/,
    )
    expect(chunked).toMatch(/^HTTP\/1\.1 413 /)
    const long = await api.get('user', `/api/funds?filter=${'x'.repeat(10_000)}`)
    expect([long.statusCode, long.json<ProblemBody>().code]).toEqual([414, 'address-too-long'])
    const headers = await raw(`GET /api/funds HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(100_000)}\r\n\r\n`)
    // A proxy refuses these in its own words, and no server hears of them.
    expect(headers).toMatch(
      SEVERAL ? /^HTTP\/1\.1 400 / : /^HTTP\/1\.1 431 [\s\S]*application\/problem\+json[\s\S]*"headers-too-large"/,
    )
    expect(await raw('NONSENSE\r\n\r\n')).toMatch(
      SEVERAL ? /^HTTP\/1\.1 400 / : /^HTTP\/1\.1 400 [\s\S]*"invalid-request"/,
    )
    expect((await api.get('user', '/api/funds')).statusCode).toBe(200)
  })
})

describe('a slow request', () => {
  test('R446 whose body does not arrive in time is answered and its connection closed', async () => {
    const text = await raw(
      `POST /api/contacts HTTP/1.1\r\nHost: x\r\nAuthorization: ${(await api.issuer.bearer(PEOPLE.user)).authorization}\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{"firstName":`,
      // A proxy closes the connections of callers in its own time.
      SEVERAL ? /\}$/ : undefined,
    )
    expect(text).toMatch(/^HTTP\/1\.1 408 [\s\S]*"request-timeout"/)
  })

  test.skipIf(SEVERAL)(
    'R446 whose headers do not arrive in time is answered and closed, although they never stop arriving',
    async () => {
      const { server } = api.app
      const decided = server.headersTimeout
      // A tenth of what was decided, for which the test below stands.
      server.headersTimeout = decided / 10
      try {
        const text = await raw(socket => {
          socket.write('GET /api/funds HTTP/1.1\r\n')
          const timer = setInterval(() => socket.write('X-Slow: 1\r\n'), 100)
          socket.on('close', () => clearInterval(timer))
        })
        expect(text).toMatch(/^HTTP\/1\.1 408 [\s\S]*"request-timeout"/)
      } finally {
        server.headersTimeout = decided
      }
    },
  )

  test('R446 has the limits that were decided: 120 seconds in all, 10 for headers', () => {
    const { requestTimeout, headersTimeout } = api.app.server
    expect([requestTimeout, headersTimeout]).toEqual([120_000, 10_000])
  })
})

describe('the description of the API', () => {
  test('is served with a page to read it', async () => {
    const description = await api.call(undefined, '/api/openapi.json')
    expect(description.json<{ openapi: string; paths: Record<string, unknown> }>().paths).toHaveProperty(['/api/funds'])
    const page = await api.call(undefined, '/api/docs/')
    expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    const json = await api.call(undefined, '/api/docs/json')
    expect(json.json<{ openapi: string }>().openapi).toMatch(/^3\./)
    expect((await api.call(undefined, '/api/docs/static/swagger-ui.css')).statusCode).toBe(200)
  })
})

describe('the log', () => {
  test('has one line for each request, with nothing of its content', async () => {
    // What another process has logged has arrived when it answers this.
    await api.worked()
    const start = api.log.length
    const token = (await api.issuer.bearer(PEOPLE.user)).authorization
    await api.call(undefined, '/api/contacts?filter={"q":"CNRY-secret@mail.example"}', {
      headers: { authorization: token, cookie: 'onboarding=5d0c1e8a-2b64-4f0e-9c51-000000000001' },
    })
    await api.post('user', '/api/contacts', { firstName: 'CNRY-first', email: 'CNRY@mail.example' })
    await api.get('user', '/api/funds/5d0c1e8a-2b64-4f0e-9c51-000000000001')
    await api.worked()
    const lines = api.log.slice(start)
    expect(lines.length).toBe(3)
    expect(lines.join('')).not.toMatch(/CNRY|eyJ|@|5d0c1e8a|Tomas/)
    expect(JSON.parse(lines.find(line => line.includes('POST')) ?? '')).toMatchObject({
      method: 'POST',
      route: '/api/contacts',
      status: 400,
      account: expect.any(Number) as number,
      tenant: api.tenants.own,
      reqId: expect.any(String) as string,
    })
  })
})
