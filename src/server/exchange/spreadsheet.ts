/**
 * A spreadsheet in the making, in a thread of its own: writing the sheets of a long list takes seconds of computing, in
 * which nobody else would be answered, and its memory goes with the thread.
 */
import { Worker } from 'node:worker_threads'
import type { Field } from '../../entity.ts'
import { reportedLater } from '../database/reportedLater.ts'

export interface SheetPlan {
  title: string
  fields: readonly Field[]
}

/** Rows hold a value for each field of their sheet; nothing is sent after 'finished'. */
export type SheetMessage = { sheet: number; rows: readonly unknown[][] } | 'finished'

const MEMORY_MB = 1024

export class Spreadsheet {
  readonly #thread: Worker
  readonly #made: Promise<Buffer>

  constructor(sheets: readonly SheetPlan[]) {
    this.#thread = new Worker(new URL('spreadsheetThread.ts', import.meta.url), {
      workerData: sheets,
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    })
    const { promise, resolve, reject } = Promise.withResolvers<Buffer>()
    this.#thread
      .once('message', (content: ArrayBuffer) => resolve(Buffer.from(content)))
      .once('error', reject)
      .once('exit', () => reject(new Error('The thread of a spreadsheet ended before its time.')))
    this.#made = reportedLater(promise)
  }

  add(sheet: number, rows: readonly unknown[][]): void {
    this.#send({ sheet, rows })
  }

  finish(): Promise<Buffer> {
    this.#send('finished')
    return this.#made
  }

  async discard(): Promise<void> {
    await this.#thread.terminate()
  }

  #send(message: SheetMessage): void {
    this.#thread.postMessage(message)
  }
}
