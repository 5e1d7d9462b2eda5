/** A transaction concerns an investment of its own fund. */
import type { Checks } from '../context.ts'

export const investmentOfOwnFund: Checks = async ({ records }, { fundId, investmentId }) => {
  if (typeof investmentId !== 'number') return []
  const investment = await records.get('investment', investmentId)
  return investment && investment['fundId'] !== fundId ? [{ field: 'investmentId', code: 'transaction.otherFund' }] : []
}
