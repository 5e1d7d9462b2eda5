/** What the mails about an onboarding tell, and whether it is still so when their link is opened. Pure. */
import type { OnboardingStatus } from '../onboarding/steps.ts'

export type OnboardingEvent =
  | 'complete-onboarding'
  | 'onboarding-reminder'
  | 'onboarding-question'
  | 'due-diligence-signed'
  | 'due-diligence-submitted'
  | 'subscription-submitted'

/** The state of which a mail tells. */
const TOLD_OF: { readonly [E in OnboardingEvent]?: OnboardingStatus } = {
  'due-diligence-signed': 'DueDiligenceSigned',
  'due-diligence-submitted': 'DueDiligenceSubmitted',
  'subscription-submitted': 'SubscriptionSubmitted',
}

export interface OnboardingNow {
  status: OnboardingStatus
  awaitsInvestor: boolean
  /** How many comments of staff have no reply. */
  questions: number
}

/** A link lives until the onboarding has ended: meanwhile it is signed, confirmed, or reverted. */
export function hasMovedOn(event: OnboardingEvent, { status, awaitsInvestor, questions }: OnboardingNow): boolean {
  // A question may be answered whoever has the next step.
  if (event === 'onboarding-question') return questions === 0
  const state = TOLD_OF[event]
  return state === undefined ? !awaitsInvestor : state !== status
}
