/** Documents in a folder, each under a name of our own. A file appears whole or not at all. */
import { createHash, randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { Files } from '../../context.ts'
import type { Timestamp } from '../../entity.ts'
import { codeOf } from '../database/postgres/failures.ts'
import { unchanged } from './unchanged.ts'

export interface Received {
  key: string
  size: number
  /** SHA-256 in hexadecimal letters. */ hash: string
}

/** How many files a sweep has put aside, and how many it has brought back. */
export interface Swept {
  aside: number
  back: number
}

/** What the server needs beyond what actions need: contents that never stand in memory as a whole. */
export interface FileStore extends Files {
  /**
   * Keeps what the stream brings; a failure, of the stream too, leaves nothing behind. The key is a new one, but for a
   * copy that is restored.
   */
  receive(content: AsyncIterable<Uint8Array>, key?: string): Promise<Received>
  size(key: string): Promise<number>
  /**
   * Puts aside what is not named and had been there for an hour before the names were read, brings back what is named,
   * and deletes what has lain aside for a month now.
   */
  tidy(readKeys: () => Promise<ReadonlySet<string>>, now: Timestamp): Promise<Swept>
}

export const INCOMING = '.incoming'
export const ASIDE = '.aside'
export const ASIDE_MS = 30 * 86_400_000
const KEY = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Nothing else names a file: no key leads out of the folder. */
export const isKey = (key: string): boolean => KEY.test(key)

/**
 * No upload takes so long, so that a younger file may belong to a request at work: that of another server, too, which
 * shares the folder.
 */
export const AT_WORK_MS = 3_600_000

export async function openFiles(folder: string): Promise<FileStore> {
  await makeFolder(join(folder, INCOMING))
  await removeOldIncoming(join(folder, INCOMING))

  function pathOf(key: string): string {
    if (!isKey(key)) throw new Error('That is no key of a file.')
    return join(folder, key.slice(0, 2), key)
  }

  async function receive(content: AsyncIterable<Uint8Array>, given?: string): Promise<Received> {
    const key = given ?? randomUUID()
    const incoming = join(folder, INCOMING, key)
    // A restore that was killed within the file has left a part of it.
    if (given !== undefined) await rm(incoming, { force: true })
    try {
      const received = await writeTo(incoming, content)
      await makeFolder(dirname(pathOf(key)))
      await rename(incoming, pathOf(key))
      await syncFolder(dirname(pathOf(key)))
      return { key, ...received }
    } catch (error) {
      await rm(incoming, { force: true })
      throw error
    }
  }

  async function tidy(readKeys: () => Promise<ReadonlySet<string>>, now: Timestamp): Promise<Swept> {
    const moment = new Date(now)
    const startedAt = Date.now()
    const keys = await readKeys()
    const place = join(folder, ASIDE)
    await mkdir(place, { recursive: true })
    const moved = { aside: 0, back: 0 }
    for (const key of await keysIn(place)) {
      if (keys.has(key)) {
        await mkdir(dirname(pathOf(key)), { recursive: true })
        if (await there(rename(join(place, key), pathOf(key)))) moved.back += 1
      } else if (await isOlder(join(place, key), moment.getTime(), ASIDE_MS))
        await rm(join(place, key), { force: true })
    }
    for (const part of await readdir(folder))
      for (const key of /^[0-9a-f]{2}$/.test(part) ? await keysIn(join(folder, part)) : []) {
        if (keys.has(key) || !(await isOlder(pathOf(key), startedAt, AT_WORK_MS))) continue
        // Before it lies there: another server would take it for one whose month is over.
        if (!(await there(utimes(pathOf(key), moment, moment)))) continue
        if (await there(rename(pathOf(key), join(place, key)))) moved.aside += 1
      }
    return moved
  }

  return {
    receive,
    tidy,
    put: async content => (await receive(oneChunk(content))).key,
    get: async (key, hash) => new Uint8Array(await buffer(Readable.from(contentOf(pathOf(key), key, hash)))),
    remove: key => rm(pathOf(key), { force: true }),
    size: async key => (await stat(pathOf(key))).size,
    read: (key, hash) => Readable.from(contentOf(pathOf(key), key, hash), { objectMode: false }),
  }
}

/** The names in it survive a power cut from now on. Windows opens no folder. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const opened = await open(folder)
  try {
    await opened.sync()
  } finally {
    await opened.close()
  }
}

/** With each folder above it that was missing, so that a power cut takes none of them away. */
async function makeFolder(folder: string): Promise<void> {
  const path = resolve(folder)
  const first = await mkdir(path, { recursive: true })
  if (first === undefined) return
  for (let made = path; made.length >= first.length; made = dirname(made)) await syncFolder(dirname(made))
}

/** Opened when it is first asked for, so that nothing stays open of what nobody reads. */
async function* contentOf(path: string, key: string, hash?: string | null): AsyncGenerator<Uint8Array> {
  const content: AsyncIterable<Uint8Array> = createReadStream(path)
  yield* unchanged(content, hash, key)
}

/** Whatever was being received when a server was killed. */
export async function removeOldIncoming(place: string): Promise<void> {
  for (const name of await readdir(place))
    if (await isOlder(join(place, name), Date.now(), AT_WORK_MS)) await rm(join(place, name), { force: true })
}

/** False where another server has moved or removed the file meanwhile. */
function there(changing: Promise<void>): Promise<boolean> {
  return changing.then(
    () => true,
    (error: unknown) => {
      if (codeOf(error) === 'ENOENT') return false
      throw error
    },
  )
}

/** False for a file that another server has moved or removed meanwhile. */
async function isOlder(path: string, now: number, milliseconds: number): Promise<boolean> {
  const found = await stat(path).catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return undefined
    throw error
  })
  return found !== undefined && now - found.mtimeMs > milliseconds
}

async function keysIn(place: string): Promise<string[]> {
  return (await readdir(place)).filter(isKey)
}

export async function* oneChunk(content: Uint8Array): AsyncGenerator<Uint8Array> {
  yield content
}

export async function writeTo(path: string, content: AsyncIterable<Uint8Array>): Promise<Omit<Received, 'key'>> {
  const file = await open(path, 'wx', 0o600)
  const hash = createHash('sha256')
  let size = 0
  try {
    for await (const chunk of content) {
      size += chunk.length
      hash.update(chunk)
      await file.writeFile(chunk)
    }
    await file.sync()
  } finally {
    await file.close()
  }
  return { size, hash: hash.digest('hex') }
}
