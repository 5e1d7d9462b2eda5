/**
 * The rate that holds on a day: the latest one of that day or before. And what a fund's transaction of a day is
 * proposed with.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isDate } from '../calendar.ts'
import type { StoredRecord } from '../context.ts'
import { problem } from '../problems.ts'
import { requestText } from '../texts/requests.ts'
import { ratesOfFund } from './fundRates.server.ts'
import { queryOf, sendRecord, work } from '../server/http/requests.ts'
import type { Services } from '../server/http/requests.ts'

export function registerExchangeRates(app: FastifyInstance, services: Services): void {
  const entity = services.catalogue.named('exchangeRate')
  const access = entity.access.read
  app.get(
    `/api/${entity.resource}/rate`,
    { config: { access, query: ['currencyId', 'toCurrencyId', 'date'] } },
    async (request, reply) => {
      const [from, to] = [idParameter(request, 'currencyId'), idParameter(request, 'toCurrencyId')]
      const date = dateParameter(request)
      const view = services.catalogue.view(entity, request.account.roles)
      const [rate] = await services.database.readOnce<StoredRecord>(
        request.account,
        `select ${view.recordSql} from ${entity.table} t ` +
          'where t.tenant_id = $1 and t.currency_id = $2 and t.to_currency_id = $3 and t.date <= $4::date order by t.date desc limit 1',
        [request.account.tenantId, from, to, date],
      )
      // That no rate holds on a day is an answer, as it is for the rates of a fund.
      return rate ? sendRecord(reply, rate) : reply.type('application/json; charset=utf-8').send('null')
    },
  )
  app.get(
    `/api/${entity.resource}/of-fund`,
    { config: { access, query: ['currencyId', 'fundId', 'date'] } },
    async request => {
      const [currencyId, fundId] = [idParameter(request, 'currencyId'), idParameter(request, 'fundId')]
      const date = dateParameter(request)
      return work(services, request.account, current => ratesOfFund(current, fundId, currencyId, date), true)
    },
  )
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
  return problem('invalid-request', { detail: requestText('parameterValue', { parameter }) })
}
