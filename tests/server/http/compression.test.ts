/** Answers are compressed for whoever reads that, and hold the same as without. */
import fastify from 'fastify'
import { Readable } from 'node:stream'
import { gunzipSync } from 'node:zlib'
import { beforeAll, describe, expect, test } from 'vitest'
import { readsGzip } from '../../../src/server/gzip.ts'
import { compressAnswers } from '../../../src/server/http/compression.ts'
import { SEVERAL } from '../api.ts'
import { serve } from '../serve.ts'
import { PDF, upload } from '../uploads.ts'

const { api } = await serve()

beforeAll(async () => {
  await api.database.asAdministrator(
    `insert into fund_managers (tenant_id, name, quality)
     select $1, 'Manager number ' || n, 'Manager' from generate_series(1, 200) n`,
    [api.tenants.own],
  )
})

const ask = (url: string, encoding: string | undefined, method: 'GET' | 'HEAD' = 'GET') =>
  api.call('user', url, { method, ...(encoding !== undefined && { headers: { 'accept-encoding': encoding } }) })

// Over the network, fetch has opened what was compressed before a test could see it.
describe.skipIf(SEVERAL)('an answer', () => {
  test.each([
    ['a list', '/api/fund-managers'],
    ['an export as text', '/api/fund-managers?format=csv'],
    ['an export as JSON', '/api/fund-managers?format=json'],
    ['the description of the API', '/api/docs/json'],
  ])('%s is a fraction of its length, and the same', async (_, url) => {
    const [short, plain] = [await ask(url, 'br, gzip;q=0.8'), await ask(url, undefined)]
    expect([short.statusCode, plain.statusCode], plain.body.slice(0, 200)).toEqual([200, 200])
    expect([short.headers['content-encoding'], plain.headers['content-encoding']]).toEqual(['gzip', undefined])
    expect([short.headers.vary, plain.headers.vary]).toEqual(['accept-encoding', 'accept-encoding'])
    expect(gunzipSync(short.rawPayload).equals(plain.rawPayload)).toBe(true)
    expect(short.rawPayload.length * 4).toBeLessThan(plain.rawPayload.length)
    expect(short.headers['content-range']).toBe(plain.headers['content-range'])
  })

  test('that fits into one packet, or that is compressed in itself, stays as it is', async () => {
    const [first] = (await ask('/api/fund-managers?range=[0,0]', 'gzip')).json<{ id: number }[]>()
    const { statusCode, headers, body } = await ask(`/api/fund-managers/${first?.id}`, 'gzip')
    expect([statusCode, headers['content-encoding']]).toEqual([200, undefined])
    expect(body).toContain('Manager number')
    const sheet = await ask('/api/fund-managers?format=xlsx', 'gzip')
    expect([sheet.statusCode, sheet.headers['content-encoding']]).toEqual([200, undefined])
    const { id } = (
      await api.post('user', '/api/contacts', {
        firstName: 'Ada',
        lastName: 'Short',
        email: 'ada@example.com',
        phoneNumber: '+44 1632 960100',
      })
    ).json()
    const made = await upload(api, 'user', `/api/contacts/${id}/documents`, 'a.pdf', PDF)
    const file = await ask(`${made.headers.location}/content`, 'gzip')
    expect([file.statusCode, file.headers['content-encoding']]).toEqual([200, undefined])
    expect(file.rawPayload.equals(PDF)).toBe(true)
  })

  test('to HEAD tells the length of what GET answers as it is', async () => {
    const [head, plain] = [await ask('/api/fund-managers', 'gzip', 'HEAD'), await ask('/api/fund-managers', undefined)]
    expect(head.headers['content-encoding']).toBeUndefined()
    expect(Number(head.headers['content-length'])).toBe(plain.rawPayload.length)
  })
})

test.each([
  ['gzip', true],
  ['deflate, GZIP;q=0.5, br', true],
  ['gzip;q=0, identity', false],
  ['gzip; q=0.000', false],
  ['br', false],
  ['', false],
])('who accepts "%s" reads gzip: %s', (accepted, reads) => {
  expect(readsGzip({ 'accept-encoding': accepted })).toBe(reads)
})

test('what is sent as a stream is compressed for whoever reads gzip, and for nobody else', async () => {
  const app = fastify()
  compressAnswers(app)
  app.get('/', (_request, reply) => reply.type('text/csv').send(Readable.from([Buffer.from('one,two')])))
  const [plain, short] = await Promise.all([
    app.inject('/'),
    app.inject({ url: '/', headers: { 'accept-encoding': 'gzip' } }),
  ])
  expect([plain.headers['content-encoding'], plain.payload]).toEqual([undefined, 'one,two'])
  expect([short.headers['content-encoding'], gunzipSync(short.rawPayload).toString()]).toEqual(['gzip', 'one,two'])
})
