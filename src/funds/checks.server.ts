/** All amounts of a fund are kept in its currency: it cannot change once there are some. */
import { sql } from 'kysely'
import type { Checks } from '../context.ts'
import type { Resource } from '../entity.ts'
import { text } from '../texts.ts'

const LARGEST_NUMBER_NAMED = 3

export const currencyIsKept: Checks<'fund'> = async ({ database, account: { tenantId } }, fund, { before }) => {
  if (!before || before.currencyId === fund.currencyId) return []
  const own = sql`t.tenant_id = ${tenantId} and t.fund_id = ${before.id}`
  const { rows } = await sql<{ resource: Resource }>`select resource from (
    select 1 as place, 'investments' as resource where exists (select from investments t where ${own})
    union all select 2, 'transactions' where exists (select from transactions t where ${own})
    union all select 3, 'limited-partner-commitments' where exists (select from limited_partner_commitments c join limited_partners t on t.tenant_id = c.tenant_id and t.id = c.limited_partner_id where ${own})
    union all select 4, 'closing-commitments' where exists (select from closing_commitments c join closings t on t.tenant_id = c.tenant_id and t.id = c.closing_id where ${own})
    union all select 5, 'capital-movements' where exists (select from capital_movements t where ${own})
    union all select 6, 'transfers' where exists (select from transfers t where ${own})
    union all select 7, 'accounting-entries' where exists (select from accounting_entries t where ${own})
    union all select 8, 'expenses' where exists (select from expenses t where ${own})
    union all select 9, 'invoices' where exists (select from invoices t where ${own})
  ) kinds order by place limit ${LARGEST_NUMBER_NAMED}`.execute(database)
  if (rows.length === 0) return []
  return [
    {
      field: 'currencyId',
      code: 'fund.currencyKept',
      values: {
        records: rows
          .map(({ resource }) => text(`resources.${resource}.name`, { smart_count: 2 }).toLowerCase())
          .join(', '),
      },
    },
  ]
}
