/** Who may do which action of an onboarding in which state, written out once more. */
import type { SampleDossier } from './dossiers.ts'
import { STATES } from './servedOnboarding.ts'
import type { State } from './servedOnboarding.ts'

export type Who = 'edit' | 'applicant' | 'investor' | 'tenantAdmin'

interface Agreed {
  from: readonly State[]
  /** Where it leads, from each state where that differs; null where the state stays. */
  to: State | null | Readonly<Partial<Record<State, State>>>
  who: Who
  input?: object
  /** States of the table in which it is refused as long as nothing is asked of the investor. */
  onlyWhenAsked?: readonly State[]
}

const OPEN = STATES.slice(0, 9)
/** As long as the investor answers: the due diligence until it is signed, the subscription until that is. */
const ANSWERED = STATES.slice(2, 6)

/** The action table as it was agreed, written out once more. */
export function agreedActions({ answers }: SampleDossier): Readonly<Record<string, Agreed>> {
  return {
    start: { from: ['Created'], to: 'Started', who: 'edit' },
    'submit-to-investor': { from: ['Started'], to: 'SubmittedToInvestor', who: 'edit' },
    'sign-due-diligence': {
      from: ['SubmittedToInvestor'],
      to: 'DueDiligenceSigned',
      who: 'applicant',
      input: { date: '2026-11-02' },
    },
    'save-answers': { from: ANSWERED, to: null, who: 'applicant', input: { bankAccount: { bankCity: 'Cork' } } },
    'save-party': { from: ANSWERED, to: null, who: 'applicant', input: { signatories: { key: 'more1' } } },
    'remove-party': {
      from: ANSWERED,
      to: null,
      who: 'applicant',
      input: { rows: [{ list: 'signatories', key: answers.signatories?.[0]?.key }] },
    },
    'sign-paper': {
      from: ['SubmittedToInvestor', 'DueDiligenceConfirmed'],
      to: { SubmittedToInvestor: 'DueDiligenceSigned', DueDiligenceConfirmed: 'SubscriptionSigned' },
      who: 'investor',
      input: {
        signatures: (answers.signatories ?? []).map(({ individual }) => ({
          name: `${individual?.firstName} ${individual?.lastName}`,
        })),
      },
    },
    'submit-due-diligence': { from: ['DueDiligenceSigned'], to: 'DueDiligenceSubmitted', who: 'applicant' },
    'confirm-due-diligence': { from: ['DueDiligenceSubmitted'], to: 'DueDiligenceConfirmed', who: 'edit' },
    'sign-subscription': {
      from: ['DueDiligenceConfirmed'],
      to: 'SubscriptionSigned',
      who: 'applicant',
      input: { date: '2026-11-12' },
    },
    'submit-subscription': { from: ['SubscriptionSigned'], to: 'SubscriptionSubmitted', who: 'applicant' },
    'confirm-subscription': { from: ['SubscriptionSubmitted'], to: 'SubscriptionConfirmed', who: 'edit' },
    complete: { from: ['SubscriptionConfirmed'], to: 'Completed', who: 'edit' },
    abort: { from: OPEN, to: 'Aborted', who: 'edit', input: { reason: 'Withdrawn' } },
    'revert-status': {
      from: STATES.slice(3, 9),
      to: 'SubmittedToInvestor',
      who: 'tenantAdmin',
      input: { target: 'SubmittedToInvestor', reason: 'Signed by the wrong person' },
    },
    'send-reminder': {
      from: STATES.slice(2, 9),
      to: null,
      who: 'edit',
      onlyWhenAsked: ['DueDiligenceSubmitted', 'SubscriptionSubmitted', 'SubscriptionConfirmed'],
    },
  }
}
