/** What has reached the disk when an upload is acknowledged: a power cut takes what was not synced. */
import { mkdtempSync, readdirSync, readlinkSync, rmSync, statSync } from 'node:fs'
import { open } from 'node:fs/promises'
import type { FileHandle } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { openFiles } from '../../../src/server/documents/fileStore.ts'

/** Each file that is synced from now on, and each folder with the names in it at that moment. */
async function watchSyncs() {
  const synced: [path: string, names: string[]][] = []
  const file = await open(import.meta.filename)
  const everyFile: FileHandle = Object.getPrototypeOf(file)
  await file.close()
  const { sync } = everyFile
  const spy = vi.spyOn(everyFile, 'sync').mockImplementation(function (this: FileHandle) {
    const path = readlinkSync(`/proc/self/fd/${this.fd}`)
    synced.push([path, statSync(path).isDirectory() ? readdirSync(path) : []])
    return sync.call(this)
  })
  return { synced, end: () => spy.mockRestore() }
}

// Only Linux tells which file a handle is of.
test.skipIf(process.platform !== 'linux')(
  'a file that was received is on the disk, and every name on its way',
  async () => {
    const place = mkdtempSync(join(tmpdir(), 'files-'))
    const { synced, end } = await watchSyncs()
    try {
      const [data, folder] = [join(place, 'data'), join(place, 'data', 'files')]
      const files = await openFiles(folder)
      expect(synced.splice(0)).toEqual([
        [folder, ['.incoming']],
        [data, ['files']],
        [place, ['data']],
      ])
      const key = await files.put(Buffer.from('A subscription agreement.'))
      const part = key.slice(0, 2)
      expect(synced).toEqual([
        [join(folder, '.incoming', key), []],
        [folder, expect.arrayContaining([part])],
        [join(folder, part), [key]],
      ])
    } finally {
      end()
      rmSync(place, { recursive: true })
    }
  },
)
