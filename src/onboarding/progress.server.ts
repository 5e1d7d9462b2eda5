/** What came of the steps of an onboarding, as staff follow it. */
import type { Context } from '../context.ts'
import type { Stored } from '../entityTypes.ts'
import type { OnboardingProgress } from './reads.ts'
import { signaturesOf } from './signedPapers.server.ts'

export async function onboardingProgressOf(
  context: Context,
  onboarding: Stored<'onboarding'>,
): Promise<OnboardingProgress> {
  const { database, records, account } = context
  const { id, contactId } = onboarding
  const mails = await records.list('mail', { resource: 'onboardings', recordId: id, contactId })
  const { lastSignInAt } = await database
    .selectFrom('accounts')
    .select(({ fn }) => fn.max('last_sign_in_at').as('lastSignInAt'))
    .where('tenant_id', '=', account.tenantId)
    .where('contact_id', '=', contactId)
    .executeTakeFirstOrThrow()
  return {
    signatures: await signaturesOf(context, onboarding),
    mails: mails
      .toSorted((one, other) => one.id - other.id)
      .map(({ event, status, createdAt, sentAt }) => ({ event, status, writtenAt: createdAt, sentAt })),
    lastSignInAt,
  }
}
