/** The two rates that a fund's transaction of a day is proposed with: of the form, and of a row of an import. */
import { proposedRate } from './currency.ts'
import type { ProposedRate, Rate } from './currency.ts'
import { problem } from '../problems.ts'
import { run } from '../server/database/sql.ts'
import type { Work } from '../server/records/transactionContext.ts'

interface Target {
  id: number
  code: string
  minorUnits: number
}
export interface FundRate {
  currency: string
  minorUnits: number
  proposed: ProposedRate | null
}
export interface FundRates {
  fund: FundRate
  system: FundRate
}

/** From a currency into that of the fund and into that of the system, each on its own. */
export async function ratesOfFund(
  { tx, account }: Work,
  fundId: number,
  currencyId: number,
  date: string,
): Promise<FundRates> {
  const currency = 'select c.id, c.code, c.minor_units as "minorUnits" from'
  const [fund] = await run<Target>(
    tx,
    `${currency} funds f join currencies c on c.tenant_id = f.tenant_id and c.id = f.currency_id where f.tenant_id = $1 and f.id = $2`,
    [account.tenantId, fundId],
  )
  const [system] = await run<Target>(
    tx,
    `${currency} tenants t join currencies c on c.tenant_id = t.id and c.code = t.currency where t.id = $1`,
    [account.tenantId],
  )
  if (!fund || !system) throw problem('not-found')
  const rates = await run<Rate>(
    tx,
    'select distinct on (currency_id, to_currency_id) currency_id as "currencyId", to_currency_id as "toCurrencyId", date, rate from exchange_rates ' +
      'where tenant_id = $1 and currency_id = any($2::bigint[]) and to_currency_id = any($2::bigint[]) and date <= $3::date order by currency_id, to_currency_id, date desc',
    [account.tenantId, [currencyId, fund.id, system.id], date],
  )
  const into = ({ id, code, minorUnits }: Target): FundRate => ({
    currency: code,
    minorUnits,
    proposed: proposedRate(rates, currencyId, id, system.id),
  })
  return { fund: into(fund), system: into(system) }
}
