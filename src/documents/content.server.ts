/** Whether a file is what its name says. */
import { fileTypeFromStream } from 'file-type'
import { Readable } from 'node:stream'
import { extensionOf } from '../formats.ts'
import { CONTENT_TYPES } from './contentTypes.ts'
import { fileTypesOf } from './fileTypes.ts'

/** `read` opens the content anew each time. Plain text is the only kind without a mark of its own. */
export async function isWhatItSays(fileName: string, kind: unknown, read: () => Readable): Promise<boolean> {
  const extension = extensionOf(fileName)
  if (!fileTypesOf(kind).includes(extension)) return false
  const found = await recognised(read())
  if (extension === 'csv') return found === undefined && (await isPlainText(read()))
  return found !== undefined && found === (CONTENT_TYPES[extension] ?? '')
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
