/** The two rates that a fund's transaction of a day is proposed with: of the form, and of a row of an import. */
import { proposedRate } from './currency.ts'
import { fundCurrency } from './fundCurrency.server.ts'
import type { FundRate, FundRates } from './reads.ts'
import type { Context } from '../context.ts'
import type { CalendarDate, Decimal } from '../entity.ts'
import { problem } from '../problems.ts'
import { anyOf } from '../server/database/anyOf.ts'

interface Target {
  id: number
  code: string
  minorUnits: number
}

type Source = Pick<Context, 'database' | 'account'>

/** From a currency into that of the fund and into that of the system, each on its own. */
export async function ratesOfFund(
  { database, account }: Source,
  fundId: number,
  currencyId: number,
  date: CalendarDate,
): Promise<FundRates> {
  const fund = await fundCurrency({ database, account }, fundId)
  const system = await systemCurrency({ database, account })
  if (!system) throw problem('not-found')
  const rates = await ratesBetween({ database, account }, [currencyId, fund.id, system.id], date)
  const into = ({ id, code, minorUnits }: Target): FundRate => ({
    currency: code,
    minorUnits,
    proposed: proposedRate(rates, currencyId, id, system.id),
  })
  return { fund: into(fund), system: into(system) }
}

/** From a currency into that of the fund; null where no rate leads there. */
export async function rateIntoFund(
  { database, account }: Source,
  fundId: number,
  currencyId: number,
  date: CalendarDate,
): Promise<Decimal | null> {
  const fund = await fundCurrency({ database, account }, fundId)
  const via = (await systemCurrency({ database, account })) ?? fund
  const rates = await ratesBetween({ database, account }, [currencyId, fund.id, via.id], date)
  return proposedRate(rates, currencyId, fund.id, via.id)?.rate ?? null
}

async function systemCurrency({ database, account }: Source): Promise<Target | undefined> {
  return database
    .selectFrom('tenants as t')
    .innerJoin('currencies as c', join => join.onRef('c.tenant_id', '=', 't.id').onRef('c.code', '=', 't.currency'))
    .select(['c.id', 'c.code', 'c.minor_units as minorUnits'])
    .where('t.id', '=', account.tenantId)
    .executeTakeFirst()
}

/** The latest of each that held on the day. */
function ratesBetween({ database, account }: Source, currencyIds: readonly number[], date: CalendarDate) {
  return database
    .selectFrom('exchange_rates')
    .distinctOn(['currency_id', 'to_currency_id'])
    .select(['currency_id as currencyId', 'to_currency_id as toCurrencyId', 'date', 'rate'])
    .where('tenant_id', '=', account.tenantId)
    .where('currency_id', '=', anyOf(currencyIds))
    .where('to_currency_id', '=', anyOf(currencyIds))
    .where('date', '<=', date)
    .orderBy('currency_id')
    .orderBy('to_currency_id')
    .orderBy('date', 'desc')
    .execute()
}
