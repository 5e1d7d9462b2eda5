/** What the lines of capital movements come to, in statements: as `totalCall` says of a line in hand. */
import { expressionBuilder } from 'kysely'
import type { Tables } from '../../generated/tables.ts'
import type { Context } from '../context.ts'
import type { Decimal } from '../entity.ts'

/** What the partner pays in; a distribution that is netted with it is apart. */
export function calledByLine() {
  const { eb, fn, val } = expressionBuilder<Tables, 'capital_movement_lines'>()
  const nothing = val<Decimal>('0')
  const inside = eb(fn.coalesce('investment_funding', nothing), '+', fn.coalesce('management_fees', nothing))
  const called = eb(inside, '+', fn.coalesce('expenses_paid_in', nothing))
  return eb(
    eb(called, '+', fn.coalesce('expenses_out_of_paid_in', nothing)),
    '+',
    fn.coalesce('late_entrance_fee', nothing),
  )
}

/**
 * The lines of the fund's open movements say what then remains by what is booked now: another movement has been
 * completed or reopened. Nobody has changed them, so they keep their version.
 */
export async function followBooked({ database, account }: Context, fundId: number): Promise<void> {
  await database
    .updateTable('capital_movement_lines')
    .from('capital_movements as m')
    .set(({ eb, fn, selectFrom, val }) => {
      const nothing = val<Decimal>('0')
      const booked = selectFrom('limited_partner_transactions as t')
        .select(({ fn: inner }) => inner.coalesce(inner.sum<Decimal>('t.impact_on_unfunded'), nothing).as('impact'))
        .whereRef('t.tenant_id', '=', 'capital_movement_lines.tenant_id')
        .whereRef('t.limited_partner_id', '=', 'capital_movement_lines.limited_partner_id')
        .whereRef('t.date', '<=', 'm.due_date')
      const inside = eb(
        eb(
          fn.coalesce('capital_movement_lines.investment_funding', nothing),
          '+',
          fn.coalesce('capital_movement_lines.management_fees', nothing),
        ),
        '+',
        fn.coalesce('capital_movement_lines.expenses_paid_in', nothing),
      )
      const recallable = fn.coalesce('capital_movement_lines.recallable_distribution', nothing)
      const before = eb(fn.coalesce('capital_movement_lines.commitment', nothing), '+', booked)
      return { remaining_after: eb(eb(before, '+', recallable), '-', inside) }
    })
    .whereRef('m.tenant_id', '=', 'capital_movement_lines.tenant_id')
    .whereRef('m.id', '=', 'capital_movement_lines.capital_movement_id')
    .where('m.tenant_id', '=', account.tenantId)
    .where('m.fund_id', '=', fundId)
    .where('m.status', '=', 'Open')
    .where('capital_movement_lines.remaining_after', 'is not', null)
    .execute()
}
