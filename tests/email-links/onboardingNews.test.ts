/** Whether a mail about an onboarding is still true when its link is opened. */
import { expect, test } from 'vitest'
import { hasMovedOn } from '../../src/email-links/onboardingNews.ts'
import type { OnboardingEvent } from '../../src/email-links/onboardingNews.ts'
import { awaitsInvestor, OPEN_STATES } from '../../src/onboarding/steps.ts'

type OpenState = (typeof OPEN_STATES)[number]

const onboardingIn = (status: OpenState, questions = 0) => ({
  status,
  questions,
  awaitsInvestor: awaitsInvestor(status, questions),
})
const stillTrue = (event: OnboardingEvent, questions = 0) =>
  OPEN_STATES.filter(status => !hasMovedOn(event, onboardingIn(status, questions)))

test.each([
  ['due-diligence-signed', ['DueDiligenceSigned']],
  ['due-diligence-submitted', ['DueDiligenceSubmitted']],
  ['subscription-submitted', ['SubscriptionSubmitted']],
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
