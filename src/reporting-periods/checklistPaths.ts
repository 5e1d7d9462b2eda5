/** Where what a check misses can be put right. */
import { path } from '../paths.ts'
import type { CheckName, Missing } from './checklist.ts'

type Pages = Record<CheckName, (fundId: number, periodId: number) => string>

const PAGES: Pages = {
  fairValues: fundId => path('fund.investments.overview', { fundId }),
  weightedValues: fundId => path('fund.investments.overview', { fundId }),
  accounting: fundId => path('fund.accounting.overview', { fundId }),
  expenses: (fundId, periodId) => path('fund.expenses.overview', { fundId }, { period: periodId }),
  ledger: fundId => path('fund.transactions.overview', { fundId }),
  transactions: fundId => path('fund.transactions.overview', { fundId }),
  invoices: () => path('invoices.overview'),
  capitalMovements: fundId => path('fund.capitalMovements.overview', { fundId }),
  closings: fundId => path('fund.closings.overview', { fundId }),
  earlierPeriods: fundId => path('fund.reportingPeriods.overview', { fundId }),
}

export function pageOfCheck(name: CheckName, fundId: number, periodId: number): string {
  return PAGES[name](fundId, periodId)
}

/**
 * The page of one missing thing, where it has one; closings and transfers share a check and are found in their lists.
 */
export function pageOfMissing(name: CheckName, fundId: number, { id }: Missing): string | null {
  if (name === 'fairValues' || name === 'weightedValues')
    return path('fund.investment.fairValues.overview', { fundId, investmentId: id })
  if (name === 'transactions') return path('fund.transaction.details', { fundId, transactionId: id })
  if (name === 'capitalMovements') return path('fund.capitalMovement.details', { fundId, capitalCallId: id })
  return name === 'earlierPeriods' ? path('fund.reportingPeriod.details', { fundId, reportingPeriodId: id }) : null
}
