import type { HistoryEntry } from '../api/history.ts'
import type { FieldName } from '../entityTypes.ts'

/**
 * Fields that the page shows in words and not in its form: the fund of the address, the sign-off, the request to
 * reopen.
 */
export const NOT_IN_FORM: readonly FieldName<'reportingPeriod'>[] = [
  'fundId',
  'signedOffBy',
  'signedOffAt',
  'signOffNote',
  'reopenRequestedBy',
  'reopenRequestedAt',
  'reopenReason',
]

type Entry = Pick<HistoryEntry, 'at' | 'by' | 'action' | 'changes'>

export interface Reopening {
  by: string
  at: HistoryEntry['at']
  reason: string
  /** Whose sign-off it ended; null when there was none. */ signedOffBy: string | null
}

/**
 * The latest reopening in a history that begins with the newest entry; null for a period that was never reopened. Pure.
 */
export function lastReopening(history: readonly Entry[]): Reopening | null {
  const entry = history.find(({ action }) => action === 'reopen')
  if (!entry) return null
  const change = (name: FieldName<'reportingPeriod'> | 'reason') => entry.changes.find(({ field }) => field === name)
  const signedOffBy = change('signedOffBy')?.old
  return {
    by: entry.by ?? '',
    at: entry.at,
    reason: String(change('reason')?.new ?? ''),
    signedOffBy: typeof signedOffBy === 'string' ? signedOffBy : null,
  }
}
