/** Who fills in the wizard: let in with the start, or when another contact takes over after it. */
import type { Context } from '../context.ts'
import type { Stored } from '../entityTypes.ts'
import { inputProblem } from '../problems.ts'
import { text } from '../texts.ts'
import { contactOf, endLinksOf, mailNewContact } from './mails.server.ts'
import { isOpen } from './steps.ts'
import './texts.ts'

type Onboarding = Stored<'onboarding'>

/** What the contact is asked to do needs a sign-in. */
export async function admitContact(context: Context, onboarding: Onboarding): Promise<void> {
  const contact = await contactOf(context, onboarding)
  if (contact.accountStatus === 'Deactivated')
    throw inputProblem<Onboarding>({ contactId: [text('onboarding.contactDeactivated')] })
  if (contact.accountStatus === 'None') await context.records.act('contact', 'createAccount', contact.id, {})
}

/** Before the start nobody has been told; after the end nobody can be any more. */
export async function handOver(context: Context, onboarding: Onboarding, before: Onboarding): Promise<void> {
  if (onboarding.contactId === before.contactId || onboarding.status === 'Created' || !isOpen(onboarding.status)) return
  await admitContact(context, onboarding)
  await endLinksOf(context, before)
  await mailNewContact(context, onboarding)
}
