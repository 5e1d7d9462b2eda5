/** What a form works out of an investment while it is typed, and what it leaves to the head of the page. */
import type { Draft, FieldName } from '../entityTypes.ts'
import { totalCommitmentOf } from './totals.ts'

/** Shown as key figures above the fields. */
export const FIGURES: readonly FieldName<'investment'>[] = ['invested', 'currentValue', 'valuedOn', 'holdingStatus']

/** A newly chosen deal currency proposes whether it is a foreign one; a person may answer otherwise. */
export const investmentComputed =
  (fundCurrencyId: number | undefined) =>
  ({ commitments, dealCurrencyId }: Draft<'investment'>, before?: Draft<'investment'>): Draft<'investment'> => {
    const proposes = before && dealCurrencyId && fundCurrencyId && before.dealCurrencyId !== dealCurrencyId
    return {
      totalCommitment: totalCommitmentOf(commitments),
      ...(proposes && { inForeignCurrency: dealCurrencyId !== fundCurrencyId }),
    }
  }
