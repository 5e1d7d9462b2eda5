/**
 * The secrets that deliveries are signed with. They stand in a table of their own, which no list, export or history
 * reads. A signature needs the secret itself, so that it is kept and not a hash of it.
 */
import { momentAfter } from '../calendar.ts'
import type { Context, DatabaseTransaction } from '../context.ts'
import type { Timestamp } from '../entity.ts'
import { problem } from '../problems.ts'
import { newSecret } from './signature.server.ts'

/** So long a receiver may still know the secret of before. */
const OVERLAP_MS = 24 * 3_600_000

/** The present one is new from now on; the one of before signs as well until its end, earlier ones no more. */
export async function renewSecret({ database, account, clock }: Context, webhookId: number): Promise<string> {
  const { tenantId } = account
  if (tenantId === null) throw problem('not-found')
  const now = clock.now()
  const secret = newSecret()
  await database
    .deleteFrom('webhook_secrets')
    .where('tenant_id', '=', tenantId)
    .where('webhook_id', '=', webhookId)
    .where('until', 'is not', null)
    .execute()
  await database
    .updateTable('webhook_secrets')
    .set({ until: momentAfter(now, OVERLAP_MS) })
    .where('tenant_id', '=', tenantId)
    .where('webhook_id', '=', webhookId)
    .execute()
  await database
    .insertInto('webhook_secrets')
    .values({ tenant_id: tenantId, webhook_id: webhookId, secret, created_at: now, until: null })
    .execute()
  return secret
}

/** Those that sign at that moment, the present one first. */
export async function secretsAt(
  database: DatabaseTransaction,
  tenantId: number,
  webhookId: number,
  now: Timestamp,
): Promise<string[]> {
  const rows = await database
    .selectFrom('webhook_secrets')
    .select('secret')
    .where('tenant_id', '=', tenantId)
    .where('webhook_id', '=', webhookId)
    .where(({ eb, or }) => or([eb('until', 'is', null), eb('until', '>', now)]))
    // The present one has no end, and stands first.
    .orderBy('until', 'desc')
    .execute()
  return rows.map(({ secret }) => secret)
}
