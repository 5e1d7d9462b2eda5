/** Expenses and accounting entries belong to a period of their own fund. */
import type { Records } from '../context.ts'

export async function periodOfOwnFund(
  records: Records,
  fundId: number | null | undefined,
  reportingPeriodId: number | null | undefined,
): Promise<{ field: 'reportingPeriodId'; code: 'reportingPeriod.otherFund' }[]> {
  const period = reportingPeriodId ? await records.get('reportingPeriod', reportingPeriodId) : undefined
  return period && period.fundId !== fundId ? [{ field: 'reportingPeriodId', code: 'reportingPeriod.otherFund' }] : []
}
