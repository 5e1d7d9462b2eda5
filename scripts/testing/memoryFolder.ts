/**
 * Tests make some two hundred databases of a thousand files each, and none has to survive them. In memory that takes a
 * tenth of the time; machines without enough of it use the folder for temporary files that they have.
 */
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { join } from 'node:path'

/** The file system in memory of every Linux. */
const IN_MEMORY = '/dev/shm'
/** Followed by the number of the process that it goes with. */
const PREFIX = 'fund-tests-'
const GIGABYTE = 2 ** 30
/** What a whole run has at one time, and as much again. */
const NEEDED = 8 * GIGABYTE
/** Of the whole machine, so that the programs under test have theirs. */
const AVAILABLE = 12 * GIGABYTE

/** Gives this process and those that it starts a folder in memory for temporary files, which goes with it. */
export function putTemporaryFilesInMemory(): void {
  if (process.platform !== 'linux' || process.env['TMPDIR'] !== undefined) return
  removeAbandoned()
  if (!hasRoom()) return
  const folder = mkdtempSync(join(IN_MEMORY, `${PREFIX}${process.pid}-`))
  // PostgreSQL does not run as root: another user goes through it.
  chmodSync(folder, 0o1777)
  process.env['TMPDIR'] = folder
  process.once('exit', () => {
    rmSync(folder, { recursive: true, force: true })
  })
}

/** What a run that was killed has left would stay until the machine starts anew. */
function removeAbandoned(): void {
  const found = existsSync(IN_MEMORY) ? readdirSync(IN_MEMORY) : []
  for (const name of found.filter(one => one.startsWith(PREFIX)))
    if (!existsSync(join('/proc', name.slice(PREFIX.length).split('-')[0] ?? '')))
      rmSync(join(IN_MEMORY, name), { recursive: true, force: true })
}

function hasRoom(): boolean {
  if (!existsSync(IN_MEMORY) || process.availableMemory() < AVAILABLE) return false
  const { bavail, bsize } = statfsSync(IN_MEMORY)
  return bavail * bsize >= NEEDED
}
