/** What amounts of several currencies are worth in the system currency on a day. */
import { proposedRate } from './currency.ts'
import type { Context } from '../context.ts'
import type { CalendarDate, Decimal } from '../entity.ts'
import { anyOf } from '../server/database/anyOf.ts'

export interface SystemRate {
  currency: string
  /** null where no rate leads to the system currency. */
  rate: Decimal | null
  /** None for the system currency itself. */
  date: CalendarDate | null
}

interface SystemRates {
  system: { code: string; minorUnits: number }
  rates: SystemRate[]
}

/** The rates that held on the day; today's without one. */
export async function ratesInto(
  { database, account, today }: Pick<Context, 'database' | 'account' | 'today'>,
  currencyIds: readonly number[],
  date: CalendarDate | null,
): Promise<SystemRates> {
  const currencies = await database
    .selectFrom('currencies as c')
    .innerJoin('tenants as t', 't.id', 'c.tenant_id')
    .select(({ eb, ref }) => [
      'c.id',
      'c.code',
      'c.minor_units as minorUnits',
      eb('c.code', '=', ref('t.currency')).as('isSystem'),
    ])
    .select('t.currency as systemCode')
    .where('c.tenant_id', '=', account.tenantId)
    .orderBy('c.code')
    .execute()
  const system = currencies.find(({ isSystem }) => isSystem)
  const [any] = currencies
  const wanted = currencies.filter(({ id }) => currencyIds.includes(id))
  if (!system)
    return {
      system: { code: any?.systemCode ?? '', minorUnits: 2 },
      rates: wanted.map(({ code }) => ({ currency: code, rate: null, date: null })),
    }
  const known = [...wanted.map(({ id }) => id), system.id]
  const rates = await database
    .selectFrom('exchange_rates')
    .distinctOn(['currency_id', 'to_currency_id'])
    .select(['currency_id as currencyId', 'to_currency_id as toCurrencyId', 'date', 'rate'])
    .where('tenant_id', '=', account.tenantId)
    .where('currency_id', '=', anyOf(known))
    .where('to_currency_id', '=', anyOf(known))
    .where('date', '<=', date ?? today)
    .orderBy('currency_id')
    .orderBy('to_currency_id')
    .orderBy('date', 'desc')
    .execute()
  return {
    system,
    rates: wanted.map(({ id, code }) => {
      const found = proposedRate(rates, id, system.id, system.id)
      return { currency: code, rate: found?.rate ?? null, date: found?.date ?? null }
    }),
  }
}
