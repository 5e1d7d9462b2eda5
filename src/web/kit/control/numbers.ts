/** How a number field shows what it holds and reads what was typed. Pure. */
import { isDecimal } from '../../../entity.ts'
import type { Decimal, Field } from '../../../entity.ts'
import { formatNumber, formatValue, parseNumber } from '../../../formats.ts'
import { decimalProblem } from '../../../money.ts'

/** In a form every amount shows the decimals of its currency; overviews may show fewer. */
const USUAL_DECIMALS = 2
const LOOSE = { min: '-999999999999999999999999999999', max: '999999999999999999999999999999' } as const

export function hasFigures(field: Field): boolean {
  return field.format !== 'year'
}

/** Text that is no number stays as it was typed, so that it can be corrected. */
export function shownNumber(field: Field, value: unknown, minorUnits = USUAL_DECIMALS): string {
  if (value === undefined || value === null || value === '') return ''
  const number = String(value)
  if (!isDecimal(number) || decimalProblem(number, LOOSE) !== null) return number
  if (field.kind === 'integer' && typeof value === 'string') return number
  if (field.kind === 'decimal') return withItsDecimals(field, number, minorUnits)
  return field.format === 'year' ? number : formatNumber(number)
}

/** A form never hides digits that are stored: a rate of ten decimals shows ten. */
function withItsDecimals(field: Field, value: Decimal, minorUnits: number): string {
  const stored = value.includes('.') ? value.replace(/0+$/, '').split('.')[1]!.length : 0
  const usual = formatValue(field, value, { decimals: USUAL_DECIMALS, minorUnits })
  const shownDecimals = /\.(\d+)/.exec(usual)?.[1]?.length ?? 0
  if (stored <= shownDecimals) return usual
  const longer = formatNumber(value, stored)
  return field.format === 'percent' || field.format === 'percent4' ? longer.replace(/\)?$/, '\u00a0%$&') : longer
}

/**
 * The value to keep: exact text for decimals, a number for whole ones, what was typed when it is neither, so that the
 * check can say so.
 */
export function typedNumber(field: Field, typed: string): string | number | undefined {
  if (typed.trim() === '') return undefined
  const number = parseNumber(typed)
  if (number === null || !hasUnitOf(field, typed)) return typed
  if (field.kind === 'decimal') return number
  const whole = Number(number)
  return Number.isSafeInteger(whole) ? whole : typed
}

/** 5 % of an amount, or twice an amount, is not five or two of its currency. */
function hasUnitOf({ format }: Field, typed: string): boolean {
  const [unit] = /[%x]$/i.exec(typed.trim()) ?? []
  if (unit === undefined) return true
  return unit === '%' ? format === 'percent' || format === 'percent4' : format === 'coefficient'
}
