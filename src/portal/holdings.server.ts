/**
 * The funds that an investor holds: the limited partners whose main or additional contact the account belongs to, with
 * what was published of their fund.
 */
import type { CalendarDate, Decimal } from '../entity.ts'
import { sql } from 'kysely'
import { addYears } from '../calendar.ts'
import type { Context } from '../context.ts'
import { ledgerOf } from '../limited-partners/ledger.server.ts'
import { ledgerFigures, percentOf } from '../limited-partners/ledger.ts'
import { NET_IRR_YEARS_MIN } from '../performance/figures.ts'
import { partnerReturnsOf } from '../performance/performance.server.ts'
import { round } from '../money.ts'
import type { Holding, PublishedHolding } from './holding.ts'

const CENTS = 2

interface HeldRow {
  id: number
  name: string
  fundId: number
  fund: string
  vintageYear: number | null
  currency: string | null
  periodName: string | null
  periodDate: CalendarDate | null
  fundCommitment: Decimal | null
}

export async function holdingsOf(context: Context): Promise<Holding[]> {
  const rows = await heldBy(context)
  // One after the other: they share the connection of the transaction.
  const holdings: Holding[] = []
  for (const row of rows)
    holdings.push({ id: row.id, name: row.name, fund: row.fund, published: await publishedOf(context, row) })
  return holdings
}

async function heldBy({ database, account }: Context): Promise<HeldRow[]> {
  const { rows } = await sql<HeldRow>`
    select p.id, p.name, p.fund_id as "fundId", f.name as fund, f.vintage_year as "vintageYear", c.code as currency, r.name as "periodName", r.date as "periodDate",
      (select sum(t.value)::text from limited_partner_commitments t join limited_partners o on o.tenant_id = t.tenant_id and o.id = t.limited_partner_id
        where o.tenant_id = p.tenant_id and o.fund_id = p.fund_id and t.date <= r.date) as "fundCommitment"
    from accounts a
      join limited_partners p on p.tenant_id = a.tenant_id and (p.main_contact_id = a.contact_id or exists (
        select from limited_partner_additional_contacts x where x.tenant_id = p.tenant_id and x.limited_partner_id = p.id and x.contact_id = a.contact_id))
      join funds f on f.tenant_id = p.tenant_id and f.id = p.fund_id
      left join currencies c on c.tenant_id = f.tenant_id and c.id = f.currency_id
      left join lateral (select name, date from reporting_periods where tenant_id = f.tenant_id and fund_id = f.id and status = 'Published' order by date desc limit 1) r on true
    where a.tenant_id = ${account.tenantId} and a.id = ${account.id} order by f.name, p.name, p.id`.execute(database)
  return rows
}

async function publishedOf(
  context: Context,
  { id, fundId, vintageYear, currency, periodName, periodDate, fundCommitment }: HeldRow,
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
  const first = transactions[0]?.date
  return {
    period: { name: periodName, date: periodDate },
    vintageYear,
    currency,
    commitment,
    share: percentOf(commitment, fundCommitment ?? '0'),
    called,
    calledPercent,
    distributed,
    recallable,
    remaining,
    nav: account ? round(account.balance, CENTS) : null,
    dpi: account?.dpi.value ?? null,
    rvpi: account?.rvpi.value ?? null,
    tvpi: account?.tvpi.value ?? null,
    netIrr:
      first !== undefined && addYears(first, NET_IRR_YEARS_MIN) <= periodDate ? (account?.irr.value ?? null) : null,
  }
}
