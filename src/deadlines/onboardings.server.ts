/** Onboardings whose next step is ours, of all funds of the tenant. */
import type { Context } from '../context.ts'
import { actorIn, awaitedUntil, isWithInvestor, OPEN_STATES } from '../onboarding/steps.ts'
import type { OnboardingDue } from './reads.ts'

const OURS = OPEN_STATES.filter(status => actorIn(status) === 'staff')
/** The investor does not know of it yet: a comment keeps nobody from going on. */
const AMONG_US = OURS.filter(status => !isWithInvestor(status))

/** While the investor was asked about an answer and has not replied, it waits for the investor. */
export async function onboardingsDue({
  database,
  account,
}: Pick<Context, 'database' | 'account'>): Promise<OnboardingDue[]> {
  const rows = await database
    .selectFrom('onboardings as o')
    .innerJoin('funds as f', join => join.onRef('f.tenant_id', '=', 'o.tenant_id').onRef('f.id', '=', 'o.fund_id'))
    .select(['o.id', 'o.fund_id as fundId', 'f.name as fund', 'o.investor_name as investor'])
    .select(['o.status', 'o.status_date as since'])
    .select(['f.onboarding_review_days as onboardingReviewDays', 'f.onboarding_answer_days as onboardingAnswerDays'])
    .where('o.tenant_id', '=', account.tenantId)
    .where('o.status', 'in', OURS)
    .where(({ eb, or, not, exists, selectFrom }) =>
      or([
        eb('o.status', 'in', AMONG_US),
        not(
          exists(
            selectFrom('onboarding_comments as c')
              .select('c.id')
              .where('c.tenant_id', '=', account.tenantId)
              .whereRef('c.onboarding_id', '=', 'o.id')
              .where('c.status', '=', 'Open'),
          ),
        ),
      ]),
    )
    .orderBy('o.status_date')
    .orderBy('o.id')
    .execute()
  return rows.map(({ onboardingReviewDays, onboardingAnswerDays, ...row }) => ({
    ...row,
    until: awaitedUntil(
      { status: row.status, statusDate: row.since, awaitsInvestor: false },
      { onboardingReviewDays, onboardingAnswerDays },
    ),
  }))
}
