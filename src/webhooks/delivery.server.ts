/**
 * Delivers what the webhooks of tenants are told. Of one record a later change is never on its way to a webhook while
 * an earlier one waits; records do not wait for each other. A webhook to which nothing arrives is tried with one
 * delivery at a time, and disabled when that has gone on for as long as one delivery is tried.
 */
import { momentAfter } from '../calendar.ts'
import type { Clock, Context, DatabaseTransaction } from '../context.ts'
import type { Timestamp } from '../entity.ts'
import type { Stored } from '../entityTypes.ts'
import { writeMails } from '../mails/outbox.server.ts'
import { path } from '../paths.ts'
import type { Database } from '../server/database/database.ts'
import { ATTEMPTS_MAX, nextAttempt, waitAfter, workerOf, workOff } from '../server/records/outbox.ts'
import { transactionOf } from '../server/records/transaction.ts'
import type { RecordServices } from '../server/records/transactionContext.ts'
import type { Call, Outcome } from './call.server.ts'
import { deliveryText } from './deliveryTexts.ts'
import { messageOf } from './message.ts'
import type { DeliveredChange } from './message.ts'
import { secretsAt } from './secrets.server.ts'
import { signedHeaders } from './signature.server.ts'

export interface WebhookDelivery {
  database: Database
  services: RecordServices
  clock: Clock
  call: Call
}

/** Of one webhook. */
const PORTION = 8
const AT_ONCE = 16
const TENANTS_AT_ONCE = 8
/** From the first attempt of a delivery to its last. */
const TRIED_FOR_MS = Array.from({ length: ATTEMPTS_MAX - 1 }, (_, index) => waitAfter(index + 1)).reduce(
  (sum, wait) => sum + wait,
  0,
)

/** Delivers one portion of each webhook for which something waits; answers whether there may be more. */
export function deliverToWebhooks(delivery: WebhookDelivery): Promise<boolean> {
  return workOff(delivery, {
    work: 'webhooks',
    // Whenever something was delivered, the next change of its record may follow.
    portion: 1,
    atOnce: AT_ONCE,
    tenantsAtOnce: TENANTS_AT_ONCE,
    take,
    finish: (taken, { id }) => deliver(delivery, id, taken),
  })
}

async function deliver(delivery: WebhookDelivery, tenantId: number, taken: Taken): Promise<void> {
  const body = messageOf(taken)
  const { url, secrets, messageId } = taken
  const outcome = await delivery.call(url, signedHeaders(messageId, delivery.clock.now(), body, secrets), body)
  await mark(delivery, tenantId, taken, outcome)
}

interface Taken extends DeliveredChange {
  id: number
  webhookId: number
  attempts: number
  url: string
  secrets: readonly string[]
  failing: boolean
}

async function take(
  tx: DatabaseTransaction,
  tenantId: number,
  now: Timestamp,
  leaseUntil: Timestamp,
): Promise<Taken[]> {
  const webhooks = await tx
    .selectFrom('webhooks')
    .select(['id', 'url', 'failing_since as failingSince'])
    .where('tenant_id', '=', tenantId)
    .where('status', '=', 'Active')
    .orderBy('id')
    .execute()
  const taken: Taken[] = []
  for (const { id, url, failingSince } of webhooks) {
    const failing = failingSince !== null
    const rows = await takeOf(tx, tenantId, id, { now, leaseUntil, most: failing ? 1 : PORTION })
    if (rows.length === 0) continue
    const secrets = await secretsAt(tx, tenantId, id, now)
    taken.push(...rows.map(row => ({ ...row, webhookId: id, url, secrets, failing })))
  }
  return taken
}

interface Lease {
  now: Timestamp
  leaseUntil: Timestamp
  most: number
}

/**
 * The oldest first, and of each record only the first that waits. Deliveries of one record are numbered in the order of
 * its changes, because whoever changes a record holds its row until the change is committed.
 */
async function takeOf(tx: DatabaseTransaction, tenantId: number, webhookId: number, { now, leaseUntil, most }: Lease) {
  const due = await tx
    .selectFrom('webhook_deliveries as d')
    .select('d.id')
    .where('d.tenant_id', '=', tenantId)
    .where('d.webhook_id', '=', webhookId)
    .where('d.status', 'in', ['Queued', 'Sending'])
    .where(({ eb, or }) => or([eb('d.next_attempt_at', 'is', null), eb('d.next_attempt_at', '<=', now)]))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('webhook_deliveries as e')
            .select('e.id')
            .whereRef('e.tenant_id', '=', 'd.tenant_id')
            .whereRef('e.webhook_id', '=', 'd.webhook_id')
            .whereRef('e.resource', '=', 'd.resource')
            .whereRef('e.record_id', '=', 'd.record_id')
            .whereRef('e.id', '<', 'd.id')
            .where('e.status', 'in', ['Queued', 'Sending']),
        ),
      ),
    )
    .orderBy('d.id')
    .limit(most)
    .forUpdate()
    .skipLocked()
    .execute()
  if (due.length === 0) return []
  return tx
    .updateTable('webhook_deliveries')
    .set(({ eb }) => ({
      status: 'Sending',
      attempts: eb('attempts', '+', 1),
      next_attempt_at: leaseUntil,
      version: eb('version', '+', 1),
    }))
    .where('tenant_id', '=', tenantId)
    .where(
      'id',
      'in',
      due.map(({ id }) => id),
    )
    .returning([
      'id',
      'attempts',
      'message_id as messageId',
      'resource',
      'record_id as recordId',
      'record_version as recordVersion',
      'operation',
      'created_at as createdAt',
    ])
    .execute()
}

