/** What the lines of capital movements come to, in statements: as `totalCall` says of a line in hand. */
import { expressionBuilder, sql } from 'kysely'
import type { Tables } from '../../generated/tables.ts'
import type { ComputedColumns, Context } from '../context.ts'
import type { Decimal } from '../entity.ts'
import { textOnce } from '../server/database/sql.ts'
import type { Given } from '../server/database/sql.ts'

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

/** What follows from lines, as a relation that their list is sorted by: as `payments.ts` says of a line in hand. */
export const lineFigures: ComputedColumns<'capitalMovementLine'> = {
  columns: { totalCall: 'total_call', outstanding: 'outstanding', owed: 'owed' },
  relation: textOnce((builder, part: Given<{ chosen: { id: number }; tenant: number }>) =>
    builder
      .selectFrom(sql<{ id: number }>`(${part('chosen')})`.as('c'))
      .innerJoin('capital_movement_lines', join =>
        join
          .onRef('capital_movement_lines.id', '=', 'c.id')
          .on('capital_movement_lines.tenant_id', '=', part('tenant')),
      )
      .select('c.id')
      .select(({ eb, fn, parens, val }) => {
        const nothing = val<Decimal>('0')
        const given = eb(fn.coalesce('distribution', nothing), '+', fn.coalesce('amount_received', nothing))
        const open = fn<Decimal>('greatest', [eb(calledByLine(), '-', parens(given)), nothing])
        return [
          calledByLine().as('total_call'),
          eb.case().when('payment_status', '=', 'Received').then(nothing).else(open).end().as('outstanding'),
          eb.case().when('payment_status', 'in', ['Received', 'Disputed']).then(nothing).else(open).end().as('owed'),
        ]
      }),
  ),
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
