import { answered } from '../api/reads.ts'
import { tenantDeletionReads } from './reads.ts'

const SHOWN = 200

export const tenantDeletionAnswers = answered(tenantDeletionReads, {
  tenantDeletions: ({ database }) =>
    database
      .selectFrom('tenant_deletions')
      .select([
        'tenant_id as id',
        'short_name as shortName',
        'status',
        'asked_at as askedAt',
        'begun_by as begunBy',
        'begun_at as begunAt',
        'finished_at as finishedAt',
        'rows_deleted as rows',
        'files_deleted as files',
      ])
      .orderBy('finished_at', order => order.desc().nullsFirst())
      .orderBy('tenant_id', 'desc')
      .limit(SHOWN)
      .execute(),
})
