/** What the server does for a tenant beyond what forms do as well. */
import type { ServerArea } from '../context.ts'
import { isOfIso4217 } from '../currencies/checks.server.ts'
import { tenantArea as area } from './area.ts'
import { beginTenant } from './created.server.ts'

export const tenantArea = {
  ...area,
  checks: async (_context, { currency }, { before }) =>
    currency && currency !== before?.currency && !isOfIso4217(currency)
      ? [{ field: 'currency', code: 'currency.notIso' }]
      : [],
  created: beginTenant,
} satisfies ServerArea<'tenant'>
