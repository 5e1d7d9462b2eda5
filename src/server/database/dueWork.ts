/** Which tenants have work that waits: one look at all of them, because it is taken every two seconds. */
import { expressionBuilder } from 'kysely'
import type { DatabaseTables } from '../../context.ts'
import type { Timestamp } from '../../entity.ts'
import type { Database } from './database.ts'

type Work = 'mails' | 'notices'

/** Tenants with rows of that table whose next attempt is due, by their numbers. */
export function tenantsWithDue(
  database: Database,
  work: Work,
  moment: Timestamp,
): Promise<{ id: number; name: string }[]> {
  const { fn, cast, val } = expressionBuilder<DatabaseTables>()
  return database.inTransaction({ tenantId: null, platform: true }, tx =>
    tx
      .selectFrom(fn<{ tenant: number }>(`tenants_with_due_${work}`, [cast(val(moment), 'timestamptz')]).as('due'))
      .innerJoin('tenants as t', 't.id', 'due.tenant')
      .select(['t.id', 't.name'])
      .orderBy('t.id')
      .execute(),
  )
}
