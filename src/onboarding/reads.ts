/**
 * Answers about an onboarding besides its record: who is known already; and for the investor its own onboardings, with
 * what staff have said about single answers.
 */
import { oneOf, optional, recordId, word } from '../api/parameters.ts'
import { file, read, recordRead } from '../api/reads.ts'
import {
  amount,
  boolean,
  choice,
  date,
  decimal,
  described,
  id,
  integer,
  list,
  nullable,
  object,
  text,
  timestamp,
} from '../api/schema.ts'
import type { Of } from '../api/schema.ts'
import { SIGNED_KINDS, STEPS } from './steps.ts'

const tenant = word('Short name of the tenant; it must be that of the account.')

export const duplicate = object({
  same: choice(['name', 'taxNumber', 'accountNumber']),
  resource: choice(['limited-partners', 'onboardings']),
  id,
  name: text,
  fundId: id,
  fund: text,
})
export type Duplicate = Of<typeof duplicate>

export const onboardingOutcome = object({
  limitedPartner: text,
  /** What the investor has signed otherwise than staff had entered it. */
  replaced: list(object({ field: choice(['name', 'address', 'country']), signed: text, entered: text })),
  mainContact: text,
  commitment: nullable(amount),
  /** The open closing that the commitment joins; null where the next one begins with it. */
  closing: nullable(text),
  accountNumber: nullable(text),
  /** Who signs for the investor becomes an additional contact. */
  contacts: list(object({ name: text, email: text, isNew: boolean })),
})
export type OnboardingOutcome = Of<typeof onboardingOutcome>

export const ownOnboardingRow = object({
  id,
  investorName: text,
  fund: text,
  status: choice([...STEPS, 'Aborted']),
  statusDate: nullable(date),
  /** Whether the next step is the investor's, or a change that was asked for waits for a reply. */
  mustAct: boolean,
  /** Changes that were asked for, and to which nobody has replied. */
  questions: integer,
})
export type OwnOnboardingRow = Of<typeof ownOnboardingRow>

/** What the wizard marks at its questions, and the papers that are there. */
export const onboardingNotes = object({
  comments: list(
    object({
      id,
      version: integer,
      /** As in the answers: "taxClassification.giin", "beneficialOwners.0.ownership". */
      question: text,
      kind: choice(['Comment', 'ChangeRequest']),
      text,
      status: choice(['Open', 'Answered', 'Settled']),
      author: nullable(text),
      writtenAt: timestamp,
      reply: nullable(text),
      /** The answer is another one than when this was written. */
      changed: boolean,
    }),
  ),
  documents: list(
    object({
      id,
      version: integer,
      kind: text,
      fileName: text,
      description: nullable(text),
      size: integer,
      addedAt: timestamp,
      /** Why it cannot be removed; null where it can. */
      locked: nullable(text),
    }),
  ),
})
export type OnboardingNotes = Of<typeof onboardingNotes>

/** When the investor joins the fund. */
export const admission = object({
  closing: described('The name of the closing; null where a transfer brought the commitment.', nullable(text)),
  date,
})
export type Admission = Of<typeof admission>

/** A paper that was signed. */
export const signature = object({
  kind: choice(SIGNED_KINDS),
  date: nullable(date),
  signedBy: described(
    'The names that were typed below it; null for a paper that was signed elsewhere.',
    nullable(text),
  ),
  fileName: nullable(text),
  pages: described('Of a paper that was signed here; null where they were not counted.', nullable(integer)),
  documents: described('How many documents of evidence a declaration that was signed here covers.', nullable(integer)),
})
export type Signature = Of<typeof signature>

const MAIL_STATUSES = ['Queued', 'Sending', 'Sent', 'Failed', 'Cancelled'] as const

/** What came of the steps: staff read it between them. */
export const onboardingProgress = object({
  signatures: described('The papers that are signed by now.', list(signature)),
  mails: described(
    'To the contact, the oldest first.',
    list(object({ event: text, status: choice(MAIL_STATUSES), writtenAt: timestamp, sentAt: nullable(timestamp) })),
  ),
  lastSignInAt: described('Of the contact; null for who has never signed in.', nullable(timestamp)),
})
export type OnboardingProgress = Of<typeof onboardingProgress>

/** What the wizard begins with besides the answers. */
export const onboardingReferences = object({
  fund: object({ name: text, currencyId: id, currency: text, minimumCommitment: nullable(amount) }),
  /** Who owns more percent is a beneficial owner; with `thresholdInclusive`, who owns just as much, too. */
  threshold: decimal,
  thresholdInclusive: boolean,
  /** ISO 3166 codes. */
  countries: list(object({ id, code: text, name: text })),
  currencies: list(object({ id, code: text })),
  contact: object({ firstName: text, lastName: text, email: text, phoneNumber: nullable(text) }),
  /** Whose names are typed below the paper that is signed next. */
  signers: list(text),
  admission: described('null while no closing is planned.', nullable(admission)),
})
export type OnboardingReferences = Of<typeof onboardingReferences>

