/**
 * One server per data folder: a file names the process that holds it, so that a second start is refused and a dead
 * holder is noticed.
 */
import { execFileSync } from 'node:child_process'
import { linkSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { codeOf } from './failures.ts'

interface LockHolder {
  pid: number
  /** Tells a process from a later one with the same number. */ started: string
}

export interface DataLock {
  release(): void
}

/** When the process began, in words of the operating system; '' when it does not live; '?' when that cannot be told. */
export function startOf(pid: number): string {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if (codeOf(error) !== 'EPERM') return ''
  }
  try {
    if (process.platform === 'linux') {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
      // A zombie has ended already and only waits to be collected.
      return fields[0] === 'Z' ? '' : (fields[19] ?? '?')
    }
    if (process.platform === 'darwin')
      return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim() || '?'
  } catch {
    return '?'
  }
  return '?'
}

function isAlive(holder: LockHolder): boolean {
  const started = startOf(holder.pid)
  return started !== '' && (started === '?' || holder.started === '?' || started === holder.started)
}

function readHolder(file: string): LockHolder | undefined {
  try {
    const read: unknown = JSON.parse(readFileSync(file, 'utf8'))
    if (
      typeof read === 'object' &&
      read !== null &&
      'pid' in read &&
      'started' in read &&
      typeof read.pid === 'number' &&
      typeof read.started === 'string'
    ) {
      return { pid: read.pid, started: read.started }
    }
  } catch {
    return undefined
  }
  return undefined
}

/** Takes the lock or answers with the living process that holds it. */
export async function takeLock(folder: string, name: string): Promise<DataLock | LockHolder> {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, name)
  const own = join(folder, `${name}.${process.pid}`)
  writeFileSync(own, JSON.stringify({ pid: process.pid, started: startOf(process.pid) }), { mode: 0o600 })
  try {
    for (let attempt = 0; ; attempt += 1) {
      if (link(own, file)) return { release: () => releaseLock(file) }
      const holder = readHolder(file)
      if (holder && isAlive(holder)) return holder
      removeAbandoned(file, holder)
      if (attempt > 0) await delay(20)
    }
  } finally {
    rmSync(own, { force: true })
  }
}

/** A hard link appears whole or not at all, and only where nothing stood before. */
function link(own: string, file: string): boolean {
  try {
    linkSync(own, file)
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    if (codeOf(error) !== 'EPERM' && codeOf(error) !== 'ENOTSUP' && codeOf(error) !== 'EOPNOTSUPP') throw error
  }
  // File systems without hard links (some network and USB volumes).
  try {
    writeFileSync(file, readFileSync(own), { flag: 'wx', mode: 0o600 })
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    throw error
  }
}

/** Two starts may find the same abandoned lock; the folder lets one of them remove it, and only what it has seen. */
function removeAbandoned(file: string, seen: LockHolder | undefined): void {
  const turn = `${file}.turn`
  try {
    mkdirSync(turn)
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error
    if (olderThan(turn, 5000)) rmSync(turn, { recursive: true, force: true })
    return
  }
  try {
    const now = readHolder(file)
    const unchanged = now?.pid === seen?.pid && now?.started === seen?.started
    // A file without a readable holder may be one that is being written at this moment.
    if (unchanged && (seen || olderThan(file, 2000))) rmSync(file, { force: true })
  } finally {
    rmSync(turn, { recursive: true, force: true })
  }
}

function olderThan(path: string, milliseconds: number): boolean {
  try {
    return Date.now() - statSync(path).mtimeMs > milliseconds
  } catch {
    return false
  }
}

function releaseLock(file: string): void {
  if (readHolder(file)?.pid === process.pid) rmSync(file, { force: true })
}
