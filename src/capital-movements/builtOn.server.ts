/** Why a completed capital movement cannot be reopened: what was made since counts on its rows. */
import type { Context } from '../context.ts'
import type { Stored } from '../entityTypes.ts'
import { formatDate } from '../formats.ts'
import { text } from '../texts.ts'

/**
 * In words: closings and transfers completed since, and movements published since, whose notices print totals that
 * count this one. A closed reporting period is refused before.
 */
export async function whatBuildsOn(
  { database, account }: Context,
  movement: Stored<'capitalMovement'>,
): Promise<string[]> {
  const { tenantId } = account
  // Compared where it is stored: what is read of a moment has lost the parts of a millisecond.
  const booked = database
    .selectFrom('limited_partner_transactions')
    .select(({ fn }) => fn.min('created_at').as('at'))
    .where('tenant_id', '=', tenantId)
    .where('capital_movement_id', '=', movement.id)
  const closings = await database
    .selectFrom('closings as c')
    .select(['c.name', 'c.date'])
    .where('c.tenant_id', '=', tenantId)
    .where('c.fund_id', '=', movement.fundId)
    .where('c.status', '=', 'Completed')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('limited_partner_commitments as r')
          .select('r.id')
          .whereRef('r.tenant_id', '=', 'c.tenant_id')
          .whereRef('r.closing_id', '=', 'c.id')
          .where(({ and, eb, or }) =>
            or([
              eb('r.created_at', '>', booked),
              and([eb('r.created_at', '=', booked), eb('c.date', '>', movement.dueDate)]),
            ]),
          ),
      ),
    )
    .orderBy('c.date')
    .execute()
  const transfers = await database
    .selectFrom('transfers as t')
    .select(['t.date'])
    .where('t.tenant_id', '=', tenantId)
    .where('t.fund_id', '=', movement.fundId)
    .where('t.status', '=', 'Completed')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('limited_partner_commitments as r')
          .select('r.id')
          .whereRef('r.tenant_id', '=', 't.tenant_id')
          .whereRef('r.transfer_id', '=', 't.id')
          .where(({ and, eb, or }) =>
            or([
              eb('r.created_at', '>', booked),
              and([eb('r.created_at', '=', booked), eb('t.date', '>', movement.dueDate)]),
            ]),
          ),
      ),
    )
    .orderBy('t.date')
    .execute()
  const published = await database
    .selectFrom('capital_movements')
    .select('name')
    .where('tenant_id', '=', tenantId)
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
