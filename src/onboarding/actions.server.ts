/**
 * What the actions of an onboarding do besides the change of state that its schema names: dates, signed papers, mails.
 * Each is one transaction: a refusal leaves the state, the papers and the outbox as they were.
 */
import type {
  OnboardingConfirmDueDiligence,
  OnboardingConfirmSubscription,
  OnboardingRevertStatus,
  OnboardingSignDueDiligence,
  OnboardingSignSubscription,
} from '../../generated/types.ts'
import type { Context, RecordAction } from '../context.ts'
import type { CalendarDate } from '../entity.ts'
import { changesOf } from '../entityTypes.ts'
import type { Stored } from '../entityTypes.ts'
import { allows } from '../access.ts'
import { isDate } from '../calendar.ts'
import { isZero } from '../money.ts'
import { inputProblem, problem } from '../problems.ts'
import { text } from '../texts.ts'
import { removeUnsignedUploads } from './addedPapers.server.ts'
import { openRequestsOf, questionCountOf } from './computed.server.ts'
import { admitContact } from './contacts.server.ts'
import { assertSignable } from './dossierContext.server.ts'
import { beginValues, mailOnboarding, mailReverted, nextStepValues, withdrawMails } from './mails.server.ts'
import { actorIn, papersUndone, revertTargets, wasRemindedOn } from './steps.ts'
import type { SignedKind } from './steps.ts'
import { accountIncomplete, typedAccount } from './typedAccount.ts'
import './texts.ts'

type Onboarding = Stored<'onboarding'>

/** The contact's account is made with the start: what follows asks the investor to sign in. */
export const start: RecordAction<'onboarding', 'start'> = async (context, onboarding, { submit }) => {
  const { account, today } = context
  await admitContact(context, onboarding)
  const started = { ...onboarding, responsible: account.name, responsibleEmail: account.userName }
  const status = submit ? 'SubmittedToInvestor' : 'Started'
  const questions = await questionCountOf(context, onboarding)
  await mailOnboarding(context, started, 'start-onboarding', beginValues(status, questions))
  return changesOf('onboarding', {
    status,
    statusDate: today,
    startDate: today,
    responsible: account.name,
    responsibleEmail: account.userName,
  })
}

export const submitToInvestor: RecordAction<'onboarding', 'submitToInvestor'> = async (context, onboarding) => {
  const values = nextStepValues('SubmittedToInvestor', await questionCountOf(context, onboarding))
  await mailOnboarding(context, onboarding, 'complete-onboarding', values)
  return reached(context)
}

export const signDueDiligence: RecordAction<'onboarding', 'signDueDiligence'> = async (context, onboarding, input) => {
  if (!recordsForOthers(context)) await removeUnsignedUploads(context, onboarding, 'Due diligence', 'lastAdded')
  return declare(context, onboarding, input)
}

/** However the declaration was signed. */
export async function declare(context: Context, onboarding: Onboarding, input: OnboardingSignDueDiligence) {
  await assertComplete(context, 'Due diligence', onboarding)
  const date = dayOfSigning(context, input.date ?? onboarding.dueDiligenceDate)
  if (date === null) throw inputProblem<OnboardingSignDueDiligence>({ date: [text('onboarding.dateMissing')] })
  await mailOnboarding(context, onboarding, 'due-diligence-signed')
  return changesOf('onboarding', { dueDiligenceDate: date, statusDate: context.today })
}

export const submitDueDiligence: RecordAction<'onboarding', 'submitDueDiligence'> = async (context, onboarding) => {
  await mailOnboarding(context, onboarding, 'due-diligence-submitted')
  return reached(context)
}

export const confirmDueDiligence: RecordAction<'onboarding', 'confirmDueDiligence'> = async (
  context,
  onboarding,
  { note },
) => {
  await assertSettled(context, onboarding, note)
  await settleRemarks(context, onboarding)
  const values = nextStepValues('DueDiligenceConfirmed', await questionCountOf(context, onboarding))
  await mailOnboarding(context, onboarding, 'complete-onboarding', values)
  return reached(context)
}

export const signSubscription: RecordAction<'onboarding', 'signSubscription'> = async (context, onboarding, input) => {
  if (!recordsForOthers(context)) await removeUnsignedUploads(context, onboarding, 'Subscription', 'lastAdded')
  return subscribe(context, onboarding, input)
}

/** However the contract was signed: what the investor has typed into it is what it subscribes. */
export async function subscribe(context: Context, onboarding: Onboarding, input: OnboardingSignSubscription) {
  await assertComplete(context, 'Subscription', onboarding)
  const date = dayOfSigning(context, input.date ?? onboarding.subscriptionDate)
  if (date === null) throw inputProblem<OnboardingSignSubscription>({ date: [text('onboarding.dateMissing')] })
  const commitment = onboarding.answers?.subscriptionContract?.commitment ?? onboarding.commitment
  if (commitment === null || isZero(commitment)) throw inputProblem({ '': [text('onboarding.commitmentMissing')] })
  await assertAccount(context, onboarding)
  return changesOf('onboarding', { subscriptionDate: date, commitment, statusDate: context.today })
}

