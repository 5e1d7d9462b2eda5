/** What an onboarding has besides its own row: whether its papers are there, and how many requests are open. */
import type { ComputedFields, Context } from '../context.ts'
import { SIGNED_KINDS } from './steps.ts'

export const onboardingFigures: ComputedFields<'onboarding'> = async (context, onboardings) => {
  const ids = onboardings.map(({ id }) => id)
  if (ids.length === 0) return []
  const papers = await papersOf(context, ids)
  const requests = await openRequestsOf(context, ids)
  return onboardings.map(({ id }) => ({
    dueDiligenceDocument: papers.has(`${id} Due diligence`),
    subscriptionDocument: papers.has(`${id} Subscription`),
    openRequests: requests.get(id) ?? 0,
  }))
}

async function papersOf({ database, account }: Context, ids: readonly number[]): Promise<Set<string>> {
  const rows = await database
    .selectFrom('documents')
    .select(['record_id as recordId', 'kind'])
    .distinct()
    .where('tenant_id', '=', account.tenantId)
    .where('resource', '=', 'onboardings')
    .where('record_id', 'in', ids)
    .where('kind', 'in', SIGNED_KINDS)
    .execute()
  return new Set(rows.map(({ recordId, kind }) => `${recordId} ${kind}`))
}

/** By onboarding. */
export async function openRequestsOf(
  { database, account }: Context,
  ids: readonly number[],
): Promise<Map<number, number>> {
  const rows = await database
    .selectFrom('onboarding_comments')
    .select(({ fn }) => ['onboarding_id as onboardingId', fn.countAll<number>().as('count')])
    .where('tenant_id', '=', account.tenantId)
    .where('onboarding_id', 'in', ids)
    .where('kind', '=', 'ChangeRequest')
    .where('status', '<>', 'Settled')
    .groupBy('onboarding_id')
    .execute()
  return new Map(rows.map(({ onboardingId, count }) => [onboardingId, count]))
}
