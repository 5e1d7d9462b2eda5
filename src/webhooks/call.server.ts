/**
 * Calls a receiver. Its name is resolved for each call, every address is judged, and the connection goes to one of
 * those that were judged: a name that answers differently a moment later changes nothing. No redirect is followed, the
 * certificate has to be that of the name, and of an answer a little is read.
 */
import { lookup } from 'node:dns/promises'
import { request } from 'node:https'
import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http'
import { isIP } from 'node:net'
import type { LookupFunction } from 'node:net'
import { deliveryText } from './deliveryTexts.ts'
import { isAddress, isPublicAddress } from './publicAddress.ts'
import { receiverOf } from './receiver.ts'
import type { Receiver } from './receiver.ts'

/** Arrived; not this time; or the receiver wants nothing any more. */
export type Outcome = { kind: 'delivered' } | { kind: 'later' | 'gone'; reason: string }

export type Call = (url: string, headers: OutgoingHttpHeaders, body: string) => Promise<Outcome>

/** How receivers are reached. Only tests bring another one: no setting of a server can. */
export interface Network {
  resolve(host: string): Promise<readonly string[]>
  isAllowed(address: string): boolean
  /** The certificates that are trusted, where not those that come with Node. */
  authority?: string
}

const internet: Network = {
  resolve: async host => (await lookup(host, { all: true, order: 'ipv4first' })).map(({ address }) => address),
  isAllowed: isPublicAddress,
}

const PATIENCE_MS = 10_000
const ANSWER_READ_BYTES = 16_384
const HEADER_BYTES_MAX = 8_192
const REASON_LENGTH_MAX = 300
const GONE = 410

export function openCall(network: Network = internet, patience = PATIENCE_MS): Call {
  return async (url, headers, body) => {
    const receiver = receiverOf(url)
    if (typeof receiver === 'string') return { kind: 'later', reason: deliveryText('url') }
    const ended = new AbortController()
    const slow = { kind: 'later', reason: deliveryText('slow', { seconds: String(patience / 1000) }) } as const
    const { promise: late, resolve: giveUp } = Promise.withResolvers<Outcome>()
    const timer = setTimeout(() => giveUp(slow), patience)
    try {
      return await Promise.race([attempt(receiver), late])
    } finally {
      clearTimeout(timer)
      ended.abort()
    }

    async function attempt(to: Receiver): Promise<Outcome> {
      const addresses = await addressesOf(to.host, network)
      if (typeof addresses === 'string') return { kind: 'later', reason: deliveryText(addresses) }
      if (ended.signal.aborted) return slow
      return post({ receiver: to, addresses, headers, body, network, signal: ended.signal })
    }
  }
}

/** Every address of the name; one that is not public is enough to refuse them all. */
async function addressesOf(host: string, { resolve, isAllowed }: Network): Promise<readonly string[] | Unresolved> {
  const addresses = isAddress(host) ? [host] : await resolve(host).catch(() => [])
  if (addresses.length === 0) return 'unknownName'
  return addresses.every(isAllowed) ? addresses : 'notPublic'
}

type Unresolved = 'unknownName' | 'notPublic'

interface Post {
  receiver: Receiver
  addresses: readonly string[]
  headers: OutgoingHttpHeaders
  body: string
  network: Network
  signal: AbortSignal
}

function post({ receiver, addresses, headers, body, network, signal }: Post): Promise<Outcome> {
  const { host, port, path } = receiver
  const { promise, resolve } = Promise.withResolvers<Outcome>()
  const call = request({
    host,
    port,
    path,
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      'user-agent': 'fund-administration-webhooks',
      ...headers,
    },
    lookup: only(addresses),
    agent: false,
    // Whatever the environment says: an answer from anybody else is none.
    rejectUnauthorized: true,
    maxHeaderSize: HEADER_BYTES_MAX,
    ...(network.authority !== undefined && { ca: network.authority }),
    signal,
  })
  call.on('response', answer => {
    const outcome = outcomeOf(answer.statusCode ?? 0)
    void readALittle(answer).then(() => resolve(outcome))
  })
  call.on('error', error => resolve({ kind: 'later', reason: reasonOf(error) }))
  call.end(body)
  return promise
}

/** Answers whoever asks for the addresses of the name with those that were judged. */
function only(addresses: readonly string[]): LookupFunction {
  const found = addresses.map(address => ({ address, family: isIP(address) }))
  return (_host, { all }, done) => {
    if (all) return done(null, found)
    const [first] = found
    return done(null, first?.address ?? '', first?.family)
  }
}

/** What a receiver says beyond its status is read so that it can end its answer, and is kept nowhere. */
async function readALittle(answer: IncomingMessage): Promise<void> {
  let read = 0
  try {
    for await (const chunk of answer) {
      read += Buffer.isBuffer(chunk) ? chunk.length : 0
      if (read > ANSWER_READ_BYTES) break
    }
  } catch {
    // The status has been read.
  }
  answer.destroy()
}

function outcomeOf(status: number): Outcome {
  if (status >= 200 && status < 300) return { kind: 'delivered' }
  if (status === GONE) return { kind: 'gone', reason: deliveryText('gone') }
  const redirects = status >= 300 && status < 400
  return { kind: 'later', reason: deliveryText(redirects ? 'redirect' : 'answered', { status: String(status) }) }
}

/** Codes of certificates that do not hold. */
const CERTIFICATE = /CERT|SELF_SIGNED|UNABLE_TO|HOSTNAME/

function reasonOf(error: Error): string {
  const code = 'code' in error && typeof error.code === 'string' ? error.code : error.name
  return deliveryText(CERTIFICATE.test(code) ? 'certificate' : 'unreachable', {
    reason: code.slice(0, REASON_LENGTH_MAX),
  })
}
