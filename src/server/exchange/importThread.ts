/** The thread of importFile.ts: reads one table, and ends. */
import { parentPort, workerData } from 'node:worker_threads'
import { ProblemError } from '../../problems.ts'
import type { ReadAnswer, ReadRequest } from './importFile.ts'
import { readTable } from './importTable.ts'

async function answer(request: ReadRequest): Promise<ReadAnswer> {
  try {
    return { table: await readTable(request) }
  } catch (error) {
    if (error instanceof ProblemError && error.detail !== undefined) return { refused: error.detail }
    throw error
  }
}

parentPort?.postMessage(await answer(workerData as ReadRequest))
