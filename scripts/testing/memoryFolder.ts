/**
 * Tests make some two hundred databases of a thousand files each, and none has to survive them. In memory that takes a
 * tenth of the time; machines without enough of it use the folder for temporary files that they have.
 */
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** The file system in memory of every Linux. */
const IN_MEMORY = '/dev/shm'
const PREFIX = 'fund-tests-'
/** No run takes a day. */
const ABANDONED_MS = 86_400_000
const GIGABYTE = 2 ** 30
/** Twice what a run has in the folder at its fullest. */
const FOLDER_BYTES = 8 * GIGABYTE
/** Free memory of the machine: for the folder, and for the programs under test. */
const MEMORY_BYTES = 12 * GIGABYTE

/**
 * Gives this process and those that it starts a folder in memory for temporary files, which goes with it. Where that
 * cannot be done, they use the folder that they have.
 */
export function putTemporaryFilesInMemory(): void {
  if (process.platform !== 'linux' || process.env['TMPDIR'] !== undefined || !existsSync(IN_MEMORY)) return
  try {
    removeAbandoned()
    if (!hasRoom()) return
    const folder = mkdtempSync(join(IN_MEMORY, PREFIX))
    process.once('exit', () => {
      rmSync(folder, { recursive: true, force: true })
    })
    // PostgreSQL does not run as root: another user goes through it.
    chmodSync(folder, 0o1777)
    process.env['TMPDIR'] = folder
  } catch (error) {
    process.stdout.write(`Temporary files are not put into memory: ${String(error)}\n`)
  }
}

/** What a run that was killed has left would stay until the machine starts anew. */
function removeAbandoned(): void {
  for (const name of readdirSync(IN_MEMORY).filter(one => one.startsWith(PREFIX))) {
    const folder = join(IN_MEMORY, name)
    if (Date.now() - statSync(folder).mtimeMs > ABANDONED_MS) rmSync(folder, { recursive: true, force: true })
  }
}

function hasRoom(): boolean {
  if (process.availableMemory() < MEMORY_BYTES) return false
  const { bavail, bsize } = statfsSync(IN_MEMORY)
  return bavail * bsize >= FOLDER_BYTES
}
