/**
 * The funds that an investor holds: the limited partners whose main or additional contact the account belongs to, with
 * what was published of their fund.
 */
import type { Decimal } from '../entity.ts'
import type { Context } from '../context.ts'
import { isContact } from '../limited-partners/contacts.server.ts'
import { ledgerOf } from '../limited-partners/ledger.server.ts'
import { ledgerFigures, percentOf } from '../limited-partners/ledger.ts'
import { partnerReturnsOf } from '../performance/performance.server.ts'
import { inMinorUnits } from '../api/answeredAmounts.ts'
import { published } from './holding.ts'
import type { Holding, PublishedHolding } from './holding.ts'
import { USUAL_MINOR_UNITS } from '../currencies/currency.ts'

type HeldRow = Awaited<ReturnType<typeof heldBy>>[number]

export async function holdingsOf(context: Context): Promise<Holding[]> {
  const rows = await heldBy(context)
  // One after the other: they share the connection of the transaction.
  const holdings: Holding[] = []
  for (const row of rows)
    holdings.push({ id: row.id, name: row.name, fund: row.fund, published: await publishedOf(context, row) })
  return holdings
}

function heldBy({ database, account }: Context) {
  return database
    .selectFrom('accounts as a')
    .innerJoin('limited_partners as p', join =>
      join.onRef('p.tenant_id', '=', 'a.tenant_id').on(isContact('a.contact_id')),
    )
    .innerJoin('funds as f', join => join.onRef('f.tenant_id', '=', 'p.tenant_id').onRef('f.id', '=', 'p.fund_id'))
    .leftJoin('currencies as c', join =>
      join.onRef('c.tenant_id', '=', 'f.tenant_id').onRef('c.id', '=', 'f.currency_id'),
    )
    .leftJoinLateral(
      ({ selectFrom }) =>
        selectFrom('reporting_periods as o')
          .select(['o.name', 'o.date'])
          .whereRef('o.tenant_id', '=', 'f.tenant_id')
          .whereRef('o.fund_id', '=', 'f.id')
          .where('o.status', '=', 'Published')
          .orderBy('o.date', 'desc')
          .limit(1)
          .as('r'),
      join => join.onTrue(),
    )
    .select(['p.id', 'p.name', 'p.fund_id as fundId', 'f.name as fund', 'f.vintage_year as vintageYear'])
    .select(['c.code as currency', 'c.minor_units as minorUnits', 'r.name as periodName', 'r.date as periodDate'])
    .select(({ selectFrom }) =>
      selectFrom('limited_partner_commitments as t')
        .innerJoin('limited_partners as o', join =>
          join.onRef('o.tenant_id', '=', 't.tenant_id').onRef('o.id', '=', 't.limited_partner_id'),
        )
        .select(({ fn }) => fn.sum<Decimal | null>('t.value').as('sum'))
        .whereRef('o.tenant_id', '=', 'p.tenant_id')
        .whereRef('o.fund_id', '=', 'p.fund_id')
        .whereRef('t.date', '<=', 'r.date')
        .as('fundCommitment'),
    )
    .where('a.tenant_id', '=', account.tenantId)
    .where('a.id', '=', account.id)
    .orderBy('f.name')
    .orderBy('p.name')
    .orderBy('p.id')
    .execute()
}

async function publishedOf(
  context: Context,
  { id, fundId, vintageYear, currency, minorUnits: known, periodName, periodDate, fundCommitment }: HeldRow,
): Promise<PublishedHolding | null> {
  if (periodName === null || periodDate === null) return null
  const { commitments, transactions } = await ledgerOf(context, [id])
  const { commitment, called, calledPercent, distributed, recallable, remaining } = ledgerFigures(
    commitments,
    transactions,
    periodDate,
  )
  const account = (await partnerReturnsOf(context, fundId, periodDate)).accounts.find(
    ({ limitedPartnerId }) => limitedPartnerId === id,
  )
  const minorUnits = known ?? USUAL_MINOR_UNITS
  const answer = {
    period: { name: periodName, date: periodDate },
    vintageYear,
    currency,
    minorUnits,
    commitment,
    share: percentOf(commitment, fundCommitment ?? '0'),
    called,
    calledPercent,
    distributed,
    recallable,
    remaining,
    nav: account?.balance ?? null,
    dpi: account?.dpi.value ?? null,
    rvpi: account?.rvpi.value ?? null,
    tvpi: account?.tvpi.value ?? null,
    netIrr: account?.irr.value ?? null,
  }
  return inMinorUnits(published, answer, minorUnits)
}
