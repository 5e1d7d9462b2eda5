/** Sums of the invoices that a list finds, by currency and state. */
import type { FastifyInstance } from 'fastify'
import type { InvoiceSum } from './totals.ts'
import { compileSelection } from '../server/records/query.ts'
import { queryOf } from '../server/http/requests.ts'
import type { Services } from '../server/http/requests.ts'

export function registerInvoices(app: FastifyInstance, services: Services): void {
  const entity = services.catalogue.named('invoice')
  app.get(
    `/api/${entity.resource}/totals`,
    { config: { access: entity.access.read, query: ['filter'] } },
    async request => {
      const { account } = request
      const { filter } = queryOf(request)
      const { where, values } = compileSelection(
        services.catalogue,
        services.catalogue.view(entity, account.roles),
        account.roles,
        account.tenantId,
        filter === undefined ? {} : { filter },
      )
      return services.database.readOnce<InvoiceSum>(
        account,
        'select t.currency_id as "currencyId", t.status, count(*)::integer as count, coalesce(sum(t.adjustment), 0)::text as adjustment, ' +
          `sum(t.total)::text as total, sum(t.vat)::text as vat from ${entity.table} t where ${where} group by t.currency_id, t.status order by t.currency_id, t.status`,
        values,
      )
    },
  )
}
