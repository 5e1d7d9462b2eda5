/** Deliveries are kept for a while, arrived or not: the history of the records stays, and receivers can ask for it. */
import type { DatabaseTransaction } from '../context.ts'
import type { Timestamp } from '../entity.ts'

/** The words of the actions name it. */
export const DELIVERIES_DAYS = 30

/** At most so many of those made before; answers how many. */
export async function removeOldDeliveries(
  tx: DatabaseTransaction,
  tenantId: number,
  before: Timestamp,
  most: number,
): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('webhook_deliveries')
    .where('tenant_id', '=', tenantId)
    .where('id', 'in', query =>
      query
        .selectFrom('webhook_deliveries')
        .select('id')
        .where('tenant_id', '=', tenantId)
        .where('created_at', '<', before)
        .orderBy('created_at')
        .limit(most),
    )
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
