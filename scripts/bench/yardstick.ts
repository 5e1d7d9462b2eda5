/**
 * The yardstick: the least that anybody would write by hand for the same answers. Fastify and pg, a token verified once
 * and kept until it expires, the tenant in every statement, reads without a transaction, every statement prepared once
 * per connection, a transaction and an audit row for each change; no metadata, no rules, no row-level security, no
 * versions, no access table, no look at the account.
 */
import type { AddressInfo } from 'node:net'
import fastify from 'fastify'
import { createLocalJWKSet, jwtVerify } from 'jose'
import pg from 'pg'
import { fromEnvironment, reportTo } from './settings.ts'

const settings = fromEnvironment()
const keys = createLocalJWKSet(settings.jwks)
pg.types.setTypeParser(20, Number)
pg.types.setTypeParser(1082, text => text)
pg.types.setTypeParser(1184, text => text)
const pool = new pg.Pool({ ...settings.owner, max: 10 })
pool.on('connect', client => {
  void client.query(`set app.tenant = '${settings.tenantId}'`)
})

const COLUMNS = `id, version, created_at as "createdAt", updated_at as "updatedAt", fund_id as "fundId", date, type, sub_type as "subType", investment_id as "investmentId",
  trading_type as "tradingType", description, currency_id as "currencyId", amount_local as "amountLocal", exchange_rate_to_system as "exchangeRateToSystem", amount_system as "amountSystem",
  exchange_rate_to_fund as "exchangeRateToFund", amount_fund as "amountFund", status, fund_account_number as "fundAccountNumber", counterparty, counterparty_account_number as "counterpartyAccountNumber",
  non_cash_item as "nonCashItem", investment_type as "investmentType", impact, capital_movement_id as "capitalMovementId"`

