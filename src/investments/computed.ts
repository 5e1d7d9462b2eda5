/** What a form works out of an investment while it is typed, and what it leaves to the head of the page. */
import type { Computed, Draft, FieldName } from '../entityTypes.ts'
import { totalCommitmentOf } from './totals.ts'

/** Shown as key figures above the fields. */
export const FIGURES: readonly FieldName<'investment'>[] = ['invested', 'currentValue', 'valuedOn', 'holdingStatus']

export function computedInvestment({
  commitments,
}: Draft<'investment'>): Pick<Computed<'investment'>, 'totalCommitment'> {
  return { totalCommitment: totalCommitmentOf(commitments) }
}

/** A newly chosen deal currency proposes whether it is a foreign one; a person may answer otherwise. */
export const foreignCurrency =
  (fundCurrencyId: number | undefined) =>
  ({ dealCurrencyId }: Draft<'investment'>, before?: Draft<'investment'>): Draft<'investment'> =>
    before && dealCurrencyId && fundCurrencyId && before.dealCurrencyId !== dealCurrencyId
      ? { inForeignCurrency: dealCurrencyId !== fundCurrencyId }
      : {}
