/** What the mails about an onboarding tell, whether it is still so, and what happens next. Pure. */
import { actorIn, actorNow } from '../onboarding/steps.ts'
import type { OPEN_STATES, OnboardingStatus } from '../onboarding/steps.ts'

type OpenState = (typeof OPEN_STATES)[number]

export type OnboardingEvent =
  | 'complete-onboarding'
  | 'onboarding-reminder'
  | 'onboarding-question'
  | 'due-diligence-signed'
  | 'due-diligence-submitted'
  | 'subscription-submitted'

/** The states of which a mail tells: of the last one whoever takes over in it. */
const TOLD_OF: { readonly [E in OnboardingEvent]?: readonly OnboardingStatus[] } = {
  'due-diligence-signed': ['DueDiligenceSigned'],
  'due-diligence-submitted': ['DueDiligenceSubmitted'],
  'subscription-submitted': ['SubscriptionSubmitted', 'SubscriptionConfirmed'],
}

export interface OnboardingNow {
  status: OpenState
  awaitsInvestor: boolean
  /** How many comments of staff have no reply. */
  questions: number
}

/** A link lives until the onboarding has ended: meanwhile it is signed, confirmed, or reverted. */
export function hasMovedOn(event: OnboardingEvent, { status, awaitsInvestor, questions }: OnboardingNow): boolean {
  // A question may be answered whoever has the next step.
  if (event === 'onboarding-question') return questions === 0
  const states = TOLD_OF[event]
  return states === undefined ? !awaitsInvestor : !states.includes(status)
}

/** For the investor: to reply while a question is open, and the step of whoever has it. */
export function nextStepsOf({ status, awaitsInvestor, questions }: OnboardingNow): ('reply' | OpenState)[] {
  const mustReply = awaitsInvestor && questions > 0
  if (!mustReply) return [status]
  return actorIn(status) === 'investor' ? ['reply', status] : ['reply']
}

/** For staff: what waits for them, or what they wait for. */
export function staffNewsOf(onboarding: OnboardingNow) {
  const { status } = onboarding
  if (actorNow(onboarding) === 'investor') return actorIn(status) === 'investor' ? 'investor' : 'asked'
  switch (status) {
    case 'DueDiligenceSubmitted':
    case 'SubscriptionSubmitted':
    case 'SubscriptionConfirmed':
      return status
    default:
      return 'ours'
  }
}
