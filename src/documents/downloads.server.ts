/** Whoever took a paper with them, or looked at one, stands in its history. */
import type { Context, Operation } from '../context.ts'
import type { Resource } from '../entity.ts'

/** Of several records at once, by one statement; `form` is that of the file. */
export function noteDownloads(
  context: Context,
  resource: Resource,
  recordIds: readonly number[],
  form: string,
): Promise<void> {
  return note(context, 'download', resource, recordIds, [{ field: 'format', old: null, new: form }])
}

/** Somebody has looked at what the records say. */
export function noteViews(context: Context, resource: Resource, recordIds: readonly number[]): Promise<void> {
  return note(context, 'view', resource, recordIds, [])
}

async function note(
  { database, account }: Context,
  action: Operation,
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
        action,
        resource,
        record_id: recordId,
        changes: noted,
      })),
    )
    .execute()
}
