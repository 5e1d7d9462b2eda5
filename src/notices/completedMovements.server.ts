/** Movements of a fund that are booked, and of which investors have not been told yet. */
import type { Context } from '../context.ts'
import type { CalendarDate } from '../entity.ts'

export interface CompletedAsked {
  fundId: number
  /** Only those that are due by then. */
  until?: CalendarDate
}

/** In the order of their due dates. */
export function completedMovements(
  { database, account }: Context,
  { fundId, until }: CompletedAsked,
): Promise<{ id: number; name: string }[]> {
  return database
    .selectFrom('capital_movements')
    .select(['id', 'name'])
    .where('tenant_id', '=', account.tenantId)
    .where('fund_id', '=', fundId)
    .where('status', '=', 'Completed')
    .$if(until !== undefined, query => query.where('due_date', '<=', until ?? null))
    .orderBy('due_date')
    .orderBy('id')
    .execute()
}
