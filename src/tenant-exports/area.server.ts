/** What the server does when an administrator asks for everything that the tenant keeps; see src/server/tenantData/. */
import type { ServerArea } from '../context.ts'
import { changesOf } from '../entityTypes.ts'
import { problem } from '../problems.ts'
import { text } from '../texts.ts'
import './texts.ts'

export const tenantExportArea = {
  setAtCreation: async ({ account, clock, database }) => {
    const waiting = await database
      .selectFrom('tenant_exports')
      .select('id')
      .where('tenant_id', '=', account.tenantId)
      .where('status', 'in', ['Queued', 'Making'])
      .executeTakeFirst()
    if (waiting) throw problem('rule', { detail: text('tenantExport.oneAtATime') })
    return changesOf('tenantExport', { askedBy: account.name, nextAttemptAt: clock.now() })
  },
  actions: {
    retry: async ({ clock }) => changesOf('tenantExport', { attempts: 0, nextAttemptAt: clock.now(), lastError: null }),
  },
} satisfies ServerArea<'tenantExport'>
