/** Whether a file is what its name says. */
import { fileTypeFromStream } from 'file-type'
import { Readable } from 'node:stream'
import { extensionOf } from '../formats.ts'
import { CONTENT_TYPES } from './contentTypes.ts'
import { fileTypesOf } from './fileTypes.ts'

/** Of a type that may not be kept, whatever its name says; or another one than its name says. */
export type FileFault = 'notAllowed' | 'notAsNamed'

/** `read` opens the content anew each time. Plain text is the only kind without a mark of its own. */
export async function faultOf(fileName: string, kind: unknown, read: () => Readable): Promise<FileFault | null> {
  const extension = extensionOf(fileName)
  if (!fileTypesOf(kind).includes(extension)) return 'notAllowed'
  const found = await recognised(read())
  const fits =
    extension === 'csv'
      ? found === undefined && (await isPlainText(read()))
      : found !== undefined && found === (CONTENT_TYPES[extension] ?? '')
  if (fits) return null
  return found === undefined || Object.values(CONTENT_TYPES).includes(found) ? 'notAsNamed' : 'notAllowed'
}

async function recognised(content: Readable): Promise<string | undefined> {
  try {
    return (await fileTypeFromStream(Readable.toWeb(content)))?.mime
  } catch {
    // A broken archive is no document of any kind.
    return 'application/octet-stream'
  } finally {
    content.destroy()
  }
}

async function isPlainText(content: Readable): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  try {
    const chunks: AsyncIterable<Buffer> = content
    for await (const chunk of chunks) {
      if (chunk.includes(0)) return false
      decoder.decode(chunk, { stream: true })
    }
    decoder.decode()
    return true
  } catch (error) {
    // Letters that are none, as the decoder says it; a file that cannot be read is no answer about its content.
    if (error instanceof TypeError) return false
    throw error
  }
}
