/**
 * From an uploaded table to rows of text, in a process of its own with limits of time and memory: what a file asks of
 * its reader is known only when it has been read, and nobody else is to wait for it, or go down with it. A thread would
 * not do: beyond its limit of memory, or ended at the wrong moment, it can take the whole server with it.
 */
import { fork, type ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'
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

const READER = fileURLToPath(new URL('importProcess.ts', import.meta.url))

/** What goes wrong in the process is a file that cannot be read: nothing else happens there. */
export async function tableOf(
  request: ReadRequest,
  left: AbortSignal,
  { milliseconds, megabytes }: ReadLimits = READ_LIMITS,
): Promise<ReadTable> {
  const reader = confinedProcess(READER, megabytes)
  const { promise, resolve, reject } = Promise.withResolvers<ReadAnswer>()
  const timer = setTimeout(() => reject(unreadable('import.tooSlow', { seconds: milliseconds / 1000 })), milliseconds)
  const leave = (): void => reject(problem('invalid-request'))
  left.addEventListener('abort', leave, { once: true })
  reader
    .once('message', (answer: ReadAnswer) => resolve(answer))
    .once('error', () => reject(unreadable('import.unreadable')))
    .once('exit', (code, signal) =>
      reject(
        ranOutOfMemory(code, signal)
          ? unreadable('import.tooMuchMemory', { megabytes })
          : unreadable('import.unreadable'),
      ),
    )
  // A process that has ended already cannot be sent anything; its exit says what there is to say.
  reader.send(request, () => undefined)
  try {
    const answer = await promise
    if ('refused' in answer) throw refused(answer.refused)
    return answer.table
  } finally {
    clearTimeout(timer)
    left.removeEventListener('abort', leave)
    reader.kill('SIGKILL')
  }
}

/** A process that knows no secret of the server, and may neither write files nor start programs. */
export function confinedProcess(program: string, megabytes: number): ChildProcess {
  return fork(program, {
    execArgv: ['--permission', '--allow-fs-read=*', `--max-old-space-size=${megabytes}`],
    env: {},
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
  })
}

/** V8 aborts a process that is beyond its limit; a shell or Windows tells that as code 134. */
function ranOutOfMemory(code: number | null, signal: NodeJS.Signals | null): boolean {
  return signal === 'SIGABRT' || code === 134
}

export function unreadable(key: TextKey, values: TextValues = {}): ProblemError {
  return refused(text(key, values))
}

function refused(message: string): ProblemError {
  return problem('invalid-request', { detail: message, errors: { File: [message] } })
}
