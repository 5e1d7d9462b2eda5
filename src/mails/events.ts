/** The mails of the product: to whom each event is told, and which page its link leads to. The words: templates.ts. */
import type { Stored } from '../entityTypes.ts'
import type { RouteName } from '../paths.ts'

export type MailEvent = Stored<'mail'>['event']

/** Who is told: the person of the account that it is about, or every administrator of the tenant. */
export type RecipientGroup = 'accountHolder' | 'tenantAdministrators'

interface MailRow {
  /** Absent as long as nothing writes this mail. */
  recipients?: RecipientGroup
  /** The landing page of its link; null for mails without one. */
  page: Extract<RouteName, `email.${string}`> | null
}

export const mailEvents: Readonly<Record<MailEvent, MailRow>> = {
  'account-creating': { recipients: 'accountHolder', page: 'email.accountCreating' },
  'account-created': { recipients: 'accountHolder', page: 'email.accountCreated' },
  'account-reactivated': { recipients: 'accountHolder', page: 'email.accountReactivated' },
  'capital-call-published': { page: 'email.capitalCallPublished' },
  'reporting-period-published': { page: 'email.reportingPeriodPublished' },
  'start-onboarding': { page: 'email.startOnboarding' },
  'complete-onboarding': { page: 'email.completeOnboarding' },
  'due-diligence-signed': { page: 'email.dueDiligenceSigned' },
  'due-diligence-submitted': { page: 'email.dueDiligenceSubmitted' },
  'subscription-submitted': { page: 'email.subscriptionSubmitted' },
  'onboarding-reminder': { page: null },
  'reopen-requested': { recipients: 'tenantAdministrators', page: null },
}
