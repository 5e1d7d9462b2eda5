/** The rows that the lines of a fund's result are made of, besides those of its performance. */
import type { Context } from '../context.ts'
import type { Decimal } from '../entity.ts'
import { movedMoney } from '../transactions/cashFlowKinds.server.ts'
import { disposalsOf } from '../transactions/disposals.server.ts'
import type { EarningRows, ExpenseSum, IncomeSum } from './earnings.ts'

export async function earningRows(context: Context, fundId: number): Promise<EarningRows> {
  const [income, disposals, expenses] = await Promise.all([
    incomeSums(context, fundId),
    disposalsOf(context, fundId),
    expenseSums(context, fundId),
  ])
  return { income, disposals, expenses }
}

async function incomeSums({ database, account }: Context, fundId: number): Promise<IncomeSum[]> {
  return database
    .selectFrom('transactions as t')
    .select(({ fn }) => ['t.date', 't.sub_type as subType', fn.sum<Decimal>('t.amount_fund').as('amount')])
    .where('t.tenant_id', '=', account.tenantId)
    .where('t.fund_id', '=', fundId)
    .where('t.type', '=', 'Income')
    .where('t.investment_id', 'is not', null)
    .where(movedMoney())
    .groupBy(['t.date', 't.sub_type'])
    .orderBy('t.date')
    .orderBy('t.sub_type')
    .execute()
}

const SECTIONS = ['managementFees', 'incomeAndInterest', 'fundOperatingExpenses', 'otherExpenses'] as const

/** In the order in which the lines of a summary stand, which is that of the schema. */
async function expenseSums({ records }: Pick<Context, 'records'>, fundId: number): Promise<ExpenseSum[]> {
  const summaries = await records.list('expense', { fundId })
  return summaries.flatMap(summary =>
    SECTIONS.flatMap(section =>
      summary[section].map(({ item, amount }) => ({ periodId: summary.reportingPeriodId, section, item, amount })),
    ),
  )
}
