/** Which reopening of a period its page tells of. */
import { expect, test } from 'vitest'
import type { HistoryEntry } from '../../src/api/history.ts'
import { lastReopening } from '../../src/reporting-periods/review.ts'

type Entry = Parameters<typeof lastReopening>[0][number]

const entry = (action: HistoryEntry['action'], at: HistoryEntry['at'], changes: Entry['changes'] = []): Entry => ({
  action,
  at,
  by: 'Hanne Birk',
  changes,
})

test('the latest reopening is told with its reason and the sign-off that it ended', () => {
  const reopenings = [
    entry('reopen', '2026-11-20T10:00:00.000Z', [
      { field: 'reason', old: null, new: 'A late invoice' },
      { field: 'signedOffBy', old: 'Tomas Reve', new: null },
    ]),
    entry('reopen', '2026-11-10T10:00:00.000Z', [{ field: 'reason', old: null, new: 'A wrong rate' }]),
  ]
  expect(lastReopening([entry('complete', '2026-11-21T10:00:00.000Z'), ...reopenings])).toEqual({
    by: 'Hanne Birk',
    at: '2026-11-20T10:00:00.000Z',
    reason: 'A late invoice',
    signedOffBy: 'Tomas Reve',
  })
})

test('a reopening without a reason or a sign-off has none', () => {
  expect(lastReopening([{ ...entry('reopen', '2026-11-20T10:00:00.000Z'), by: null }])).toEqual({
    by: '',
    at: '2026-11-20T10:00:00.000Z',
    reason: '',
    signedOffBy: null,
  })
})

test('a period that was never reopened has none', () => {
  expect(lastReopening([entry('complete', '2026-11-21T10:00:00.000Z')])).toBeNull()
})
