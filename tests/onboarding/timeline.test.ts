/** What happened with an onboarding, from its history. */
import { expect, test } from 'vitest'
import type { HistoryEntry } from '../../src/api/history.ts'
import type { Signature } from '../../src/onboarding/reads.ts'
import { submittedLabel, signedLabel } from '../../src/onboarding/signatures.ts'
import { outcomeOfEvent, timelineOf } from '../../src/onboarding/timeline.ts'

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

test('an event has its mail; of a step that was done twice, the last time alone has the paper', () => {
  const at = (time: string, action: string): HistoryEntry => ({ ...entry(action), at: `2026-11-21T${time}:00.000Z` })
  const way = [
    at('09:00', 'start'),
    at('09:10', 'sendReminder'),
    // Its mail is no longer kept.
    at('09:15', 'sendReminder'),
    at('09:20', 'signDueDiligence'),
    at('09:30', 'submitDueDiligence'),
    at('09:40', 'revertStatus'),
    at('09:50', 'sendReminder'),
    at('10:00', 'signDueDiligence'),
    at('10:10', 'submitDueDiligence'),
  ]
  const { past } = timelineOf(way.toReversed(), 'DueDiligenceSubmitted')
  const mail = (
    event: 'start-onboarding' | 'onboarding-reminder' | 'onboarding-reverted',
    time: string,
    status: 'Sent' | 'Failed',
  ) => ({
    event,
    status,
    writtenAt: `2026-11-21T${time}:00.000Z` as const,
    sentAt: null,
  })
  const paper: Signature = {
    kind: 'Due diligence',
    date: '2026-11-21',
    signedBy: 'Oliver Dray',
    fileName: 'Due diligence declaration.pdf',
    pages: 8,
    documents: 14,
  }
  const mails = [
    // Written a moment later, and still before the next event of its kind.
    mail('start-onboarding', '09:01', 'Sent'),
    mail('onboarding-reminder', '09:10', 'Failed'),
    mail('onboarding-reverted', '09:40', 'Sent'),
    mail('onboarding-reminder', '09:50', 'Sent'),
  ]
  const came = past.map(event => outcomeOfEvent(event, past, { signatures: [paper], mails }))
  expect(came.map(({ mail: own }) => own?.status)).toEqual([
    'Sent',
    'Failed',
    undefined,
    undefined,
    undefined,
    'Sent',
    'Sent',
    undefined,
    undefined,
  ])
  expect(came.map(({ signed }) => Boolean(signed))).toEqual([
    false,
    false,
    false,
    false,
    false,
    false,
    false,
    true,
    false,
  ])
  expect(came.map(({ submitted }) => Boolean(submitted))).toEqual([
    false,
    false,
    false,
    false,
    false,
    false,
    false,
    false,
    true,
  ])
  expect([signedLabel(paper), submittedLabel(paper)]).toEqual([
    'Signed by Oliver Dray on 21/11/2026 · Due diligence declaration.pdf',
    '8 pages, 14 documents',
  ])
  const elsewhere = { ...paper, signedBy: null, fileName: null, pages: null, documents: null }
  expect([signedLabel(elsewhere), submittedLabel(elsewhere), signedLabel({ ...paper, date: null })]).toEqual([
    'Signed on 21/11/2026',
    '',
    '',
  ])
})
