import { useRead } from '../web/kit/data/useRead.ts'
import { deadlineReads } from './reads.ts'

/** What is due, overdue or waits, over all funds. */
export function useDeadlines() {
  return useRead(deadlineReads.deadlines, {}, { keepsPrevious: true })
}
