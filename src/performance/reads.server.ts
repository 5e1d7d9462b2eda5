/** How a fund performs, and why the figures of a limited partner are what they are. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isDate } from '../calendar.ts'
import { explainedLedgerOf, partnerFigures, totalsOf } from '../limited-partners/ledger.server.ts'
import {
  cashFlowsOf,
  comparativesOf,
  partnerReturnsOf,
  performanceOf,
  performanceSheetsOf,
  valueBridgeOf,
} from './performance.server.ts'
import { sourcesOf } from './sources.server.ts'
import { INCEPTION } from './views.ts'
import { problem } from '../problems.ts'
import { requestText } from '../texts/requests.ts'
import { sendWorkbook } from './workbook.server.ts'
import { compileSelection, figuresSql } from '../server/records/query.ts'
import { contextOf, idOf, queryOf, work } from '../server/http/requests.ts'
import type { Services } from '../server/http/requests.ts'

export function registerPerformance(app: FastifyInstance, services: Services): void {
  const access = (name: string) => services.catalogue.named(name).access.read
  app.get('/api/funds/:id/performance', { config: { access: access('fund'), query: ['asOf'] } }, request => {
    const [id, asOf] = [idOf(request), dayOf(request)]
    return work(
      services,
      request.account,
      async current => performanceOf(await contextOf(services, current), id, asOf),
      true,
    )
  })
  app.get(
    '/api/funds/:id/performance/sources',
    { config: { access: access('fund'), query: ['asOf', 'figure', 'investmentId'] } },
    request => {
      const [id, asOf] = [idOf(request), dayOf(request)]
      const { figure, investmentId } = queryOf(request)
      if (investmentId !== undefined && !/^[1-9]\d{0,14}$/.test(investmentId))
        throw problem('invalid-request', { detail: requestText('parameterValue', { parameter: 'investmentId' }) })
      const question = { figure, investmentId: investmentId === undefined ? undefined : Number(investmentId) }
      return work(
        services,
        request.account,
        async current => sourcesOf(await contextOf(services, current), id, question, asOf),
        true,
      )
    },
  )
  registerViews(app, services)
  app.get(
    '/api/funds/:id/capital-accounts',
    { config: { access: access('limitedPartner'), query: ['asOf'] } },
    request => {
      const [id, asOf] = [idOf(request), dayOf(request)]
      return work(
        services,
        request.account,
        async current => partnerReturnsOf(await contextOf(services, current), id, asOf),
        true,
      )
    },
  )
  app.get(
    '/api/limited-partners/:id/ledger',
    { config: { access: access('limitedPartner'), query: ['asOf'] } },
    request => {
      const [id, asOf] = [idOf(request), dayOf(request)]
      return work(
        services,
        request.account,
        async current => explainedLedgerOf(await contextOf(services, current), id, asOf),
        true,
      )
    },
  )
  const partner = services.catalogue.named('limitedPartner')
  app.get('/api/limited-partners/totals', { config: { access: partner.access.read, query: ['filter'] } }, request => {
    const { account } = request
    const view = services.catalogue.view(partner, account.roles)
    const { filter } = queryOf(request)
    const { where, values } = compileSelection(services.catalogue, view, account.roles, account.tenantId, {
      ...(filter !== undefined && { filter }),
    })
    return work(services, account, ({ tx }) => totalsOf(tx, figuresSql(view, partnerFigures, where), values), true)
  })
}

/** The other tables of the performance page, and all of them in a workbook. */
function registerViews(app: FastifyInstance, services: Services): void {
  const access = services.catalogue.named('fund').access.read
  app.get('/api/funds/:id/performance/cash-flows', { config: { access, query: ['asOf'] } }, request => {
    const [id, asOf] = [idOf(request), dayOf(request)]
    return work(
      services,
      request.account,
      async current => cashFlowsOf(await contextOf(services, current), id, asOf),
      true,
    )
  })
  app.get('/api/funds/:id/performance/comparatives', { config: { access, query: ['asOf'] } }, request => {
    const [id, asOf] = [idOf(request), dayOf(request)]
    return work(
      services,
      request.account,
      async current => comparativesOf(await contextOf(services, current), id, asOf),
      true,
    )
  })
  app.get('/api/funds/:id/performance/value-bridge', { config: { access, query: ['asOf', 'from'] } }, request => {
    const [id, asOf, from] = [idOf(request), dayOf(request), openingOf(request)]
    return work(
      services,
      request.account,
      async current => (await valueBridgeOf(await contextOf(services, current), id, asOf, from)) ?? refuse('from'),
      true,
    )
  })
  app.get(
    '/api/funds/:id/performance/export',
    { config: { access, query: ['asOf', 'from'] } },
    async (request, reply) => {
      const [id, asOf, from] = [idOf(request), dayOf(request), openingOf(request)]
      const sheets = await work(
        services,
        request.account,
        async current =>
          (await performanceSheetsOf(await contextOf(services, current), id, asOf, from)) ?? refuse('from'),
        true,
      )
      return sendWorkbook(reply, sheets, 'performance.xlsx')
    },
  )
}

function refuse(parameter: string): never {
  throw problem('invalid-request', { detail: requestText('parameterValue', { parameter }) })
}

/** A day, or the beginning of the fund. */
function openingOf(request: FastifyRequest): string | undefined {
  const { from } = queryOf(request)
  return from === undefined || from === INCEPTION || isDate(from) ? from : refuse('from')
}

function dayOf(request: FastifyRequest): string | undefined {
  const { asOf } = queryOf(request)
  return asOf === undefined || isDate(asOf) ? asOf : refuse('asOf')
}
