/** Documents on the local disk, each under a name of our own. A file appears whole or not at all. */
import { createHash, randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import type { Files } from '../context.ts'

export interface Received { key: string; size: number; /** SHA-256 in hexadecimal letters. */ hash: string }

/** What the server needs beyond what actions need: contents that never stand in memory as a whole. */
export interface FileStore extends Files {
  /** Keeps what the stream brings; a failure, of the stream too, leaves nothing behind. */
  receive(content: AsyncIterable<Uint8Array>): Promise<Received>
  size(key: string): Promise<number>
  read(key: string): Readable
}

const INCOMING = '.incoming'

export async function openFiles(folder: string): Promise<FileStore> {
  // What a crash left half-written belongs to nobody.
  await rm(join(folder, INCOMING), { recursive: true, force: true })
  await mkdir(join(folder, INCOMING), { recursive: true })

  function pathOf(key: string): string {
    if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(key)) throw new Error('That is no key of a file.')
    return join(folder, key.slice(0, 2), key)
  }

  async function receive(content: AsyncIterable<Uint8Array>): Promise<Received> {
    const key = randomUUID()
    const incoming = join(folder, INCOMING, key)
    try {
      const received = await writeTo(incoming, content)
      await mkdir(dirname(pathOf(key)), { recursive: true })
      await rename(incoming, pathOf(key))
      return { key, ...received }
    } catch (error) {
      await rm(incoming, { force: true })
      throw error
    }
  }

  return {
    receive,
    put: async content => (await receive(oneChunk(content))).key,
    get: async key => new Uint8Array(await readFile(pathOf(key))),
    remove: key => rm(pathOf(key), { force: true }),
    size: async key => (await stat(pathOf(key))).size,
    read: key => createReadStream(pathOf(key)),
  }
}

async function* oneChunk(content: Uint8Array): AsyncGenerator<Uint8Array> {
  yield content
}

async function writeTo(path: string, content: AsyncIterable<Uint8Array>): Promise<Omit<Received, 'key'>> {
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
