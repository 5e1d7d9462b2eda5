/** Why a completed capital movement cannot be reopened: what was made since counts on its rows. */
import type { Context } from '../context.ts'
import type { CalendarDate } from '../entity.ts'
import type { Stored } from '../entityTypes.ts'
import { formatDate } from '../formats.ts'
import { text } from '../texts.ts'

/**
 * In words: closings and transfers completed since, and movements published since, whose notices print totals that
 * count this one. A closed reporting period is refused before.
 */
export async function whatBuildsOn(context: Context, movement: Stored<'capitalMovement'>): Promise<string[]> {
  const [closings, transfers] = [await closingsOn(context, movement), await transfersOn(context, movement)]
  const published = await context.database
    .selectFrom('capital_movements')
    .select('name')
    .where('tenant_id', '=', context.account.tenantId)
    .where('fund_id', '=', movement.fundId)
    .where('status', '=', 'Published')
    .where('id', '<>', movement.id)
    .where('due_date', '>=', movement.dueDate)
    .orderBy('due_date')
    .execute()
  return [
    ...closings.map(({ name }) => text('capitalMovement.builtByClosing', { name })),
    ...transfers.map(({ date }) => text('capitalMovement.builtByTransfer', { date: formatDate(date) })),
    ...published.map(({ name }) => text('capitalMovement.builtByNotices', { name })),
  ]
}

/**
 * Those of a later day. Movements, closings and transfers of a fund are completed in the order of their days, which
 * completing each of them checks under the lock of the ledger; the moments at which their rows were stored tell less,
 * because a request that waits for the lock has begun before. The movement of a closing comes after it, wherever its
 * due date is moved to.
 */
async function closingsOn(
  { database, account, records }: Context,
  { fundId, dueDate, closingId }: Stored<'capitalMovement'>,
): Promise<{ name: string }[]> {
  const own = closingId === null ? undefined : await records.get('closing', closingId)
  return database
    .selectFrom('closings')
    .select(['name'])
    .where('tenant_id', '=', account.tenantId)
    .where('fund_id', '=', fundId)
    .where('status', '=', 'Completed')
    .where('date', '>', own?.date ?? dueDate)
    .orderBy('date')
    .execute()
}

async function transfersOn(
  { database, account }: Context,
  { fundId, dueDate }: Stored<'capitalMovement'>,
): Promise<{ date: CalendarDate }[]> {
  return database
    .selectFrom('transfers')
    .select(['date'])
    .where('tenant_id', '=', account.tenantId)
    .where('fund_id', '=', fundId)
    .where('status', '=', 'Completed')
    .where('date', '>', dueDate)
    .orderBy('date')
    .execute()
}
