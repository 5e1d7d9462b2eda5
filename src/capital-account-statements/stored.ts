/** Reads what was published back from the text that is kept of it. Pure. */
import type { PerformanceReport, Statement } from './shapes.ts'

/** Throws where the text is none of a statement. */
export function readStatement(text: string): Statement {
  const read: unknown = JSON.parse(text)
  if (!isStatement(read)) throw new Error('What is kept of the statement is no statement.')
  return read
}

export function readReport(text: string): PerformanceReport {
  const read: unknown = JSON.parse(text)
  if (!isReport(read)) throw new Error('What is kept of the report is no performance report.')
  return read
}

/** Only the product writes them, whole, with their hash: a mark of each tells it from anything else. */
function isStatement(read: unknown): read is Statement {
  return typeof read === 'object' && read !== null && 'format' in read && read.format === 1 && 'reportHash' in read
}

function isReport(read: unknown): read is PerformanceReport {
  return typeof read === 'object' && read !== null && 'format' in read && read.format === 1 && 'investments' in read
}
