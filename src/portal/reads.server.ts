/** What investors read: only what was published, and only of their own holdings. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { holdingsOf } from './holdings.server.ts'
import { problem } from '../problems.ts'
import { contextOf, work } from '../server/http/requests.ts'
import type { Services } from '../server/http/requests.ts'

export function registerPortal(app: FastifyInstance, services: Services): void {
  app.get('/api/portal/:tenant/funds', { config: { access: 'investor' } }, request => {
    checkTenant(request)
    return work(services, request.account, async current => holdingsOf(await contextOf(services, current)), true)
  })
}

/** The address names the tenant for people to read; whose data it is, the account says. */
function checkTenant({ params, account }: FastifyRequest): void {
  if (account.tenant === null || (params as { tenant: string }).tenant !== account.tenant) throw problem('not-found')
}
