/**
 * From an uploaded table to rows of text, in a thread of its own with limits of time and memory: what a file asks of
 * its reader is known only when it has been read, and nobody else is to wait for it, or go down with it.
 */
import { Worker } from 'node:worker_threads'
import type { Encoding, Numbers } from '../../api/notation.ts'
import { problem } from '../../problems.ts'
import type { ProblemError } from '../../problems.ts'
import { text, type TextKey, type TextValues } from '../../texts.ts'
import '../../texts/imports.ts'

export interface ReadRequest {
  content: Uint8Array
  extension: string
  /** Of a text table; what it seems to be, unless stated. */
  encoding?: Encoding | undefined
  /** How the texts of the file write numbers. */
  numbers?: Numbers | undefined
  /** What is a number or a day itself is left out: it says nothing of how the texts are written. */
  textsOnly?: true
}

export interface ReadTable {
  rows: string[][]
  encoding: Encoding
}

export type ReadAnswer = { table: ReadTable } | { refused: string }

export interface ReadLimits {
  milliseconds: number
  megabytes: number
}

export const READ_LIMITS: ReadLimits = { milliseconds: 20_000, megabytes: 256 }

/** What goes wrong in the thread is a file that cannot be read: nothing else happens there. */
export async function tableOf(
  request: ReadRequest,
  left: AbortSignal,
  { milliseconds, megabytes }: ReadLimits = READ_LIMITS,
): Promise<ReadTable> {
  const thread = new Worker(new URL('importThread.ts', import.meta.url), {
    workerData: request,
    resourceLimits: { maxOldGenerationSizeMb: megabytes },
  })
  const { promise, resolve, reject } = Promise.withResolvers<ReadAnswer>()
  const timer = setTimeout(() => reject(unreadable('import.tooSlow', { seconds: milliseconds / 1000 })), milliseconds)
  const leave = (): void => reject(problem('invalid-request'))
  left.addEventListener('abort', leave, { once: true })
  thread
    .once('message', resolve)
    .once('error', (error: unknown) =>
      reject(
        error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
          ? unreadable('import.tooMuchMemory', { megabytes })
          : unreadable('import.unreadable'),
      ),
    )
    .once('exit', () => reject(unreadable('import.unreadable')))
  try {
    const answer = await promise
    if ('refused' in answer) throw refused(answer.refused)
    return answer.table
  } finally {
    clearTimeout(timer)
    left.removeEventListener('abort', leave)
    await thread.terminate()
  }
}

export function unreadable(key: TextKey, values: TextValues = {}): ProblemError {
  return refused(text(key, values))
}

function refused(message: string): ProblemError {
  return problem('invalid-request', { detail: message, errors: { File: [message] } })
}
