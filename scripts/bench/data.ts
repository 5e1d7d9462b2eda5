/**
 * A large tenant: 3,000 funds and 200,000 transactions, 5,000 of them in the first fund. Written as SQL, because it is
 * about reading them.
 */
import pg from 'pg'

export const FUNDS = 3_000
const LARGE_FUND_ROWS = 5_000
export const ROWS = 200_000

export interface LargeTenant {
  tenantId: number
  accountId: number
  subject: string
  userName: string
  largeFund: number
  smallFund: number
  currencyId: number
  /** First of the transactions that may be changed. */ changeFrom: number
}

interface TenantSize {
  shortName: string
  funds: number
  rows: number
  /** Of them in the first fund. */
  largeFundRows: number
}

const LARGE: TenantSize = { shortName: 'large', funds: FUNDS, rows: ROWS, largeFundRows: LARGE_FUND_ROWS }
/** Whose administrator signs in beside the other. */
const NEIGHBOUR: TenantSize = { shortName: 'neighbour', funds: 30, rows: 2_000, largeFundRows: 500 }

export const fillLargeTenant = (owner: pg.ClientConfig): Promise<LargeTenant> => fillTenant(owner, LARGE)
export const fillNeighbour = (owner: pg.ClientConfig): Promise<LargeTenant> => fillTenant(owner, NEIGHBOUR)

async function fillTenant(
  owner: pg.ClientConfig,
  { shortName, funds, rows, largeFundRows }: TenantSize,
): Promise<LargeTenant> {
  const [subject, userName] = [`administrator of ${shortName}`, `admin@${shortName}.example`]
  const client = new pg.Client(owner)
  await client.connect()
  const one = async (sql: string, values: unknown[] = []): Promise<number> =>
    Number((await client.query<{ id: string }>(sql, values)).rows[0]?.id)
  try {
    await client.query("set app.platform = 'on'")
    const tenantId = await one("insert into tenants (name, short_name, currency) values ($1, $1, 'EUR') returning id", [
      shortName,
    ])
    await client.query(`set app.tenant = '${tenantId}'`)
    const accountId = await one(
      "insert into accounts (tenant_id, name, user_name, status, subject) values ($1, 'Bench', $2, 'Active', $3) returning id",
      [tenantId, userName, subject],
    )
    const countryId = await one(
      "insert into countries (tenant_id, code, name) values ($1, 'LU', 'Luxembourg') returning id",
      [tenantId],
    )
    const currencyId = await one(
      "insert into currencies (tenant_id, code, name, minor_units) values ($1, 'EUR', 'Euro', 2) returning id",
      [tenantId],
    )
    const managerId = await one(
      "insert into fund_managers (tenant_id, name, quality) values ($1, 'Manager', 'Manager') returning id",
      [tenantId],
    )
    await client.query(
      `insert into funds (tenant_id, name, commencement_date, manager_id, country_id, currency_id)
      select $1::bigint, 'Fund ' || n, '2020-01-01', $2::bigint, $3::bigint, $4::bigint from generate_series(1, ${funds}) n`,
      [tenantId, managerId, countryId, currencyId],
    )
    const largeFund = await one('select min(id) as id from funds where tenant_id = $1', [tenantId])
    await client.query(
      `insert into transactions (tenant_id, fund_id, date, type, sub_type, description, currency_id, amount_local, exchange_rate_to_system, amount_system,
        exchange_rate_to_fund, amount_fund, status, fund_account_number, counterparty, counterparty_account_number, non_cash_item, investment_type, impact, trading_type)
      select $1::bigint, case when n <= ${largeFundRows} then $2::bigint else $2::bigint + 1 + n % ${funds - 1} end, date '2020-01-01' + n % 2400, 'Expense', 'Legal', 'Invoice ' || n, $3::bigint,
        (n % 100000)::numeric / 100, 1, (n % 100000)::numeric / 100, 1, (n % 100000)::numeric / 100, 'Booked', 'LU75 9990 0000 0000 0001', 'Counterparty ' || n % 500, 'NL07 FIKT 0123 4567 89', false, 'NotApplicable', 'None', 'Expense'
      from generate_series(1, ${rows}) n`,
      [tenantId, largeFund, currencyId],
    )
    await client.query('vacuum analyze')
    return {
      tenantId,
      accountId,
      subject,
      userName,
      largeFund,
      smallFund: largeFund + 7,
      currencyId,
      changeFrom: rows / 4,
    }
  } finally {
    await client.end()
  }
}

