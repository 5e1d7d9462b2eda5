/**
 * A fund far larger than any believable one, to see what lists do then. Written as SQL, because it is about reading.
 */
import type pg from 'pg'
import type { Tables } from '../../generated/tables.ts'

export const LARGE_TRANSACTIONS = 200_000
export const LARGE_PARTNERS = 20_000
const FUND = 'Larkmoor Large IV'
/** One call for each partner. */
const CALLED = 10_000

/** The columns are checked against the tables; what is selected for them stands in the same order. */
function into<Table extends keyof Tables>(table: Table, ...columns: readonly (keyof Tables[Table] & string)[]): string {
  return `insert into ${table} (${columns.join(', ')})`
}

const TRANSACTIONS = into(
  'transactions',
  'tenant_id',
  'fund_id',
  'date',
  'type',
  'sub_type',
  'description',
  'currency_id',
  'amount_local',
  'exchange_rate_to_system',
  'amount_system',
  'exchange_rate_to_fund',
  'amount_fund',
  'status',
  'fund_account_number',
  'counterparty',
  'counterparty_account_number',
  'non_cash_item',
  'investment_type',
  'impact',
  'trading_type',
)

interface LargeFund {
  fundId: number
  made: boolean
}

/**
 * Fills the tenant of this short name; a second time there is nothing to do. The client is the owner's, inside no
 * transaction.
 */
export async function fillLargeFund(client: pg.ClientBase, shortName: string): Promise<LargeFund> {
  const one = async (sql: string, values: unknown[] = []): Promise<number | undefined> =>
    (await client.query<{ id: string }>(sql, values)).rows.map(({ id }) => Number(id))[0]
  await client.query("begin; set local statement_timeout = 0; set local app.platform = 'on'")
  try {
    const tenantId = await one('select id from tenants where short_name = $1', [shortName])
    if (tenantId === undefined) throw new Error(`There is no tenant "${shortName}".`)
    await client.query(`set local app.tenant = '${tenantId}'`)
    const known = await one('select id from funds where tenant_id = $1 and name = $2', [tenantId, FUND])
    if (known !== undefined) {
      await client.query('rollback')
      return { fundId: known, made: false }
    }
    const fundId = await one(
      `${into('funds', 'tenant_id', 'name', 'commencement_date', 'manager_id', 'country_id', 'currency_id')}
      select $1::bigint, $2, '2020-01-01', (select min(id) from fund_managers), (select min(id) from countries), (select id from currencies where code = 'EUR') returning id`,
      [tenantId, FUND],
    )
    if (fundId === undefined) throw new Error('The large fund was not written.')
    await client.query(
      `${TRANSACTIONS}
      select $1::bigint, $2::bigint, date '2020-01-01' + n * 7 % 2400, 'Expense', 'Legal', 'Invoice ' || n, (select id from currencies where code = 'EUR'),
        (n * 7919 % 100000)::numeric / 100, 1, (n * 7919 % 100000)::numeric / 100, 1, (n * 7919 % 100000)::numeric / 100, case when n % 20 = 0 then 'Pending' else 'Booked' end,
        'LU75 9990 0000 0000 0001', 'Counterparty ' || n % 500, 'NL07 FIKT 0123 4567 89', false, 'NotApplicable', 'None', 'Expense' from generate_series(1, ${LARGE_TRANSACTIONS}) n`,
      [tenantId, fundId],
    )
    await client.query(
      `${into('limited_partners', 'tenant_id', 'fund_id', 'name', 'city', 'country_id', 'legal_status', 'subscription_status', 'subscription_date')}
      select $1::bigint, $2::bigint, 'Partner ' || lpad((n * 7919 % ${LARGE_PARTNERS})::text, 5, '0'), 'Larkmoor', (select min(id) from countries), case when n % 4 = 0 then 'NaturalPerson' else 'LegalEntity' end, 'Confirmed', '2020-01-01'
      from generate_series(1, ${LARGE_PARTNERS}) n`,
      [tenantId, fundId],
    )
    const closingId = await one(
      `${into('closings', 'tenant_id', 'fund_id', 'name', 'date', 'status')} values ($1, $2, 'First closing', '2020-01-01', 'Completed') returning id`,
      [tenantId, fundId],
    )
    await client.query(
      `${into('limited_partner_commitments', 'tenant_id', 'limited_partner_id', 'date', 'value', 'closing_id')}
      select $1::bigint, id, '2020-01-01', 100000 + id % 1000, $3::bigint from limited_partners where tenant_id = $1::bigint and fund_id = $2::bigint`,
      [tenantId, fundId, closingId],
    )
    await client.query(
      `${into('limited_partner_transactions', 'tenant_id', 'limited_partner_id', 'date', 'type', 'amount', 'impact_on_unfunded', 'investment_funding', 'shares', 'closing_id')}
      select $1::bigint, id, '2020-06-30', 'CapitalCall', ${CALLED}, -${CALLED}, ${CALLED}, ${CALLED}, $3::bigint from limited_partners where tenant_id = $1::bigint and fund_id = $2::bigint`,
      [tenantId, fundId, closingId],
    )
    await client.query('commit')
    await client.query('analyze')
    return { fundId, made: true }
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}