export const submitSubscription: RecordAction<'onboarding', 'submitSubscription'> = async (context, onboarding) => {
  await mailOnboarding(context, onboarding, 'subscription-submitted')
  return reached(context)
}

export const confirmSubscription: RecordAction<'onboarding', 'confirmSubscription'> = async (
  context,
  onboarding,
  { note },
) => {
  await assertSettled(context, onboarding, note)
  await settleRemarks(context, onboarding)
  return reached(context)
}

export const abort: RecordAction<'onboarding', 'abort'> = async (context, onboarding) => {
  await withdrawMails(context, onboarding)
  return reached(context)
}

export const sendReminder: RecordAction<'onboarding', 'sendReminder'> = async (context, onboarding) => {
  if (wasRemindedOn(onboarding, context.today)) throw problem('rule', { detail: text('onboarding.remindedToday') })
  const values = nextStepValues(onboarding.status, await questionCountOf(context, onboarding))
  await mailOnboarding(context, onboarding, 'onboarding-reminder', values)
  return changesOf('onboarding', { remindedOn: context.today })
}

/**
 * Back to an earlier state: the papers that were signed since are deleted with their rows, and their files are put
 * aside by the next sweep, because a file that is deleted before the transaction ends could not come back.
 */
export const revertStatus: RecordAction<'onboarding', 'revertStatus'> = async (context, onboarding, { target }) => {
  const { records, today } = context
  if (!revertTargets(onboarding.status).some(state => state === target))
    throw inputProblem<OnboardingRevertStatus>({ target: [text('onboarding.notEarlier')] })
  const undone = papersUndone(onboarding.status, target)
  const papers =
    undone.length > 0
      ? await records.list('document', { resource: 'onboardings', recordId: onboarding.id, kind: undone })
      : []
  for (const { id } of papers) await records.remove('document', id, 'revertStatus')
  // Between two steps of ours nothing changes for the contact, unless something signed is gone.
  if (undone.length > 0 || [onboarding.status, target].some(status => actorIn(status) === 'investor'))
    await mailReverted(context, onboarding, target)
  return changesOf('onboarding', {
    status: target,
    statusDate: today,
    revertedOn: today,
    ...(undone.includes('Due diligence') && { dueDiligenceDate: null }),
    ...(undone.includes('Subscription') && { subscriptionDate: null }),
  })
}

function reached({ today }: Context) {
  return changesOf('onboarding', { statusDate: today })
}

/** Staff record what somebody else has signed. */
function recordsForOthers({ account }: Context): boolean {
  return allows('edit', account.roles)
}

/** Staff may record a signed paper before every answer is there; the investor signs what is complete. */
async function assertComplete(context: Context, kind: SignedKind, onboarding: Onboarding): Promise<void> {
  if (!recordsForOthers(context)) await assertSignable(context, kind, onboarding)
}

/** Staff record the day of a paper that was signed elsewhere; the investor signs today. */
function dayOfSigning(context: Context, stated: CalendarDate | null): CalendarDate | null {
  const { today } = context
  if (!recordsForOthers(context)) return today
  if (stated !== null && isDate(stated) && stated > today)
    throw inputProblem<OnboardingSignDueDiligence & OnboardingSignSubscription>({
      date: [text('rule.onboarding.inFuture')],
    })
  return stated
}

/** What completing would refuse is refused now: once it is signed, nobody can mend it. */
async function assertAccount({ records, today }: Context, { answers }: Onboarding): Promise<void> {
  const account = typedAccount(answers, today)
  if (!account) return
  const { currencyId, countryId, bankCountryId } = account
  const unknown = [
    ...((await records.get('currency', currencyId)) ? [] : ['currencyId' as const]),
    ...((await records.get('country', countryId)) ? [] : ['countryId' as const]),
    ...((await records.get('country', bankCountryId)) ? [] : ['bankCountryId' as const]),
  ]
  if (unknown.length > 0) throw accountIncomplete(unknown)
}

/** Confirming while the investor was asked to change something needs a reason. */
async function assertSettled(context: Context, { id }: Onboarding, note: string | null | undefined): Promise<void> {
  const open = (await openRequestsOf(context, [id])).get(id) ?? 0
  if (open > 0 && !note)
    throw inputProblem<OnboardingConfirmDueDiligence & OnboardingConfirmSubscription>({
      note: [text('onboarding.open', { smart_count: open })],
    })
}

/** Whoever confirms has seen them and asks nothing any more; a requested change is asked until it is settled itself. */
async function settleRemarks({ records }: Context, { id }: Onboarding): Promise<void> {
  const remarks = await records.list('onboardingComment', { onboardingId: id, kind: 'Comment', status: 'Open' })
  for (const remark of remarks) await records.act('onboardingComment', 'settle', remark.id, {})
}
