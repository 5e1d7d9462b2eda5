/** What the link of a mail tells whoever opens it, signed in or not. */
import { choice, date, object, text } from './schema.ts'
import type { Of } from './schema.ts'

/** The mails whose links lead to a landing page. */
export const LINKED_EVENTS = [
  'account-creating',
  'account-created',
  'account-reactivated',
  'capital-call-published',
  'payment-reminder',
  'reporting-period-published',
  'start-onboarding',
  'complete-onboarding',
  'onboarding-reminder',
  'onboarding-question',
  'onboarding-reverted',
  'due-diligence-signed',
  'due-diligence-submitted',
  'subscription-submitted',
] as const
export type LinkedEvent = (typeof LINKED_EVENTS)[number]

/** GET /api/email-links/{guid}. */
export const emailLink = object({ tenant: text, event: choice(LINKED_EVENTS), sentOn: date })
export type EmailLink = Of<typeof emailLink>

/** What the page of a link begins with. */
export interface OpenedLink {
  /** null where the link is unknown, has ended, or belongs to another page. */
  link: EmailLink | null
  /** Why the server does not say what the link is at the moment. */
  refused?: string
  isSignedIn: boolean
}
