/**
 * Investors whose onboarding was completed while no closing was open: the next closing begins with what they have
 * subscribed.
 */
import type { Context } from '../context.ts'
import type { Stored } from '../entityTypes.ts'
import { lockLedger } from '../limited-partners/ledger.server.ts'
import { closingConstraints } from './checks.server.ts'
import { commitmentFindings } from './rules.ts'

export async function takeOnboarded(context: Context, closing: Stored<'closing'>): Promise<void> {
  // Held before anything is looked at: an onboarding may be completed meanwhile.
  await lockLedger(context, closing.fundId)
  const waiting = await waitingOf(context, closing.fundId)
  if (waiting.length === 0) return
  const { id: closingId, date } = closing
  const constraints = await closingConstraints(context, closing.fundId, closingId)
  if (!constraints || commitmentFindings({ date }, closing, constraints).length > 0) return
  for (const { limitedPartnerId, value } of waiting)
    if (limitedPartnerId !== null && value !== null)
      await context.records.create('closingCommitment', { closingId, limitedPartnerId, date, value })
}

/**
 * Partners of a completed onboarding who have neither a commitment nor one that stands in an open closing. What stands
 * in a completed closing and has not entered the ledger counts for nothing.
 */
function waitingOf({ database, account }: Context, fundId: number) {
  return database
    .selectFrom('onboardings as o')
    .select(['o.limited_partner_id as limitedPartnerId', 'o.commitment as value'])
    .where('o.tenant_id', '=', account.tenantId)
    .where('o.fund_id', '=', fundId)
    .where('o.status', '=', 'Completed')
    .where('o.limited_partner_id', 'is not', null)
    .where('o.commitment', '>', '0')
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom('closing_commitments as c')
            .innerJoin('closings as k', join =>
              join.onRef('k.tenant_id', '=', 'c.tenant_id').onRef('k.id', '=', 'c.closing_id'),
            )
            .select('c.id')
            .whereRef('c.tenant_id', '=', 'o.tenant_id')
            .whereRef('c.limited_partner_id', '=', 'o.limited_partner_id')
            .where('k.status', '=', 'Open'),
        ),
      ),
    )
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom('limited_partner_commitments as l')
            .select('l.id')
            .whereRef('l.tenant_id', '=', 'o.tenant_id')
            .whereRef('l.limited_partner_id', '=', 'o.limited_partner_id'),
        ),
      ),
    )
    .orderBy('o.id')
    .execute()
}
