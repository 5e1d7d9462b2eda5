/**
 * Sends what waits in the outbox. A row is taken by one worker with a lease, sent, and marked in a transaction of its
 * own.
 * Whoever dies between sending and marking leaves the lease to run out, and the mail leaves again under the same
 * message
 * id: it arrives at least once, and mail programs show it once.
 */
import { momentAfter } from '../calendar.ts'
import type { Account, Clock, Context, DatabaseTransaction } from '../context.ts'
import type { Timestamp } from '../entity.ts'
import type { Stored } from '../entityTypes.ts'
import type { Database } from '../server/database/database.ts'
import { tenantsWithDue } from '../server/database/dueWork.ts'
import { transactionOf } from '../server/records/transaction.ts'
import type { RecordServices } from '../server/records/transactionContext.ts'
import { toOneLine } from '../oneLine.ts'
import { letterOf } from './mailBody.ts'
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
const AT_ONCE = 4
/** Longer than an attempt can take. */
const LEASE_MS = 5 * 60_000
const FIRST_WAIT_MS = 60_000
const LONGEST_WAIT_MS = 4 * 3_600_000
/** With these waits a mail is tried for about a day. */
export const ATTEMPTS_MAX = 12

/** Sends one portion of each tenant where something waits; answers whether there may be more. */
export async function deliverMails(delivery: Delivery): Promise<boolean> {
  const tenants = await tenantsWithDue(delivery.database, 'mails', delivery.clock.now())
  let more = false
  for (const tenant of tenants) if ((await deliverOf(delivery, tenant)) === PORTION) more = true
  return more
}

async function deliverOf(delivery: Delivery, { id: tenantId, name }: { id: number; name: string }): Promise<number> {
  const { database, transport, baseUrl } = delivery
  const taken = await database.inTransaction({ tenantId }, tx => take(tx, tenantId, delivery))
  for (let from = 0; from < taken.length; from += AT_ONCE)
    await Promise.all(
      taken.slice(from, from + AT_ONCE).map(async mail => {
        const { messageId, recipient } = mail
        // A line break in a name could otherwise look like the next header.
        const subject = toOneLine(mail.subject)
        const { text, html } = letterOf({ ...mail, subject }, baseUrl)
        const outcome = await transport.send({ messageId, senderName: name, recipient, subject, text, html })
        await mark(delivery, tenantId, mail, outcome)
      }),
    )
  return taken.length
}

type Taken = Awaited<ReturnType<typeof take>>[number]

/** Rows that wait, and rows whose worker has not come back; what another worker holds is passed over. */
async function take(tx: DatabaseTransaction, tenantId: number, { clock, transport }: Delivery) {
  const now = clock.now()
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
    messageId: known ?? `<${tenantId}.${row.id}.${crypto.randomUUID()}@${transport.host}>`,
  }))
  for (const { id, attempts, messageId } of taken)
    await tx
      .updateTable('mails')
      .set(({ eb }) => ({
        status: 'Sending',
        attempts,
        message_id: messageId,
        next_attempt_at: momentAfter(now, LEASE_MS),
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
      .select(['status', 'attempts', 'resource', 'record_id as recordId'])
      .where('tenant_id', '=', tenantId)
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (row?.status !== 'Sending' || row.attempts !== attempts) return
    const context = await transactionOf(services, worker, tx).context()
    await context.records.update('mail', id, {}, { set: afterwards(outcome, attempts, clock.now()) })
    if (row.resource === 'capital-movements' && row.recordId !== null) await followMovement(context, row.recordId)
  })
}

/** What stands in the row once it was tried. */
interface Afterwards {
  status: Status
  sentAt: Timestamp | null
  lastError: string | null
  nextAttemptAt: Timestamp | null
}

function afterwards(outcome: Outcome, attempts: number, now: Timestamp): Afterwards {
  if (outcome.kind === 'sent') return { status: 'Sent', sentAt: now, lastError: null, nextAttemptAt: null }
  const lastError = outcome.reason
  if (outcome.kind === 'never' || attempts >= ATTEMPTS_MAX)
    return { status: 'Failed', sentAt: null, lastError, nextAttemptAt: null }
  return { status: 'Queued', sentAt: null, lastError, nextAttemptAt: momentAfter(now, waitAfter(attempts)) }
}

/** One minute, two, four, … at most four hours. */
export function waitAfter(attempts: number): number {
  return Math.min(FIRST_WAIT_MS * 2 ** (attempts - 1), LONGEST_WAIT_MS)
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

/** The product itself, at work for one tenant. */
function workerOf(tenantId: number): Account {
  return { id: null, tenantId, tenant: null, name: '', userName: '', roles: [] }
}
