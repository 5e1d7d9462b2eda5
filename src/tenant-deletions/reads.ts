/** What is left of tenants that were deleted. */
import { read } from '../api/reads.ts'
import { choice, described, id, integer, list, nullable, object, text, timestamp } from '../api/schema.ts'
import type { Of } from '../api/schema.ts'

const tenantDeletion = object({
  id: described('The number that the tenant had.', id),
  shortName: text,
  status: choice(['Deleting', 'Deleted']),
  askedAt: timestamp,
  begunBy: described('The user name of the global administrator.', text),
  begunAt: timestamp,
  finishedAt: nullable(timestamp),
  rows: described('Deleted so far, of all tables.', integer),
  files: described('Deleted so far.', integer),
})
export type TenantDeletion = Of<typeof tenantDeletion>

export const tenantDeletionReads = {
  tenantDeletions: read({
    path: '/api/tenants/deletions',
    access: { group: 'platformAdmin' },
    summary: 'The latest two hundred deletions of tenants, those at work first',
    parameters: {},
    answer: list(tenantDeletion),
    answerDescription: 'They outlive their tenants, and name nobody of them.',
  }),
}
