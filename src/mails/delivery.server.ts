/**
 * Sends what waits in the outbox. Whoever dies between sending and marking sends once more under the same message id: a
 * mail arrives at least once, and mail programs show it once.
 */
import type { Clock, Context, DatabaseTransaction } from '../context.ts'
import type { Timestamp } from '../entity.ts'
import type { Stored } from '../entityTypes.ts'
import type { Database } from '../server/database/database.ts'
import { nextAttempt, workerOf, workOff } from '../server/records/outbox.ts'
import type { Tenant } from '../server/records/outbox.ts'
import { transactionOf } from '../server/records/transaction.ts'
import type { RecordServices } from '../server/records/transactionContext.ts'
import { toOneLine } from '../oneLine.ts'
import { contentOf } from './mailBody.ts'
import { linkExpiry } from './outbox.server.ts'
import { notificationStatusOf } from './notificationStatus.ts'
import type { MailTransport, Outcome } from './transport.server.ts'

export interface Delivery {
  database: Database
  services: RecordServices
  clock: Clock
  transport: MailTransport
  /** Under which people open the product. */
  baseUrl: string
}

type Status = Stored<'mail'>['status']

const PORTION = 20

/** Sends one portion of each tenant where something waits; answers whether there may be more. */
export function deliverMails(delivery: Delivery): Promise<boolean> {
  return workOff(delivery, {
    work: 'mails',
    portion: PORTION,
    atOnce: 4,
    tenantsAtOnce: 1,
    take: (tx, tenantId, now, leaseUntil) => take(tx, tenantId, now, leaseUntil, delivery.transport.host),
    finish: (mail, tenant) => send(delivery, tenant, mail),
  })
}

async function send(delivery: Delivery, { id: tenantId, name }: Tenant, mail: Taken): Promise<void> {
  const { messageId, recipient } = mail
  // A line break in a name could otherwise look like the next header.
  const subject = toOneLine(mail.subject)
  const { text, html } = contentOf({ ...mail, subject }, delivery.baseUrl)
  const outcome = await delivery.transport.send({ messageId, senderName: name, recipient, subject, text, html })
  await mark(delivery, tenantId, mail, outcome)
}

type Taken = Awaited<ReturnType<typeof take>>[number]

/** Rows that wait, and rows whose worker has not come back; what another worker holds is passed over. */
async function take(tx: DatabaseTransaction, tenantId: number, now: Timestamp, leaseUntil: Timestamp, host: string) {
  const rows = await tx
    .selectFrom('mails')
    .select(['id', 'attempts', 'event', 'guid', 'recipient', 'subject', 'body', 'message_id as known'])
    .where('tenant_id', '=', tenantId)
    .where('status', 'in', ['Queued', 'Sending'])
    .where('next_attempt_at', '<=', now)
    .orderBy('next_attempt_at')
    .orderBy('id')
    .limit(PORTION)
    .forUpdate()
    .skipLocked()
    .execute()
  const taken = rows.map(({ known, attempts, ...row }) => ({
    ...row,
    attempts: attempts + 1,
    messageId: known ?? `<${tenantId}.${row.id}.${crypto.randomUUID()}@${host}>`,
  }))
  for (const { id, attempts, messageId } of taken)
    await tx
      .updateTable('mails')
      .set(({ eb }) => ({
        status: 'Sending',
        attempts,
        message_id: messageId,
        next_attempt_at: leaseUntil,
        version: eb('version', '+', 1),
      }))
      .where('tenant_id', '=', tenantId)
      .where('id', '=', id)
      .execute()
  return taken
}

/** Only while the lease is still ours: who came after has taken the row with one attempt more. */
async function mark(
  { database, services, clock }: Delivery,
  tenantId: number,
  { id, attempts }: Pick<Taken, 'id' | 'attempts'>,
  outcome: Outcome,
): Promise<void> {
  const worker = workerOf(tenantId)
  await database.inTransaction(worker, async tx => {
    const row = await tx
      .selectFrom('mails')
      .select(['status', 'attempts', 'event', 'link_until as linkUntil', 'resource', 'record_id as recordId'])
      .where('tenant_id', '=', tenantId)
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (row?.status !== 'Sending' || row.attempts !== attempts) return
    const context = await transactionOf(services, worker, tx).context()
    const result = resultOf(outcome, attempts, clock.now())
    const { sentAt } = result
    // A mail may have waited for days, as it does where no mail server is set up: its link works from now on.
    const link = sentAt !== null && row.linkUntil !== null && { linkUntil: linkExpiry(row.event, sentAt) }
    await context.records.update('mail', id, {}, { set: { ...result, ...link } })
    if (row.resource === 'capital-movements' && row.recordId !== null) await followMovement(context, row.recordId)
  })
}

/** What stands in the row once it was tried. */
interface DeliveryResult {
  status: Status
  sentAt: Timestamp | null
  lastError: string | null
  nextAttemptAt: Timestamp | null
}

function resultOf(outcome: Outcome, attempts: number, now: Timestamp): DeliveryResult {
  if (outcome.kind === 'sent') return { status: 'Sent', sentAt: now, lastError: null, nextAttemptAt: null }
  const lastError = outcome.reason
  const nextAttemptAt = outcome.kind === 'never' ? null : nextAttempt(attempts, now)
  return { status: nextAttemptAt === null ? 'Failed' : 'Queued', sentAt: null, lastError, nextAttemptAt }
}

/**
 * What became of the mails about a capital movement; no change that a person has made, so without a version. A mail
 * that is just being queued again counts as such, whatever its row still says.
 */
export async function followMovement(
  { database, account }: Context,
  movementId: number,
  queuedAgainId?: number,
): Promise<void> {
  // Several mails are marked at once: whoever comes last has to see what the others have marked.
  await database
    .selectFrom('capital_movements')
    .select('id')
    .where('tenant_id', '=', account.tenantId)
    .where('id', '=', movementId)
    .forUpdate()
    .execute()
  const states = await database
    .selectFrom('mails')
    .select(({ eb, ref, val }) =>
      eb
        .case()
        .when('id', '=', queuedAgainId ?? null)
        .then(val<Status>('Queued'))
        .else(ref('status'))
        .end()
        .as('status'),
    )
    .distinct()
    .where('tenant_id', '=', account.tenantId)
    .where('resource', '=', 'capital-movements')
    .where('event', '=', 'capital-call-published')
    .where('record_id', '=', movementId)
    .execute()
  await database
    .updateTable('capital_movements')
    .set({ email_notification_status: notificationStatusOf(states.map(({ status }) => status)) })
    .where('tenant_id', '=', account.tenantId)
    .where('id', '=', movementId)
    .execute()
}
