/**
 * Takes one file out of a multipart request, straight to the store: within a size, at a minimum speed, leaving nothing
 * behind when it fails.
 */
import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { createHash } from 'node:crypto'
import type { FileFault } from '../../documents/content.server.ts'
import { cleanFileName } from '../../documents/fileNames.ts'
import { isAllowedName } from '../../documents/fileTypes.ts'
import { problem } from '../../problems.ts'
import type { ProblemError } from '../../problems.ts'
import { text, type TextValues } from '../../texts.ts'
import type { FileStore, Received } from '../documents/fileStore.ts'
import { extensionOf, formatBytes } from '../../formats.ts'

/** Slower uploads keep a connection and a file open for nothing. */
const BYTES_A_SECOND_MIN = 2_048
const CHECK_MS = 2_000
const GRACE_MS = 5_000

export const PARTS_MAX = { files: 1, fields: 5, parts: 6, fieldSize: 20_000, fieldNameSize: 100, headerPairs: 20 }

export interface Upload extends Received {
  fileName: string
  fields: Record<string, string>
}

export interface Speed {
  bytesASecond: number
  graceMs: number
  checkMs: number
}
export const UPLOAD_SPEED: Speed = { bytesASecond: BYTES_A_SECOND_MIN, graceMs: GRACE_MS, checkMs: CHECK_MS }

export async function receiveUpload(
  request: FastifyRequest,
  files: FileStore,
  sizeMax: number,
  speed: Speed,
  isAllowed: (fileName: string) => boolean = isAllowedName,
): Promise<Upload> {
  let received: (Received & { fileName: string }) | undefined
  const fields: Record<string, string> = {}
  try {
    for await (const part of request.parts()) {
      if (part.type === 'file') received = await receiveFile(request, part, files, sizeMax, speed, isAllowed)
      else if (
        part.fieldnameTruncated ||
        part.valueTruncated ||
        typeof part.value !== 'string' ||
        part.fieldname in fields
      )
        throw problem('invalid-body')
      else fields[part.fieldname] = part.value
    }
    if (!received) throw problem('invalid-body', { errors: { File: [text('validation.required')] } })
    request.bodyHash = createHash('sha256')
      .update(JSON.stringify([received.hash, received.fileName, fields]))
      .digest('hex')
    return { ...received, fields }
  } catch (error) {
    if (received) await files.remove(received.key)
    // What the parser of the form finds wrong is an error without a code.
    throw error instanceof Error && !('code' in error) ? problem('invalid-body') : error
  }
}

async function receiveFile(
  request: FastifyRequest,
  part: MultipartFile,
  files: FileStore,
  sizeMax: number,
  speed: Speed,
  isAllowed: (fileName: string) => boolean,
): Promise<Received & { fileName: string }> {
  if (part.fieldname !== 'File')
    throw problem('invalid-body', { errors: { [part.fieldname]: [text('validation.unknown')] } })
  // A browser writes a quote in a file's name as %22, because a quote ends the name.
  const fileName = cleanFileName(part.filename.replaceAll('%22', '"'))
  if (!isAllowed(fileName)) throw fileProblem('file-type-not-allowed')
  const received = await files.receive(watched(request, part, speed))
  if (!part.file.truncated && received.size > 0) return { ...received, fileName }
  await files.remove(received.key)
  if (part.file.truncated) throw fileProblem('file-too-large', { limit: formatBytes(sizeMax) })
  throw problem('invalid-body', { errors: { File: [text('documents.emptyFile')] } })
}

/** The error stands under the name of the field of the form. */
function fileProblem(code: 'file-type-not-allowed' | 'file-too-large', values: TextValues = {}): ProblemError {
  const message = text(`problem.${code}.detail`, values)
  return problem(code, { detail: message, errors: { File: [message] } })
}

/** What a file holds says more than its name, and a file of a type that may not be kept is told no more than that. */
export function faultProblem(fault: FileFault, fileName: string): ProblemError {
  if (fault === 'notAllowed') return fileProblem('file-type-not-allowed')
  const message = text('problem.file-type-not-allowed.content', { type: extensionOf(fileName).toUpperCase() })
  return problem('file-type-not-allowed', { detail: message, errors: { File: [message] } })
}

async function* watched(request: FastifyRequest, part: MultipartFile, speed: Speed): AsyncGenerator<Uint8Array> {
  const start = performance.now()
  let size = 0
  let tooSlow = false
  const timer = setInterval(() => {
    const elapsed = performance.now() - start
    if (elapsed <= speed.graceMs || size >= (elapsed / 1000) * speed.bytesASecond) return
    tooSlow = true
    request.raw.destroy()
  }, speed.checkMs)
  // A request closes too when all of it has arrived, which may be long before its file is read.
  const gone = (): void => {
    if (!request.raw.complete) part.file.destroy(new Error('The connection was closed.'))
  }
  request.raw.once('close', gone)
  try {
    for await (const chunk of part.file as AsyncIterable<Buffer>) {
      size += chunk.length
      yield chunk
    }
    if (!request.raw.complete && request.raw.destroyed) throw problem('invalid-request')
  } catch (error) {
    throw tooSlow ? problem('request-timeout') : error
  } finally {
    clearInterval(timer)
    request.raw.off('close', gone)
  }
}
