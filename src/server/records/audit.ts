/** The history: who did what to which record, written by the same statement as the change itself. */

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
