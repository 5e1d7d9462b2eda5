/**
 * How values are shown and typed: (1,234)  12.50 %  1.25x  31/03/2026. Nothing else in the product writes a number or a
 * date for a person.
 */
import { isDecimal, valueOf } from './entity.ts'
import type { Decimal, Entity, Field, FieldFormat } from './entity.ts'
import { isDate } from './calendar.ts'
import { text } from './texts.ts'

export const DEFAULT_DECIMALS = 0
const PERCENT_DECIMALS = 2
const COEFFICIENT_DECIMALS = 2

interface ValueOptions {
  /** Decimals of amounts in overviews: a fund's own setting. */
  decimals?: number
  /** Of the currency of amounts that are shown exactly. */
  minorUnits?: number
  /** IANA zone of the tenant, for timestamps. */
  timeZone?: string
}

const NO_BREAK_SPACE = '\u00a0'

const FORMAT_DECIMALS: Partial<Record<FieldFormat, number>> = { rate: 6, number1: 1, number2: 2, number6: 6 }

export function formatDate(date: string | null | undefined): string {
  if (!date || !isDate(date)) return ''
  const [year, month, day] = date.split('-')
  return `${day}/${month}/${year}`
}

export function formatNumber(value: Decimal | null | undefined, decimals = DEFAULT_DECIMALS): string {
  return signed(value, decimals, '')
}

/** As many decimals as the longest of these numbers has: numbers below each other have as many as each other. */
export function decimalsOf(values: readonly (string | null | undefined)[]): number {
  return Math.max(0, ...values.map(value => /\.(\d*[1-9])/.exec(value ?? '')?.[1]?.length ?? 0))
}

/** An amount with the decimals of its currency. Smaller parts that are stored all the same are not hidden. */
export function formatAmount(value: Decimal | null | undefined, minorUnits: number): string {
  if (value === null || value === undefined) return ''
  return signed(value, Math.max(minorUnits, decimalsOf([value])), '')
}

/** Percent points: "12.5" is 12.50 %. */
export function formatPercent(value: Decimal | null | undefined, decimals = PERCENT_DECIMALS): string {
  return signed(value, decimals, `${NO_BREAK_SPACE}%`)
}

export function formatCoefficient(value: Decimal | null | undefined, decimals = COEFFICIENT_DECIMALS): string {
  return signed(value, decimals, 'x')
}

/**
 * A stored value as a person reads it; a reference as the name it was given, because only the caller can look it up.
 */
export function formatValue(field: Field, value: unknown, options: ValueOptions = {}): string {
  if (value === null || value === undefined || value === '') return ''
  switch (field.kind) {
    case 'decimal':
      return isDecimal(value) ? formatDecimal(field.format, value, options) : String(value)
    case 'integer':
      return typeof value === 'number' && field.format !== 'year' ? formatNumber(`${value}`) : String(value)
    case 'date':
      return formatDate(String(value))
    case 'timestamp':
      return formatTimestamp(String(value), options.timeZone ?? 'UTC')
    case 'boolean':
      return text(value === true ? 'general.yes' : 'general.no')
    case 'choice':
      return field.choices?.find(choice => choice.value === value)?.title ?? String(value)
    case 'childRows':
      return Array.isArray(value) ? formatNumber(`${value.length}`) : ''
    case 'answers':
      return ''
    case 'text':
    case 'reference':
      return String(value)
  }
}

/**
 * What a person typed, as a plain decimal: 1,234.5 · (1,234.50) · -3 · 2m · 350k · 12% · 1.5x. Null when it is no
 * number: commas must stand between groups of three, so that a decimal comma is refused and not read as ten times as
 * much.
 */
