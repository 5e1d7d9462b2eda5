/** Exact decimals, as text. Amounts, rates and percentages never become a binary number. */
import { Decimal as BigDecimal } from 'decimal.js'
import { isDecimal } from './entity.ts'
import type { Decimal } from './entity.ts'

/** The limit of a number whose schema states none, in both directions. */
export const DEFAULT_LIMIT = '9999999.99'

export interface Limits {
  decimals?: number | undefined
  min?: Decimal | undefined
  max?: Decimal | undefined
  notZero?: boolean | undefined
}
type DecimalProblem = 'decimal' | 'decimals' | 'min' | 'max' | 'notZero'

/**
 * Twice as many digits as the longest number we keep, so that a quotient is exact wherever it is rounded. ROUND_HALF_UP
 * is half away from zero.
 */
const Exact = BigDecimal.clone({ precision: 60, rounding: BigDecimal.ROUND_HALF_UP })

/** No currency has smaller units: so many decimals an amount of money may have, and is stored with. */
export const MONEY_DECIMALS = 4
const USUAL_DECIMALS = 2

const SOME_DIGIT = /[1-9]/
const WRITTEN = /^-?(?:0|[1-9]\d*)\.\d\d$/
/** As the database answers an amount with the usual decimals. */
const STORED = /^-?(?:0|[1-9]\d*)\.\d\d00$/
/** The sum of two numbers of so many characters is exact with the digits that are computed with. */
const WHOLE_UNITS_LENGTH = 30
/** Longer numbers are beyond every limit; they are not even computed with. */
const LONGEST = 40

/** What is wrong with a decimal that came from outside; null when it may be kept. */
export function decimalProblem(text: unknown, limits: Limits = {}): DecimalProblem | null {
  if (!isDecimal(text)) return 'decimal'
  if (limits.decimals !== undefined && decimalsOf(text) > limits.decimals) return 'decimals'
  if (text.length > LONGEST) return text.startsWith('-') ? 'min' : 'max'
  if (compare(text, limits.min ?? `-${DEFAULT_LIMIT}`) < 0) return 'min'
  if (compare(text, limits.max ?? DEFAULT_LIMIT) > 0) return 'max'
  return limits.notZero && isZero(text) ? 'notZero' : null
}

export function add(a: Decimal, b: Decimal): Decimal {
  if (isLong(a) || isLong(b)) return write(read(a).plus(read(b)))
  const decimals = Math.max(decimalsOf(a), decimalsOf(b))
  return plainUnits(wholeUnits(a, decimals) + wholeUnits(b, decimals), decimals)
}

export function subtract(a: Decimal, b: Decimal): Decimal {
  if (isLong(a) || isLong(b)) return write(read(a).minus(read(b)))
  const decimals = Math.max(decimalsOf(a), decimalsOf(b))
  return plainUnits(wholeUnits(a, decimals) - wholeUnits(b, decimals), decimals)
}

/**
 * A quotient has digits to the last place that is computed with, and its last one is rounded: what is added to it is
 * rounded there, too, so that a third and two thirds are one again.
 */
function isLong(value: Decimal): boolean {
  return value.length > WHOLE_UNITS_LENGTH
}

export function multiply(a: Decimal, b: Decimal): Decimal {
  return write(read(a).times(read(b)))
}

export function divide(a: Decimal, b: Decimal): Decimal {
  if (isZero(b)) throw new RangeError('Division by zero')
  return write(read(a).dividedBy(read(b)))
}

/** A positive base to any power, as precise as every other number here: power("1.08", "0.5"). */
export function power(base: Decimal, exponent: Decimal): Decimal {
  if (compare(base, '0') <= 0) throw new RangeError('The base of a power is not positive')
  const key = `${base} ${exponent}`
  const known = powers.get(key)
  if (known !== undefined) return known
  const found = write(read(base).pow(read(exponent)))
  if (powers.size >= CACHED_POWERS_MAX) powers.clear()
  powers.set(key, found)
  return found
}

/** A power takes a millisecond, and funds take the same ones: 8 % a year over the days of a quarter. */
const CACHED_POWERS_MAX = 10_000
const powers = new Map<string, Decimal>()

/** A result that was found with binary numbers (a rate), as text with so many decimals. Never for money. */
export function fromBinary(value: number, decimals: number): Decimal {
  if (!Number.isFinite(value)) throw new RangeError('Not a number')
  return write(new Exact(value), decimals)
}

/**
 * A number as a spreadsheet keeps it (1.5E-3, 0.30000000000000004): the 15 digits that spreadsheets count with, written
 * plainly.
 */
export function fromSpreadsheet(number: string): string {
  return /^-?\d+(\.\d+)?(e[+-]?\d{1,3})?$/i.test(number) ? write(new Exact(number).toSignificantDigits(15)) : number
}

