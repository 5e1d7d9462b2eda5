/** What happened with an onboarding, from its history. */
import { expect, test } from 'vitest'
import type { HistoryEntry } from '../../src/api/history.ts'
import { timelineOf } from '../../src/onboarding/timeline.ts'

let id = 0
const entry = (action: string, status?: string): HistoryEntry => ({
  id: (id += 1),
  at: '2026-11-21T09:00:00.000Z',
  by: 'Agnes Tarrant',
  action,
  changes: status === undefined ? [] : [{ field: 'status', old: null, new: status }],
})

test('a signature by typed name stands there like one on paper, an answer that was saved does not', () => {
  const way = [
    entry('create', 'Created'),
    entry('start', 'Started'),
    entry('submitToInvestor', 'SubmittedToInvestor'),
    entry('saveAnswers'),
    entry('saveParty'),
    entry('signPaper', 'DueDiligenceSigned'),
    entry('submitDueDiligence', 'DueDiligenceSubmitted'),
    entry('confirmDueDiligence', 'DueDiligenceConfirmed'),
    entry('signPaper', 'SubscriptionSigned'),
  ]
  const { past, future } = timelineOf(way.toReversed(), 'SubscriptionSigned')
  expect(past.map(({ kind }) => kind)).toEqual([
    'create',
    'start',
    'submitToInvestor',
    'signDueDiligence',
    'submitDueDiligence',
    'confirmDueDiligence',
    'signSubscription',
  ])
  expect(future).toEqual(['SubscriptionSubmitted', 'SubscriptionConfirmed', 'Completed'])
})
