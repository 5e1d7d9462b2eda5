/**
 * How numbers and days are written in a file, which the file itself does not say: asked once, with what its cells would
 * mean. Pure.
 */
import { parseDate } from '../calendar.ts'
import type { CalendarDate } from '../entity.ts'
import { choice, list, object, text } from './schema.ts'
import type { Of } from './schema.ts'

/** 1,234.50 or 1.234,50. */
export const NUMBERS = ['point', 'comma'] as const
/** 31/03/2026 or 03/31/2026; with the year first there is only one reading. */
export const DAYS = ['dayMonth', 'monthDay'] as const
export const ENCODINGS = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252'] as const

export type Numbers = (typeof NUMBERS)[number]
export type Days = (typeof DAYS)[number]
export type Encoding = (typeof ENCODINGS)[number]

export interface Notation {
  numbers: Numbers
  days: Days
}

export const USUAL: Notation = { numbers: 'point', days: 'dayMonth' }

/** What a file seems to be written like, with cells to judge it by. */
export const writtenLike = object({
  encoding: choice(ENCODINGS),
  numbers: choice(NUMBERS),
  days: choice(DAYS),
  samples: list(object({ column: text, kind: choice(['number', 'day', 'text']), cell: text })),
})
export type WrittenLike = Of<typeof writtenLike>

const GROUPS: Record<Numbers, RegExp> = {
  point: /^-?(\d+|\d{1,3}(,\d{3})+)(\.\d+)?$/,
  comma: /^-?(\d+|\d{1,3}(\.\d{3})+)(,\d+)?$/,
}

/** 1234.5, 1,234.50, (1,234.50), 12 %. A comma that may be a decimal one is not guessed at: 1234,56 is refused. */
export function readNumber(cell: string, numbers: Numbers = USUAL.numbers): string | null {
  const words = cell.trim()
  const inner = /^\((.+)\)$/.exec(words)?.[1]
  const bare = (inner ?? words).replace(/\s*%$/, '').replace(/[\s\u00a0\u202f'’]/g, '')
  if (!GROUPS[numbers].test(bare) || (inner !== undefined && bare.startsWith('-'))) return null
  const plain = numbers === 'point' ? bare.replaceAll(',', '') : bare.replaceAll('.', '').replace(',', '.')
  return inner === undefined ? plain : `-${plain}`
}

const TWO_NUMBERS_FIRST = /^(\d{1,2})([/.\- ])(\d{1,2})([/.\- ]\d{2,4})$/

export function readDay(cell: string, days: Days = USUAL.days): CalendarDate | null {
  const words = cell.trim()
  return parseDate(days === 'dayMonth' ? words : words.replace(TWO_NUMBERS_FIRST, '$3$2$1$4'))
}

/** What most cells can only be. */
export function likelyNumbers(cells: readonly string[]): Numbers {
  const only = (one: Numbers, other: Numbers) =>
    cells.filter(cell => readNumber(cell, one) !== null && readNumber(cell, other) === null).length
  return only('comma', 'point') > only('point', 'comma') ? 'comma' : 'point'
}

export function likelyDays(cells: readonly string[]): Days {
  const only = (one: Days, other: Days) =>
    cells.filter(cell => readDay(cell, one) !== null && readDay(cell, other) === null).length
  return only('monthDay', 'dayMonth') > only('dayMonth', 'monthDay') ? 'monthDay' : 'dayMonth'
}

/** A cell that says something about how it is written: 1.234,56 does, 12 does not. */
export function isDistinctive(kind: 'number' | 'day' | 'text', cell: string): boolean {
  if (kind === 'number') return /\d[.,]\d/.test(cell)
  return kind === 'day' ? TWO_NUMBERS_FIRST.test(cell.trim()) : /[^\u0000-\u007f]/.test(cell)
}
