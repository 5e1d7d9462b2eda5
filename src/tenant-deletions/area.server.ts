/**
 * What the server does when an administrator asks that the own tenant be deleted: whoever has taken over the account of
 * one is no secret to the others.
 */
import { momentAfter } from '../calendar.ts'
import type { ServerArea } from '../context.ts'
import { changesOf } from '../entityTypes.ts'
import { formatTimestamp } from '../formats.ts'
import { writeMails } from '../mails/outbox.server.ts'
import { path } from '../paths.ts'
import { problem } from '../problems.ts'
import { text } from '../texts.ts'
import { WAITING_DAYS } from './waiting.ts'
import './texts.ts'

const DAY_MS = 86_400_000
const RESOURCE = 'tenant-deletion-requests'
/** Where everything is exported, and the request withdrawn. */
const DATA_PAGE = path('home', {}, { tab: 'data' })

export const tenantDeletionRequestArea = {
  checks: async ({ account }, { shortName }, { before }) =>
    before || shortName === account.tenant
      ? []
      : [
          {
            field: 'shortName',
            code: 'tenantDeletionRequest.otherTenant',
            values: { shortName: account.tenant ?? '' },
          },
        ],
  setAtCreation: async ({ account, clock, database }) => {
    const standing = await database
      .selectFrom('tenant_deletion_requests')
      .select('id')
      .where('tenant_id', '=', account.tenantId)
      .where('status', '=', 'Asked')
      .executeTakeFirst()
    if (standing) throw problem('rule', { detail: text('tenantDeletion.askedAlready') })
    return changesOf('tenantDeletionRequest', {
      askedBy: account.name,
      deletableFrom: momentAfter(clock.now(), WAITING_DAYS * DAY_MS),
    })
  },
  created: async (context, { id, askedBy, deletableFrom, reason }) => {
    const values = { by: askedBy ?? '', from: formatTimestamp(deletableFrom, 'UTC'), reason, path: DATA_PAGE }
    await writeMails(context, { event: 'tenant-deletion-asked', resource: RESOURCE, recordId: id, values })
  },
  actions: {
    withdraw: async (context, { id }) => {
      const values = { by: context.account.name }
      await writeMails(context, { event: 'tenant-deletion-withdrawn', resource: RESOURCE, recordId: id, values })
    },
  },
} satisfies ServerArea<'tenantDeletionRequest'>
