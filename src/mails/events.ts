/** The mails of the product: for each event to whom it goes, what it says, and which page its link leads to. */
import type { Stored } from '../entityTypes.ts'
import type { RouteName } from '../paths.ts'

export type MailEvent = Stored<'mail'>['event']

/**
 * The person of the account that it is about, every administrator of the tenant; or those whom whoever writes the mail
 * names: a contact, the contacts of limited partners, those whom an access to the portal concerns, the contact of an
 * onboarding, or besides the contact whoever is in charge.
 */
export type RecipientGroup = 'accountHolder' | 'tenantAdministrators' | NamedRecipients
export type NamedRecipients =
  | 'contact'
  | 'partnerContacts'
  | 'portalReaders'
  | 'onboardingContact'
  | 'onboardingContactAndStaff'

interface UnwrittenMail {
  /** The landing page of its link; null for mails without one. */
  page: Extract<RouteName, `email.${string}`> | null
}
/** A mail that something writes. */
interface WrittenMail extends UnwrittenMail {
  recipients: RecipientGroup
  subject: string
  /** %{link} stays as it is: it is put in when a mail leaves or is read. */
  body: string
  /** The link works until what the mail is about has ended, and not for a number of days. */
  untilEnd?: true
}

const FAREWELL = '\n\nThis mail was written by the fund administration of %{tenant}. Please do not answer it.'

