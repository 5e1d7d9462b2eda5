/** The store of uploaded files that the configuration chose, ready for work. */
import type { Config } from '../configuration.ts'
import { messageOf, StartError } from '../database/postgres/failures.ts'
import { openFiles } from '../documents/fileStore.ts'
import type { FileStore } from '../documents/fileStore.ts'

export async function openFilesOf({ files }: Pick<Config, 'files'>): Promise<FileStore> {
  try {
    if (files.kind === 'folder') return await openFiles(files.folder)
    const { openBucket } = await import('../documents/objectStore.ts')
    return await openBucket(files)
  } catch (error) {
    const place =
      files.kind === 'folder'
        ? `The folder ${files.folder}`
        : `The bucket ${files.bucket} of FILES_URL at ${files.endpoint}`
    throw new StartError(`${place} of the uploaded files cannot be used (${messageOf(error)}).`, { cause: error })
  }
}
