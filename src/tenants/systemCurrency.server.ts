/** The system currency is fixed once the tenant holds an amount: all of them are kept in it, too. */
import type { Checks, DatabaseTransaction } from '../context.ts'

export const systemCurrencyMayChange: Checks<'tenant'> = async (context, { currency }, { before }) => {
  if (!before || currency === before.currency) return []
  // Whoever keeps the tenants sees nothing of what is inside them.
  const isUsed = await context.inTenant(before.id, ({ database }) => holdsAmount(database, before.id))
  return isUsed ? [{ field: 'currency', code: 'tenant.currencyFixed' }] : []
}

/** Rows of these tables have amounts in each; those inside them (lines, buyers) come with them. */
async function holdsAmount(database: DatabaseTransaction, tenantId: number): Promise<boolean> {
  const found = await database
    .selectNoFrom(({ exists, or, selectFrom }) => {
      const rowIn = (table: AmountTable) => exists(selectFrom(table).select('id').where('tenant_id', '=', tenantId))
      const terms = selectFrom('funds').select('id').where('tenant_id', '=', tenantId)
      return or([
        ...AMOUNT_TABLES.map(rowIn),
        exists(terms.where(({ eb, or: anyOf }) => anyOf(AMOUNTS_OF_FUND.map(column => eb(column, 'is not', null))))),
      ]).as('isUsed')
    })
    .executeTakeFirst()
  return found?.isUsed === true
}

type AmountTable = (typeof AMOUNT_TABLES)[number]
export const AMOUNT_TABLES = [
  'accounting_entries',
  'capital_account_statements',
  'capital_movement_lines',
  'capital_movements',
  'closing_commitments',
  'expenses',
  'fair_values',
  'investments',
  'invoices',
  'limited_partner_commitments',
  'limited_partner_transactions',
  'notices',
  'onboardings',
  'transactions',
  'transfers',
] as const

/** A fund has amounts among its terms only where they were agreed. */
export const AMOUNTS_OF_FUND = [
  'nominal_share_value',
  'minimal_first_capital_call_amount',
  'maximum_investment',
  'fixed_management_fee',
  'minimum_management_fee',
  'minimum_commitment',
] as const
