/** The way of an onboarding as its investor follows it, from the signature of the declaration to the fund. Pure. */
import type { Timestamp } from '../entity.ts'
import { placeOf } from './steps.ts'
import type { OnboardingStep } from './steps.ts'

/** What comes before is answered, not signed. */
const FIRST = 'DueDiligenceSigned'

export const WAY = [
  FIRST,
  'DueDiligenceSubmitted',
  'DueDiligenceConfirmed',
  'SubscriptionSigned',
  'SubscriptionSubmitted',
  'SubscriptionConfirmed',
  'Completed',
] as const satisfies readonly OnboardingStep[]

export interface ReachedState {
  status: OnboardingStep
  at: Timestamp
}

export interface WayStep {
  step: (typeof WAY)[number]
  mark: 'done' | 'now' | 'later'
  /** When the state was reached for the last time; null for what is not done, and where the history no longer says. */
  at: Timestamp | null
}

/** `reached` holds the oldest first: what was undone and done again counts from the last time. */
export function wayOf(status: OnboardingStep, reached: readonly ReachedState[]): WayStep[] {
  const next = Math.max(placeOf(status) + 1, placeOf(FIRST))
  return WAY.map(step => {
    const place = placeOf(step)
    if (place >= next) return { step, mark: place === next ? 'now' : 'later', at: null }
    return { step, mark: 'done', at: reached.findLast(each => each.status === step)?.at ?? null }
  })
}
