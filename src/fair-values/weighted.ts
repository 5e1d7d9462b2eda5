/** Weighted values. A form asks while somebody types, so anything may stand in a cell. */
import { compare, decimalProblem, divide, multiply, round, subtract, sum } from '../money.ts'

export interface WeightedLine {
  id?: number
  companyId?: unknown
  fullyDilutedOwnership?: unknown
  companyValue?: unknown
  weightedValue?: unknown
}

const ANY = { min: `-${'9'.repeat(30)}`, max: '9'.repeat(30) }

export function isAmount(value: unknown): value is string {
  return typeof value === 'string' && decimalProblem(value, ANY) === null
}

export function linesOf(value: unknown): WeightedLine[] {
  return Array.isArray(value) ? (value as WeightedLine[]) : []
}

/** Weighted value = fully diluted ownership × company value, rounded once to the cent; null until both are numbers. */
export function weightedValueOf({ fullyDilutedOwnership, companyValue }: WeightedLine): string | null {
  return isAmount(fullyDilutedOwnership) && isAmount(companyValue)
    ? round(divide(multiply(fullyDilutedOwnership, companyValue), '100'), 2)
    : null
}

/** The sum of the weighted values; null without a company. */
export function weightedSumOf(lines: readonly WeightedLine[]): string | null {
  return lines.length === 0 ? null : round(sum(lines.map(line => weightedValueOf(line) ?? '0')), 2)
}

/** Value − weighted sum; null while one of the two is missing, '0.00' when they tie. */
export function differenceOf(value: unknown, lines: readonly WeightedLine[]): string | null {
  const weighted = weightedSumOf(lines)
  return weighted === null || !isAmount(value) ? null : round(subtract(value, weighted), 2)
}

/** Value ÷ cost; null where nothing was paid. */
export function multipleOfCost({ value, cost }: Record<string, unknown>): string | null {
  return isAmount(value) && isAmount(cost) && compare(cost, '0') > 0 ? divide(value, cost) : null
}
