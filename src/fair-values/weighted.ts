/** Weighted values. A form asks while somebody types, so anything may stand in a cell. */
import { USUAL_MINOR_UNITS } from '../currencies/currency.ts'
import type { Decimal } from '../entity.ts'
import type { Computed, Draft } from '../entityTypes.ts'
import { asAmount, compare, decimalProblem, divide, multiply, round, roundAmount, subtract, sum } from '../money.ts'

/** A row of the table of weighted values, as far as it is filled in. */
export type WeightedLine = NonNullable<Draft<'fairValue'>['weightedValues']>[number]

/** A multiple is read as 1.25x. */
const MULTIPLE_DECIMALS = 2

/** The cells of a row that a person fills in. */
export const TYPED_CELLS = ['fullyDilutedOwnership', 'companyValue'] as const satisfies readonly (keyof WeightedLine)[]
export type TypedCell = (typeof TYPED_CELLS)[number]

/** A row as it stands in the form: its cells hold what was typed, an amount or not. */
export type TypedLine = Pick<WeightedLine, 'companyId'> & { readonly [C in TypedCell]?: unknown }

/** What the form holds for this field is written by its table alone, line by line. */
export function areTypedLines(value: unknown): value is readonly TypedLine[] {
  return Array.isArray(value)
}

const ANY = {
  min: '-999999999999999999999999999999',
  max: '999999999999999999999999999999',
} as const

export function isAmount(value: unknown): value is Decimal {
  return typeof value === 'string' && decimalProblem(value, ANY) === null
}

/**
 * Weighted value = fully diluted ownership × company value, rounded once to the smallest unit of the fund's currency;
 * null until both are numbers.
 */
export function weightedValueOf(
  { fullyDilutedOwnership, companyValue }: TypedLine,
  minorUnits = USUAL_MINOR_UNITS,
): Decimal | null {
  return isAmount(fullyDilutedOwnership) && isAmount(companyValue)
    ? roundAmount(divide(multiply(fullyDilutedOwnership, companyValue), '100'), minorUnits)
    : null
}

/** The sum of the weighted values; null without a company. */
export function weightedSumOf(lines: readonly TypedLine[], minorUnits = USUAL_MINOR_UNITS): Decimal | null {
  return lines.length === 0
    ? null
    : asAmount(sum(lines.map(line => weightedValueOf(line, minorUnits) ?? '0')), minorUnits)
}

/** Value − weighted sum; null while one of the two is missing, '0.00' when they tie. */
export function differenceOf(
  value: unknown,
  lines: readonly TypedLine[],
  minorUnits = USUAL_MINOR_UNITS,
): Decimal | null {
  const weighted = weightedSumOf(lines, minorUnits)
  return weighted === null || !isAmount(value) ? null : asAmount(subtract(value, weighted), minorUnits)
}

/** Value ÷ cost; null where nothing was paid. */
export function multipleOfCost({ value, cost }: Pick<Draft<'fairValue'>, 'value' | 'cost'>): Decimal | null {
  return isAmount(value) && isAmount(cost) && compare(cost, '0') > 0 ? divide(value, cost) : null
}

export function computedFairValue(
  fairValue: Draft<'fairValue'>,
  minorUnits = USUAL_MINOR_UNITS,
): Pick<Computed<'fairValue'>, 'multipleOfCost' | 'weightedSum'> {
  const multiple = multipleOfCost(fairValue)
  return {
    multipleOfCost: multiple === null ? null : round(multiple, MULTIPLE_DECIMALS),
    weightedSum: weightedSumOf(fairValue.weightedValues ?? [], minorUnits),
  }
}
