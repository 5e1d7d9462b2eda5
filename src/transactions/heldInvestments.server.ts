/** Which investments a fund still held on a day, as a part of statements. The investment is called `i`. */
import { expressionBuilder } from 'kysely'
import type { Expression, SqlBool } from 'kysely'
import type { Tables } from '../../generated/tables.ts'
import type { CalendarDate } from '../entity.ts'
import { endsHolding } from './cashFlowKinds.server.ts'

/** Neither left nor written off by then; whether it was subscribed by then is another question. */
export function isHeldOn(date: CalendarDate): Expression<SqlBool> {
  const { exists, not, selectFrom } = expressionBuilder<Tables & { i: Tables['investments'] }, 'i'>()
  return not(
    exists(
      selectFrom('transactions as t')
        .leftJoinLateral(
          eb =>
            eb
              .selectFrom('fair_values as f')
              .select(['f.date', 'f.value'])
              .whereRef('f.tenant_id', '=', 'i.tenant_id')
              .whereRef('f.investment_id', '=', 'i.id')
              .where('f.date', '<=', date)
              .orderBy('f.date', 'desc')
              .limit(1)
              .as('v'),
          join => join.onTrue(),
        )
        .select('t.id')
        .whereRef('t.tenant_id', '=', 'i.tenant_id')
        .whereRef('t.investment_id', '=', 'i.id')
        .where('t.date', '<=', date)
        .where(endsHolding()),
    ),
  )
}
