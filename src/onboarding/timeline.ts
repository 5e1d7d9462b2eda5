/** The way of an onboarding as it went and as it will go: what was done, and the states still to come. Pure. */
import type { HistoryEntry } from '../api/history.ts'
import type { ActionNameOf } from '../entityTypes.ts'
import type { MailEvent } from '../mails/events.ts'
import type { OnboardingProgress, Signature } from './reads.ts'
import type { OnboardingStatus, OnboardingStep, SignedKind } from './steps.ts'
import { STEPS, placeOf } from './steps.ts'

type OnboardingAction = ActionNameOf<'onboarding'>

/** The actions that lead from step to step, each with the state that it leads to. */
const LEADS_TO = {
  create: 'Created',
  start: 'Started',
  submitToInvestor: 'SubmittedToInvestor',
  signDueDiligence: 'DueDiligenceSigned',
  submitDueDiligence: 'DueDiligenceSubmitted',
  confirmDueDiligence: 'DueDiligenceConfirmed',
  signSubscription: 'SubscriptionSigned',
  submitSubscription: 'SubscriptionSubmitted',
  confirmSubscription: 'SubscriptionConfirmed',
  complete: 'Completed',
} as const satisfies Partial<Record<OnboardingAction | 'create', OnboardingStep>>

const BESIDE_THE_WAY = ['sendReminder', 'revertStatus', 'abort'] as const satisfies readonly OnboardingAction[]
/** By typed name both papers are signed by one action: the state tells which. */
const SIGN_BY_NAME: OnboardingAction = 'signPaper'

export type TimelineKind = keyof typeof LEADS_TO | (typeof BESIDE_THE_WAY)[number]

export interface TimelineEvent {
  id: number
  kind: TimelineKind
  at: HistoryEntry['at']
  by: string | null
  /** What was stated with it: a reason, a day. */
  note: string | null
}

export interface Timeline {
  past: TimelineEvent[]
  /** The states that follow, the next one first; none of what has ended. */
  future: OnboardingStep[]
}

/** `history` is the newest first, as it is answered. */
export function timelineOf(history: readonly HistoryEntry[], status: OnboardingStatus): Timeline {
  const past = history.toReversed().flatMap(({ id, at, by, action, changes }): TimelineEvent[] => {
    const kind = kindOf(action, changes)
    if (!kind) return []
    const note = changes.find(({ field }) => field === 'reason' || field === 'note')?.new
    return [{ id, kind, at, by, note: typeof note === 'string' ? note : null }]
  })
  return { past, future: status === 'Aborted' ? [] : STEPS.filter((_step, place) => place > placeOf(status)) }
}

/** What was written to the contact with an event. */
const MAIL_OF: Partial<Record<TimelineKind, MailEvent>> = {
  start: 'start-onboarding',
  submitToInvestor: 'complete-onboarding',
  sendReminder: 'onboarding-reminder',
  revertStatus: 'onboarding-reverted',
}

const SIGNED_WITH: Partial<Record<TimelineKind, SignedKind>> = {
  signDueDiligence: 'Due diligence',
  signSubscription: 'Subscription',
}

const SUBMITTED_WITH: Partial<Record<TimelineKind, SignedKind>> = {
  submitDueDiligence: 'Due diligence',
  submitSubscription: 'Subscription',
}

export interface EventOutcome {
  signed?: Signature | undefined
  submitted?: Signature | undefined
  mail?: OnboardingProgress['mails'][number] | undefined
}

/**
 * What came of an event: the mail that was written with it or before the next one of its kind, the paper that was
 * signed or submitted. A step that was undone and done again has the papers of the last time, so that only its last
 * event speaks of them.
 */
export function outcomeOfEvent(
  { id, kind, at }: TimelineEvent,
  past: readonly TimelineEvent[],
  { signatures, mails }: Pick<OnboardingProgress, 'signatures' | 'mails'>,
): EventOutcome {
  const next = past.find(event => event.kind === kind && event.at > at)?.at
  const isLast = past.findLast(event => event.kind === kind)?.id === id
  const signatureOf = (paper: SignedKind | undefined) =>
    isLast ? signatures.find(signature => signature.kind === paper) : undefined
  return {
    signed: signatureOf(SIGNED_WITH[kind]),
    submitted: signatureOf(SUBMITTED_WITH[kind]),
    mail: mails.find(
      ({ event, writtenAt }) => event === MAIL_OF[kind] && writtenAt >= at && (next === undefined || writtenAt < next),
    ),
  }
}

function kindOf(action: string, changes: HistoryEntry['changes']): TimelineKind | undefined {
  if (action === SIGN_BY_NAME)
    return changes.some(({ new: status }) => status === LEADS_TO.signSubscription)
      ? 'signSubscription'
      : 'signDueDiligence'
  const known: readonly TimelineKind[] = [
    'create',
    'start',
    'submitToInvestor',
    'signDueDiligence',
    'submitDueDiligence',
    'confirmDueDiligence',
    'signSubscription',
    'submitSubscription',
    'confirmSubscription',
    'complete',
    ...BESIDE_THE_WAY,
  ]
  return known.find(kind => kind === action)
}