/** The tenant of the demo data, as the superuser sees it: row-level security shows rows of a chosen tenant alone. */
export async function demoTenant(superuser: pg.ClientConfig): Promise<Pick<LargeTenant, 'tenantId' | 'currencyId'>> {
  const client = new pg.Client(superuser)
  await client.connect()
  try {
    const { rows } = await client.query<{ tenantId: string; currencyId: string }>(
      `select t.id as "tenantId", c.id as "currencyId" from tenants t join currencies c on c.tenant_id = t.id and c.code = 'EUR'
      where t.short_name = 'larkmoor'`,
    )
    const [found] = rows
    if (!found) throw new Error('The demo data are not there.')
    return { tenantId: Number(found.tenantId), currencyId: Number(found.currencyId) }
  } finally {
    await client.end()
  }
}

/** A fund with so many partners, admitted on one day, and an active bank account of its own. */
export async function fillPartners(
  owner: pg.ClientConfig,
  { tenantId, currencyId }: Pick<LargeTenant, 'tenantId' | 'currencyId'>,
  partners: number,
): Promise<{ fundId: number; bankAccountId: number }> {
  const client = new pg.Client(owner)
  await client.connect()
  const one = async (sql: string, values: unknown[] = []): Promise<number> =>
    Number((await client.query<{ id: string }>(sql, values)).rows[0]?.id)
  try {
    await client.query("set app.platform = 'on'")
    await client.query(`set app.tenant = '${tenantId}'`)
    const fundId = await one(
      `insert into funds (tenant_id, name, commencement_date, manager_id, country_id, currency_id)
      values ($1, $2, '2020-01-01', (select min(id) from fund_managers), (select min(id) from countries), $3) returning id`,
      [tenantId, `Fund of ${partners} partners`, currencyId],
    )
    const bankAccountId = await one(
      `insert into bank_accounts (tenant_id, fund_id, name, account_number, bank_code, currency_id, country_id, bank_country_id, status)
      values ($1, $2, 'Fund', 'ACCOUNT 1', '20-41-12', $3, (select min(id) from countries), (select min(id) from countries), 'Active') returning id`,
      [tenantId, fundId, currencyId],
    )
    const closingId = await one(
      "insert into closings (tenant_id, fund_id, name, date, status) values ($1, $2, 'First closing', '2020-01-01', 'Completed') returning id",
      [tenantId, fundId],
    )
    await client.query(
      `insert into limited_partners (tenant_id, fund_id, name, country_id, legal_status)
      select $1::bigint, $2::bigint, 'Partner ' || n, (select min(id) from countries), 'LegalEntity' from generate_series(1, $3::integer) n`,
      [tenantId, fundId, partners],
    )
    await client.query(
      `insert into limited_partner_commitments (tenant_id, limited_partner_id, date, value, closing_id)
      select $1::bigint, id, '2020-01-01', 1000000 + id % 1000, $3::bigint from limited_partners where tenant_id = $1::bigint and fund_id = $2::bigint`,
      [tenantId, fundId, closingId],
    )
    await client.query('analyze')
    return { fundId, bankAccountId }
  } finally {
    await client.end()
  }
}

/** The capital movement that was made last, with its lines and the rows of the ledger that it has booked. */
export async function lastMovement(
  owner: pg.ClientConfig,
  { tenantId }: LargeTenant,
): Promise<{ id: number; lines: number; rows: number }> {
  const client = new pg.Client(owner)
  await client.connect()
  try {
    await client.query("set app.platform = 'on'")
    await client.query(`set app.tenant = '${tenantId}'`)
    const { rows } = await client.query<{ id: string; lines: string; rows: string }>(
      `select m.id, (select count(*) from capital_movement_lines l where l.capital_movement_id = m.id) as lines,
        (select count(*) from limited_partner_transactions t where t.capital_movement_id = m.id) as rows
      from capital_movements m order by m.id desc limit 1`,
    )
    return { id: Number(rows[0]?.id), lines: Number(rows[0]?.lines), rows: Number(rows[0]?.rows) }
  } finally {
    await client.end()
  }
}
