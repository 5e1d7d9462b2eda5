import { SignJWT } from 'jose'
import { describe, expect, test } from 'vitest'
import type { StoredRecord } from '../../src/server/records/values.ts'
import { SEVERAL } from '../server/api.ts'
import { allEntities } from '../server/samples.ts'
import { EXPIRED, NOT_YET } from '../server/tokens.ts'
import { filterUrl, prepareBattlefield, sameAnswer } from './universal.ts'

const field = await prepareBattlefield()

const OPERATORS = ['', '_eq', '_ne', '_gt', '_gte', '_lt', '_lte', '_like', '_in', '_null']

describe('what a caller may not read', () => {
  test('D02 cannot be filtered by, with any operator, and no total gives it away', async () => {
    for (const operator of OPERATORS)
      for (const value of ['CNRY%', null]) {
        const answer = await field.attack(
          'agent',
          filterUrl('limited-partners', { filter: { [`taxNumber${operator}`]: value } }),
        )
        expect(answer.statusCode).toBe(400)
        expect(answer.headers['content-range']).toBeUndefined()
        // Exactly as for a field that does not exist.
        const unknown = await field.attack(
          'agent',
          filterUrl('limited-partners', { filter: { [`taxNumbex${operator}`]: value } }),
        )
        expect(answer.body.replaceAll('taxNumber', 'X')).toBe(unknown.body.replaceAll('taxNumbex', 'X'))
      }
    expect(
      (await field.attack('user', filterUrl('limited-partners', { filter: { taxNumber_like: 'CNRY' } }))).statusCode,
    ).toBe(200)
  })

  test('D03 cannot be searched for', async () => {
    for (const { resource, global, access } of allEntities) {
      if (global || access.read !== 'read' || resource === 'documents') continue
      for (const q of ['CNRY-B', 'tax_number', 'CNRY-B-funds']) {
        const answer = await field.attack('agent', filterUrl(resource, { filter: { q } }))
        expect([answer.statusCode, answer.json(), answer.headers['content-range']]).toEqual([
          200,
          [],
          `${resource} */0`,
        ])
      }
    }
  })

  test('D04 cannot be sorted by', async () => {
    for (const direction of ['ASC', 'DESC'])
      expect(
        (await field.attack('agent', filterUrl('limited-partners', { sort: ['taxNumber', direction] }))).statusCode,
      ).toBe(400)
  })

  test('D02 is in no answer: list, record, history, export, action', async () => {
    const { id } = await field.own.shared('limited-partners')
    for (const url of [
      '/api/limited-partners',
      `/api/limited-partners/${id}`,
      `/api/limited-partners/${id}/history`,
      '/api/limited-partners?format=csv',
      '/api/limited-partners?format=json',
      '/api/mails',
    ]) {
      const answer = await field.attack('agent', url)
      expect([answer.statusCode, /tax_?number/i.test(answer.body)], url).toEqual([200, false])
    }
  })

  test('D01 D08 D09 a filter or parameter that is not known is refused, never dropped', async () => {
    for (const url of [
      'funds?filter={"internalNotes_like":"CNRY%"}',
      'funds?where[updatedBy][email][$startsWith]=a',
      'funds?fields=*,bankAccount.*&populate=*&alias[x]=taxNumber',
      'funds?filter={"$or":[{"name":"x"}]}',
      'funds/1?fields=*',
      'funds?filter[name]=x',
      'funds?$filter=name',
      'funds?include=bankAccounts',
      'funds?group=name',
      'funds?q=x',
      'funds?limit=5',
      'funds?cursor=x',
    ]) {
      expect((await field.attack('user', `/api/${url}`)).statusCode, url).toBe(400)
      expect((await field.attack(undefined, `/api/${url}`)).statusCode, url).toBe(401)
    }
    expect((await field.attack('investor', '/api/funds?where[updatedBy][email][$startsWith]=a')).statusCode).toBe(403)
  })

  test('D10 cannot be reached through a relation', async () => {
    for (const filter of [
      { 'fund.tenantId': 'B' },
      { 'investment.fund.name_like': '%' },
      { fund: { name: 'x' } },
      { fundId: { $gt: 0 } },
      { 'fundId.name': 'x' },
      { tenantId: 2 },
      { tenant_id: 2 },
      { createdBy: 1 },
    ]) {
      expect(
        (await field.attack('admin', filterUrl('transactions', { filter }))).statusCode,
        JSON.stringify(filter),
      ).toBe(400)
    }
  })

  test('D11 ids of another tenant find nothing', async () => {
    const [mine, foreign] = [await field.own.shared('funds'), await field.other.shared('funds')]
    const answer = await field.attack('admin', filterUrl('funds', { filter: { id: [mine.id, foreign.id] } }))
    expect([answer.json<StoredRecord[]>().map(({ id }) => id), answer.headers['content-range']]).toEqual([
      [mine.id],
      'funds 0-0/1',
    ])
  })
})

