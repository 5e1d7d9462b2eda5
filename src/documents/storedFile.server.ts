/** A stored file as it is kept, byte for byte. Who took it stands in its history. */
import type { FileAnswer } from '../api/reads.ts'
import type { Context } from '../context.ts'
import type { KeptPaper } from './archive.server.ts'
import { CONTENT_TYPES } from './contentTypes.ts'
import { noteDownloads } from './downloads.server.ts'

interface StoredContent {
  fileName: string
  fileType: string
  /** Its key in the content store. */
  key: string
  /** SHA-256 of what was stored. */
  hash: string
}

type Taken = [resource: Parameters<typeof noteDownloads>[1], id: number]

/** `resource` and `id` name the record in whose history it stands: the document, or what it belongs to. */
export async function storedFile(
  context: Context,
  [resource, id]: Taken,
  { fileName, fileType, key, hash }: StoredContent,
): Promise<FileAnswer> {
  await noteDownloads(context, resource, [id], fileType)
  return {
    fileName,
    contentType: CONTENT_TYPES[fileType] ?? 'application/octet-stream',
    content: await context.files.get(key, hash),
  }
}

/** The same for an archive of several, which reads it when its turn comes. */
export async function takenFile(
  context: Context,
  [resource, id]: Taken,
  { fileName, fileType, key, hash, size }: StoredContent & { size: number },
): Promise<KeptPaper> {
  await noteDownloads(context, resource, [id], fileType)
  return { fileName, key, hash, size }
}
