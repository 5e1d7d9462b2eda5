import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, describe, expect, test } from 'vitest'
import { PEOPLE } from '../server/api.ts'
import { errorsOf, prepareBattlefield } from './universal.ts'

const field = await prepareBattlefield()
const { api } = field

const { port } = new URL(await api.address())
afterAll(() => api.app.server.closeAllConnections())

/** The whole answer to bytes that no client would send. */
async function raw(lines: readonly string[], body: Buffer = Buffer.alloc(0)): Promise<string> {
  const socket = connect(Number(port), '127.0.0.1')
  const chunks: Buffer[] = []
  socket.on('data', (chunk: Buffer) => chunks.push(chunk))
  socket.write(Buffer.concat([Buffer.from([...lines, 'connection: close', '', ''].join('\r\n'), 'latin1'), body]))
  await once(socket, 'close')
  return Buffer.concat(chunks).toString('utf8')
}

async function authorization(): Promise<string> {
  return (await api.issuer.bearer(PEOPLE.user)).authorization
}

const contact = () => field.own.body('contacts')
const send = (body: unknown, headers = {}, payload?: Buffer) =>
  field.attack('user', '/api/contacts', { method: 'POST', headers, ...(payload ? { payload } : { body }) })

describe('a body', () => {
  test('is refused where its bytes are no UTF-8', async () => {
    const text = JSON.stringify(await contact())
    const [before, after] = text.split('"firstName":"') as [string, string]
    for (const bytes of [[0xff], [0xc0, 0xaf], [0xed, 0xa0, 0x80], [0xe2, 0x82]]) {
      const payload = Buffer.concat([Buffer.from(`${before}"firstName":"`), Buffer.from(bytes), Buffer.from(after)])
      const answer = await send(undefined, { 'content-type': 'application/json' }, payload)
      expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([400, 'invalid-body'])
    }
  })

  test('is refused in another charset than UTF-8', async () => {
    const body = await contact()
    await field.changed()
    for (const charset of ['utf-16', 'iso-8859-1', 'utf-7', '"windows-1252"', "'utf-8'", ''])
      expect((await send(body, { 'content-type': `application/json; charset=${charset}` })).statusCode, charset).toBe(
        415,
      )
    for (const charset of ['utf-8', 'UTF-8', '"utf-8"'])
      expect(
        (await send(await contact(), { 'content-type': `application/json; charset=${charset}` })).statusCode,
        charset,
      ).toBe(201)
  })

  test('of tens of thousands of properties or values is refused before anything looks at them', async () => {
    const many = (count: number, entry: (index: number) => [string, unknown]) =>
      Object.fromEntries(Array.from({ length: count }, (_, index) => entry(index)))
    for (const body of [
      many(80_000, index => [`x${index}`, 1]),
      { firstName: Array.from({ length: 200_000 }, () => 1) },
      { lines: Array.from({ length: 40_000 }, () => ({})) },
    ]) {
      const answer = await send(body)
      expect([answer.statusCode, answer.json<{ detail: string }>().detail]).toEqual([
        400,
        'The data holds more than 10,000 properties and values',
      ])
    }
  })

  test('of unknown properties hears of some of them', async () => {
    const unknown = Object.fromEntries(Array.from({ length: 5_000 }, (_, index) => [`x${index}`, 1]))
    const answer = await send({ ...(await contact()), ...unknown })
    expect(answer.statusCode).toBe(400)
    expect(Object.keys(errorsOf(answer)).length).toBeLessThanOrEqual(100)
    expect(answer.body.length).toBeLessThan(20_000)
  })

  test('with a property that does not exist, empty, hears that it does not exist', async () => {
    const answer = await send({ ...(await contact()), nonsense: null, other: '' })
    expect(errorsOf(answer)).toEqual({ nonsense: ['Is not a field here.'], other: ['Is not a field here.'] })
  })
})

describe('an address', () => {
  test('is refused where what it writes in percent signs is no UTF-8', async () => {
    for (const url of [
      '/api/contacts?filter=%7B%22q%22%3A%22%FF%22%7D',
      '/api/contacts?filter=%7B%22q%22%3A%22%ED%A0%80%22%7D',
      '/api/contacts?filter=%E0%A4%A',
      '/api/contacts?filter=%',
    ])
      expect((await field.attack('user', url)).statusCode, url).toBe(400)
  })
})

describe('a header that may stand once', () => {
  test('is refused twice: of two authorizations nobody could say which one counts', async () => {
    const good = await authorization()
    for (const lines of [
      [`authorization: ${good}`, 'authorization: Bearer x.y.z'],
      ['authorization: Bearer x.y.z', `authorization: ${good}`],
      [`authorization: ${good}`, `Authorization: ${good}`],
      [`authorization: ${good}`, 'content-type: application/json', 'content-type: text/plain'],
    ])
      expect(await raw(['GET /api/contacts HTTP/1.1', 'host: localhost', ...lines])).toMatch(/^HTTP\/1\.1 400 /)
    expect(await raw(['GET /api/contacts HTTP/1.1', 'host: localhost', `authorization: ${good}`])).toMatch(
      /^HTTP\/1\.1 200 /,
    )
  })
})

describe('a token', () => {
  const as = async (changes: Record<string, unknown>) =>
    api.call(undefined, '/api/contacts', { headers: await api.issuer.bearer(PEOPLE.user, changes) })

  test('of another application is refused under either of the names that directories give it', async () => {
    const foreign = '11111111-2222-3333-4444-555555555555'
    expect((await as({ azp: undefined, appid: foreign })).statusCode).toBe(401)
    expect((await as({ appid: foreign })).statusCode).toBe(401)
    expect((await as({ azp: foreign })).statusCode).toBe(401)
    expect((await as({ azp: undefined, appid: api.issuer.clientId })).statusCode).toBe(200)
  })

  test('that repeats a role is refused', async () => {
    expect((await as({ roles: ['User', 'User'] })).statusCode).toBe(403)
    expect((await as({ roles: ['User', 'Something', 'Something'] })).statusCode).toBe(403)
    expect((await as({ roles: ['User', 'Something'] })).statusCode).toBe(200)
  })
})

describe('the description of the API', () => {
  test('is there as YAML too', async () => {
    const answer = await api.call(undefined, '/api/docs/yaml')
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/x-yaml'])
    // Every text of JSON is one of YAML.
    expect(answer.json<{ openapi: string }>().openapi).toMatch(/^3\./)
    expect((await api.call(undefined, '/api/docs/json')).statusCode).toBe(200)
  })
})
