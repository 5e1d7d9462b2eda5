/**
 * Documents in a bucket of an S3-compatible store, which all servers of a database share. The signature of what is
 * written holds its SHA-256: the store refuses anything else.
 */
import { randomUUID } from 'node:crypto'
import { openAsBlob } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { Timestamp } from '../../entity.ts'
import type { BucketPlace } from '../filesPlace.ts'
import { ANSWER_MS, bucketOf, HASH } from './bucket.ts'
import type { Bucket } from './bucket.ts'
import { FileStoreFailure } from './failures.ts'
import { ASIDE, ASIDE_MS, AT_WORK_MS, INCOMING, isKey, oneChunk, removeOldIncoming, writeTo } from './fileStore.ts'
import type { FileStore, Received, Swept } from './fileStore.ts'
import { unchanged } from './unchanged.ts'

/** Milliseconds until the store has taken a file. */
const UPLOAD_MS = 600_000

/** As in a folder, so that a folder can be copied into a bucket as it is. */
function nameOf(key: string): string {
  if (!isKey(key)) throw new Error('That is no key of a file.')
  return `${key.slice(0, 2)}/${key}`
}

export async function openBucket(place: BucketPlace): Promise<FileStore> {
  const bucket = bucketOf(place)
  const incoming = join(place.receivedDir, INCOMING)
  await mkdir(incoming, { recursive: true })
  await removeOldIncoming(incoming)

  async function receive(content: AsyncIterable<Uint8Array>, given?: string): Promise<Received> {
    const key = given ?? randomUUID()
    // The length has to be known before the first byte is sent, and the hash before the request is signed.
    const temporaryFile = join(incoming, randomUUID())
    try {
      const { size, hash } = await writeTo(temporaryFile, content)
      await bucket.ask('PUT', nameOf(key), {
        body: await openAsBlob(temporaryFile),
        headers: { 'x-amz-content-sha256': hash, [HASH]: hash, 'content-type': 'application/octet-stream' },
        signal: AbortSignal.timeout(UPLOAD_MS),
      })
      return { key, size, hash }
    } finally {
      await rm(temporaryFile, { force: true })
    }
  }

  // What is wrong with the address or the keys is told at the start, and not by the first upload.
  await bucket.list(1)
  return {
    receive,
    tidy: (readKeys, now) => tidy(bucket, readKeys, now),
    put: async content => (await receive(oneChunk(content))).key,
    get: async (key, hash) => new Uint8Array(await buffer(Readable.from(contentOf(bucket, key, hash)))),
    remove: key => bucket.remove(nameOf(key)),
    size: async key => Number((await bucket.ask('HEAD', nameOf(key))).headers.get('content-length')),
    read: (key, hash) => Readable.from(contentOf(bucket, key, hash), { objectMode: false }),
  }
}

/** An ordinary overwrite drops the hash that the store keeps beside a file; that of its record stays. */
async function* contentOf(bucket: Bucket, key: string, known?: string | null): AsyncGenerator<Uint8Array> {
  const given = new AbortController()
  const timer = setTimeout(() => given.abort(), ANSWER_MS)
  const answer = await bucket.ask('GET', nameOf(key), { signal: given.signal }).finally(() => clearTimeout(timer))
  yield* unchanged(bodyOf(answer, given), known ?? answer.headers.get(HASH), key)
}

async function* bodyOf(answer: Response, given: AbortController): AsyncGenerator<Uint8Array> {
  try {
    for await (const chunk of answer.body ?? []) yield chunk
  } catch (error) {
    throw new FileStoreFailure('broke off', { cause: error })
  } finally {
    given.abort()
  }
}

/** The moment when it was put aside stands in the name: a list of names tells how long each has lain there. */
const ASIDE_NAME = /^\.aside\/(\d{4}-\d\d-\d\dT[\d:.]+Z)\/([^/]+)$/
const STORED_NAME = /^[0-9a-f]{2}\/([^/]+)$/

async function tidy(bucket: Bucket, readKeys: () => Promise<ReadonlySet<string>>, moment: Timestamp): Promise<Swept> {
  const { files, now } = await bucket.list()
  const keys = await readKeys()
  const aside = new Set<string>()
  const back = new Set<string>()
  for (const { name, changedAt } of files) {
    const lain = ASIDE_NAME.exec(name)
    const key = lain?.[2] ?? STORED_NAME.exec(name)?.[1] ?? ''
    if (!isKey(key)) continue
    if (lain) {
      if (keys.has(key)) {
        if (await bucket.move(name, nameOf(key))) back.add(key)
      } else if (Date.parse(moment) - Date.parse(lain[1] ?? '') > ASIDE_MS) await bucket.remove(name)
    } else if (!keys.has(key) && now - changedAt > AT_WORK_MS)
      if (await bucket.move(name, `${ASIDE}/${moment}/${key}`)) aside.add(key)
  }
  return { aside: aside.size, back: back.size }
}
