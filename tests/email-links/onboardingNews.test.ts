/** Whether a mail about an onboarding is still true when its link is opened. */
import { expect, test } from 'vitest'
import { hasMovedOn } from '../../src/email-links/onboardingNews.ts'
import type { OnboardingEvent } from '../../src/email-links/onboardingNews.ts'
import { awaitsInvestor, OPEN_STATES } from '../../src/onboarding/steps.ts'

const stillTrue = (event: OnboardingEvent) =>
  OPEN_STATES.filter(status => !hasMovedOn(event, { status, awaitsInvestor: awaitsInvestor(status, 0) }))

test.each([
  ['due-diligence-signed', ['DueDiligenceSigned']],
  ['due-diligence-submitted', ['DueDiligenceSubmitted']],
  ['subscription-submitted', ['SubscriptionSubmitted']],
  ['complete-onboarding', ['SubmittedToInvestor', 'DueDiligenceSigned', 'DueDiligenceConfirmed', 'SubscriptionSigned']],
  ['onboarding-reminder', ['SubmittedToInvestor', 'DueDiligenceSigned', 'DueDiligenceConfirmed', 'SubscriptionSigned']],
  ['onboarding-question', [...OPEN_STATES]],
] as const)('%s is true in %s', (event, states) => {
  expect(stillTrue(event)).toEqual(states)
})

test('a reminder is true as long as a question waits for its reply, whoever has the next step', () => {
  const asked = { status: 'DueDiligenceSubmitted', awaitsInvestor: awaitsInvestor('DueDiligenceSubmitted', 1) } as const
  expect(hasMovedOn('onboarding-reminder', asked)).toBe(false)
})
