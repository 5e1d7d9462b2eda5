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
 * The moment in which the movement was booked. It is compared where it is stored: what is read of a moment has lost the
 * parts of a millisecond.
 */
function bookedAt({ database, account }: Context, { id }: Stored<'capitalMovement'>) {
  return database
    .selectFrom('limited_partner_transactions')
    .select(({ fn }) => fn.min('created_at').as('at'))
    .where('tenant_id', '=', account.tenantId)
    .where('capital_movement_id', '=', id)
}

/** What was written in the same transaction came later if its day did. */
async function closingsOn(context: Context, movement: Stored<'capitalMovement'>): Promise<{ name: string }[]> {
  const at = bookedAt(context, movement)
  return context.database
    .selectFrom('closings as c')
    .select(['c.name', 'c.date'])
    .where('c.tenant_id', '=', context.account.tenantId)
    .where('c.fund_id', '=', movement.fundId)
    .where('c.status', '=', 'Completed')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('limited_partner_commitments as r')
          .select('r.id')
          .whereRef('r.tenant_id', '=', 'c.tenant_id')
          .whereRef('r.closing_id', '=', 'c.id')
          .where(({ and, eb, or }) =>
            or([eb('r.created_at', '>', at), and([eb('r.created_at', '=', at), eb('c.date', '>', movement.dueDate)])]),
          ),
      ),
    )
    .orderBy('c.date')
    .execute()
}

async function transfersOn(context: Context, movement: Stored<'capitalMovement'>): Promise<{ date: CalendarDate }[]> {
  const at = bookedAt(context, movement)
  return context.database
    .selectFrom('transfers as t')
    .select(['t.date'])
    .where('t.tenant_id', '=', context.account.tenantId)
    .where('t.fund_id', '=', movement.fundId)
    .where('t.status', '=', 'Completed')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('limited_partner_commitments as r')
          .select('r.id')
          .whereRef('r.tenant_id', '=', 't.tenant_id')
          .whereRef('r.transfer_id', '=', 't.id')
          .where(({ and, eb, or }) =>
            or([eb('r.created_at', '>', at), and([eb('r.created_at', '=', at), eb('t.date', '>', movement.dueDate)])]),
          ),
      ),
    )
    .orderBy('t.date')
    .execute()
}
