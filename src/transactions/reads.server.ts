/** What the transactions found by a filter add up to, in fund currency. */
import type { FastifyInstance } from 'fastify'
import { compileSelection } from '../server/records/query.ts'
import { queryOf } from '../server/http/requests.ts'
import type { Services } from '../server/http/requests.ts'

interface TransactionTotals {
  count: number
  inflow: string
  outflow: string
  net: string
}

export function registerTransactions(app: FastifyInstance, services: Services): void {
  const entity = services.catalogue.named('transaction')
  app.get(
    `/api/${entity.resource}/totals`,
    { config: { access: entity.access.read, query: ['filter'] } },
    async request => {
      const { account } = request
      const { where, values } = compileSelection(
        services.catalogue,
        services.catalogue.view(entity, account.roles),
        account.roles,
        account.tenantId,
        queryOf(request),
      )
      const sum = (condition: string) =>
        `coalesce(sum(t.amount_fund) filter (where ${condition}), 0)::numeric(20,2)::text`
      const [totals] = await services.database.readOnce<TransactionTotals>(
        account,
        `select count(*)::integer as count, ${sum('t.amount_fund > 0')} as inflow, ` +
          `${sum('t.amount_fund < 0')} as outflow, ${sum('true')} as net from ${entity.table} t where ${where}`,
        values,
      )
      return totals
    },
  )
}