describe('a hostile query', () => {
  test('D05 in an order becomes no SQL', async () => {
    for (const sort of [
      ['date; DROP TABLE transaction--', 'ASC'],
      ['date', 'ASC; SELECT pg_sleep(5)'],
      ['(select pg_sleep(5))', 'ASC'],
      ["date'", 'ASC'],
      ['date"', 'ASC'],
      ['t.date', 'ASC'],
      ['1', 'ASC'],
      ['date', 'ASC NULLS FIRST'],
      ['__proto__', 'ASC'],
      ['constructor', 'ASC'],
    ]) {
      expect((await field.attack('user', filterUrl('transactions', { sort }))).statusCode, JSON.stringify(sort)).toBe(
        400,
      )
    }
  })

  test('D06 D07 in a range is refused', async () => {
    for (const range of [
      [0, 999_999_999],
      [-5, 10],
      [24, 0],
      [0, 1000],
      ['0', '24'],
      [0, null],
      [1e308, 1e309],
    ])
      expect((await field.attack('user', filterUrl('transactions', { range }))).statusCode, JSON.stringify(range)).toBe(
        400,
      )
    expect(
      (await field.attack('user', filterUrl('transactions', { range: [999_999_999, 999_999_999] }))).json(),
    ).toEqual([])
  })

  test('D37 that costs much is refused at once', async () => {
    // Of a much longer address no server would hear: a proxy refuses it itself.
    const ids = Array.from({ length: SEVERAL ? 1_800 : 20_000 }, (_, id) => id)
    expect([400, 414]).toContain((await field.attack('user', filterUrl('funds', { filter: { id: ids } }))).statusCode)
    expect(
      (await field.attack('user', filterUrl('funds', { filter: { id: ids.slice(0, 1_001) }, range: [0, 1] })))
        .statusCode,
    ).toBe(400)
    let deep = '{"name":"x"}'
    for (let level = 0; level < 200; level += 1) deep = `{"$or":[${deep}]}`
    expect((await field.attack('user', `/api/funds?filter=${encodeURIComponent(deep)}`)).statusCode).toBe(400)
    for (const q of ['a '.repeat(250), '%'.repeat(400), `${'a%'.repeat(200)}!`])
      expect([200, 400]).toContain((await field.attack('user', filterUrl('contacts', { filter: { q } }))).statusCode)
  })

  test('D34 D63 in an address or a filter finds an ordinary answer', async () => {
    for (const url of [
      '/api/funds/99999999999999999999',
      '/api/funds/1%00',
      '/api/funds/%E0%A4%A',
      '/api/funds?filter={',
      '/api/funds?filter=%00',
      '/api/funds?filter=%E0%A4%A',
      '/api/funds?sort=%ff',
      '/api/%2e%2e/%2e%2e/etc/passwd',
      '/api/funds/1;drop',
      '/api/funds/1%2f..%2f2',
      '/api//funds',
      '/api/funds/',
    ]) {
      expect([400, 404]).toContain((await field.attack('user', url)).statusCode)
    }
  })
})

