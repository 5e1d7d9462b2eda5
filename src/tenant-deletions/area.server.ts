/** What the server does when an administrator asks that the own tenant be deleted. */
import { momentAfter } from '../calendar.ts'
import type { ServerArea } from '../context.ts'
import { changesOf } from '../entityTypes.ts'
import { problem } from '../problems.ts'
import { text } from '../texts.ts'
import { WAITING_DAYS } from './waiting.ts'
import './texts.ts'

const DAY_MS = 86_400_000

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
} satisfies ServerArea<'tenantDeletionRequest'>
