/** Whether the currencies that a fund is valued in have a rate of the day. */
import type { Context } from '../context.ts'
import { ratesInto } from '../currencies/systemRates.server.ts'
import { formatDate } from '../formats.ts'
import { text } from '../texts.ts'
import { isHeldOn } from '../transactions/heldInvestments.server.ts'
import type { Found } from './checklist.ts'
import type { Span } from './ledger.server.ts'
import './texts.ts'

/**
 * The fund's own currency, in which it is added up with others, and those of what it holds; a rate of an earlier day
 * would be taken silently. The system currency needs none.
 */
export async function ratesOfDate(
  context: Pick<Context, 'database' | 'account' | 'today'>,
  { database, tenantId, fundId, date }: Span,
): Promise<Found> {
  const fund = await database
    .selectFrom('funds as f')
    .innerJoin('currencies as c', join =>
      join.onRef('c.tenant_id', '=', 'f.tenant_id').onRef('c.id', '=', 'f.currency_id'),
    )
    .select(['c.id', 'c.code'])
    .where('f.tenant_id', '=', tenantId)
    .where('f.id', '=', fundId)
    .execute()
  const ofInvestments = await database
    .selectFrom('investments as i')
    .innerJoin('currencies as c', join =>
      join.onRef('c.tenant_id', '=', 'i.tenant_id').onRef('c.id', '=', 'i.deal_currency_id'),
    )
    .select(['c.id', 'c.code'])
    .distinct()
    .where('i.tenant_id', '=', tenantId)
    .where('i.fund_id', '=', fundId)
    .where('i.subscription_date', '<=', date)
    .where(isHeldOn(date))
    .execute()
  const ids = new Map([...fund, ...ofInvestments].map(({ id, code }) => [code, id]))
  const { rates } = await ratesInto(context, [...ids.values()], date)
  const foreign = rates.filter(({ rate, date: dated }) => rate === null || dated !== null)
  return {
    expected: foreign.length,
    missing: foreign
      .filter(({ date: dated }) => dated !== date)
      .map(({ currency, date: dated }) => ({
        id: ids.get(currency) ?? 0,
        name:
          dated === null
            ? text('reportingPeriod.rate.none', { code: currency })
            : text('reportingPeriod.rate.older', { code: currency, date: formatDate(dated) }),
      })),
  }
}