describe('what belongs to others', () => {
  test('D16 D17 D19 answers as if it did not exist, to reading, changing and deleting', async () => {
    for (const [resource, tails] of [
      ['capital-movements', ['', '/history']],
      ['funds', ['']],
      ['documents', ['', '/content', '/history']],
    ] as const) {
      const foreign = await field.other.shared(resource)
      for (const tail of tails)
        sameAnswer(
          await field.attack('admin', `/api/${resource}/${foreign.id}${tail}`),
          await field.attack('admin', `/api/${resource}/987654321${tail}`),
        )
      for (const method of ['PUT', 'DELETE'] as const) {
        const call = { method, version: foreign.version, ...(method === 'PUT' && { body: {} }) }
        sameAnswer(
          await field.attack('admin', `/api/${resource}/${foreign.id}`, call),
          await field.attack('admin', `/api/${resource}/987654321`, call),
        )
      }
    }
    const { id } = await field.own.shared('documents')
    for (const call of [{}, { method: 'HEAD' as const }, { headers: { range: 'bytes=0-10' } }])
      expect((await field.attack('investor', `/api/documents/${id}/content`, call)).statusCode).toBe(404)
  })

  test('D25 is not reached by naming its tenant', async () => {
    const plain = await field.attack('admin', '/api/funds')
    for (const [name, value] of [
      ['x-tenant-id', 'thornfield'],
      ['cookie', 'tenant=thornfield'],
      ['host', 'thornfield.example'],
      ['x-forwarded-host', 'thornfield.example'],
    ] as const)
      expect((await field.attack('admin', '/api/funds', { headers: { [name]: value } })).body).toBe(plain.body)
    expect((await field.attack('admin', '/api/funds?tenant=thornfield')).statusCode).toBe(400)
  })

  test('D21 D22 D23 is behind a role: investors, mixed and missing roles get in nowhere', async () => {
    for (const { method, url, access } of field.api.app.knownRoutes) {
      if (!url.startsWith('/api/') || ['open', 'token', 'signedIn', 'anyMember'].includes(access)) continue
      for (const person of access === 'investor' ? (['mixed'] as const) : (['investor', 'mixed'] as const))
        expect(
          (
            await field.api.call(person, url.replace(':id', '1'), {
              method: method as 'GET',
              ...(method === 'PUT' || method === 'POST' ? { body: {} } : {}),
            })
          ).statusCode,
          `${method} ${url}`,
        ).toBe(403)
    }
    expect((await field.attack('mixed', '/api/funds')).statusCode).toBe(403)
  })

  test('D26 D27 D28 D29 is not opened by a forged, old, foreign or misplaced token', async () => {
    const good = await field.api.issuer.tokenOf('admin@larkmoor.example')
    const [head, body, signature] = good.split('.') as [string, string, string]
    const none = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url')
    const changed = async (changes: Record<string, unknown>) =>
      field.api.issuer.tokenOf('admin@larkmoor.example', changes)
    const tokens = [
      `${none}.${body}.`,
      `${none}.${body}.${signature}`,
      `${head}.${body}.`,
      `${head}.${body}`,
      `${head}.${body}.${'A'.repeat(signature.length)}`,
      await changed(EXPIRED),
      await changed(NOT_YET),
      await changed({ aud: 'other' }),
      await changed({ iss: 'https://evil.example' }),
      'x',
      '',
    ]
    const publicKey = JSON.stringify(field.api.issuer.jwks.keys[0])
    const confused = new SignJWT(
      JSON.parse(Buffer.from(body, 'base64url').toString()) as Record<string, unknown>,
    ).setProtectedHeader({ alg: 'HS256', kid: 'test' })
    tokens.push(await confused.sign(new TextEncoder().encode(publicKey)))
    for (const token of tokens) {
      const answer = await field.attack(undefined, '/api/funds', { headers: { authorization: `Bearer ${token}` } })
      expect(answer.statusCode, token.slice(0, 30)).toBe(401)
      expect(answer.headers['www-authenticate']).toMatch(/^Bearer/)
    }
    const inAddress = await field.attack(undefined, `/api/funds?access_token=${good}`)
    expect(inAddress.statusCode).toBe(401)
    expect(field.api.log).not.toEqual([])
    expect(field.api.log.join('')).not.toContain(good.slice(0, 20))
  })
})

describe('an answer', () => {
  test('D59 D60 is kept by nobody and readable by no other site', async () => {
    for (const url of [
      '/api/funds',
      '/api/me',
      '/api/config',
      '/api/funds/1',
      '/api/funds?format=csv',
      '/api/nothing',
    ]) {
      const answer = await field.attack('user', url, { headers: { origin: 'https://evil.example' } })
      expect(answer.headers['cache-control'], url).toBe('no-store')
      expect(Object.keys(answer.headers).filter(name => name.startsWith('access-control'))).toEqual([])
      expect(answer.headers['content-security-policy']).toContain("frame-ancestors 'none'")
    }
  })
})
