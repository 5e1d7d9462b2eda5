/** The two rates that a fund's transaction of a day is proposed with: of the form, and of a row of an import. */
import { proposedRate } from './currency.ts'
import type { Rate } from './currency.ts'
import type { FundRate, FundRates } from './reads.ts'
import type { Context } from '../context.ts'
import { problem } from '../problems.ts'
import { run } from '../server/database/sql.ts'

interface Target {
  id: number
  code: string
  minorUnits: number
}
/** From a currency into that of the fund and into that of the system, each on its own. */
export async function ratesOfFund(
  { database, account }: Pick<Context, 'database' | 'account'>,
  fundId: number,
  currencyId: number,
  date: string,
): Promise<FundRates> {
  const currency = 'select c.id, c.code, c.minor_units as "minorUnits" from'
  const [fund] = await run<Target>(
    database,
    `${currency} funds f join currencies c on c.tenant_id = f.tenant_id and c.id = f.currency_id where f.tenant_id = $1 and f.id = $2`,
    [account.tenantId, fundId],
  )
  const [system] = await run<Target>(
    database,
    `${currency} tenants t join currencies c on c.tenant_id = t.id and c.code = t.currency where t.id = $1`,
    [account.tenantId],
  )
  if (!fund || !system) throw problem('not-found')
  const rates = await run<Rate>(
    database,
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
