/** Whom an onboarding is told of: its contact, and of what was submitted whoever is in charge as well. */
import type { Context } from '../context.ts'
import type { Stored } from '../entityTypes.ts'
import { writeMailsTo } from '../mails/outbox.server.ts'
import type { Recipient } from '../mails/outbox.server.ts'
import { mailEvents } from '../mails/events.ts'
import { problem } from '../problems.ts'

type Onboarding = Stored<'onboarding'>

export type OnboardingEvent =
  | 'start-onboarding'
  | 'complete-onboarding'
  | 'due-diligence-signed'
  | 'due-diligence-submitted'
  | 'subscription-submitted'
  | 'onboarding-reminder'

/** Answers how many mails were written. `todo` says what is left to do, where the event asks for it. */
export async function mailOnboarding(
  context: Context,
  onboarding: Onboarding,
  event: OnboardingEvent,
  values: { todo?: string } = {},
): Promise<number> {
  const contact = await contactOf(context, onboarding)
  const fund = await context.records.get('fund', onboarding.fundId)
  const { responsible, responsibleEmail } = onboarding
  const toContact: Recipient = {
    address: contact.email,
    contactId: contact.id,
    values: { name: `${contact.firstName} ${contact.lastName}` },
  }
  const toStaff: Recipient[] =
    mailEvents[event].recipients === 'onboardingContactAndStaff' && responsibleEmail
      ? [{ address: responsibleEmail, contactId: null, values: { name: responsible ?? responsibleEmail } }]
      : []
  return writeMailsTo(
    context,
    {
      event,
      resource: 'onboardings',
      recordId: onboarding.id,
      values: { fund: fund?.name ?? '', investor: onboarding.investorName, ...values },
    },
    [toContact, ...toStaff],
  )
}

export async function contactOf({ records }: Context, { contactId }: Onboarding): Promise<Stored<'contact'>> {
  const contact = await records.get('contact', contactId)
  if (!contact) throw problem('not-found')
  return contact
}

/** What still waits to be sent about an onboarding that has ended never leaves. */
export async function withdrawMails({ records }: Context, { id }: Onboarding): Promise<void> {
  const waiting = await records.list('mail', { resource: 'onboardings', recordId: id, status: ['Queued', 'Failed'] })
  for (const mail of waiting)
    await records.update('mail', mail.id, {}, { set: { status: 'Cancelled' }, operation: 'abort' })
}
