/** Demo data reaches nobody: its mails count as sent, and its papers are drawn when somebody first opens them. */
import type { Context } from '../context.ts'
import { followMovement } from '../mails/delivery.server.ts'

/**
 * In the transaction that loads the demo data, which nobody else sees before its end: no worker can have taken any of
 * it. To be called before a movement is published, which waits for its papers, and after whatever writes mails.
 */
export async function markDelivered(context: Context): Promise<void> {
  const { database, account, clock } = context
  const now = clock.now()
  const sent = await database
    .updateTable('mails')
    .set({ status: 'Sent', attempts: 1, sent_at: now, next_attempt_at: null })
    .where('tenant_id', '=', account.tenantId)
    .where('status', '=', 'Queued')
    .returning(['resource', 'record_id as recordId'])
    .execute()
  const delivered = new Set(
    sent.flatMap(({ resource, recordId }) => (resource === 'capital-movements' ? (recordId ?? []) : [])),
  )
  for (const movementId of delivered) await followMovement(context, movementId)
  await database
    .updateTable('notices')
    .set({ status: 'Made', next_attempt_at: null })
    .where('tenant_id', '=', account.tenantId)
    .where('status', '=', 'Queued')
    .execute()
}
