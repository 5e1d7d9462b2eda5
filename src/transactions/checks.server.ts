/** What a transaction has to fit to: its fund's investments, its fund's currency, the movement that booked it. */
import { sql } from 'kysely'
import type { Checks, Keeper } from '../context.ts'
import { text } from '../texts.ts'
import { currencyFindings } from './rules.ts'
import type { AmountCurrencies } from './rules.ts'

export const transactionChecks: Checks = async (context, record, facts) =>
  (await Promise.all([investmentOfOwnFund(context, record, facts), amountsOfCurrencies(context, record, facts)])).flat()

const investmentOfOwnFund: Checks = async ({ records }, { fundId, investmentId }) => {
  if (typeof investmentId !== 'number') return []
  const investment = await records.get('investment', investmentId)
  return investment && investment['fundId'] !== fundId ? [{ field: 'investmentId', code: 'transaction.otherFund' }] : []
}

/** A system currency that is not among the tenant's currencies has two decimals, as most have. */
const amountsOfCurrencies: Checks = async ({ database, account: { tenantId } }, record) => {
  const [fundId, currencyId] = [record['fundId'], record['currencyId']].map(id => (typeof id === 'number' ? id : null))
  const {
    rows: [found],
  } =
    await sql<AmountCurrencies>`select json_build_object('id', l.id, 'minorUnits', l.minor_units) as local, json_build_object('id', f.id, 'minorUnits', f.minor_units) as fund,
      json_build_object('id', coalesce(s.id, 0), 'minorUnits', coalesce(s.minor_units, 2)) as system
    from funds x join currencies f on f.tenant_id = x.tenant_id and f.id = x.currency_id join currencies l on l.tenant_id = x.tenant_id and l.id = ${currencyId}
    join tenants t on t.id = x.tenant_id left join currencies s on s.tenant_id = x.tenant_id and s.code = t.currency
    where x.tenant_id = ${tenantId} and x.id = ${fundId}`.execute(database)
  // What refers to nothing is refused by the database, with the field's name.
  return found ? currencyFindings(record, found) : []
}

/** The ledger of the partners says the same amounts: both change together, with the movement. */
export const keptByMovement: Keeper = async ({ records }, { capitalMovementId }) => {
  if (typeof capitalMovementId !== 'number') return null
  const movement = await records.get('capitalMovement', capitalMovementId)
  return text('transaction.booked', { movement: String(movement?.['name'] ?? '') })
}
