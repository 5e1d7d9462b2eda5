/** How far an onboarding is, as its investor sees it. */
import { describe, expect, test } from 'vitest'
import { wayOf, WAY } from '../../src/onboarding/way.ts'

const marksOf = (status: Parameters<typeof wayOf>[0]) => wayOf(status, []).map(({ mark }) => mark)

describe('the way of an onboarding', () => {
  test('begins with the signature of the declaration, however early the onboarding is', () => {
    expect(WAY[0]).toBe('DueDiligenceSigned')
    for (const status of ['Created', 'Started', 'SubmittedToInvestor'] as const)
      expect(marksOf(status)).toEqual(['now', 'later', 'later', 'later', 'later', 'later', 'later'])
  })

  test('goes on step by step, until nothing is left', () => {
    expect(marksOf('DueDiligenceSigned')).toEqual(['done', 'now', 'later', 'later', 'later', 'later', 'later'])
    expect(marksOf('SubscriptionSubmitted')).toEqual(['done', 'done', 'done', 'done', 'done', 'now', 'later'])
    expect(marksOf('Completed')).toEqual(['done', 'done', 'done', 'done', 'done', 'done', 'done'])
  })

  test('says when a state was reached for the last time, and of what was undone no day', () => {
    const reached = [
      { status: 'DueDiligenceSigned', at: '2026-10-01T09:00:00Z' },
      { status: 'DueDiligenceSubmitted', at: '2026-10-01T09:05:00Z' },
      { status: 'SubmittedToInvestor', at: '2026-10-02T08:00:00Z' },
      { status: 'DueDiligenceSigned', at: '2026-10-03T09:00:00Z' },
    ] as const
    expect(wayOf('DueDiligenceSigned', reached).map(({ step, at }) => [step, at])).toEqual([
      ['DueDiligenceSigned', '2026-10-03T09:00:00Z'],
      ...WAY.slice(1).map(step => [step, null]),
    ])
  })

  test('has no day where the history holds none', () => {
    expect(wayOf('DueDiligenceSubmitted', [])[0]).toEqual({ step: 'DueDiligenceSigned', mark: 'done', at: null })
  })
})
