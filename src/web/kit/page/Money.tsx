/** An amount with the decimals of its currency: of the fund whose page this is, unless another one is named. */
import { formatAmount } from '../../../formats.ts'
import { useMinorUnits } from '../data/amountUnits.ts'
import { Figure } from './ValueCell.tsx'
import type { Decimal } from '../../../entity.ts'

export function Money({ of, currency }: { of: Decimal; currency?: number | string | null | undefined }) {
  return <Figure text={formatAmount(of, useMinorUnits(currency))} />
}
