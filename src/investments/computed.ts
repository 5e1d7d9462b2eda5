/** What a form works out of an investment while it is typed, and what it leaves to the head of the page. */
import { totalCommitmentOf } from './totals.ts'

/** Shown as key figures above the fields. */
export const FIGURES = ['invested', 'currentValue', 'valuedOn', 'holdingStatus'] as const

/** A newly chosen deal currency proposes whether it is a foreign one; a person may answer otherwise. */
export const investmentComputed =
  (fundCurrencyId: unknown) => (investment: Record<string, unknown>, before?: Record<string, unknown>) => {
    const { commitments, dealCurrencyId } = investment
    const proposes =
      before !== undefined &&
      typeof dealCurrencyId === 'number' &&
      typeof fundCurrencyId === 'number' &&
      before['dealCurrencyId'] !== dealCurrencyId
    return {
      totalCommitment: totalCommitmentOf(commitments),
      ...(proposes && { inForeignCurrency: dealCurrencyId !== fundCurrencyId }),
    }
  }
