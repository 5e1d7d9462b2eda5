/** What the mails about an onboarding tell, whether it is still so, and what happens next. Pure. */
import { actorIn, actorNow, placeOf } from '../onboarding/steps.ts'
import type { OPEN_STATES, OnboardingStatus } from '../onboarding/steps.ts'
import type { ReachedState } from '../onboarding/way.ts'

type OpenState = (typeof OPEN_STATES)[number]

export type OnboardingEvent =
  | 'complete-onboarding'
  | 'onboarding-reminder'
  | 'onboarding-question'
  | 'onboarding-reverted'
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
  /** The oldest first. */
  reached: readonly ReachedState[]
}

/** A link lives until the onboarding has ended: meanwhile it is signed, confirmed, or reverted. */
export function hasMovedOn(
  event: OnboardingEvent,
  { status, awaitsInvestor, questions, reached }: OnboardingNow,
): boolean {
  // A question may be answered whoever has the next step.
  if (event === 'onboarding-question') return questions === 0
  if (event === 'onboarding-reverted') return !wasRevertedLast(reached)
  const states = TOLD_OF[event]
  return states === undefined ? !awaitsInvestor : !states.includes(status)
}

/** Only a revert leads to an earlier state. */
function wasRevertedLast(reached: readonly ReachedState[]): boolean {
  const [before, last] = reached.slice(-2)
  return before !== undefined && last !== undefined && placeOf(last.status) < placeOf(before.status)
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
