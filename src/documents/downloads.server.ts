/** Whoever took a paper with them, or looked at one, stands in its history. */
import type { Context } from '../context.ts'
import type { Resource } from '../entity.ts'
import { DOWNLOADED_PAPER } from '../api/history.ts'
import { insertAudit } from '../server/records/audit.ts'

/**
 * Of several records at once, by one statement; `form` is that of the file. `paper` says in words which one was taken,
 * where a record has several that are no documents.
 */
export function noteDownloads(
  context: Context,
  resource: Resource,
  recordIds: readonly number[],
  form: string,
  paper?: string,
): Promise<void> {
  return insertAudit(context, 'download', resource, recordIds, [
    { field: 'format', old: null, new: form },
    ...(paper === undefined ? [] : [{ field: DOWNLOADED_PAPER, old: null, new: paper }]),
  ])
}

/** Somebody has looked at what the records say. */
export function noteViews(context: Context, resource: Resource, recordIds: readonly number[]): Promise<void> {
  return insertAudit(context, 'view', resource, recordIds, [])
}
