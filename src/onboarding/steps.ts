/** The way of an onboarding from state to state: who must act in each, and which signed papers belong to it. Pure. */
import { addBusinessDays } from '../calendar.ts'
import type { CalendarDate } from '../entity.ts'
import type { Answered, Stored } from '../entityTypes.ts'

export type OnboardingStatus = Stored<'onboarding'>['status']
export type DocumentKind = Stored<'document'>['kind']

/** From the first to the last; one that is aborted stands nowhere on it. */
export const STEPS = [
  'Created',
  'Started',
  'SubmittedToInvestor',
  'DueDiligenceSigned',
  'DueDiligenceSubmitted',
  'DueDiligenceConfirmed',
  'SubscriptionSigned',
  'SubscriptionSubmitted',
  'SubscriptionConfirmed',
  'Completed',
] as const satisfies readonly OnboardingStatus[]

export type OnboardingStep = (typeof STEPS)[number]

/** Everything that is neither completed nor aborted. */
export const OPEN_STATES = STEPS.filter(step => step !== 'Completed')

export const INVESTOR_STATES = [
  'SubmittedToInvestor',
  'DueDiligenceSigned',
  'DueDiligenceConfirmed',
  'SubscriptionSigned',
] as const satisfies readonly OnboardingStatus[]

/** The paper that is signed in the state: from then on it stays as it was signed, until the step is undone. */
export const SIGNED_IN = {
  'Due diligence': 'DueDiligenceSigned',
  Subscription: 'SubscriptionSigned',
} as const satisfies Partial<Record<DocumentKind, OnboardingStep>>

/** What was signed is handed over in the next step. */
export const SUBMITTED_IN = {
  'Due diligence': 'DueDiligenceSubmitted',
  Subscription: 'SubscriptionSubmitted',
} as const satisfies Readonly<Record<SignedKind, OnboardingStep>>

export type SignedKind = keyof typeof SIGNED_IN
export const SIGNED_KINDS = ['Due diligence', 'Subscription'] as const satisfies readonly SignedKind[]

export type Actor = 'staff' | 'investor' | 'nobody'

export function isOpen(status: OnboardingStatus): boolean {
  return OPEN_STATES.some(state => state === status)
}

export function actorIn(status: OnboardingStatus): Actor {
  if (!isOpen(status)) return 'nobody'
  return INVESTOR_STATES.some(state => state === status) ? 'investor' : 'staff'
}

/** Also while staff have the next step, the investor may have been asked about an answer and not have replied. */
export function awaitsInvestor(status: OnboardingStatus, unanswered: number): boolean {
  return actorIn(status) === 'investor' || (isWithInvestor(status) && unanswered > 0)
}

/** From then on, until it ends, the wizard is open to the investor. */
export function isWithInvestor(status: OnboardingStatus): boolean {
  return isOpen(status) && placeOf(status) >= placeOf('SubmittedToInvestor')
}

type Waiting = Pick<Answered<'onboarding'>, 'status' | 'awaitsInvestor'>

/** Who must act now: while a comment has no reply the investor, whoever has the step. */
export function actorNow({ status, awaitsInvestor: isAwaited }: Waiting): Actor {
  return isAwaited ? 'investor' : actorIn(status)
}

/** The working days that a fund gives for a step: to its own manager, and to the investor. */
export type StepDays = Pick<Stored<'fund'>, 'onboardingReviewDays' | 'onboardingAnswerDays'>

/** The goal of the step that is due now; null for what has ended, and where the fund gives no days. */
export function awaitedUntil(
  row: Waiting & Pick<Stored<'onboarding'>, 'statusDate'>,
  { onboardingReviewDays, onboardingAnswerDays }: StepDays,
): CalendarDate | null {
  const days = { staff: onboardingReviewDays, investor: onboardingAnswerDays, nobody: null }[actorNow(row)]
  return days === null || row.statusDate === null ? null : addBusinessDays(row.statusDate, days)
}

/** The text that says what must be done now. */
export function nextTextOf(row: Waiting) {
  return actorNow(row) === actorIn(row.status) ? (`onboarding.next.${row.status}` as const) : 'onboarding.nextReply'
}

/** One reminder a day is enough, whatever it is about. */
export function wasRemindedOn({ remindedOn }: Pick<Stored<'onboarding'>, 'remindedOn'>, today: CalendarDate): boolean {
  return remindedOn === today
}

/** Place on the way; -1 for what was aborted. */
export function placeOf(status: OnboardingStatus): number {
  return STEPS.findIndex(step => step === status)
}

export function isSigned(kind: SignedKind, status: OnboardingStatus): boolean {
  return placeOf(status) >= placeOf(SIGNED_IN[kind])
}

/** Which signed papers go when the status is set back. */
export function papersUndone(status: OnboardingStatus, target: OnboardingStatus): SignedKind[] {
  return SIGNED_KINDS.filter(kind => isSigned(kind, status) && !isSigned(kind, target))
}

/** Where a revert may lead: the states before this one, as far back as to where the investor began. */
export function revertTargets(status: OnboardingStatus): OnboardingStep[] {
  const first = placeOf('SubmittedToInvestor')
  return STEPS.filter((_step, place) => place >= first && place < placeOf(status)).filter(
    step => step !== 'SubscriptionConfirmed',
  )
}

export function signedKindOf(kind: DocumentKind): SignedKind | undefined {
  return SIGNED_KINDS.find(signed => signed === kind)
}
