import { createHash, randomUUID } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { openBucket } from '../../../src/server/documents/objectStore.ts'
import type { FileStore } from '../../../src/server/documents/fileStore.ts'
import { problemOf } from '../../../src/server/http/errors.ts'
import { openFilesOf } from '../../../src/server/start/openFiles.ts'
import '../../../src/texts/backOffice.ts'
import { startObjectServer } from './objectServer.ts'

const receivedDir = mkdtempSync(join(tmpdir(), 'fund-bucket-'))
const server = await startObjectServer(receivedDir)
afterAll(async () => {
  await server.close()
  rmSync(receivedDir, { recursive: true, force: true })
})

const CONTENT = Buffer.from('A subscription agreement. '.repeat(20_000))
const NOW = '2026-11-21T12:00:00.000Z'
const DAY_MS = 86_400_000
const { prefix } = server.place
const nameOf = (key: string): string => `${prefix}${key.slice(0, 2)}/${key}`
const inReceivedDir = () =>
  readdirSync(receivedDir, { recursive: true, withFileTypes: true }).filter(entry => entry.isFile())

/** As if it had been written so many hours ago. */
function lieFor(name: string, hours: number): void {
  const kept = server.kept.get(name)
  if (kept) kept.changedAt -= hours * 3_600_000
}

let files: FileStore
beforeEach(async () => {
  server.kept.clear()
  server.busy.times = 0
  files = await openBucket(server.place)
})

describe('a file in a bucket', () => {
  test('is written with its hash under a signed name, read as a stream and as a whole, and removed', async () => {
    const { key, size, hash } = await files.receive(Readable.from([CONTENT.subarray(0, 100), CONTENT.subarray(100)]))
    expect({ size, hash }).toEqual({ size: CONTENT.length, hash: createHash('sha256').update(CONTENT).digest('hex') })
    expect([...server.kept.keys()]).toEqual([nameOf(key)])
    expect(await files.size(key)).toBe(CONTENT.length)
    expect(CONTENT.equals(await buffer(files.read(key)))).toBe(true)
    expect(CONTENT.equals(await files.get(key))).toBe(true)
    await files.remove(key)
    await files.remove(key)
    for (const gone of [files.size(key), files.get(key)]) await expect(gone).rejects.toMatchObject({ code: 'ENOENT' })
    expect(inReceivedDir()).toEqual([])
  })

  test('keeps the key of a copy that is restored, and no other name is a key', async () => {
    const key = randomUUID()
    await files.receive(Readable.from([CONTENT]), key)
    expect([...server.kept.keys()]).toEqual([nameOf(key)])
    await expect(files.size('../secrets')).rejects.toThrow('no key of a file')
  })

  test('of which only a part arrived is not there, nor anything of it on this machine', async () => {
    async function* broken(): AsyncGenerator<Uint8Array> {
      yield CONTENT
      throw new Error('The connection was closed.')
    }
    await expect(files.receive(broken())).rejects.toThrow('The connection was closed.')
    expect([...server.kept.keys(), ...inReceivedDir()]).toEqual([])
  })

  test('that is no longer what was written never arrives whole', async () => {
    const key = await files.put(CONTENT)
    const kept = server.kept.get(nameOf(key))!
    kept.content = Buffer.from(kept.content)
    kept.content[0] = 0
    let received = 0
    const reading = (async () => {
      for await (const chunk of files.read(key)) received += Buffer.from(chunk).length
    })()
    await expect(reading).rejects.toThrow('another content')
    expect(received).toBeLessThan(CONTENT.length)
    await expect(files.get(key)).rejects.toThrow('another content')
  })

  test('that was overwritten without its hash is held against the hash of its record', async () => {
    const { key, hash } = await files.receive(Readable.from([CONTENT]))
    expect(CONTENT.equals(await files.get(key, hash))).toBe(true)
    const kept = server.kept.get(nameOf(key))!
    kept.content = Buffer.from('something else')
    kept.hash = undefined
    for (const reading of [files.get(key, hash), buffer(files.read(key, hash))])
      await expect(reading).rejects.toThrow('another content')
  })

  test('is asked for again while the store is busy, and people are told to try again when it stays so', async () => {
    server.busy.times = 2
    const key = await files.put(CONTENT)
    expect(await files.size(key)).toBe(CONTENT.length)
    server.busy.times = 100
    const failure = await files.size(key).catch((error: unknown) => error)
    expect(problemOf(failure)).toMatchObject({ status: 503, code: 'unavailable' })
  })
})