export const mailEvents = {
  'account-creating': {
    recipients: 'accountHolder',
    subject: '%{tenant}: your account is being created',
    body: `Dear %{name},\n\n%{tenant} is creating an account for you. Open this page and sign in for the first time:\n%{link}\n\nYour user name is %{userName}. The link works for 30 days.${FAREWELL}`,
    page: 'email.accountCreating',
  },
  'account-created': {
    recipients: 'accountHolder',
    subject: '%{tenant}: your account is ready',
    body: `Dear %{name},\n\nyour account is ready. What %{tenant} has released to you stands in the investor portal:\n%{link}\n\nSign in as %{userName}.${FAREWELL}`,
    page: 'email.accountCreated',
  },
  'account-reactivated': {
    recipients: 'accountHolder',
    subject: '%{tenant}: your account is active again',
    body: `Dear %{name},\n\nyour account is active again:\n%{link}\n\nSign in as %{userName}, as before.${FAREWELL}`,
    page: 'email.accountReactivated',
  },
  'capital-call-published': {
    recipients: 'partnerContacts',
    subject: '%{fund}: %{movement}, %{standing}',
    body: `Dear %{name},\n\n%{tenant} has published “%{movement}” of %{fund} for %{partner}.\n\n%{what}: %{amount}\nDue date: %{dueDate}\n\nThe notice stands in the investor portal:\n%{link}${FAREWELL}`,
    page: 'email.capitalCallPublished',
  },
  'reporting-period-published': {
    recipients: 'partnerContacts',
    subject: '%{fund}: %{period} is published',
    body:
      'Dear %{name},\n\n' +
      '%{tenant} has published %{period} of %{fund}, as of %{date}. The capital account statement of %{partner} ' +
      `stands in the investor portal:\n%{link}${FAREWELL}`,
    page: 'email.reportingPeriodPublished',
  },
  'start-onboarding': {
    recipients: 'onboardingContact',
    subject: '%{fund}: %{investor}, your onboarding begins',
    body:
      'Dear %{name},\n\n' +
      '%{tenant} has begun the onboarding of %{investor} for %{fund}: due diligence first, then the ' +
      'subscription. %{begin}\n%{link}\n\n' +
      `Once you have begun, you can stop at any time and go on later, also on another device.${FAREWELL}`,
    page: 'email.startOnboarding',
    untilEnd: true,
  },
  'complete-onboarding': {
    recipients: 'onboardingContact',
    subject: '%{fund}: %{investor}, your next step',
    body:
      'Dear %{name},\n\nthe onboarding of %{investor} for %{fund} waits for you.\n\n' +
      `What is left to do: %{nextStep}\n%{link}${FAREWELL}`,
    page: 'email.completeOnboarding',
    untilEnd: true,
  },
  'due-diligence-signed': {
    recipients: 'onboardingContact',
    subject: '%{fund}: due diligence of %{investor} signed',
    body:
      'Dear %{name},\n\n' +
      'the due diligence of %{investor} for %{fund} is signed. It is reviewed once it has been ' +
      `submitted:\n%{link}${FAREWELL}`,
    page: 'email.dueDiligenceSigned',
    untilEnd: true,
  },
  'due-diligence-submitted': {
    recipients: 'onboardingContactAndStaff',
    subject: '%{fund}: due diligence of %{investor} submitted',
    body:
      'Dear %{name},\n\n' +
      'the due diligence of %{investor} for %{fund} has been submitted. %{tenant} reviews it; the ' +
      `subscription is the next step. How far it is:\n%{link}${FAREWELL}`,
    page: 'email.dueDiligenceSubmitted',
    untilEnd: true,
  },
  'subscription-submitted': {
    recipients: 'onboardingContactAndStaff',
    subject: '%{fund}: subscription of %{investor} submitted',
    body:
      'Dear %{name},\n\n' +
      'the subscription of %{investor} for %{fund} has been submitted. %{tenant} looks at it and ' +
      `accepts it. How far it is:\n%{link}${FAREWELL}`,
    page: 'email.subscriptionSubmitted',
    untilEnd: true,
  },
  'onboarding-reminder': {
    recipients: 'onboardingContact',
    subject: '%{fund}: %{investor}, a reminder of your onboarding',
    body:
      'Dear %{name},\n\nthe onboarding of %{investor} for %{fund} still waits for you.\n\n' +
      'What is left to do: %{nextStep}\n%{link}\n\n' +
      `If you have done it meanwhile, please ignore this mail.${FAREWELL}`,
    page: 'email.completeOnboarding',
    untilEnd: true,
  },
  'onboarding-question': {
    recipients: 'onboardingContact',
    subject: '%{fund}: %{investor}, a question about your answers',
    body:
      'Dear %{name},\n\n' +
      '%{tenant} has looked at the answers of %{investor} for %{fund} and asks about some of them. Each question ' +
      `stands beside the answer that it is about, where you can reply:\n%{link}${FAREWELL}`,
    page: 'email.completeOnboarding',
    untilEnd: true,
  },
  'onboarding-reverted': {
    recipients: 'onboardingContact',
    subject: '%{fund}: %{investor}, a step of your onboarding was undone',
    body:
      'Dear %{name},\n\n' +
      '%{tenant} has taken the onboarding of %{investor} for %{fund} back to an earlier step. %{undone} What was ' +
      `answered stays.\n\nWhat is left to do: %{nextStep}\n%{link}${FAREWELL}`,
    page: 'email.completeOnboarding',
    untilEnd: true,
  },
  'onboarding-completed': {
    recipients: 'onboardingContact',
    subject: '%{fund}: %{investor} is admitted',
    body:
      'Dear %{name},\n\n' +
      'the onboarding of %{investor} for %{fund} is completed: %{tenant} has accepted the subscription. The holding, ' +
      `with the papers that were signed, stands in the investor portal:\n%{path}${FAREWELL}`,
    page: null,
  },
  'payment-reminder': {
    recipients: 'partnerContacts',
    subject: '%{fund}: %{movement} was due on %{dueDate}',
    body: `Dear %{name},\n\nwe have not yet seen the whole payment of %{partner} for “%{movement}” of %{fund}.\n\nStill to come: %{amount}\nDue date: %{dueDate}\nReference: %{reference}\n\nThe notice with the bank account stands in the investor portal:\n%{link}\n\nIf you have paid meanwhile, please ignore this mail.${FAREWELL}`,
    page: 'email.capitalCallPublished',
  },
  'bank-account-named': {
    recipients: 'partnerContacts',
    subject: '%{fund}: another bank account was named for %{partner}',
    body:
      'Dear %{name},\n\n' +
      '%{by} has named another bank account for what %{fund} pays to %{partner}: %{number}.\n\n' +
      'The account of before is used until %{tenant} has verified the new one. If this is not what you want, ' +
      `call %{tenant} on the number that you already have.${FAREWELL}`,
    page: null,
  },
  'bank-account-to-verify': {
    recipients: 'tenantAdministrators',
    subject: '%{fund}: %{partner} has named another bank account',
    body:
      '%{by} has named another bank account for what %{fund} pays to %{partner}.\n\n' +
      'Call back on a number that you had before, and verify it on its page: %{path}',
    page: null,
  },
  'bank-account-verified': {
    recipients: 'partnerContacts',
    subject: '%{fund}: the bank account of %{partner} is verified',
    body:
      'Dear %{name},\n\n' +
      '%{tenant} has verified the bank account that was named for %{partner}: %{number}. What %{fund} pays goes ' +
      `there from now on; the account of before is closed.${FAREWELL}`,
    page: null,
  },
  'bank-account-refused': {
    recipients: 'partnerContacts',
    subject: '%{fund}: the bank account of %{partner} stays as it is',
    body:
      'Dear %{name},\n\n' +
      '%{tenant} has not verified the bank account that was named for %{partner}: %{number}. It is not used, and ' +
      'nothing changes for what %{fund} pays.\n\n' +
      `Call %{tenant} on the number that you already have if you want to know why.${FAREWELL}`,
    page: null,
  },
  'portal-access-asked': {
    recipients: 'tenantAdministrators',
    subject: '%{fund}: %{by} asks for access for %{person}',
    body:
      '%{by} asks that %{person} (%{email}) may read the holding of %{partner} in %{fund} until %{until}.\n\n' +
      'A tenant administrator decides on the page of the limited partner: %{path}',
    page: null,
  },
  'portal-access-granted': {
    recipients: 'portalReaders',
    subject: '%{fund}: access of %{person} granted',
    body:
      'Dear %{name},\n\n' +
      '%{person} may read the holding of %{partner} in %{fund} until %{until}, and can change nothing: ' +
      `%{path}${FAREWELL}`,
    page: null,
  },
  'portal-access-ended': {
    recipients: 'portalReaders',
    subject: '%{fund}: no access for %{person}',
    body:
      'Dear %{name},\n\n' +
      `%{person} does not read the holding of %{partner} in %{fund} in the investor portal.${FAREWELL}`,
    page: null,
  },
  'contact-change-asked': {
    recipients: 'contact',
    subject: '%{tenant}: a change of your contact data was asked for',
    body:
      'Dear %{name},\n\n' +
      'somebody signed in as you has asked to change this of your contact data: %{what}.\n\n' +
      'Nothing changes until %{tenant} has checked it. If this is not what you want, ' +
      `call %{tenant} on the number that you already have.${FAREWELL}`,
    page: null,
  },
  'contact-change-to-check': {
    recipients: 'tenantAdministrators',
    subject: '%{name} asks for other contact data',
    body:
      '%{name} asks to change this of the own contact data: %{what}.\n\n' +
      'Call back on a number that you had before, and accept or refuse it on the page of the contact: %{path}',
    page: null,
  },
  'contact-change-accepted': {
    recipients: 'contact',
    subject: '%{tenant}: your contact data were changed',
    body:
      'Dear %{name},\n\n' +
      '%{tenant} has checked and changed this of your contact data: %{what}. If this is not what you want, ' +
      `call %{tenant} on the number that you already have.${FAREWELL}`,
    page: null,
  },
  'contact-change-refused': {
    recipients: 'contact',
    subject: '%{tenant}: your contact data stay as they are',
    body:
      'Dear %{name},\n\n' +
      `%{tenant} has not changed your contact data: %{what}. Call %{tenant} if you want to know why.${FAREWELL}`,
    page: null,
  },
  'publication-reminder': {
    recipients: 'partnerContacts',
    subject: '%{fund}: %{what} waits for you',
    body:
      'Dear %{name},\n\n' +
      'this was published for %{partner} in %{fund}, and nobody has opened it yet:\n\n%{lines}\n\n' +
      `It stands in the investor portal:\n%{path}${FAREWELL}`,
    page: null,
  },
  'reopen-requested': {
    recipients: 'tenantAdministrators',
    subject: '%{fund}: reopening of %{period} requested',
    body:
      '%{name} asks to reopen %{kind} %{period} of %{fund}.\n\nReason: %{reason}\n\n' +
      'A tenant administrator can reopen it on its page: %{path}',
    page: null,
  },
  'webhook-disabled': {
    recipients: 'tenantAdministrators',
    subject: 'The webhook “%{webhook}” was disabled',
    body:
      'The receiver of the webhook “%{webhook}” is told of no more changes: they wait for up to 30 days.\n\n' +
      'Reason: %{reason}\n\nOnce the receiver is well, resume the webhook on its page: %{path}',
    page: null,
  },
  'tenant-deletion-asked': {
    recipients: 'tenantAdministrators',
    subject: '%{tenant}: the deletion of everything was asked for',
    body:
      '%{by} asks that everything that %{tenant} keeps be deleted. From %{from} (UTC) on a global administrator can ' +
      'do that, and nothing brings it back.\n\nReason: %{reason}\n\n' +
      'Until then every administrator can withdraw the request, and export everything: %{path}',
    page: null,
  },
  'tenant-deletion-withdrawn': {
    recipients: 'tenantAdministrators',
    subject: '%{tenant}: the deletion of everything was withdrawn',
    body: '%{by} has withdrawn the request to delete everything that %{tenant} keeps. Nothing is deleted.',
    page: null,
  },
} as const satisfies Readonly<Record<MailEvent, UnwrittenMail | WrittenMail>>

/** The mails that something writes. */
export type WrittenEvent = {
  [Event in MailEvent]: (typeof mailEvents)[Event] extends WrittenMail ? Event : never
}[MailEvent]
