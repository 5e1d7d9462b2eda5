/** What an investment's own fields make together. */
import { decimalProblem, round, sum } from '../money.ts'

const ANY = { min: `-${'9'.repeat(30)}`, max: '9'.repeat(30) }

/**
 * Total commitment = sum of the dated commitments. A form asks while somebody types, so what is no number yet is left
 * out.
 */
export function totalCommitmentOf(commitments: unknown): string | null {
  if (!Array.isArray(commitments) || commitments.length === 0) return null
  const values = (commitments as { value?: unknown }[]).map(({ value }) => value)
  return round(
    sum(values.filter((value): value is string => typeof value === 'string' && decimalProblem(value, ANY) === null)),
    2,
  )
}