describe('files that no record names', () => {
  test('are put aside unless they were written just now, come back when they are named again, and go after a month', async () => {
    const keys = [
      await files.put(CONTENT),
      await files.put(CONTENT),
      await files.put(CONTENT),
      await files.put(CONTENT),
    ]
    const [named, orphan, other, young] = keys as [string, string, string, string]
    for (const key of [named, orphan, other]) lieFor(nameOf(key), 2)
    const aside = (key: string) => `${prefix}.aside/${NOW}/${key}`
    expect(await files.tidy(async () => new Set([named]), NOW)).toEqual({ aside: 2, back: 0 })
    expect([...server.kept.keys()].sort()).toEqual([aside(orphan), aside(other), nameOf(named), nameOf(young)].sort())
    expect(await files.tidy(async () => new Set([named, orphan]), NOW)).toEqual({ aside: 0, back: 1 })
    expect(CONTENT.equals(await files.get(orphan))).toBe(true)
    const after = (days: number) => new Date(Date.parse(NOW) + days * DAY_MS).toISOString() as typeof NOW
    await files.tidy(async () => new Set([named, orphan]), after(30))
    expect(server.kept.has(aside(other))).toBe(true)
    await files.tidy(async () => new Set([named, orphan]), after(31))
    expect([...server.kept.keys()].sort()).toEqual([named, orphan, young].map(nameOf).sort())
  })

  test.each([
    ['that it has failed', '<Error><Code>InternalError</Code></Error>', 'answered 200 InternalError'],
    ['that it has begun and no more', '<CopyObjectResult><Progress>1</Progress>', 'answered 200'],
    ['nothing', '', 'answered 200'],
  ])('stay where they are when the store says of a copy %s, with the status of a success', async (_, said, words) => {
    const key = await files.put(CONTENT)
    lieFor(nameOf(key), 2)
    server.copyAnswers.push(said)
    await expect(files.tidy(async () => new Set(), NOW)).rejects.toThrow(words)
    expect([...server.kept.keys()]).toEqual([nameOf(key)])
    expect(await files.tidy(async () => new Set(), NOW)).toEqual({ aside: 1, back: 0 })
    expect([...server.kept.keys()]).toEqual([`${prefix}.aside/${NOW}/${key}`])
  })

  test('are moved once by two servers that look at once', async () => {
    const keys = [await files.put(CONTENT), await files.put(CONTENT), await files.put(CONTENT)]
    for (const key of keys) lieFor(nameOf(key), 2)
    const second = await openBucket(server.place)
    await Promise.all([files.tidy(async () => new Set(), NOW), second.tidy(async () => new Set(), NOW)])
    expect([...server.kept.keys()].sort()).toEqual(keys.map(key => `${prefix}.aside/${NOW}/${key}`).sort())
  })
})

describe('the start', () => {
  test('says what is wrong with the store, and repeats no secret', async () => {
    const said = async (change: Partial<typeof server.place>) => {
      const failure = await openFilesOf({ files: { ...server.place, ...change } }).catch((error: unknown) => error)
      return failure instanceof Error ? failure.message : ''
    }
    const wrongSecret = await said({ secretAccessKey: 'another secret' })
    expect(wrongSecret).toContain('The bucket fund-files of FILES_URL')
    expect(wrongSecret).toContain('403 SignatureDoesNotMatch')
    expect(wrongSecret).not.toContain('another secret')
    expect(await said({ accessKeyId: 'nobody' })).toContain('403 InvalidAccessKeyId')
    expect(await said({ bucket: 'no-such-bucket' })).toContain('404 NoSuchBucket')
    expect(await said({ endpoint: 'http://127.0.0.1:1' })).toContain('does not answer')
    await expect(openFilesOf({ files: server.place })).resolves.toBeDefined()
  })
})
