/**
 * As much of an S3-compatible store as the product asks for, held in memory. It works out the signature of every
 * request itself (AWS Signature Version 4) and refuses what differs, as it does a content of another hash.
 */
import { createHash, createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { BucketPlace } from '../../../src/server/filesPlace.ts'

interface Kept {
  content: Buffer
  hash: string | undefined
  changedAt: number
}

export interface ObjectServer {
  place: BucketPlace
  /** By their names in the bucket. */
  kept: Map<string, Kept>
  /** So many requests are answered as by a store that is busy. */
  busy: { times: number }
  /** What the next copies are answered with instead of being made; the status says that all is well. */
  copyAnswers: string[]
  close(): Promise<void>
}

const BUCKET = 'fund-files'
const SECRET = 'a secret of this test alone'
const PAGE = 2

const sha256 = (content: Buffer | string): string => createHash('sha256').update(content).digest('hex')
const hmac = (key: Buffer | string, text: string): Buffer => createHmac('sha256', key).update(text).digest()
const escaped = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, letter => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`)

/** The time of a request, as its signature says. */
function momentOf({ headers }: IncomingMessage): number {
  const date = String(headers['x-amz-date'])
  return Date.parse(date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'))
}

/** Why a request is refused, in the code of S3. */
function refusalOf(request: IncomingMessage, url: URL, content: Buffer, accessKeyId: string): string | undefined {
  const header = (name: string): string => String(request.headers[name] ?? '')
  const parts =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=(\w{64})$/
  const [, key = '', day = '', region = '', signed = '', signature = ''] = parts.exec(header('authorization')) ?? []
  if (key !== accessKeyId) return 'InvalidAccessKeyId'
  const date = header('x-amz-date')
  const names = signed.split(';')
  const mustBeSigned = Object.keys(request.headers).filter(name => name === 'host' || name.startsWith('x-amz-'))
  if (mustBeSigned.some(name => !names.includes(name))) return 'AccessDenied'
  const query = [...url.searchParams]
    .map(([name, value]) => `${escaped(name)}=${escaped(value)}`)
    .sort()
    .join('&')
  const canonical = [
    request.method,
    decodeURIComponent(url.pathname).split('/').map(escaped).join('/'),
    query,
    ...names.map(name => `${name}:${header(name)}`),
    '',
    signed,
    header('x-amz-content-sha256'),
  ].join('\n')
  const scope = `${day}/${region}/s3/aws4_request`
  const text = ['AWS4-HMAC-SHA256', date, scope, sha256(canonical)].join('\n')
  const signingKey = ['s3', 'aws4_request'].reduce(hmac, hmac(hmac(`AWS4${SECRET}`, day), region))
  if (hmac(signingKey, text).toString('hex') !== signature) return 'SignatureDoesNotMatch'
  if (sha256(content) !== header('x-amz-content-sha256')) return 'XAmzContentSHA256Mismatch'
  return undefined
}

export async function startObjectServer(receivedDir: string): Promise<ObjectServer> {
  const kept = new Map<string, Kept>()
  const busy = { times: 0 }
  const copyAnswers: string[] = []
  const server = createServer((request, response) => {
    void answer(request, response)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const endpoint = `http://127.0.0.1:${port}`
  const place: BucketPlace = {
    kind: 'bucket',
    endpoint,
    bucket: BUCKET,
    prefix: 'larkmoor/papers/',
    region: 'eu-test-1',
    accessKeyId: 'key-of-this-test',
    secretAccessKey: SECRET,
    receivedDir,
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const content = await buffer(request)
    const url = new URL(request.url ?? '', endpoint)
    const refuse = (status: number, code: string): void => {
      response.writeHead(status).end(request.method === 'HEAD' ? '' : `<Error><Code>${code}</Code></Error>`)
    }
    if (busy.times > 0) {
      busy.times -= 1
      return refuse(503, 'SlowDown')
    }
    const refusal = refusalOf(request, url, content, place.accessKeyId)
    if (refusal) return refuse(403, refusal)
    const [, bucket, ...rest] = decodeURIComponent(url.pathname).split('/')
    if (bucket !== BUCKET) return refuse(404, 'NoSuchBucket')
    const name = rest.join('/')
    if (name === '') return void response.end(listed(url.searchParams))
    const source = request.headers['x-amz-copy-source']
    const changedAt = momentOf(request)
    const found = kept.get(source === undefined ? name : String(source).replace(`/${BUCKET}/`, ''))
    if (request.method === 'PUT' && source === undefined) {
      const hash = request.headers['x-amz-meta-sha256']
      kept.set(name, { content, hash: hash === undefined ? undefined : String(hash), changedAt })
      return void response.end()
    }
    if (request.method === 'DELETE') {
      kept.delete(name)
      return void response.writeHead(204).end()
    }
    if (!found) return refuse(404, 'NoSuchKey')
    if (request.method === 'PUT') {
      const instead = copyAnswers.shift()
      if (instead !== undefined) return void response.end(instead)
      kept.set(name, { ...found, changedAt })
      const changed = `<LastModified>${new Date(changedAt).toISOString()}</LastModified>`
      return void response.end(`<CopyObjectResult>${changed}</CopyObjectResult>`)
    }
    response.setHeader('content-length', found.content.length)
    if (found.hash !== undefined) response.setHeader('x-amz-meta-sha256', found.hash)
    response.end(request.method === 'HEAD' ? '' : found.content)
  }

  /** In pages whose tokens hold letters that XML writes in another way. */
  function listed(query: URLSearchParams): string {
    const names = [...kept.keys()].filter(name => name.startsWith(query.get('prefix') ?? '')).sort()
    const from = Number(/^from&(\d+)$/.exec(query.get('continuation-token') ?? '')?.[1] ?? 0)
    const until = from + Math.min(PAGE, Number(query.get('max-keys') ?? PAGE))
    const entries = names.slice(from, until).map(name => {
      const changed = new Date(kept.get(name)?.changedAt ?? 0).toISOString()
      return `<Contents><Key>${name}</Key><LastModified>${changed}</LastModified></Contents>`
    })
    const next = until < names.length ? `<NextContinuationToken>from&amp;${until}</NextContinuationToken>` : ''
    return `<?xml version="1.0"?><ListBucketResult>${next}${entries.join('')}</ListBucketResult>`
  }

  return {
    place,
    kept,
    busy,
    copyAnswers,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
