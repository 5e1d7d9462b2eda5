/** How a fund performs, and why the figures of a limited partner are what they are. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isDate } from '../calendar.ts'
import { explainedLedgerOf, partnerFigures, totalsOf } from '../limited-partners/ledger.server.ts'
import { partnerReturnsOf, performanceOf } from '../performance/performance.server.ts'
import { sourcesOf } from '../performance/sources.server.ts'
import { problem } from '../problems.ts'
import { text } from '../texts.ts'
import { compileSelection, figuresSql } from './query.ts'
import { contextOf, idOf, queryOf, work } from './requests.ts'
import type { Services } from './requests.ts'

export function registerPerformance(app: FastifyInstance, services: Services): void {
  const access = (name: string) => services.catalogue.named(name).access.read
  app.get('/api/funds/:id/performance', { config: { access: access('fund'), query: ['asOf'] } }, request => {
    const [id, asOf] = [idOf(request), dayOf(request)]
    return work(services, request.account, async current => performanceOf(await contextOf(services, current), id, asOf), true)
  })
  app.get('/api/funds/:id/performance/sources', { config: { access: access('fund'), query: ['asOf', 'figure', 'investmentId'] } }, request => {
    const [id, asOf] = [idOf(request), dayOf(request)]
    const { figure, investmentId } = queryOf(request)
    if (investmentId !== undefined && !/^[1-9]\d{0,14}$/.test(investmentId)) throw problem('invalid-request', { detail: text('request.parameterValue', { parameter: 'investmentId' }) })
    const question = { figure, investmentId: investmentId === undefined ? undefined : Number(investmentId) }
    return work(services, request.account, async current => sourcesOf(await contextOf(services, current), id, question, asOf), true)
  })
  app.get('/api/funds/:id/capital-accounts', { config: { access: access('limitedPartner'), query: ['asOf'] } }, request => {
    const [id, asOf] = [idOf(request), dayOf(request)]
    return work(services, request.account, async current => partnerReturnsOf(await contextOf(services, current), id, asOf), true)
  })
  app.get('/api/limited-partners/:id/ledger', { config: { access: access('limitedPartner'), query: ['asOf'] } }, request => {
    const [id, asOf] = [idOf(request), dayOf(request)]
    return work(services, request.account, async current => explainedLedgerOf(await contextOf(services, current), id, asOf), true)
  })
  const partner = services.catalogue.named('limitedPartner')
  app.get('/api/limited-partners/totals', { config: { access: partner.access.read, query: ['filter'] } }, request => {
    const { account } = request
    const view = services.catalogue.view(partner, account.roles)
    const { filter } = queryOf(request)
    const { where, values } = compileSelection(services.catalogue, view, account.roles, account.tenantId, { ...filter !== undefined && { filter } })
    return work(services, account, ({ tx }) => totalsOf(tx, figuresSql(view, partnerFigures, where), values), true)
  })
}

function dayOf(request: FastifyRequest): string | undefined {
  const { asOf } = queryOf(request)
  if (asOf !== undefined && !isDate(asOf)) throw problem('invalid-request', { detail: text('request.parameterValue', { parameter: 'asOf' }) })
  return asOf
}
