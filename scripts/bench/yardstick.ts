/**
 * The yardstick: the least that anybody would write by hand for the same answers. Fastify and pg, the token checked,
 * the tenant in every statement, a transaction and an audit row for each change; no metadata, no rules, no row-level
 * security, no versions, no access table.
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

const app = fastify()
app.addHook('onRequest', async request => {
  await jwtVerify((request.headers.authorization ?? '').slice(7), keys, {
    issuer: settings.issuer,
    algorithms: ['RS256'],
  })
})

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
  if (format === 'json')
    return reply.send(
      await inTransaction(
        async client =>
          (await client.query<object>(`select ${COLUMNS} from transactions where ${where} order by ${order}`, given))
            .rows,
      ),
    )
  const { rows, total } = await inTransaction(async client => ({
    rows: (
      await client.query({
        name: `page ${order}${given.length}`,
        text: `select ${COLUMNS} from transactions where ${where} order by ${order} limit $${given.length + 1} offset $${given.length + 2}`,
        values: [...given, to - from + 1, from],
      })
    ).rows,
    total: (
      await client.query<{ n: number }>({
        name: `count${given.length}`,
        text: `select count(*) as n from transactions where ${where}`,
        values: given,
      })
    ).rows[0]?.n,
  }))
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
  const limit = format === 'json' ? '' : ` limit ${to - from + 1} offset ${from}`
  const [page, order] = sort.includes('remaining')
    ? [BY_REMAINING, 'remaining desc, p.id']
    : [`select * from limited_partners where ${where} order by name, id`, 'p.name, p.id']
  const { rows, total } = await inTransaction(async client => ({
    rows: (await client.query(`with page as (${page}${limit}) ${PARTNERS} order by ${order}`, given)).rows,
    total:
      format === 'json'
        ? undefined
        : (await client.query<{ n: number }>(`select count(*) as n from limited_partners where ${where}`, given))
            .rows[0]?.n,
  }))
  return reply.header('content-range', `limited-partners ${from}-${to}/${total}`).send(rows)
})

app.get('/api/transactions/:id', async request => {
  const { id } = request.params as { id: string }
  return (
    await inTransaction(client =>
      client.query({
        name: 'one',
        text: `select ${COLUMNS} from transactions where tenant_id = $1 and id = $2`,
        values: [settings.tenantId, id],
      }),
    )
  ).rows[0]
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

async function audited(client: pg.PoolClient, id: number, action: string, body: unknown): Promise<void> {
  await client.query({
    name: 'audit',
    text: "insert into audit (tenant_id, account_id, action, resource, record_id, changes) values ($1, $2, $3, 'transactions', $4, $5)",
    values: [settings.tenantId, settings.accountId, action, id, JSON.stringify([body])],
  })
}

app.post('/api/transactions', async (request, reply) => {
  const body = request.body as Record<string, unknown>
  const made = await inTransaction(async client => {
    const { rows } = await client.query<{ id: number }>({
      name: 'create',
      text: `insert into transactions (tenant_id, ${WRITABLE.map(columnOf).join(', ')}) values ($1, ${WRITABLE.map((_, index) => `$${index + 2}`).join(', ')}) returning ${COLUMNS}`,
      values: [settings.tenantId, ...WRITABLE.map(name => body[name])],
    })
    await audited(client, rows[0]!.id, 'create', body)
    return rows[0]
  })
  return reply.code(201).send(made)
})

app.put('/api/transactions/:id', async request => {
  const { id } = request.params as { id: string }
  const body = request.body as Record<string, unknown>
  return inTransaction(async client => {
    const changeable = WRITABLE.filter(name => name !== 'fundId')
    const { rows } = await client.query<{ id: number }>({
      name: 'update',
      text: `update transactions set version = version + 1, ${changeable.map((name, index) => `${columnOf(name)} = $${index + 3}`).join(', ')} where tenant_id = $1 and id = $2 returning ${COLUMNS}`,
      values: [settings.tenantId, id, ...changeable.map(name => body[name])],
    })
    await audited(client, Number(id), 'update', body)
    return rows[0]
  })
})

await app.listen({ port: 0, host: '127.0.0.1' })
reportTo((app.server.address() as AddressInfo).port)
