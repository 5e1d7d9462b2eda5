/** Whom an onboarding is told of: its contact, and of what was submitted whoever is in charge as well. */
import type { Context } from '../context.ts'
import type { Stored } from '../entityTypes.ts'
import { writeMailsTo } from '../mails/outbox.server.ts'
import type { Recipient } from '../mails/outbox.server.ts'
import { mailEvents } from '../mails/events.ts'
import { momentAfter } from '../calendar.ts'
import { problem } from '../problems.ts'
import { text } from '../texts.ts'
import { questionCountOf } from './computed.server.ts'
import { takesPapersByLink } from './papersByLink.ts'
import { isWithInvestor, papersUndone } from './steps.ts'
import './texts.ts'

type Onboarding = Stored<'onboarding'>

export type OnboardingEvent =
  | 'start-onboarding'
  | 'complete-onboarding'
  | 'due-diligence-signed'
  | 'due-diligence-submitted'
  | 'subscription-submitted'
  | 'onboarding-reminder'
  | 'onboarding-question'
  | 'onboarding-reverted'
  | 'onboarding-completed'

/**
 * Where the event asks for them: `begin` says whether one can begin, `nextStep` what is left to do, `undone` what was
 * reverted, `path` which page of the portal.
 */
interface EventValues {
  begin?: string
  nextStep?: string
  undone?: string
  path?: string
}

/** Answers how many mails were written. */
export async function mailOnboarding(
  context: Context,
  onboarding: Onboarding,
  event: OnboardingEvent,
  values: EventValues = {},
): Promise<number> {
  const { responsible, responsibleEmail } = onboarding
  const toStaff: Recipient[] =
    mailEvents[event].recipients === 'onboardingContactAndStaff' && responsibleEmail
      ? [{ address: responsibleEmail, contactId: null, values: { name: responsible ?? responsibleEmail } }]
      : []
  return writeOnboardingMails(context, onboarding, event, values, toStaff)
}

/**
 * Tells another contact how far it is, in the words in which the former one was told, and of what the former one was
 * asked; whoever is in charge knows.
 */
export async function mailNewContact(context: Context, onboarding: Onboarding): Promise<void> {
  const { status } = onboarding
  const questions = await questionCountOf(context, onboarding)
  await writeOnboardingMails(context, onboarding, eventOf(status, questions), stepValues(status, questions), [])
}

/**
 * Which signed papers are deleted, and what is left to do. Whoever took over after the declaration was signed has had
 * no first mail, whose link takes papers, and gets it now that they are taken again.
 */
export async function mailReverted(
  context: Context,
  onboarding: Onboarding,
  target: Onboarding['status'],
): Promise<void> {
  const deleted = papersUndone(onboarding.status, target).map(kind => text(`onboarding.undone.${kind}`))
  const undone = deleted.length > 0 ? deleted.join(' ') : text('onboarding.undone.nothing')
  const { begin, nextStep } = stepValues(target, await questionCountOf(context, onboarding))
  if (takesPapersByLink(target) && !(await hasFirstMail(context, onboarding)))
    await mailOnboarding(context, onboarding, 'start-onboarding', { begin: `${undone} ${begin}` })
  else await mailOnboarding(context, onboarding, 'onboarding-reverted', { undone, nextStep })
}

async function hasFirstMail({ records }: Context, { id, contactId }: Onboarding): Promise<boolean> {
  const [mail] = await records.list('mail', {
    event: 'start-onboarding',
    resource: 'onboardings',
    recordId: id,
    contactId,
    status: ['Queued', 'Sending', 'Sent', 'Failed'],
  })
  return mail !== undefined
}

/** As long as papers are taken by the link of the first mail, whoever takes over gets one of its own. */
function eventOf(status: Onboarding['status'], questions: number): OnboardingEvent {
  switch (status) {
    case 'Started':
    case 'SubmittedToInvestor':
      return 'start-onboarding'
    case 'DueDiligenceSubmitted':
      return questions > 0 ? 'onboarding-question' : 'due-diligence-submitted'
    case 'SubscriptionSubmitted':
    case 'SubscriptionConfirmed':
      return questions > 0 ? 'onboarding-question' : 'subscription-submitted'
    default:
      return 'complete-onboarding'
  }
}