/** Negative when a is smaller, 0 when both are the same number ("1.50" and "1.5" are). */
export function compare(a: Decimal, b: Decimal): number {
  const [negative, otherNegative] = [isNegative(a), isNegative(b)]
  if (negative !== otherNegative) return negative ? -1 : 1
  return negative ? compareSizes(b, a) : compareSizes(a, b)
}

function isNegative(value: Decimal): boolean {
  return !isZero(value) && value.startsWith('-')
}

/** Without their signs, digit by digit: every amount of every record is held against two limits. */
function compareSizes(a: Decimal, b: Decimal): number {
  const [whole, otherWhole] = [wholeDigits(a), wholeDigits(b)]
  if (whole.length !== otherWhole.length) return whole.length < otherWhole.length ? -1 : 1
  const places = Math.max(decimalsOf(a), decimalsOf(b))
  const [digits, otherDigits] = [whole + decimalDigits(a, places), otherWhole + decimalDigits(b, places)]
  return digits === otherDigits ? 0 : digits < otherDigits ? -1 : 1
}

export function lesser<Amount extends Decimal>(a: Amount, b: Amount): Amount {
  return compare(a, b) <= 0 ? a : b
}

export function greater<Amount extends Decimal>(a: Amount, b: Amount): Amount {
  return lesser(a, b) === a ? b : a
}

export function isZero(value: Decimal): boolean {
  if (!isDecimal(value)) throw notDecimal(value)
  return !SOME_DIGIT.test(value)
}

export function absolute(value: Decimal): Decimal {
  return write(read(value).absoluteValue())
}

export function negate(value: Decimal): Decimal {
  return write(read(value).negated())
}

/** Whether a number has more decimals than so many, zeros at its end aside. */
export function hasMoreDecimals(value: Decimal, decimals: number): boolean {
  const more = decimalsOf(value) - decimals
  return more > 0 && SOME_DIGIT.test(value.slice(-more))
}

/** Half away from zero, with exactly so many decimals: round("1.005", 2) is "1.01", round("2", 2) is "2.00". */
export function round(value: Decimal, decimals: number): Decimal {
  return decimalsOf(value) > decimals ? write(read(value), decimals) : unitsText(wholeUnits(value, decimals), decimals)
}

/** An amount rounded to the smallest unit of its currency, half away from zero. */
export function roundAmount(value: Decimal, minorUnits: number): Decimal {
  return asAmount(round(value, minorUnits), minorUnits)
}

/**
 * An exact amount as it is kept and answered: with the decimals of its currency, and with more only where it has them
 * ("100.00", "1.234", in yen "100"). An amount of less than a unit of any currency is rounded to that.
 */
export function asAmount(value: Decimal, minorUnits = USUAL_DECIMALS): Decimal {
  if (minorUnits === USUAL_DECIMALS) {
    const usual = STORED.test(value) ? value.slice(0, -2) : value
    if (isWritten(usual)) return usual
  }
  const short = plain(round(value, MONEY_DECIMALS))
  return decimalsOf(short) < minorUnits ? round(short, minorUnits) : short
}

/** Towards zero, with exactly so many decimals: rounded to fewer later, it comes out as the whole number would. */
export function cut(value: Decimal, decimals: number): Decimal {
  return write(read(value).toDecimalPlaces(decimals, BigDecimal.ROUND_DOWN), decimals)
}

/** Without zeros at the end of its decimals: plain("1.500") is "1.5". */
export function plain(value: Decimal): Decimal {
  const decimals = decimalsOf(value)
  return plainUnits(wholeUnits(value, decimals), decimals)
}

export function sum(values: readonly Decimal[]): Decimal {
  const decimals = values.reduce((most, value) => Math.max(most, decimalsOf(value)), 0)
  let units = 0n
  for (const value of values) if (!isZero(value)) units += wholeUnits(value, decimals)
  return plainUnits(units, decimals)
}

/**
 * Splits a total by weights so that the parts add up to it exactly: each part is floored, and the missing cents go to
 * the largest remainders (ties: the larger weight, then the earlier one). Whole numbers throughout: ten thousand parts
 * take a few milliseconds.
 */
export function split(total: Decimal, weights: readonly Decimal[], decimals = USUAL_DECIMALS): Decimal[] {
  return splitAmong(total, weights, weight => weight, decimals).map(([, part]) => part)
}