/** Only while the lease is still ours: who came after has taken the row with one attempt more. */
async function mark(
  { database, services, clock }: WebhookDelivery,
  tenantId: number,
  taken: Taken,
  outcome: Outcome,
): Promise<void> {
  const worker = workerOf(tenantId)
  await database.inTransaction(worker, async tx => {
    // The webhook first, as its actions do; a delivery that arrives as usual does not touch it.
    const usual = outcome.kind === 'delivered' && !taken.failing
    const webhook = usual ? undefined : await lockedWebhook(tx, tenantId, taken.webhookId)
    const row = await tx
      .selectFrom('webhook_deliveries')
      .select(['status', 'attempts'])
      .where('tenant_id', '=', tenantId)
      .where('id', '=', taken.id)
      .forUpdate()
      .executeTakeFirst()
    if (row?.status !== 'Sending' || row.attempts !== taken.attempts) return
    const context = await transactionOf(services, worker, tx).context()
    const now = clock.now()
    const isDisabled = webhook !== undefined && (await followed(context, webhook, outcome, now))
    await tx
      .updateTable('webhook_deliveries')
      .set(({ eb }) => ({ ...resultOf(outcome, taken, now, isDisabled), version: eb('version', '+', 1) }))
      .where('tenant_id', '=', tenantId)
      .where('id', '=', taken.id)
      .execute()
  })
}

type LockedWebhook = Pick<Stored<'webhook'>, 'id' | 'name' | 'status' | 'failingSince'>

/** Held so that changes of records, whose deliveries refer to it, need not wait. */
function lockedWebhook(tx: DatabaseTransaction, tenantId: number, id: number): Promise<LockedWebhook | undefined> {
  return tx
    .selectFrom('webhooks')
    .select(['id', 'name', 'status', 'failing_since as failingSince'])
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

/** What becomes of the webhook; answers whether it is disabled. */
async function followed(
  context: Context,
  { id, name, status, failingSince }: LockedWebhook,
  outcome: Outcome,
  now: Timestamp,
): Promise<boolean> {
  if (outcome.kind === 'delivered') {
    if (failingSince !== null) await noteFailing(context, id, null)
    return false
  }
  const since = failingSince ?? now
  if (failingSince === null) await noteFailing(context, id, now)
  if (status !== 'Active') return status === 'Disabled'
  const reason = disabledReason(outcome, since, now)
  if (reason === null) return false
  await context.records.update('webhook', id, {}, { set: { status: 'Disabled', disabledReason: reason } })
  await writeMails(context, {
    event: 'webhook-disabled',
    resource: 'webhooks',
    recordId: id,
    values: { webhook: name, reason, path: path('webhook.details', { webhookId: id }) },
  })
  return true
}

function disabledReason(
  { kind, reason }: Exclude<Outcome, { kind: 'delivered' }>,
  since: Timestamp,
  now: Timestamp,
): string | null {
  if (kind === 'gone') return reason
  return momentAfter(since, TRIED_FOR_MS) <= now ? deliveryText('keepsFailing', { since, reason }) : null
}

/** No change that somebody has made, so without a version and a line in the history. */
async function noteFailing({ database, account }: Context, id: number, since: Timestamp | null): Promise<void> {
  await database
    .updateTable('webhooks')
    .set({ failing_since: since })
    .where('tenant_id', '=', account.tenantId)
    .where('id', '=', id)
    .execute()
}

/** What has not arrived at a webhook that is disabled waits until somebody resumes it. */
function resultOf(outcome: Outcome, { attempts }: Taken, now: Timestamp, isDisabled: boolean) {
  if (outcome.kind === 'delivered')
    return { status: 'Delivered' as const, delivered_at: now, last_error: null, next_attempt_at: null }
  const next = nextAttempt(attempts, now)
  return {
    status: next === null && !isDisabled ? ('Failed' as const) : ('Queued' as const),
    delivered_at: null,
    last_error: outcome.reason,
    next_attempt_at: isDisabled ? null : next,
  }
}
