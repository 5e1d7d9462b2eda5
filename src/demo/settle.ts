/** Demo data reaches nobody: its mails count as sent, and its papers are drawn when somebody first opens them. */
import type { Context } from '../context.ts'

/**
 * In the transaction that loads the demo data, which nobody else sees before its end: no worker can have taken any of
 * it. To be called before a movement is published, which waits for its papers, and at the end.
 */
export async function settle({ database, account, clock }: Context): Promise<void> {
  const now = clock.now()
  await database
    .updateTable('mails')
    .set({ status: 'Sent', attempts: 1, sent_at: now, next_attempt_at: null })
    .where('tenant_id', '=', account.tenantId)
    .where('status', '=', 'Queued')
    .execute()
  await database
    .updateTable('notices')
    .set({ status: 'Made', next_attempt_at: null })
    .where('tenant_id', '=', account.tenantId)
    .where('status', '=', 'Queued')
    .execute()
}
