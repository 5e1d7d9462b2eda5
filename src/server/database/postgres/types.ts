/** How values of PostgreSQL become JSON values: nothing passes through a floating point number or a local time zone. */
import pg from 'pg'
import { isDecimal } from '../../../entity.ts'
import { asAmount } from '../../../money.ts'

const INT8 = 20
const TIMESTAMPTZ = 1184
const TEXT_ARRAY: number = 1009
const INT8_ARRAY = 1016
const TIMESTAMPTZ_ARRAY = 1185

const NUMERIC = 1700

/** date, time, timestamp, timetz, interval: their text is their value. */
const AS_TEXT = new Set([1082, 1083, 1114, 1266, 1186])
/** Arrays of the same. */
const AS_TEXT_ARRAY = new Set([1231, 1182, 1183, 1115, 1270, 1187])

export type Parser = (text: string) => unknown

function safeInteger(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError('A number of the database is too large for JSON.')
  return value
}

/** "2026-03-31 10:00:00.12+00" becomes "2026-03-31T10:00:00.120Z"; sessions run in UTC. */
export function timestamp(text: string): string {
  if (!text.endsWith('+00') || text.length < 22 || text.length > 29) return new Date(text).toISOString()
  const fraction = text.slice(20, -3).slice(0, 3).padEnd(3, '0')
  return `${text.slice(0, 10)}T${text.slice(11, 19)}.${fraction}Z`
}

/** Amounts alone are kept with four decimals; they are answered with two, and with more where they have them. */
const numeric: Parser = text => (text.at(-5) === '.' && isDecimal(text) ? asAmount(text) : text)
const asIs: Parser = text => text
const textArray = pg.types.getTypeParser(TEXT_ARRAY, 'text') as Parser
const each =
  (parse: Parser): Parser =>
  text => {
    const values = textArray(text)
    return Array.isArray(values)
      ? values.map((value: unknown) => (typeof value === 'string' ? parse(value) : value))
      : values
  }

function parserOf(oid: number): Parser {
  if (oid === INT8) return safeInteger
  if (oid === TIMESTAMPTZ) return timestamp
  if (oid === NUMERIC) return numeric
  if (AS_TEXT.has(oid)) return asIs
  if (AS_TEXT_ARRAY.has(oid)) return textArray
  if (oid === INT8_ARRAY) return each(safeInteger)
  if (oid === TIMESTAMPTZ_ARRAY) return each(timestamp)
  return pg.types.getTypeParser(oid, 'text') as Parser
}

const known = new Map<number, Parser>()

export function parserOfType(oid: number): Parser {
  const found = known.get(oid) ?? parserOf(oid)
  known.set(oid, found)
  return found
}

export const TYPES: pg.CustomTypesConfig = { getTypeParser: parserOfType }
