/** Whether a mail about an onboarding is still true when its link is opened, and what its page says happens next. */
import { describe, expect, test } from 'vitest'
import { hasMovedOn, nextStepsOf, staffNewsOf } from '../../src/email-links/onboardingNews.ts'
import type { OnboardingEvent } from '../../src/email-links/onboardingNews.ts'
import { awaitsInvestor, OPEN_STATES } from '../../src/onboarding/steps.ts'
import { text } from '../../src/texts.ts'
import '../../src/email-links/texts.ts'

type OpenState = (typeof OPEN_STATES)[number]

const onboardingIn = (status: OpenState, questions = 0) => ({
  status,
  questions,
  reached: [],
  awaitsInvestor: awaitsInvestor(status, questions),
})
const stillTrue = (event: OnboardingEvent, questions = 0) =>
  OPEN_STATES.filter(status => !hasMovedOn(event, onboardingIn(status, questions)))

test.each([
  ['due-diligence-signed', ['DueDiligenceSigned']],
  ['due-diligence-submitted', ['DueDiligenceSubmitted']],
  // Whoever takes over once it is confirmed is told in the same words.
  ['subscription-submitted', ['SubscriptionSubmitted', 'SubscriptionConfirmed']],
  ['complete-onboarding', ['SubmittedToInvestor', 'DueDiligenceSigned', 'DueDiligenceConfirmed', 'SubscriptionSigned']],
  ['onboarding-reminder', ['SubmittedToInvestor', 'DueDiligenceSigned', 'DueDiligenceConfirmed', 'SubscriptionSigned']],
] as const)('%s is true in %s', (event, states) => {
  expect(stillTrue(event)).toEqual(states)
})

test('a reminder is true as long as a question waits for its reply, whoever has the next step', () => {
  expect(hasMovedOn('onboarding-reminder', onboardingIn('DueDiligenceSubmitted', 1))).toBe(false)
})

test('a question is asked in every state until it is answered or settled, and in none any more afterwards', () => {
  expect(stillTrue('onboarding-question', 1)).toEqual(OPEN_STATES)
  expect(stillTrue('onboarding-question', 0)).toEqual([])
})

test('a revert is true until another state is reached', () => {
  const at = '2026-11-21T08:00:00.000Z'
  const isOver = (...reached: OpenState[]) =>
    hasMovedOn('onboarding-reverted', {
      ...onboardingIn('DueDiligenceSubmitted'),
      reached: reached.map(status => ({ status, at })),
    })
  expect(isOver('DueDiligenceSubmitted', 'DueDiligenceConfirmed', 'DueDiligenceSubmitted')).toBe(false)
  expect(isOver('DueDiligenceSubmitted', 'DueDiligenceSigned', 'DueDiligenceSubmitted')).toBe(true)
  expect(isOver('DueDiligenceSubmitted')).toBe(true)
})

describe('what happens next', () => {
  test('is the step of whoever has it', () => {
    for (const status of OPEN_STATES) expect(nextStepsOf(onboardingIn(status))).toEqual([status])
  })

  test('is the reply while a question is open, and then the own step', () => {
    expect(nextStepsOf(onboardingIn('DueDiligenceSubmitted', 1))).toEqual(['reply'])
    expect(nextStepsOf(onboardingIn('SubscriptionSubmitted', 2))).toEqual(['reply'])
    expect(nextStepsOf(onboardingIn('DueDiligenceConfirmed', 1))).toEqual(['reply', 'DueDiligenceConfirmed'])
  })

  test('is told after a comment on what is still being prepared as before it', () => {
    expect(nextStepsOf(onboardingIn('Started', 1))).toEqual(['Started'])
  })

  test('is for staff what waits for them, or that the investor has to reply or has the step', () => {
    expect(OPEN_STATES.map(status => staffNewsOf(onboardingIn(status)))).toEqual([
      'ours',
      'ours',
      'investor',
      'investor',
      'DueDiligenceSubmitted',
      'investor',
      'investor',
      'SubscriptionSubmitted',
      'SubscriptionConfirmed',
    ])
    expect(staffNewsOf(onboardingIn('DueDiligenceSubmitted', 1))).toBe('asked')
    expect(staffNewsOf(onboardingIn('DueDiligenceConfirmed', 1))).toBe('investor')
  })
})

test.each([
  ['Created', 'Larkmoor still prepares it'],
  ['Started', 'Larkmoor still prepares it'],
  ['SubmittedToInvestor', 'Answer what is still open, and sign the due diligence'],
  ['DueDiligenceSigned', 'Submit the due diligence, and Larkmoor checks it'],
  ['DueDiligenceSubmitted', 'Larkmoor checks your answers'],
  ['DueDiligenceConfirmed', 'Fill in the subscription and sign it'],
  ['SubscriptionSigned', 'Submit the subscription, and Larkmoor looks at it'],
  ['SubscriptionSubmitted', 'Larkmoor looks at the subscription'],
  ['SubscriptionConfirmed', 'Larkmoor has accepted the subscription'],
] as const)('in %s the investor reads: %s', (status, sentence) => {
  const [next = status] = nextStepsOf(onboardingIn(status))
  expect(text(`emailLink.onboarding.next.${next}`, { tenant: 'Larkmoor' })).toContain(sentence)
})
