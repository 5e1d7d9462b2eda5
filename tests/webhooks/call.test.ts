import { afterEach, expect, test, vi } from 'vitest'
import { openCall } from '../../src/webhooks/call.server.ts'
import type { Network } from '../../src/webhooks/call.server.ts'
import { isPublicAddress } from '../../src/webhooks/publicAddress.ts'
import { loopback, receive } from './httpsReceiver.ts'
import type { Answer, Receiving } from './httpsReceiver.ts'

const open: Receiving[] = []
afterEach(async () => {
  vi.unstubAllEnvs()
  for (const receiving of open.splice(0)) await receiving.close()
})

async function receiving(answer?: Answer): Promise<Receiving> {
  const receiver = await receive(answer)
  open.push(receiver)
  return receiver
}

const tell = (port: number, network: Network = loopback, { patience = 5_000, host = 'receiver.example' } = {}) =>
  openCall(network, patience)(`https://${host}:${port}/hooks?a=b`, { 'webhook-id': 'one' }, '{"a":"ü"}')

test('a receiver gets path, headers and body as they are, at the name that its certificate is for', async () => {
  const { port, received } = await receiving()
  expect(await tell(port)).toEqual({ kind: 'delivered' })
  expect(received).toHaveLength(1)
  expect(received[0]).toMatchObject({
    url: '/hooks?a=b',
    body: '{"a":"ü"}',
    headers: { 'webhook-id': 'one', 'content-type': 'application/json', host: `receiver.example:${port}` },
  })
})

test('every address of a name is judged, and one that is not public refuses them all', async () => {
  const { port, received } = await receiving()
  const leadingTo = (...addresses: string[]): Network => ({
    ...loopback,
    resolve: async () => addresses,
    isAllowed: isPublicAddress,
  })
  const refused = { kind: 'later', reason: 'The name of the receiver leads to an address that is not public.' }
  for (const addresses of [['127.0.0.1'], ['8.8.8.8', '10.0.0.1'], ['::ffff:127.0.0.1'], ['64:ff9b::7f00:1'], ['what']])
    expect(await tell(port, leadingTo(...addresses))).toEqual(refused)
  expect(await tell(port, leadingTo())).toEqual({
    kind: 'later',
    reason: 'The name of the receiver leads to no address.',
  })
  // As production calls: the real resolver, and an address in the place of a name, which no resolver is asked for.
  expect(await openCall()(`https://127.0.0.1:${port}/`, {}, '')).toEqual(refused)
  expect(received).toEqual([])
})

test('the connection goes to the address that was judged, whatever the name leads to a moment later', async () => {
  const { port, received } = await receiving()
  const asked: string[] = []
  const rebinding: Network = {
    ...loopback,
    resolve: async host => {
      asked.push(host)
      return asked.length === 1 ? ['127.0.0.1'] : ['10.0.0.1']
    },
  }
  // The name does not exist: a second resolution, by anybody, would fail.
  expect(await tell(port, rebinding)).toEqual({ kind: 'delivered' })
  expect(asked).toEqual(['receiver.example'])
  expect(received).toHaveLength(1)
  expect((await tell(port, rebinding)).kind).toBe('later')
  expect(received).toHaveLength(1)
})

test('a redirect is followed nowhere', async () => {
  const second = await receiving()
  const first = await receiving((_told, response) =>
    response.writeHead(307, { location: `https://receiver.example:${second.port}/` }).end(),
  )
  expect(await tell(first.port)).toEqual({
    kind: 'later',
    reason: 'The receiver answered 307 and names another address. Deliveries follow none: enter that one.',
  })
  expect(second.received).toEqual([])
})

test.each([
  [200, { kind: 'delivered' }],
  [299, { kind: 'delivered' }],
  [400, { kind: 'later', reason: 'The receiver answered 400.' }],
  [410, { kind: 'gone', reason: 'The receiver answered 410: it wants no more deliveries.' }],
  [503, { kind: 'later', reason: 'The receiver answered 503.' }],
])('an answer of %i is %j', async (status, expected) => {
  const { port } = await receiving((_told, response) => void response.writeHead(status).end('{"why":"secret"}'))
  expect(await tell(port)).toEqual(expected)
})

test('of an answer without end a little is read', async () => {
  let sent = 0
  const { port } = await receiving((_told, response) => {
    response.writeHead(200)
    const more = () => {
      while (!response.destroyed && response.write('x'.repeat(65_536))) sent += 65_536
      if (!response.destroyed) response.once('drain', more)
    }
    more()
  })
  expect(await tell(port)).toEqual({ kind: 'delivered' })
  expect(sent).toBeLessThan(50_000_000)
})

test('who does not answer in time, or answers with too much of a head, is given up', async () => {
  const silent = await receiving(() => undefined)
  const slow = { kind: 'later', reason: 'The receiver did not answer within 0.2 seconds.' }
  expect(await tell(silent.port, loopback, { patience: 200 })).toEqual(slow)
  const dripping = await receiving((_told, response) => void response.writeHead(200).write('x'))
  expect(await tell(dripping.port, loopback, { patience: 200 })).toEqual(slow)
  const unresolved: Network = { ...loopback, resolve: () => new Promise(() => undefined) }
  expect(await tell(silent.port, unresolved, { patience: 200 })).toEqual(slow)
  const wordy = await receiving((_told, response) => void response.writeHead(200, { more: 'x'.repeat(20_000) }).end())
  expect(await tell(wordy.port)).toEqual({
    kind: 'later',
    reason: 'The receiver cannot be reached: HPE_HEADER_OVERFLOW',
  })
})

test('a certificate of another name, or of nobody known, is none, whatever the environment says', async () => {
  vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0')
  const { port, received } = await receiving()
  expect(await tell(port, loopback, { host: 'elsewhere.example' })).toMatchObject({
    reason: 'The certificate of the receiver cannot be trusted: ERR_TLS_CERT_ALTNAME_INVALID',
  })
  const { authority: _untrusted, ...strangers } = loopback
  expect(await tell(port, strangers)).toMatchObject({
    kind: 'later',
    reason: expect.stringMatching(/^The certificate of the receiver cannot be trusted: /),
  })
  expect(received).toEqual([])
})
