/** What an investment's own fields make together. */
import type { Decimal } from '../entity.ts'
import type { Draft } from '../entityTypes.ts'
import { asAmount, sum } from '../money.ts'

/** Total commitment = sum of the dated commitments; what is no number yet is left out. */
export function totalCommitmentOf(commitments: Draft<'investment'>['commitments']): Decimal | null {
  if (!commitments || commitments.length === 0) return null
  return asAmount(sum(commitments.flatMap(({ value }) => value ?? [])))
}
