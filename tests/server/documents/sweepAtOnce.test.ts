/** Servers that start at once sweep one folder of files at once, each in a process of its own, while people work. */
import { fork } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openFiles } from '../../../src/server/documents/fileStore.ts'
import type { Sweep } from './sweepProcess.ts'

const SERVERS = 3
/** Long ago, so that every file of then is older than an upload at work. */
const NOW = '2020-11-21T12:00:00.000Z'
const DAY_S = 86_400
const EVERY_KIND = 150

let folder: string
const children: ChildProcess[] = []
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'files-'))
})
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

const placeOf = (key: string) => join(folder, key.slice(0, 2), key)
const asideOf = (key: string) => join(folder, '.aside', key)

/** Files that were written, or put aside, so many days before. */
function lay(place: (key: string) => string, days: number): string[] {
  return Array.from({ length: EVERY_KIND }, () => {
    const key = randomUUID()
    const at = Date.parse(NOW) / 1000 - days * DAY_S
    mkdirSync(join(place(key), '..'), { recursive: true })
    writeFileSync(place(key), key)
    utimesSync(place(key), at, at)
    return key
  })
}

async function server(): Promise<ChildProcess> {
  const child = fork(join(import.meta.dirname, 'sweepProcess.ts'), { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  children.push(child)
  await once(child, 'message')
  return child
}

async function swept(child: ChildProcess, sweep: Sweep): Promise<unknown> {
  const told = once(child, 'message')
  child.send(sweep)
  const [moved] = await told
  return moved
}

interface Moved {
  aside: number
  back: number
}

test('three processes move each file once, lose none, and get in nobody’s way @long', async () => {
  // Of an older month than files may lie aside: whatever is moved begins that month anew.
  const [named, orphans] = [lay(placeOf, 60), lay(placeOf, 60)]
  const [back, waiting, over] = [lay(asideOf, 20), lay(asideOf, 20), lay(asideOf, 31)]
  const files = await openFiles(folder)
  const young: string[] = []
  let sweeping = true
  const atWork = (async () => {
    while (sweeping) {
      const key = await files.put(Buffer.from('new'))
      expect(Buffer.from(await files.get(key)).toString()).toBe('new')
      young.push(key)
      const known = named[young.length % named.length] ?? ''
      expect(Buffer.from(await files.get(known)).toString()).toBe(known)
    }
  })()
  const servers = await Promise.all(Array.from({ length: SERVERS }, server))
  const sweep = { folder, named: [...named, ...back], now: NOW } as const
  const told = await Promise.all(servers.map(child => swept(child, sweep)))
  sweeping = false
  await atWork
  const sum = (figure: keyof Moved) => (told as Moved[]).reduce((so, moved) => so + moved[figure], 0)
  expect(told.filter(moved => typeof moved === 'object' && moved !== null && 'failed' in moved)).toEqual([])
  expect({ aside: sum('aside'), back: sum('back') }).toEqual({ aside: EVERY_KIND, back: EVERY_KIND })
  expect(young.length).toBeGreaterThan(10)
  for (const key of [...named, ...back, ...young]) expect(existsSync(placeOf(key)), key).toBe(true)
  expect(readdirSync(join(folder, '.aside')).sort()).toEqual([...orphans, ...waiting].sort())
  expect(over.filter(key => existsSync(asideOf(key)))).toEqual([])
}, 60_000)

test('what a process has moved counts as put aside from the first moment, so that no other takes it for over', async () => {
  const [key = ''] = lay(placeOf, 60)
  // Where it cannot be moved, its time tells what the move would have left for others to find.
  mkdirSync(join(asideOf(key), 'in the way'), { recursive: true })
  const files = await openFiles(folder)
  await expect(files.tidy(async () => new Set(), NOW)).rejects.toThrow('rename')
  expect(statSync(placeOf(key)).mtime.toISOString()).toBe(NOW)
})

test('a process that is killed amid its sweep leaves every file where the next one finds it', async () => {
  const [named, orphans, back] = [lay(placeOf, 60), lay(placeOf, 60), lay(asideOf, 20)]
  const sweep = { folder, named: [...named, ...back], now: NOW } as const
  const child = await server()
  child.send(sweep)
  await expect.poll(() => back.some(key => existsSync(placeOf(key))), { interval: 1, timeout: 20_000 }).toBe(true)
  const exited = once(child, 'exit')
  child.kill('SIGKILL')
  await exited
  const files = await openFiles(folder)
  await files.tidy(async () => new Set(sweep.named), NOW)
  for (const key of [...named, ...back]) expect(existsSync(placeOf(key)), key).toBe(true)
  expect(readdirSync(join(folder, '.aside')).sort()).toEqual([...orphans].sort())
}, 60_000)