const columnOf = (name: string): string => name.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`)

/** Tokens that were verified, with the millisecond in which they expire. */
const verified = new Map<string, number>()

const app = fastify()
app.addHook('onRequest', async request => {
  const token = (request.headers.authorization ?? '').slice(7)
  if ((verified.get(token) ?? 0) > Date.now()) return
  const { payload } = await jwtVerify(token, keys, { issuer: settings.issuer, algorithms: ['RS256'] })
  verified.set(token, (payload.exp ?? 0) * 1000)
})

/** Prepared once per connection, under a name of its own. */
const names = new Map<string, string>()

function prepared(text: string, values: unknown[]): pg.QueryConfig {
  const name = names.get(text) ?? `s${names.size}`
  names.set(text, name)
  return { name, text, values }
}

async function inTransaction<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    const result = await work(client)
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}

interface Asked {
  filter: string
  range?: string
  sort?: string
  format?: string
}

app.get('/api/transactions', async (request, reply) => {
  const { filter, range, sort = '["date","desc"]', format } = request.query as Asked
  const {
    fundId,
    status,
    date_gte: first,
    date_lte: last,
  } = JSON.parse(filter) as { fundId: number; status?: string; date_gte?: string; date_lte?: string }
  const [from = 0, to = 24] = JSON.parse(range ?? '[0,24]') as number[]
  const [field = '', direction = ''] = JSON.parse(sort) as string[]
  const where = `tenant_id = $1 and fund_id = $2${status === undefined ? '' : ' and status = $3 and date >= $4 and date <= $5'}`
  const given = [settings.tenantId, fundId, ...(status === undefined ? [] : [status, first, last])]
  const order = `${columnOf(field)} ${direction.toLowerCase() === 'asc' ? 'asc' : 'desc'}, id`
  const rowsSql = `select ${COLUMNS} from transactions where ${where} order by ${order}`
  if (format === 'json') return reply.send((await pool.query<object>(prepared(rowsSql, given))).rows)
  const [{ rows }, counted] = await Promise.all([
    pool.query<object>(
      prepared(`${rowsSql} limit $${given.length + 1} offset $${given.length + 2}`, [...given, to - from + 1, from]),
    ),
    pool.query<{ n: number }>(prepared(`select count(*) as n from transactions where ${where}`, given)),
  ])
  const total = counted.rows[0]?.n
  return reply.header('content-range', `transactions ${from}-${to}/${total}`).send(rows)
})

/** Partners with what they promised, paid and got, as somebody would write it for this one list. */
const PARTNERS = `select p.id, p.version, p.created_at as "createdAt", p.updated_at as "updatedAt", p.fund_id as "fundId", p.name, p.address, p.postal_code as "postalCode", p.city, p.country_id as "countryId",
  p.legal_status as "legalStatus", p.subscription_status as "subscriptionStatus", p.subscription_date as "subscriptionDate", p.skip_management_fee_distribution as "skipManagementFeeDistribution",
  p.main_contact_id as "mainContactId", p.bank_account_id as "bankAccountId", p.investor_type as "investorType", p.aifmd_investor_group as "aifmdInvestorGroup", p.tax_number as "taxNumber",
  c.promised as "totalCommitment", t.called as "capitalCalled", t.distributed, t.recallable as "recallableDistribution", c.promised + t.impact as remaining, t.shares from page p
  cross join lateral (select coalesce(sum(value), 0) as promised from limited_partner_commitments c where c.tenant_id = p.tenant_id and c.limited_partner_id = p.id) c
  cross join lateral (select coalesce(sum(investment_funding + management_fees + expenses_paid_in + expenses_out_of_paid_in), 0) as called, coalesce(sum(distribution), 0) as distributed,
    coalesce(sum(recallable_distribution), 0) as recallable, coalesce(sum(impact_on_unfunded), 0) as impact, coalesce(sum(shares), 0) as shares
    from limited_partner_transactions t where t.tenant_id = p.tenant_id and t.limited_partner_id = p.id) t`

/** Whose figure is largest is only known when those of all are added up. */
const BY_REMAINING = `select p.* from limited_partners p
  left join (select limited_partner_id as id, sum(value) as promised from limited_partner_commitments where tenant_id = $1 group by 1) c on c.id = p.id
  left join (select limited_partner_id as id, sum(impact_on_unfunded) as impact from limited_partner_transactions where tenant_id = $1 group by 1) t on t.id = p.id
  where p.tenant_id = $1 and p.fund_id = $2 order by coalesce(c.promised, 0) + coalesce(t.impact, 0) desc, p.id`

app.get('/api/limited-partners', async (request, reply) => {
  const { filter, range, sort = '', format } = request.query as Asked
  const { fundId, legalStatus } = JSON.parse(filter) as { fundId: number; legalStatus?: string }
  const [from = 0, to = 24] = JSON.parse(range ?? '[0,24]') as number[]
  const where = `tenant_id = $1 and fund_id = $2${legalStatus === undefined ? '' : ' and legal_status = $3'}`
  const given = [settings.tenantId, fundId, ...(legalStatus === undefined ? [] : [legalStatus])]
  const whole = format === 'json'
  const [page, order] = sort.includes('remaining')
    ? [BY_REMAINING, 'remaining desc, p.id']
    : [`select * from limited_partners where ${where} order by name, id`, 'p.name, p.id']
  const limit = whole ? '' : ` limit $${given.length + 1} offset $${given.length + 2}`
  const [{ rows }, counted] = await Promise.all([
    pool.query<object>(
      prepared(`with page as (${page}${limit}) ${PARTNERS} order by ${order}`, [
        ...given,
        ...(whole ? [] : [to - from + 1, from]),
      ]),
    ),
    whole
      ? undefined
      : pool.query<{ n: number }>(prepared(`select count(*) as n from limited_partners where ${where}`, given)),
  ])
  const total = counted?.rows[0]?.n
  return reply.header('content-range', `limited-partners ${from}-${to}/${total}`).send(rows)
})

const ONE = `select ${COLUMNS} from transactions where tenant_id = $1 and id = $2`

app.get('/api/transactions/:id', async request => {
  const { id } = request.params as { id: string }
  return (await pool.query<object>(prepared(ONE, [settings.tenantId, id]))).rows[0]
})

const WRITABLE = [
  'fundId',
  'date',
  'type',
  'subType',
  'tradingType',
  'description',
  'currencyId',
  'amountLocal',
  'exchangeRateToSystem',
  'amountSystem',
  'exchangeRateToFund',
  'amountFund',
  'status',
  'fundAccountNumber',
  'counterparty',
  'counterpartyAccountNumber',
  'nonCashItem',
  'investmentType',
  'impact',
]

const AUDIT =
  "insert into audit (tenant_id, account_id, action, resource, record_id, changes) values ($1, $2, $3, 'transactions', $4, $5)"

async function audited(client: pg.PoolClient, id: number, action: string, body: unknown): Promise<void> {
  await client.query(prepared(AUDIT, [settings.tenantId, settings.accountId, action, id, JSON.stringify([body])]))
}

const CREATE = `insert into transactions (tenant_id, ${WRITABLE.map(columnOf).join(', ')}) values ($1, ${WRITABLE.map((_, index) => `$${index + 2}`).join(', ')}) returning ${COLUMNS}`

app.post('/api/transactions', async (request, reply) => {
  const body = request.body as Record<string, unknown>
  const made = await inTransaction(async client => {
    const values = [settings.tenantId, ...WRITABLE.map(name => body[name])]
    const { rows } = await client.query<{ id: number }>(prepared(CREATE, values))
    await audited(client, rows[0]!.id, 'create', body)
    return rows[0]
  })
  return reply.code(201).send(made)
})

const CHANGEABLE = WRITABLE.filter(name => name !== 'fundId')
const UPDATE = `update transactions set version = version + 1, ${CHANGEABLE.map((name, index) => `${columnOf(name)} = $${index + 3}`).join(', ')} where tenant_id = $1 and id = $2 returning ${COLUMNS}`

app.put('/api/transactions/:id', async request => {
  const { id } = request.params as { id: string }
  const body = request.body as Record<string, unknown>
  return inTransaction(async client => {
    const values = [settings.tenantId, id, ...CHANGEABLE.map(name => body[name])]
    const { rows } = await client.query<{ id: number }>(prepared(UPDATE, values))
    await audited(client, Number(id), 'update', body)
    return rows[0]
  })
})

const DELETE = 'delete from transactions where tenant_id = $1 and id = $2'

app.delete('/api/transactions/:id', async request => {
  const { id } = request.params as { id: string }
  return inTransaction(async client => {
    await client.query(prepared(DELETE, [settings.tenantId, id]))
    await audited(client, Number(id), 'delete', { id })
    return { id: Number(id) }
  })
})

await app.listen({ port: 0, host: '127.0.0.1' })
reportTo((app.server.address() as AddressInfo).port)
