/** Files of a copy, beside the stores that they were copied from and restored into: the same to the byte. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileOf, readManifest } from '../../src/server/backup/manifest.ts'
import { openFilesOf } from '../../src/server/start/openFiles.ts'
import { readFilesPlace } from '../../src/server/filesPlace.ts'

/** As a server of this environment finds its files. */
function storeOf(environment: Record<string, string>) {
  const files = readFilesPlace(
    name => environment[name],
    environment['DATA_DIR'] ?? '',
    sentence => {
      throw new Error(sentence)
    },
  )
  return openFilesOf({ files })
}

/** How many files a copy holds, how many it lacks, and how many of them this store has with the same bytes. */
export async function countSame(
  copy: string,
  environment: Record<string, string>,
): Promise<{ copied: number; lost: number; same: number }> {
  const { files, lost } = await readManifest(copy)
  const store = await storeOf(environment)
  let same = 0
  for (const { key } of files) {
    const kept = await store.get(key).catch(() => undefined)
    if (kept && (await readFile(fileOf(copy, key))).equals(kept)) same += 1
  }
  return { copied: files.length, lost: lost.length, same }
}

/** A folder for files beside the data of a server, in place of its bucket. */
export const inFolder = (environment: Record<string, string>): Record<string, string> => ({
  ...environment,
  FILES_URL: `file://${join(environment['DATA_DIR'] ?? '', 'files-of-bucket')}`,
})