/** How an adviser adds papers without signing in. */
export const papersLink = object({
  /** Of the newest mail that began the onboarding; null where no papers are taken by its link. */
  guid: nullable(text),
})

const answerFinding = object({
  question: described('The answer that is meant, as a path.', text),
  text,
  missing: described('Not answered yet; otherwise the answer cannot be right.', boolean),
  warning: described('Said, but nothing is held up by it.', boolean),
})
export type AnswerFinding = Of<typeof answerFinding>

export const onboardingReads = {
  onboardingDuplicates: read({
    path: '/api/onboardings/{id}/duplicates',
    access: { entity: 'onboarding' },
    summary: 'The limited partners and open onboardings with the same name, tax number or account number',
    parameters: { id: recordId('The onboarding.') },
    answerDescription: 'Those of the same fund first.',
    answer: list(duplicate),
  }),
  onboardingFindings: read({
    path: '/api/onboardings/{id}/findings',
    access: { entity: 'onboarding' },
    summary: 'What is missing among the answers of an onboarding, or wrong with them today',
    parameters: { id: recordId('The onboarding.') },
    answerDescription: 'What is missing first.',
    answer: list(answerFinding),
  }),
  onboardingOutcome: read({
    path: '/api/onboardings/{id}/outcome',
    access: { entity: 'onboarding' },
    summary: 'What completing an onboarding would make now',
    parameters: { id: recordId('The onboarding.') },
    answerDescription: 'Limited partner, commitment, bank account and contacts.',
    answer: onboardingOutcome,
  }),
  onboardingProgress: read({
    path: '/api/onboardings/{id}/progress',
    access: { entity: 'onboarding' },
    summary: 'What came of the steps of an onboarding: signatures, mails to the contact, its last sign-in',
    parameters: { id: recordId('The onboarding.') },
    answerDescription: 'Signatures, mails and the last sign-in.',
    answer: onboardingProgress,
  }),
  ownOnboardings: read({
    path: '/api/portal/{tenant}/onboardings',
    access: { group: 'investor' },
    heading: 'Investor portal',
    summary: 'The onboardings of which the investor is the contact',
    parameters: { tenant },
    answerDescription: 'Those that were begun, the newest first.',
    answer: list(ownOnboardingRow),
  }),
  ownOnboarding: recordRead({
    path: '/api/portal/{tenant}/onboardings/{id}',
    access: { group: 'investor' },
    entity: 'onboarding',
    heading: 'Investor portal',
    summary: 'An onboarding with its answers, for its contact',
    parameters: { tenant, id: recordId('The onboarding.') },
    answerDescription: 'The onboarding.',
  }),
  ownOnboardingNotes: read({
    path: '/api/portal/{tenant}/onboardings/{id}/notes',
    access: { group: 'investor' },
    heading: 'Investor portal',
    summary: 'What staff have said about the answers of an onboarding, and its documents, for its contact',
    parameters: { tenant, id: recordId('The onboarding.') },
    answerDescription: 'Comments and documents, the oldest first.',
    answer: onboardingNotes,
  }),
  ownOnboardingReferences: read({
    path: '/api/portal/{tenant}/onboardings/{id}/references',
    access: { group: 'investor' },
    heading: 'Investor portal',
    summary: 'What the wizard of an onboarding offers and proposes, for its contact',
    parameters: { tenant, id: recordId('The onboarding.') },
    answerDescription: 'Terms of the fund, countries and currencies, the contact.',
    answer: onboardingReferences,
  }),
  ownOnboardingPaper: file({
    path: '/api/portal/{tenant}/onboardings/{id}/paper',
    access: { group: 'investor' },
    heading: 'Investor portal',
    summary: 'The declaration or the contract as it would be signed now, once signed as it was, for its contact',
    parameters: {
      tenant,
      id: recordId('The onboarding.'),
      kind: oneOf(SIGNED_KINDS, 'Which of the two papers.'),
      documentId: optional(recordId('One of the documents of this kind; without it the paper itself.')),
    },
    fileName: 'onboarding.pdf',
  }),
  ownOnboardingDraft: file({
    path: '/api/portal/{tenant}/onboardings/{id}/draft',
    access: { group: 'investor' },
    heading: 'Investor portal',
    summary: 'The answers as they stand, marked as a draft to be passed on, for the contact of the onboarding',
    parameters: { tenant, id: recordId('The onboarding.'), kind: oneOf(SIGNED_KINDS, 'For which of the two papers.') },
    fileName: 'draft.pdf',
  }),
  ownOnboardingPapersLink: read({
    path: '/api/portal/{tenant}/onboardings/{id}/papers-link',
    access: { group: 'investor' },
    heading: 'Investor portal',
    summary: 'The link under which papers can be added without signing in, for the contact of the onboarding',
    parameters: { tenant, id: recordId('The onboarding.') },
    answerDescription: 'The part of the link that nobody can guess.',
    answer: papersLink,
  }),
}