/** The same among whatever has a weight: each with its part. */
export function splitAmong<Sharer>(
  total: Decimal,
  sharers: readonly Sharer[],
  weightOf: (sharer: Sharer) => Decimal,
  decimals: number,
): [sharer: Sharer, part: Decimal][] {
  const units = wholeUnits(total, decimals)
  const size = units < 0n ? -units : units
  const weights = sharers.map(sharer => ({ sharer, weight: weightOf(sharer) }))
  const scale = weights.reduce((most, { weight }) => Math.max(most, decimalsOf(weight)), 0)
  const shares = weights.map(({ sharer, weight }) => ({ sharer, weight: wholeUnits(weight, scale), part: 0n }))
  const all = shares.reduce((so, { weight }) => so + weight, 0n)
  if (shares.some(({ weight }) => weight < 0n)) throw new RangeError('A weight is negative')
  if (all === 0n && size !== 0n) throw new RangeError('No weight to split by')
  if (size === 0n) return sharers.map(sharer => [sharer, unitsText(0n, decimals)])

  for (const share of shares) share.part = (size * share.weight) / all
  const missing = Number(size - shares.reduce((so, { part }) => so + part, 0n))
  const byRemainder = shares
    .map(share => ({ share, remainder: size * share.weight - share.part * all }))
    // Sorting keeps the order of equals, so the earlier one comes first.
    .sort((a, b) => descending(a.remainder, b.remainder) || descending(a.share.weight, b.share.weight))
  for (const { share } of byRemainder.slice(0, missing)) share.part += 1n
  const sign = units < 0n ? -1n : 1n
  return shares.map(({ sharer, part }) => [sharer, unitsText(sign * part, decimals)])
}

/**
 * Splits an amount to the smallest unit of its currency, or to that of the amount itself where that is finer: amounts
 * of before a currency was corrected still add up.
 */
export function splitAmount<Sharer>(
  amount: Decimal,
  sharers: readonly Sharer[],
  weightOf: (sharer: Sharer) => Decimal,
  minorUnits: number,
): [sharer: Sharer, part: Decimal][] {
  return splitAmong(amount, sharers, weightOf, Math.max(minorUnits, decimalsOf(plain(amount))))
}

/** As an amount with the usual decimals is written. Most are, and ten thousand lines ask for hundreds of thousands. */
function isWritten(value: string): value is Decimal {
  return WRITTEN.test(value) && value !== '-0.00'
}

function read(text: Decimal): BigDecimal {
  if (!isDecimal(text)) throw notDecimal(text)
  return new Exact(text)
}

function notDecimal(text: string): RangeError {
  return new RangeError(`Not a decimal: ${text}`)
}

/** Plain notation without a negative zero. */
function write(value: BigDecimal, decimals?: number): Decimal {
  const text = value.toFixed(decimals)
  // toFixed writes digits and a point, nothing else.
  return (/^-[0.]+$/.test(text) ? text.slice(1) : text) as Decimal
}

function wholeDigits(text: string): string {
  const first = text.search(SOME_DIGIT)
  const end = text.length - decimalsOf(text) - (text.includes('.') ? 1 : 0)
  return first < 0 ? '' : text.slice(first, end)
}

function decimalDigits(text: string, places: number): string {
  const decimals = decimalsOf(text)
  return text.slice(text.length - decimals).padEnd(places, '0')
}

function decimalsOf(text: string): number {
  const point = text.indexOf('.')
  return point < 0 ? 0 : text.length - point - 1
}

/** 12.5 in cents is 1250n. */
export function wholeUnits(text: Decimal, decimals: number): bigint {
  if (!isDecimal(text)) throw notDecimal(text)
  const exact = decimalsOf(text) > decimals ? shortened(text, decimals) : text
  return BigInt(exact.replace('.', '') + '0'.repeat(decimals - decimalsOf(exact)))
}

/** Trailing zeros may go ("1.500" in cents); a smaller part than one unit may not. */
function shortened(text: string, decimals: number): string {
  const shortened = text.slice(0, text.length - decimalsOf(text) + decimals)
  if (SOME_DIGIT.test(text.slice(shortened.length))) throw new RangeError(`More than ${decimals} decimals: ${text}`)
  return shortened
}

export function unitsText(units: bigint, decimals: number): Decimal {
  return signed(units, digitsOf(units, decimals))
}

/** Without zeros at the end of the decimals. */
function plainUnits(units: bigint, decimals: number): Decimal {
  const digits = digitsOf(units, decimals)
  let end = digits.length
  if (decimals > 0) while (digits[end - 1] === '0') end -= 1
  if (digits[end - 1] === '.') end -= 1
  return signed(units, digits.slice(0, end))
}

function digitsOf(units: bigint, decimals: number): string {
  const digits = String(units < 0n ? -units : units).padStart(decimals + 1, '0')
  return decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`
}

/** Digits and a point, which the compiler cannot tell from other text. */
function signed(units: bigint, digits: string): Decimal {
  return (units < 0n ? `-${digits}` : digits) as Decimal
}

function descending(a: bigint, b: bigint): number {
  return a > b ? -1 : a < b ? 1 : 0
}