function stepValues(status: Onboarding['status'], questions: number) {
  return { ...beginValues(status, questions), ...nextStepValues(status, questions) }
}

/** The wizard opens once it is submitted to the investor: until then its first page takes papers alone. */
export function beginValues(status: Onboarding['status'], questions: number): { begin: string } {
  if (status === 'Started') return { begin: text('onboarding.begin.later') }
  return { begin: [...replyTo(questions), text('onboarding.begin.now')].join(' ') }
}

/** The investor replies whoever has the next step, and does the own one besides. */
export function nextStepValues(status: Onboarding['status'], questions: number): { nextStep: string } {
  const steps = [...replyTo(questions), ...ownStep(status)]
  return { nextStep: steps.length > 0 ? steps.join(' ') : text('onboarding.nextStep.nothing') }
}

function replyTo(questions: number): string[] {
  return questions > 0 ? [text('onboarding.nextStep.reply')] : []
}

function ownStep(status: Onboarding['status']): string[] {
  switch (status) {
    case 'SubmittedToInvestor':
      return [text('onboarding.nextStep.signDueDiligence')]
    case 'DueDiligenceSigned':
      return [text('onboarding.nextStep.submitDueDiligence')]
    case 'DueDiligenceConfirmed':
      return [text('onboarding.nextStep.signSubscription')]
    case 'SubscriptionSigned':
      return [text('onboarding.nextStep.submitSubscription')]
    default:
      return []
  }
}

const DAY = 86_400_000

/**
 * Tells the contact that something is asked: one mail for all that is asked until the contact replies, or until a day
 * after it was sent. Before the wizard is open to the investor the mail that opens it comes anyway.
 */
export async function mailQuestion(context: Context, onboarding: Onboarding): Promise<void> {
  const { status, id, contactId } = onboarding
  if (!isWithInvestor(status)) return
  if (!(await knowsOfQuestion(context, id, contactId))) await mailOnboarding(context, onboarding, 'onboarding-question')
}

async function knowsOfQuestion(
  { database, account, clock }: Context,
  onboardingId: number,
  contactId: number,
): Promise<boolean> {
  const notified = await database
    .selectFrom('mails as m')
    .select('m.id')
    .where('m.tenant_id', '=', account.tenantId)
    .where('m.event', '=', 'onboarding-question')
    .where('m.resource', '=', 'onboardings')
    .where('m.record_id', '=', onboardingId)
    .where('m.contact_id', '=', contactId)
    .where(({ and, eb, exists, not, or, selectFrom }) =>
      or([
        eb('m.status', 'in', ['Queued', 'Sending']),
        and([
          eb('m.status', '=', 'Sent'),
          eb('m.sent_at', '>', momentAfter(clock.now(), -DAY)),
          not(
            exists(
              selectFrom('onboarding_comments as c')
                .select('c.id')
                .whereRef('c.tenant_id', '=', 'm.tenant_id')
                .where('c.onboarding_id', '=', onboardingId)
                .whereRef('c.replied_at', '>', 'm.sent_at'),
            ),
          ),
        ]),
      ]),
    )
    .limit(1)
    .execute()
  return notified.length > 0
}

async function writeOnboardingMails(
  context: Context,
  onboarding: Onboarding,
  event: OnboardingEvent,
  values: EventValues,
  toStaff: readonly Recipient[],
): Promise<number> {
  const contact = await contactOf(context, onboarding)
  const fund = await context.records.get('fund', onboarding.fundId)
  const toContact: Recipient = {
    address: contact.email,
    contactId: contact.id,
    values: { name: `${contact.firstName} ${contact.lastName}` },
  }
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
    await records.update('mail', mail.id, {}, { set: { status: 'Cancelled' }, operation: 'cancel' })
}

/** What went to a contact who is it no longer: none of these mails leaves, and none of their links opens. */
export async function endLinksOf({ records }: Context, { id, contactId }: Onboarding): Promise<void> {
  const status = ['Queued', 'Sending', 'Sent', 'Failed'] as const
  const mails = await records.list('mail', { resource: 'onboardings', recordId: id, contactId, status })
  for (const mail of mails)
    await records.update('mail', mail.id, {}, { set: { status: 'Cancelled' }, operation: 'cancel' })
}
