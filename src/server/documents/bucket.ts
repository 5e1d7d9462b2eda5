/**
 * Requests to a bucket of an S3-compatible store, signed with AWS Signature Version 4. Names are those behind the
 * prefix of the place.
 */
import { AwsClient } from 'aws4fetch'
import { createHash } from 'node:crypto'
import type { BucketPlace } from '../filesPlace.ts'
import { FileStoreFailure, NoSuchFile } from './failures.ts'

/** Times for an answer, in milliseconds; contents take as long as their bytes come. */
export const ANSWER_MS = 30_000
/** A store may answer at once and copy while it sends the rest of its answer. */
const COPY_MS = 600_000
/** A store that is busy or being restarted is asked again so often, after 0.1, 0.2, 0.4 … seconds at most. */
const REPETITIONS = 4
const FIRST_WAIT_MS = 100

export const HASH = 'x-amz-meta-sha256'
const NOTHING = createHash('sha256').digest('hex')

interface Question {
  headers?: Record<string, string>
  body?: Blob
  signal?: AbortSignal
}

export interface Listed {
  /** Without the prefix. */
  name: string
  changedAt: number
}

export interface Bucket {
  /** Answers with a success, or fails. */
  ask(method: string, name: string, init?: Question): Promise<Response>
  remove(name: string): Promise<void>
  /** Answers whether it was there to be moved: another server may have been faster. */
  move(from: string, to: string): Promise<boolean>
  /** The names in the bucket, or the first of them, with the time of the store itself, whose clock dates the files. */
  list(most?: number): Promise<{ files: Listed[]; now: number }>
}

export function bucketOf(place: BucketPlace): Bucket {
  const { endpoint, bucket, prefix, region, accessKeyId, secretAccessKey } = place
  const client = new AwsClient({
    accessKeyId,
    secretAccessKey,
    region,
    service: 's3',
    retries: REPETITIONS,
    initRetryMs: FIRST_WAIT_MS,
  })
  const base = `${endpoint}/${bucket}`

  async function send(method: string, address: string, init: Question = {}): Promise<Response> {
    const headers = { 'x-amz-content-sha256': NOTHING, ...init.headers }
    let answer: Response
    try {
      answer = await client.fetch(address, { signal: AbortSignal.timeout(ANSWER_MS), ...init, method, headers })
    } catch (error) {
      throw new FileStoreFailure('does not answer', { cause: error })
    }
    if (answer.ok) return answer
    const said = await answer.text().catch(() => '')
    if (answer.status === 404 && !said.includes('NoSuchBucket')) throw new NoSuchFile()
    throw refused(answer.status, said)
  }

  const ask: Bucket['ask'] = (method, name, init) => send(method, `${base}/${prefix}${name}`, init)

  async function move(from: string, to: string): Promise<boolean> {
    try {
      const headers = { 'x-amz-copy-source': `/${bucket}/${prefix}${from}` }
      await assertCopied(await ask('PUT', to, { headers, signal: AbortSignal.timeout(COPY_MS) }))
    } catch (error) {
      if (error instanceof NoSuchFile) return false
      throw error
    }
    await remove(from)
    return true
  }

  async function remove(name: string): Promise<void> {
    await ask('DELETE', name).catch((error: unknown) => {
      if (!(error instanceof NoSuchFile)) throw error
    })
  }

  async function list(most?: number): Promise<{ files: Listed[]; now: number }> {
    const files: Listed[] = []
    let now = Date.now()
    let next = ''
    do {
      const query = new URLSearchParams({ 'list-type': '2', prefix })
      if (next !== '') query.set('continuation-token', next)
      if (most !== undefined) query.set('max-keys', String(most))
      const answer = await send('GET', `${base}?${query}`)
      now = Date.parse(answer.headers.get('date') ?? '') || now
      const text = await answer.text()
      for (const [, entry = ''] of text.matchAll(/<Contents>([^]*?)<\/Contents>/g)) {
        const name = /<Key>([^<]*)<\/Key>/.exec(entry)?.[1]?.slice(prefix.length) ?? ''
        files.push({ name, changedAt: Date.parse(/<LastModified>([^<]*)</.exec(entry)?.[1] ?? '') })
      }
      next = most === undefined ? unescaped(/<NextContinuationToken>([^<]*)</.exec(text)?.[1] ?? '') : ''
    } while (next !== '')
    return { files, now }
  }

  return { ask, remove, move, list }
}

/** The status comes before the copy is made: only the end of the answer says whether it was. */
async function assertCopied(answer: Response): Promise<void> {
  const said = await answer.text().catch((error: unknown) => {
    throw new FileStoreFailure('does not answer', { cause: error })
  })
  if (!/<CopyObjectResult\b[^]*<LastModified>/.test(said)) throw refused(answer.status, said)
}

function refused(status: number, said: string): FileStoreFailure {
  return new FileStoreFailure(`answered ${status} ${/<Code>(\w+)<\/Code>/.exec(said)?.[1] ?? ''}`.trim())
}

/** Tokens of a store may hold letters that XML writes in another way. */
function unescaped(text: string): string {
  return text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&')
}
