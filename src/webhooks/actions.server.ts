/** What the actions of webhooks and their deliveries do beyond their change of state. */
import { randomUUID } from 'node:crypto'
import type { Of } from '../api/schema.ts'
import type { Checks, CollectionAction, Context, RecordAction } from '../context.ts'
import { changesOf } from '../entityTypes.ts'
import type { Stored } from '../entityTypes.ts'
import { problem } from '../problems.ts'
import type { webhookActions } from './actions.ts'
import { renewSecret } from './secrets.server.ts'

type MadeSecret = Of<(typeof webhookActions)['newSecret']['answer']>

/** Each tells of every change once more: a handful is what a tenant needs. */
const WEBHOOKS_MAX = 20

export const notTooMany: Checks<'webhook'> = async ({ database, account }, _webhook, { before }) => {
  if (before) return []
  const { count } = await database
    .selectFrom('webhooks')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('tenant_id', '=', account.tenantId)
    .executeTakeFirstOrThrow()
  return count < WEBHOOKS_MAX
    ? []
    : [{ field: 'name', code: 'webhook.tooMany', values: { limit: String(WEBHOOKS_MAX) } }]
}

/** A delivery about the webhook itself. */
export const ping: RecordAction<'webhook', 'ping'> = async ({ records }, { id, version }) => {
  await records.create(
    'webhookDelivery',
    {},
    {
      set: {
        webhookId: id,
        messageId: randomUUID(),
        resource: 'webhooks',
        recordId: id,
        recordVersion: version,
        operation: 'ping',
      },
    },
  )
}

/** What has waited begins anew: neither the pause nor a receiver that was down counts against it. */
export const resume: RecordAction<'webhook', 'resume'> = async ({ database, account }, { id }) => {
  await database
    .updateTable('webhook_deliveries')
    .set(({ eb }) => ({ attempts: 0, next_attempt_at: null, version: eb('version', '+', 1) }))
    .where('tenant_id', '=', account.tenantId)
    .where('webhook_id', '=', id)
    .where('status', '=', 'Queued')
    .execute()
  return changesOf('webhook', { failingSince: null, disabledReason: null })
}

/** The secret is shown to whoever makes it, and to nobody afterwards. */
export const makeSecret: CollectionAction<'webhook', 'newSecret', MadeSecret> = async (context, { webhookId }) => {
  const { clock, records } = context
  const webhook = await records.get('webhook', webhookId)
  if (!webhook) throw problem('not-found')
  await records.update('webhook', webhookId, {}, { set: { secretMadeAt: clock.now() }, operation: 'newSecret' })
  return { id: webhookId, secret: await renewSecret(context, webhookId) }
}

/** Deliveries go with their webhook, without a line in the history for each: they tell of changes that have one. */
export async function removeDeliveries({ database, account }: Context, { id }: Stored<'webhook'>): Promise<void> {
  await database
    .deleteFrom('webhook_deliveries')
    .where('tenant_id', '=', account.tenantId)
    .where('webhook_id', '=', id)
    .execute()
}

/** Once more under the same id, by which the receiver knows it; it comes before later changes of its record. */
export const resend: RecordAction<'webhookDelivery', 'resend'> = async () =>
  changesOf('webhookDelivery', { attempts: 0, lastError: null, deliveredAt: null, nextAttemptAt: null })
