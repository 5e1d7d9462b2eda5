/** What an onboarding has besides its own row: its papers, open requests, and what a report by the CRS says of it. */
import type { ComputedFields, Context } from '../context.ts'
import type { Stored } from '../entityTypes.ts'
import { isPerson } from './questionnaire.ts'
import { awaitedUntil, awaitsInvestor, isSigned, SIGNED_KINDS } from './steps.ts'
import type { StepDays } from './steps.ts'
import { anyOf } from '../server/database/anyOf.ts'

type Onboarding = Stored<'onboarding'>
type CommentStatus = Stored<'onboardingComment'>['status']

export const onboardingFigures: ComputedFields<'onboarding'> = async (context, onboardings) => {
  const ids = onboardings.map(({ id }) => id)
  if (ids.length === 0) return []
  const papers = await papersOf(context, ids)
  const requests = await openRequestsOf(context, ids)
  const unanswered = await unansweredCommentsOf(context, ids)
  const stepDays = await stepDaysOf(
    context,
    onboardings.map(({ fundId }) => fundId),
  )
  return onboardings.map(({ id, fundId, status, statusDate, legalStatus }) => {
    const isAwaited = awaitsInvestor(status, unanswered.get(id) ?? 0)
    const days = stepDays.get(fundId)
    return {
      ...certifiedIn(status, legalStatus),
      dueDiligenceDocument: papers.has(`${id} Due diligence`),
      subscriptionDocument: papers.has(`${id} Subscription`),
      openRequests: requests.get(id) ?? 0,
      awaitsInvestor: isAwaited,
      awaitedUntil: days ? awaitedUntil({ status, statusDate, awaitsInvestor: isAwaited }, days) : null,
    }
  })
}

/** By fund. */
async function stepDaysOf({ database, account }: Context, fundIds: readonly number[]): Promise<Map<number, StepDays>> {
  const rows = await database
    .selectFrom('funds')
    .select(['id', 'onboarding_review_days as onboardingReviewDays', 'onboarding_answer_days as onboardingAnswerDays'])
    .where('tenant_id', '=', account.tenantId)
    .where('id', '=', anyOf(fundIds))
    .execute()
  return new Map(rows.map(({ id, ...days }) => [id, days]))
}

/** What a report by the CRS says of how the account was opened: a declaration holds all self-certifications. */
export function certifiedIn(status: Onboarding['status'], legalStatus: Onboarding['legalStatus']) {
  const isCertified = isSigned('Due diligence', status)
  return {
    selfCertification: isCertified ? ('CRS901' as const) : ('CRS902' as const),
    controllingPersonSelfCertification: isPerson(legalStatus)
      ? null
      : isCertified
        ? ('CRS1001' as const)
        : ('CRS1002' as const),
    dueDiligenceProcedure: 'CRS1201' as const,
  }
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

const NOT_SETTLED: readonly CommentStatus[] = ['Open', 'Answered']

/** By onboarding, the requested changes that nobody has settled. */
export async function openRequestsOf(context: Context, ids: readonly number[]): Promise<Map<number, number>> {
  return countsOf(
    await commentsOf(context, ids).where('kind', '=', 'ChangeRequest').where('status', 'in', NOT_SETTLED).execute(),
  )
}

/**
 * By onboarding, everything that has no reply: the investor is told by mail of a plain comment, too, and can reply to
 * it, so that it waits for the investor as well.
 */
export async function unansweredCommentsOf(context: Context, ids: readonly number[]): Promise<Map<number, number>> {
  return countsOf(await commentsOf(context, ids).where('status', '=', 'Open').execute())
}

/** Of one onboarding. */
export async function questionCountOf(context: Context, { id }: Pick<Onboarding, 'id'>): Promise<number> {
  return (await unansweredCommentsOf(context, [id])).get(id) ?? 0
}

function commentsOf({ database, account }: Context, ids: readonly number[]) {
  return database
    .selectFrom('onboarding_comments')
    .select(({ fn }) => ['onboarding_id as onboardingId', fn.countAll<number>().as('count')])
    .where('tenant_id', '=', account.tenantId)
    .where('onboarding_id', 'in', ids)
    .groupBy('onboarding_id')
}

function countsOf(rows: readonly { onboardingId: number; count: number }[]): Map<number, number> {
  return new Map(rows.map(({ onboardingId, count }) => [onboardingId, count]))
}
