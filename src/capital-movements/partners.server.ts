/** Where the partners of a fund stand before a capital movement: one statement for any number of them. */
import type { Context } from '../context.ts'
import type { CalendarDate, Decimal } from '../entity.ts'
import { compiledOnce } from '../server/database/sql.ts'
import type { Given } from '../server/database/sql.ts'
import { inPortions } from '../server/records/inPortions.ts'
import { add } from '../money.ts'
import type { PartnerPosition } from './lines.ts'

interface Asked {
  tenantId: number | null
  fundId: number
  date: CalendarDate
}

/**
 * Commitments count from their date on. Of what was called or given back, all counts against what may still be called,
 * and what is due by the date for what then remains. Each sum is looked up for
 * its partner: joined as groups of all, they are worked out again for each partner where the database knows too little
 * of tables that have just been filled.
 */
const POSITIONS = compiledOnce((builder, given: Given<Asked>) =>
  builder
    .selectFrom('limited_partners as p')
    .select(({ selectFrom }) => [
      'p.id as limitedPartnerId',
      'p.name',
      'p.skip_management_fee_distribution as skips',
      selectFrom('limited_partner_commitments as c')
        .select(({ fn }) => fn.sum<Decimal>('c.value').as('value'))
        .where('c.tenant_id', '=', given('tenantId'))
        .whereRef('c.limited_partner_id', '=', 'p.id')
        .where('c.date', '<=', given('date'))
        .as('commitment'),
      selectFrom('limited_partner_transactions as t')
        .select(({ fn }) => fn.sum<Decimal>('t.impact_on_unfunded').as('impact'))
        .where('t.tenant_id', '=', given('tenantId'))
        .whereRef('t.limited_partner_id', '=', 'p.id')
        .as('impact'),
      selectFrom('limited_partner_transactions as t')
        .select(({ fn }) => fn.sum<Decimal>('t.impact_on_unfunded').as('impact'))
        .where('t.tenant_id', '=', given('tenantId'))
        .whereRef('t.limited_partner_id', '=', 'p.id')
        .where('t.date', '<=', given('date'))
        .as('impactByThen'),
    ])
    .where('p.tenant_id', '=', given('tenantId'))
    .where('p.fund_id', '=', given('fundId'))
    .orderBy('p.id'),
)

export async function partnerPositions(
  { database, account }: Context,
  fundId: number,
  date: CalendarDate,
): Promise<PartnerPosition[]> {
  const rows = await POSITIONS(database, { tenantId: account.tenantId, fundId, date })
  return inPortions(rows, ({ limitedPartnerId, name, commitment, impact, impactByThen, skips }) => ({
    limitedPartnerId,
    name,
    commitment: commitment ?? '0',
    remaining: add(commitment ?? '0', impact ?? '0'),
    remainingAtDueDate: add(commitment ?? '0', impactByThen ?? '0'),
    skipsManagementFee: skips ?? false,
  }))
}
