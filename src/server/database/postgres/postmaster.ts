/** What PostgreSQL's own pid file tells about a server that is running, or was when its starter died. */
import { execFileSync } from 'node:child_process'
import { readFileSync, readdirSync, readlinkSync, realpathSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { tmpdir } from 'node:os'
import { setTimeout as delay } from 'node:timers/promises'
import { StartError, codeOf } from './failures.ts'
import { startOf } from './dataLock.ts'

export const SOCKET_FOLDER_PREFIX = 'fund-pg-'

interface Postmaster {
  pid: number
  ready: boolean
  /** It was told to end, lets nobody in any more, and may still wait for those who are connected. */
  ending: boolean
  port: number
  /** Folder of its unix socket, or the address on which it listens. */
  host: string
}

export function readPostmaster(cluster: string): Postmaster | undefined {
  let lines: string[]
  try {
    lines = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')
  } catch {
    return undefined
  }
  const pid = Number(lines[0])
  if (!Number.isInteger(pid) || pid < 1) return undefined
  return {
    pid,
    ready: lines[7]?.trim() === 'ready',
    ending: lines[7]?.trim() === 'stopping',
    port: parseInt(lines[3] ?? '', 10),
    host: lines[4]?.trim() || (lines[5]?.trim() ?? ''),
  }
}

/** After a restart of the machine the number may belong to any other program. */
function isPostgres(pid: number, cluster: string): boolean {
  if (process.platform === 'linux') return workingFolder(pid) === realpathSync(cluster)
  if (process.platform === 'win32') return true
  try {
    const command = execFileSync('ps', ['-p', String(pid), '-o', 'command='], { encoding: 'utf8' })
    return command.includes('postgres') && command.includes(cluster)
  } catch {
    return false
  }
}

/** Every process of a PostgreSQL works in its data folder. */
function workingFolder(pid: number | string): string {
  try {
    return readlinkSync(`/proc/${pid}/cwd`)
  } catch {
    return ''
  }
}

/**
 * Processes of a PostgreSQL that outlive its killed postmaster for a moment; a second one beside them would damage the
 * data.
 */
async function outlastBackends(cluster: string): Promise<void> {
  if (process.platform !== 'linux') return
  const folder = realpathSync(cluster)
  const end = Date.now() + 15_000
  for (;;) {
    const left = readdirSync('/proc').filter(name => /^\d+$/.test(name) && workingFolder(name) === folder)
    if (left.length === 0) return
    if (Date.now() > end)
      throw new StartError(
        `Processes of an earlier PostgreSQL (${left.join(', ')}) do not end: end them, then start again.`,
      )
    await delay(20)
  }
}

/**
 * Stops a PostgreSQL whose starter was killed, so that this start begins from a known state. It is called under our own
 * lock on the data folder, so nobody else is using that PostgreSQL. Answers true when one was running.
 */
export async function clearOrphan(cluster: string): Promise<boolean> {
  const found = readPostmaster(cluster)
  if (!found) return false
  const alive = startOf(found.pid) !== ''
  const wasRunning = alive && isPostgres(found.pid, cluster)
  if (wasRunning) await stopProcess(found.pid)
  await outlastBackends(cluster)
  // PostgreSQL itself clears the file of a dead process, but would give way for ever to a stranger that has got the
  // number since.
  if (alive && !wasRunning) rmSync(join(cluster, 'postmaster.pid'), { force: true })
  return wasRunning
}

/** Fast, then at once, then by force: each step waits for the one before it. */
async function stopProcess(pid: number): Promise<void> {
  for (const [signal, patience] of [
    ['SIGINT', 10_000],
    ['SIGQUIT', 5000],
    ['SIGKILL', 5000],
  ] as const) {
    try {
      process.kill(pid, signal)
    } catch (error) {
      if (codeOf(error) === 'ESRCH') return
      throw new StartError(
        `A PostgreSQL of an earlier start (process ${pid}) still runs as another user: stop it, or start as the user who started it.`,
        { cause: error },
      )
    }
    const end = Date.now() + patience
    while (Date.now() < end) {
      if (startOf(pid) === '') return
      await delay(20)
    }
  }
  throw new StartError(`A PostgreSQL of an earlier start (process ${pid}) cannot be stopped: end it, then start again.`)
}

export function removeSocketFolder(folder: string): void {
  const ours = basename(folder).startsWith(SOCKET_FOLDER_PREFIX) && [tmpdir(), '/tmp'].includes(dirname(folder))
  if (ours) rmSync(folder, { recursive: true, force: true })
}
