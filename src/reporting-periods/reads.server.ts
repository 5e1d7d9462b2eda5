/** What a reporting period still misses before it is completed. */
import type { FastifyInstance } from 'fastify'
import { problem } from '../problems.ts'
import { checklistFor } from './checklist.server.ts'
import { readRecord } from '../server/records/records.ts'
import { idOf, work } from '../server/http/requests.ts'
import type { Services } from '../server/http/requests.ts'

export function registerReportingPeriods(app: FastifyInstance, services: Services): void {
  const entity = services.catalogue.named('reportingPeriod')
  app.get(`/api/${entity.resource}/:id/checklist`, { config: { access: entity.access.read } }, async request => {
    const id = idOf(request)
    return work(
      services,
      request.account,
      async current => {
        const period = await readRecord(current, services.catalogue.view(entity, request.account.roles), id)
        if (!period) throw problem('not-found')
        return checklistFor(current.tx, request.account.tenantId, period)
      },
      true,
    )
  })
}
