/**
 * What a transaction has to fit to: its fund's investments and currency, the invoice that it pays, the facility that it
 * repays, the movement that booked it, and what is recorded already.
 */
import { sql } from 'kysely'
import type { Checks, WriteGuard } from '../context.ts'
import type { CalendarDate, Decimal } from '../entity.ts'
import type { Draft, FieldName, Finding } from '../entityTypes.ts'
import { compiledOnce } from '../server/database/sql.ts'
import type { Given } from '../server/database/sql.ts'
import { text } from '../texts.ts'
import { repaidFacility } from './facility.server.ts'
import { paidInvoice } from './payment.server.ts'
import { currencyFindings } from './rules.ts'
import type { AmountCurrencies } from './rules.ts'

export const transactionChecks: Checks<'transaction'> = async (...given) =>
  (
    await Promise.all([
      investmentOfOwnFund(...given),
      paidInvoice(...given),
      repaidFacility(...given),
      besideOthers(...given),
    ])
  ).flat()

const investmentOfOwnFund: Checks<'transaction'> = async ({ records }, { fundId, investmentId }) => {
  const investment = investmentId ? await records.get('investment', investmentId) : undefined
  return investment && investment.fundId !== fundId ? [{ field: 'investmentId', code: 'transaction.otherFund' }] : []
}

interface Asked {
  tenantId: number | null
  id: number
  fundId: number
  investmentId: number | null
  type: NonNullable<Draft<'transaction'>['type']>
  date: CalendarDate
  currencyId: number
  amountLocal: Decimal
}

/**
 * The currencies in which a transaction has amounts, and another transaction that says the same; one that was cancelled
 * says nothing.
 */
const BESIDE = compiledOnce((builder, given: Given<Asked>) =>
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
    .select(({ selectFrom }) =>
      selectFrom('transactions as d')
        .select('d.description')
        .whereRef('d.tenant_id', '=', 'x.tenant_id')
        .whereRef('d.fund_id', '=', 'x.id')
        .where('d.date', '=', given('date'))
        .where('d.type', '=', given('type'))
        .where('d.currency_id', '=', given('currencyId'))
        .where('d.amount_local', '=', given('amountLocal'))
        .where('d.investment_id', 'is not distinct from', given('investmentId'))
        .where('d.status', '<>', 'Cancelled')
        .where('d.id', '<>', given('id'))
        .orderBy('d.id')
        .limit(1)
        .as('same'),
    )
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

/** What makes two transactions the same one, recorded twice. */
const OF_DUPLICATES = ['fundId', 'investmentId', 'type', 'date', 'currencyId', 'amountLocal'] as const

/** What stands as it stood was looked at when it was written. */
const besideOthers: Checks<'transaction'> = async ({ database, account: { tenantId } }, transaction, { before }) => {
  const { fundId, type, date, currencyId, amountLocal } = transaction
  if (!fundId || !type || !date || !currencyId || !amountLocal) return []
  const stands = (names: readonly FieldName<'transaction'>[]) =>
    before !== undefined && names.every(name => before[name] === transaction[name])
  const asksCurrencies = !stands(OF_CURRENCIES)
  const asksDuplicates =
    transaction.status !== 'Cancelled' && (before?.status === 'Cancelled' || !stands(OF_DUPLICATES))
  if (!asksCurrencies && !asksDuplicates) return []
  const investmentId = transaction.investmentId ?? null
  const [found] = await BESIDE(database, {
    tenantId,
    id: before?.id ?? 0,
    fundId,
    investmentId,
    type,
    date,
    currencyId,
    amountLocal,
  })
  // What refers to nothing is refused by the database, with the field's name.
  if (!found) return []
  return [
    ...(asksCurrencies ? currencyFindings(transaction, currenciesOf(found)) : []),
    ...(asksDuplicates && found.same !== null ? [recordedAlready(found.same)] : []),
  ]
}

/** A system currency that is not among the tenant's currencies has two decimals, as most have. */
function currenciesOf(found: {
  localId: number
  localUnits: number
  fundId: number
  fundUnits: number
  systemId: number | null
  systemUnits: number | null
}): AmountCurrencies {
  return {
    local: { id: found.localId, minorUnits: found.localUnits },
    fund: { id: found.fundId, minorUnits: found.fundUnits },
    system: { id: found.systemId ?? 0, minorUnits: found.systemUnits ?? 2 },
  }
}

function recordedAlready(description: string): Finding<'transaction'> {
  return { field: 'amountLocal', code: 'transaction.duplicate', values: { description }, warning: 'asked' }
}

/** The ledger of the partners says the same amounts: both change together, with the movement. */
export const protectedByMovement: WriteGuard<'transaction'> = async ({ records }, { capitalMovementId }) => {
  if (!capitalMovementId) return null
  const movement = await records.get('capitalMovement', capitalMovementId)
  return text('transaction.booked', { movement: movement?.name ?? '' })
}
