/** What a transaction has to fit to: its fund's investments, its fund's currency, the movement that booked it. */
import { sql } from 'kysely'
import type { Checks, WriteGuard } from '../context.ts'
import { compiledOnce } from '../server/database/sql.ts'
import type { Given } from '../server/database/sql.ts'
import { text } from '../texts.ts'
import { currencyFindings } from './rules.ts'

export const transactionChecks: Checks<'transaction'> = async (...given) =>
  (await Promise.all([investmentOfOwnFund(...given), amountsOfCurrencies(...given)])).flat()

const investmentOfOwnFund: Checks<'transaction'> = async ({ records }, { fundId, investmentId }) => {
  const investment = investmentId ? await records.get('investment', investmentId) : undefined
  return investment && investment.fundId !== fundId ? [{ field: 'investmentId', code: 'transaction.otherFund' }] : []
}

interface Asked {
  tenantId: number | null
  fundId: number
  currencyId: number
}

/** The currencies in which a transaction has amounts. */
const CURRENCIES = compiledOnce((builder, given: Given<Asked>) =>
  builder
    .selectFrom('funds as x')
    .innerJoin('currencies as f', join =>
      join.onRef('f.tenant_id', '=', 'x.tenant_id').onRef('f.id', '=', 'x.currency_id'),
    )
    .innerJoin('currencies as l', join =>
      join.onRef('l.tenant_id', '=', 'x.tenant_id').on('l.id', '=', given('currencyId')),
    )
    .innerJoin('tenants as t', 't.id', 'x.tenant_id')
    .leftJoin('currencies as s', join =>
      join.onRef('s.tenant_id', '=', 'x.tenant_id').on('s.code', '=', sql.ref('t.currency')),
    )
    .select(['l.id as localId', 'l.minor_units as localUnits', 'f.id as fundId', 'f.minor_units as fundUnits'])
    .select(['s.id as systemId', 's.minor_units as systemUnits'])
    .where('x.tenant_id', '=', given('tenantId'))
    .where('x.id', '=', given('fundId')),
)

/** What the currencies of a transaction decide on. */
const OF_CURRENCIES = [
  'fundId',
  'currencyId',
  'amountLocal',
  'exchangeRateToSystem',
  'amountSystem',
  'exchangeRateToFund',
  'amountFund',
] as const

/**
 * A system currency that is not among the tenant's currencies has two decimals, as most have. What stands as it stood
 * was looked at when it was written.
 */
const amountsOfCurrencies: Checks<'transaction'> = async ({ database, account }, transaction, { before }) => {
  const { fundId, currencyId } = transaction
  if (!fundId || !currencyId) return []
  if (before && OF_CURRENCIES.every(name => before[name] === transaction[name])) return []
  const [found] = await CURRENCIES(database, { tenantId: account.tenantId, fundId, currencyId })
  // What refers to nothing is refused by the database, with the field's name.
  if (!found) return []
  return currencyFindings(transaction, {
    local: { id: found.localId, minorUnits: found.localUnits },
    fund: { id: found.fundId, minorUnits: found.fundUnits },
    system: { id: found.systemId ?? 0, minorUnits: found.systemUnits ?? 2 },
  })
}

/** The ledger of the partners says the same amounts: both change together, with the movement. */
export const protectedByMovement: WriteGuard<'transaction'> = async ({ records }, { capitalMovementId }) => {
  if (!capitalMovementId) return null
  const movement = await records.get('capitalMovement', capitalMovementId)
  return text('transaction.booked', { movement: movement?.name ?? '' })
}
