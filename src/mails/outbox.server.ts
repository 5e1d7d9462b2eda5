/**
 * The outbox: a mail is a row that the deed it tells of writes in its own transaction. It waits there until it is sent,
 * and stays readable afterwards.
 */
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { addDays } from '../calendar.ts'
import type { DatabaseTransaction, RecordAction } from '../context.ts'
import { filled } from '../texts.ts'
import { letters } from './templates.ts'

export interface MailDraft {
  event: 'account-creating' | 'account-created' | 'account-reactivated'
  /** The record that it is about. */
  resource: string
  recordId: number
  limitedPartnerId?: number
  contactId: number | null
  recipient: string
  /** What the text of the catalogue is filled with. */
  values: Record<string, string>
}

const LINK_DAYS = 30
const SUBJECT_LENGTH_MAX = 200

/**
 * The database lets each event reach a recipient once for each occurrence; the same thing happening again is the next
 * one.
 */
export async function writeMail(
  database: DatabaseTransaction,
  tenantId: number | null,
  now: string,
  { event, resource, recordId, limitedPartnerId, contactId, recipient, values }: MailDraft,
): Promise<void> {
  const { subject, body } = letters[event]
  const until = `${addDays(now.slice(0, 10), LINK_DAYS)}${now.slice(10)}`
  const known = { ...values, tenant: await tenantName(database, tenantId) }
  await sql`insert into mails (tenant_id, event, recipient, subject, body, resource, record_id, limited_partner_id, contact_id, guid, link_until, next_attempt_at, status, attempts, occurrence)
    select ${tenantId}::bigint, ${event}::text, ${recipient}::text, ${filled(subject, known).slice(0, SUBJECT_LENGTH_MAX)}::text, ${filled(body, known)}::text, ${resource}::text, ${recordId}::bigint,
      ${limitedPartnerId ?? null}::bigint, ${contactId}::bigint, ${randomUUID()}::text, ${until}::timestamptz, ${now}::timestamptz, 'Queued', 0,
      coalesce((select max(occurrence) from mails where tenant_id = ${tenantId} and event = ${event} and resource = ${resource} and record_id = ${recordId}
        and limited_partner_id is not distinct from ${limitedPartnerId ?? null}::bigint and contact_id is not distinct from ${contactId}::bigint), 0) + 1`.execute(
    database,
  )
}

async function tenantName(database: DatabaseTransaction, tenantId: number | null): Promise<string> {
  const {
    rows: [tenant],
  } = await sql<{ name: string }>`select name from tenants where id = ${tenantId}`.execute(database)
  return tenant?.name ?? ''
}

/**
 * The same mail once more. It gets a name of its own when it leaves, because mail programs hide one that they have
 * seen.
 */
export const resend: RecordAction = async ({ clock }) => ({
  attempts: 0,
  lastError: null,
  sentAt: null,
  messageId: null,
  nextAttemptAt: clock.now(),
})
