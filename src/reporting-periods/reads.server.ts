import { answered } from '../api/reads.ts'
import { fundCurrency } from '../currencies/fundCurrency.server.ts'
import { asAmount } from '../money.ts'
import { problem } from '../problems.ts'
import { checklistFor } from './checklist.server.ts'
import { paidLines } from './ledger.server.ts'
import { previousDate } from './openWork.server.ts'
import { reportingPeriodReads } from './reads.ts'

export const reportingPeriodAnswers = answered(reportingPeriodReads, {
  async reportingPeriodChecklist(context, { id }) {
    const period = await context.records.get('reportingPeriod', id)
    if (!period) throw problem('not-found')
    return checklistFor(context, period)
  },
  async reportingPeriodPaidExpenses(context, { id }) {
    const period = await context.records.get('reportingPeriod', id)
    if (!period) throw problem('not-found')
    const { database, account } = context
    const { tenantId } = account
    const { fundId, date } = period
    const after = await previousDate(database, tenantId, period)
    const lines = await paidLines({ database, tenantId, fundId, date, after })
    const { minorUnits } = await fundCurrency(context, fundId)
    return { lines: lines.map(({ amount, ...line }) => ({ ...line, amount: asAmount(amount, minorUnits) })) }
  },
})
