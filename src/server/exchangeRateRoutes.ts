/** The rate that holds on a day: the latest one of that day or before. And the two rates that a fund's transaction of a day is proposed with. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isDate } from '../calendar.ts'
import type { StoredRecord } from '../context.ts'
import { proposedRate } from '../currencies/currency.ts'
import type { ProposedRate, Rate } from '../currencies/currency.ts'
import { problem } from '../problems.ts'
import { text } from '../texts.ts'
import { queryOf, sendRecord, work } from './requests.ts'
import type { Services } from './requests.ts'
import { run } from './sql.ts'
import type { Work } from './work.ts'

export function registerExchangeRates(app: FastifyInstance, services: Services): void {
  const entity = services.catalogue.named('exchangeRate')
  const access = entity.access.read
  app.get(`/api/${entity.resource}/rate`, { config: { access, query: ['currencyId', 'toCurrencyId', 'date'] } }, async (request, reply) => {
    const [from, to] = [idParameter(request, 'currencyId'), idParameter(request, 'toCurrencyId')]
    const date = dateParameter(request)
    const view = services.catalogue.view(entity, request.account.roles)
    const [rate] = await services.database.readOnce<StoredRecord>(request.account, `select ${view.recordSql} from ${entity.table} t `
      + 'where t.tenant_id = $1 and t.currency_id = $2 and t.to_currency_id = $3 and t.date <= $4::date order by t.date desc limit 1', [request.account.tenantId, from, to, date])
    if (!rate) throw problem('not-found')
    return sendRecord(reply, rate)
  })
  app.get(`/api/${entity.resource}/of-fund`, { config: { access, query: ['currencyId', 'fundId', 'date'] } }, async request => {
    const [currencyId, fundId] = [idParameter(request, 'currencyId'), idParameter(request, 'fundId')]
    const date = dateParameter(request)
    return work(services, request.account, current => ratesOfFund(current, fundId, currencyId, date), true)
  })
}

interface Target { id: number; code: string; minorUnits: number }
export interface FundRate { currency: string; minorUnits: number; proposed: ProposedRate | null }
export interface FundRates { fund: FundRate; system: FundRate }

/** From a currency into that of the fund and into that of the system, each on its own. */
export async function ratesOfFund({ tx, account }: Work, fundId: number, currencyId: number, date: string): Promise<FundRates> {
  const currency = 'select c.id, c.code, c.minor_units as "minorUnits" from'
  const [fund] = await run<Target>(tx, `${currency} funds f join currencies c on c.tenant_id = f.tenant_id and c.id = f.currency_id where f.tenant_id = $1 and f.id = $2`, [account.tenantId, fundId])
  const [system] = await run<Target>(tx, `${currency} tenants t join currencies c on c.tenant_id = t.id and c.code = t.currency where t.id = $1`, [account.tenantId])
  if (!fund || !system) throw problem('not-found')
  const rates = await run<Rate>(tx, 'select distinct on (currency_id, to_currency_id) currency_id as "currencyId", to_currency_id as "toCurrencyId", date, rate from exchange_rates '
    + 'where tenant_id = $1 and currency_id = any($2::bigint[]) and to_currency_id = any($2::bigint[]) and date <= $3::date order by currency_id, to_currency_id, date desc',
  [account.tenantId, [currencyId, fund.id, system.id], date])
  const into = ({ id, code, minorUnits }: Target): FundRate => ({ currency: code, minorUnits, proposed: proposedRate(rates, currencyId, id, system.id) })
  return { fund: into(fund), system: into(system) }
}

function required(request: FastifyRequest, parameter: string): string {
  const value = queryOf(request)[parameter]
  if (value === undefined || value === '') throw problem('query-parameter-required', { values: { parameter } })
  return value
}

function dateParameter(request: FastifyRequest): string {
  const date = required(request, 'date')
  if (!isDate(date)) throw misfit('date')
  return date
}

function idParameter(request: FastifyRequest, parameter: string): number {
  const value = required(request, parameter)
  if (!/^[1-9]\d{0,14}$/.test(value)) throw misfit(parameter)
  return Number(value)
}

function misfit(parameter: string): Error {
  return problem('invalid-request', { detail: text('request.parameterValue', { parameter }) })
}
