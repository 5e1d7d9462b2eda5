/** The history: who did what to which record. */
import type { Context, Operation } from '../../context.ts'
import type { Resource } from '../../entity.ts'

/** SQL expressions of one insert into the history; `from` names the relation of the changed rows. */
export interface AuditInsert {
  tenant: string
  account: string
  operation: string
  resource: string
  record: string
  changes: string
  from: string
}

/** A common table expression that stands beside the change, so that there is no change without its audit row. */
export function auditSql({ tenant, account, operation, resource, record, changes, from }: AuditInsert): string {
  return (
    'audited as (insert into audit (tenant_id, account_id, action, resource, record_id, changes) ' +
    `select ${tenant}, ${account}, ${operation}, ${resource}, ${record}, ${changes} from ${from})`
  )
}

/** What was done to records without changing them: somebody has looked at them, or taken them along. */
export async function insertAudit(
  { database, account }: Pick<Context, 'database' | 'account'>,
  operation: Operation,
  resource: Resource,
  recordIds: readonly number[],
  changes: readonly object[],
): Promise<void> {
  const { tenantId, id } = account
  if (tenantId === null || recordIds.length === 0) return
  const noted = JSON.stringify(changes)
  await database
    .insertInto('audit')
    .values(
      recordIds.map(recordId => ({
        tenant_id: tenantId,
        account_id: id,
        action: operation,
        resource,
        record_id: recordId,
        changes: noted,
      })),
    )
    .execute()
}