export function parseNumber(typed: string): Decimal | null {
  let rest = typed.trim().replace(/\u2212/g, '-')
  const inParentheses = /^\((.*)\)$/.exec(rest)
  rest = (inParentheses?.[1] ?? rest).trim().replace(/\s*[%x]$/i, '')
  const match = /^([+-]?)\s*(\d{1,3}(?:([,\s'])\d{3})(?:\3\d{3})*|\d+|(?=\.\d))(?:\.(\d*))?\s*(k|m|bn?)?$/i.exec(rest)
  if (!match || (inParentheses && match[1])) return null
  const whole = (match[2] ?? '').replace(/\D/g, '').replace(/^0+(?=\d)/, '') || '0'
  const plain = match[4] ? `${whole}.${match[4]}` : whole
  const size = match[5] ? withPointMoved(plain, ZEROS[match[5].toLowerCase()] ?? 0) : plain
  const negative = inParentheses !== null || match[1] === '-'
  const signed = negative && /[1-9]/.test(size) ? `-${size}` : size
  return isDecimal(signed) ? signed : null
}

const ZEROS: Record<string, number> = { k: 3, m: 6, b: 9, bn: 9 }

/** Times a power of ten: 2.5 with the point moved by 3 places is 2500. */
function withPointMoved(plain: string, places: number): string {
  const [whole = '', part = ''] = plain.split('.')
  const moved = (whole + part.slice(0, places).padEnd(places, '0')).replace(/^0+(?=\d)/, '')
  const rest = part.slice(places).replace(/0+$/, '')
  return rest ? `${moved}.${rest}` : moved
}

const clocks = new Map<string, Intl.DateTimeFormat>()

/** An instant (ISO 8601 in UTC) as day and time in a zone: 31/03/2026 14:05. */
export function formatTimestamp(instant: string | null | undefined, timeZone: string): string {
  const milliseconds = instant ? Date.parse(instant) : NaN
  if (Number.isNaN(milliseconds)) return ''
  let clock = clocks.get(timeZone)
  if (!clock) {
    clock = new Intl.DateTimeFormat('en-GB', {
      timeZone,
      day: '2-digit',
      month: '2-digit',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    })
    clocks.set(timeZone, clock)
  }
  return clock.format(milliseconds).replace(',', '')
}

/** Of 1,024 each, as computers show the size of a file: the limit of 26,214,400 bytes is 25 MB everywhere. */
export function formatBytes(bytes: number): string {
  const units = ['kB', 'MB', 'GB']
  if (bytes < 1024) return `${bytes}${NO_BREAK_SPACE}B`
  let size = bytes / 1024
  let unit = 0
  // A little less than 1 MB would be shown as 1024 kB.
  for (; size >= 1023.95 && unit < units.length - 1; unit += 1) size /= 1024
  return `${size.toFixed(1).replace('.0', '')}${NO_BREAK_SPACE}${units[unit]}`
}

/** How long something took: 1.5 s. */
export function formatSeconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)}${NO_BREAK_SPACE}s`
}

function formatDecimal(format: FieldFormat | undefined, value: Decimal, options: ValueOptions): string {
  if (format === 'percent') return formatPercent(value)
  if (format === 'percent4') return formatPercent(value, 4)
  if (format === 'coefficient') return formatCoefficient(value)
  if (format === 'money' && options.minorUnits !== undefined) return formatAmount(value, options.minorUnits)
  return formatNumber(value, (format && FORMAT_DECIMALS[format]) ?? options.decimals)
}

/**
 * Half away from zero, every digit as it is, groups of three as en-US has them. Written by hand because the first
 * Intl.NumberFormat of a page costs an inexpensive phone a fifth of a second. Parentheses only when something is left
 * of the number after rounding.
 */
function signed(value: string | null | undefined, decimals: number, sign: string): string {
  if (value === null || value === undefined || value === '') return ''
  if (!isDecimal(value)) throw new RangeError(`Not a decimal: ${value}`)
  const [whole = '', part = ''] = value.replace('-', '').split('.')
  const kept = BigInt(whole + part.slice(0, decimals).padEnd(decimals, '0'))
  const rounded = part.charAt(decimals) >= '5' ? kept + 1n : kept
  const digits = `${rounded}`.padStart(decimals + 1, '0')
  const point = digits.length - decimals
  const groups = digits.slice(0, point).replace(/\B(?=(?:\d{3})+$)/g, ',')
  const shown = decimals > 0 ? `${groups}.${digits.slice(point)}` : groups
  return value.startsWith('-') && rounded > 0n ? `(${shown}${sign})` : shown + sign
}

/** Of a file's name, in small letters and without the dot; '' when it has none. */
export function extensionOf(fileName: string): string {
  return /\.([^./\\]+)$/.exec(fileName)?.[1]?.toLowerCase() ?? ''
}

/** A decimal comma, with points, blanks or nothing between the thousands. */
const WITH_COMMA = /^\(?[+-]?(?:\d{1,3}(?:[.\s']\d{3})+|\d+),\d+\)?$/

/** The number that was written with a decimal comma, as it is written here; null for everything else. */
export function withPoint(typed: string): string | null {
  if (parseNumber(typed) !== null || !WITH_COMMA.test(typed.trim())) return null
  return typed.replace(/[.\s'()]/g, '').replace(',', '.')
}

/** The values that name a record, as one text; empty where it has none. */
export function nameOfRecord({ display }: Pick<Entity, 'display'>, record: object): string {
  return display
    .map(name => valueOf(record, name))
    .flatMap(value => (isDate(value) ? formatDate(value) : typeof value === 'string' && value !== '' ? value : []))
    .join(' ')
}
