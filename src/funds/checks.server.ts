/** All amounts of a fund are kept in its currency: it cannot change once there are some. */
import type { Checks, DatabaseTransaction } from '../context.ts'
import { text } from '../texts.ts'

const LARGEST_NUMBER_NAMED = 3

/** With amounts in the fund's currency, in the order in which they are named. */
const KINDS = [
  'investments',
  'transactions',
  'limited-partner-commitments',
  'closing-commitments',
  'capital-movements',
  'transfers',
  'accounting-entries',
  'expenses',
  'invoices',
] as const

export const currencyIsProtected: Checks<'fund'> = async ({ database, account: { tenantId } }, fund, { before }) => {
  if (!before || before.currencyId === fund.currencyId) return []
  const found = await amountsOf(database, tenantId, before.id)
  const kinds = KINDS.filter(kind => found[kind]).slice(0, LARGEST_NUMBER_NAMED)
  if (kinds.length === 0) return []
  return [
    {
      field: 'currencyId',
      code: 'fund.currencyKept',
      values: {
        records: kinds.map(kind => text(`resources.${kind}.name`, { smart_count: 2 }).toLowerCase()).join(', '),
      },
    },
  ]
}

/** Of which kinds the fund has records. */
async function amountsOf(database: DatabaseTransaction, tenantId: number | null, fundId: number) {
  return database
    .selectNoFrom(({ exists, selectFrom }) => [
      exists(selectFrom('investments').select('id').where('tenant_id', '=', tenantId).where('fund_id', '=', fundId)).as(
        'investments',
      ),
      exists(
        selectFrom('transactions').select('id').where('tenant_id', '=', tenantId).where('fund_id', '=', fundId),
      ).as('transactions'),
      exists(
        selectFrom('limited_partner_commitments as c')
          .innerJoin('limited_partners as p', join =>
            join.onRef('p.tenant_id', '=', 'c.tenant_id').onRef('p.id', '=', 'c.limited_partner_id'),
          )
          .select('c.id')
          .where('p.tenant_id', '=', tenantId)
          .where('p.fund_id', '=', fundId),
      ).as('limited-partner-commitments'),
      exists(
        selectFrom('closing_commitments as c')
          .innerJoin('closings as t', join =>
            join.onRef('t.tenant_id', '=', 'c.tenant_id').onRef('t.id', '=', 'c.closing_id'),
          )
          .select('c.id')
          .where('t.tenant_id', '=', tenantId)
          .where('t.fund_id', '=', fundId),
      ).as('closing-commitments'),
      exists(
        selectFrom('capital_movements').select('id').where('tenant_id', '=', tenantId).where('fund_id', '=', fundId),
      ).as('capital-movements'),
      exists(selectFrom('transfers').select('id').where('tenant_id', '=', tenantId).where('fund_id', '=', fundId)).as(
        'transfers',
      ),
      exists(
        selectFrom('accounting_entries').select('id').where('tenant_id', '=', tenantId).where('fund_id', '=', fundId),
      ).as('accounting-entries'),
      exists(selectFrom('expenses').select('id').where('tenant_id', '=', tenantId).where('fund_id', '=', fundId)).as(
        'expenses',
      ),
      exists(selectFrom('invoices').select('id').where('tenant_id', '=', tenantId).where('fund_id', '=', fundId)).as(
        'invoices',
      ),
    ])
    .executeTakeFirstOrThrow()
}
