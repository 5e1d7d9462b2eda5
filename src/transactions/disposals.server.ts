/** What a fund has sold, been paid back or written off, from which the cost of what is left follows. */
import type { NotNull } from 'kysely'
import type { Context } from '../context.ts'
import { disposes } from './cashFlowKinds.server.ts'
import type { Disposal } from './cost.ts'

export async function disposalsOf(
  { database, account }: Pick<Context, 'database' | 'account'>,
  fundId: number,
): Promise<Disposal[]> {
  return database
    .selectFrom('transactions as t')
    .select(['t.investment_id as investmentId', 't.date', 't.sub_type as subType', 't.amount_fund as amount'])
    .select('t.cost_of_disposal as cost')
    .where('t.tenant_id', '=', account.tenantId)
    .where('t.fund_id', '=', fundId)
    .where('t.investment_id', 'is not', null)
    .where(disposes())
    .orderBy('t.date')
    .orderBy('t.id')
    .$narrowType<{ investmentId: NotNull }>()
    .execute()
}
