/** The process of importFile.ts: reads one table, and ends. */
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

process.once('message', (request: ReadRequest) => {
  void answer(request).then(read => process.send?.(read))
})
