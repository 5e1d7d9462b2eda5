/** What the server does for a tenant beyond what forms do as well. */
import type { ServerArea } from '../context.ts'
import { tenantArea as area } from './area.ts'
import { beginTenant } from './created.server.ts'
import { deleteData, deletionFigures } from './deletion.server.ts'
import { systemCurrencyMayChange } from './systemCurrency.server.ts'

export const tenantArea = {
  ...area,
  checks: systemCurrencyMayChange,
  computedFields: deletionFigures,
  created: beginTenant,
  actions: { deleteData },
} satisfies ServerArea<'tenant'>
