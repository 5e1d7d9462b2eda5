/**
 * Completing an onboarding: the limited partner, its contacts, its bank account and its commitment are made from what
 * was typed, so that nothing is typed twice.
 */
import type { OnboardingComplete } from '../../generated/types.ts'
import type { Context, RecordAction } from '../context.ts'
import { changesOf } from '../entityTypes.ts'
import type { Stored } from '../entityTypes.ts'
import { lockLedger } from '../limited-partners/ledger.server.ts'
import { path } from '../paths.ts'
import { inputProblem } from '../problems.ts'
import { text } from '../texts.ts'
import { openClosing } from './admission.server.ts'
import { duplicatesOf } from './duplicates.server.ts'
import { typedTaxNumber } from './duplicates.ts'
import { mailOnboarding } from './mails.server.ts'
import { partyOf, replacedIn } from './party.ts'
import type { OnboardingOutcome } from './reads.ts'
import { additionalContactsOf, signatoriesOf } from './signatories.server.ts'
import { typedAccount } from './typedAccount.ts'
import './texts.ts'

type Onboarding = Stored<'onboarding'>

export const complete: RecordAction<'onboarding', 'complete'> = async (context, onboarding, { acceptDuplicates }) => {
  const { records, today } = context
  await holdClosings(context, onboarding)
  await assertPapers(context, onboarding)
  await assertKnown(context, onboarding, acceptDuplicates === true)
  const partner = await records.create('limitedPartner', {
    fundId: onboarding.fundId,
    ...partyOf(onboarding),
    legalStatus: onboarding.legalStatus,
    taxNumber: typedTaxNumber(onboarding),
    mainContactId: onboarding.contactId,
    additionalContacts: await additionalContactsOf(context, onboarding),
    subscriptionStatus: 'Confirmed',
    subscriptionDate: onboarding.subscriptionDate,
  })
  const bankAccountId = await makeBankAccount(context, onboarding, partner.id)
  if (bankAccountId !== null) await records.update('limitedPartner', partner.id, { bankAccountId })
  await intoOpenClosing(context, onboarding, partner.id)
  const holding = path('portal.fund.details', { pTenantId: context.account.tenant ?? '', pLpId: partner.id })
  await mailOnboarding(context, onboarding, 'onboarding-completed', { path: holding })
  return changesOf('onboarding', { completionDate: today, statusDate: today, limitedPartnerId: partner.id })
}

/**
 * Held before closings are looked at: one may be made or completed meanwhile. Whoever completes a closing holds first
 * that and then the ledger, so in this order neither waits for the other.
 */
async function holdClosings(context: Context, { fundId }: Onboarding): Promise<void> {
  const { database, account } = context
  await database
    .selectFrom('closings')
    .select('id')
    .where('tenant_id', '=', account.tenantId)
    .where('fund_id', '=', fundId)
    .where('status', '=', 'Open')
    .orderBy('id')
    .forKeyShare()
    .execute()
  await lockLedger(context, fundId)
}

/** By now all that is required of an onboarding has to be there, whatever was changed since it was signed. */
async function assertPapers({ records }: Context, onboarding: Onboarding): Promise<void> {
  const kinds = (await records.list('document', { resource: 'onboardings', recordId: onboarding.id })).map(
    ({ kind }) => kind,
  )
  const missing = [
    ...(onboarding.dueDiligenceDate ? [] : [text('onboarding.required.dueDiligenceDate')]),
    ...(kinds.includes('Due diligence') ? [] : [text('onboarding.required.dueDiligenceDocument')]),
    ...(onboarding.subscriptionDate ? [] : [text('onboarding.required.subscriptionDate')]),
    ...(kinds.includes('Subscription') ? [] : [text('onboarding.required.subscriptionDocument')]),
  ]
  if (missing.length > 0) throw inputProblem({ '': [text('onboarding.missing', { what: missing.join(', ') })] })
}

/** Two limited partners of a fund cannot have one name; what else is known has to be accepted. */
async function assertKnown(context: Context, onboarding: Onboarding, accepted: boolean): Promise<void> {
  const found = await duplicatesOf(context, { ...onboarding, investorName: partyOf(onboarding).name })
  const partners = found.filter(({ resource }) => resource === 'limited-partners')
  const [namesake] = partners.filter(({ same, fundId }) => same === 'name' && fundId === onboarding.fundId)
  if (namesake) throw inputProblem({ '': [text('onboarding.nameTaken', { name: namesake.name })] })
  const [other] = partners
  if (other && !accepted)
    throw inputProblem<OnboardingComplete>({
      acceptDuplicates: [text(`onboarding.same.${other.same}`, { name: other.name, fund: other.fund })],
    })
}

/** Another person of the tenant verifies it before anything is paid to it. */
async function makeBankAccount(context: Context, onboarding: Onboarding, partnerId: number): Promise<number | null> {
  const { records, today } = context
  const typed = typedAccount(onboarding.answers, today)
  if (!typed) return null
  const values = { ...typed, fundId: onboarding.fundId, limitedPartnerId: partnerId }
  const made = await records.create('bankAccount', values)
  await records.act('bankAccount', 'submitForVerification', made.id, {})
  return made.id
}

/** What completing would make now. */
export async function outcomeOf(context: Context, onboarding: Onboarding): Promise<OnboardingOutcome> {
  const { contactId, commitment, answers } = onboarding
  const main = await context.records.get('contact', contactId)
  const signatories = await signatoriesOf(context, onboarding)
  return {
    limitedPartner: partyOf(onboarding).name,
    replaced: replacedIn(onboarding, await context.records.list('country', {})),
    mainContact: main ? `${main.firstName} ${main.lastName}` : '',
    commitment,
    closing: commitment === null ? null : ((await openClosing(context, onboarding))?.name ?? null),
    accountNumber: answers?.bankAccount?.accountNumber ?? null,
    contacts: signatories.map(({ contact: { firstName, lastName, email }, contactId: known }) => ({
      name: `${firstName} ${lastName}`,
      email,
      isNew: known === null,
    })),
  }
}

async function intoOpenClosing(context: Context, onboarding: Onboarding, limitedPartnerId: number): Promise<void> {
  const { commitment } = onboarding
  const closing = commitment === null ? undefined : await openClosing(context, onboarding)
  if (!closing || commitment === null) return
  const { id: closingId, date } = closing
  await context.records.create('closingCommitment', { closingId, limitedPartnerId, date, value: commitment })
}
