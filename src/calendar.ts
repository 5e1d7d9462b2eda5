/** Days without time, as YYYY-MM-DD text. Nothing here builds a Date, so no time zone can move a day. */

import type { CalendarDate, Timestamp } from './entity.ts'

export const FIRST_YEAR = 1900
export const LAST_YEAR = 2200

type Day = [year: number, month: number, day: number]

/** Two-digit years up to this one lie in the 2000s, later ones in the 1900s (birth dates). */
const LAST_SHORT_YEAR = 69

const ISO = /^(\d{4})-(\d{2})-(\d{2})$/
const TYPED = [
  /^(?<year>\d{4})-(?<month>\d{1,2})-(?<day>\d{1,2})$/,
  /^(?<day>\d{1,2})([/.\- ])(?<month>\d{1,2})\2(?<year>\d{4}|\d{2})$/,
  /^(?<day>\d{2})(?<month>\d{2})(?<year>\d{4}|\d{2})$/,
  /^(?<day>\d{1,2})[/.\- ]?(?<name>[a-z]{3,9})\.?[/.\- ,]?\s?(?<year>\d{4}|\d{2})$/i,
]

const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
]

export function isDate(text: unknown): text is CalendarDate {
  if (typeof text !== 'string') return false
  const match = ISO.exec(text)
  return match !== null && exists([Number(match[1]), Number(match[2]), Number(match[3])])
}

/** What a person typed, day first: 1/3/26, 01032026, 5-1-2026, 15 mar 2026, 2026-03-01. */
export function parseDate(typed: string): CalendarDate | null {
  for (const shape of TYPED) {
    const parts = shape.exec(typed.trim())?.groups
    if (!parts) continue
    const day: Day = [fullYear(parts['year']!), monthOf(parts), Number(parts['day'])]
    return exists(day) ? write(day) : null
  }
  return null
}

/** A month's name may be cut off: 15 mar 2026. One that is none becomes a day that does not exist. */
function monthOf(parts: Record<string, string>): number {
  const name = parts['name']?.toLowerCase()
  return name === undefined ? Number(parts['month']) : MONTHS.findIndex(month => month.startsWith(name)) + 1
}

/** Positive when `to` is later. */
export function daysBetween(from: string, to: string): number {
  return dayNumber(read(to)) - dayNumber(read(from))
}

export function addDays(date: string, days: number): CalendarDate {
  return write(dayOf(dayNumber(read(date)) + days))
}

/** So many days later, counting Monday to Friday: public holidays differ from bank to bank and are not counted. */
export function addBusinessDays(date: string, days: number): CalendarDate {
  let day = addDays(date, 0)
  for (let counted = 0; counted < days;) {
    day = addDays(day, 1)
    if (!isWeekend(day)) counted += 1
  }
  return day
}

const SOME_MONDAY = '2000-01-03'

function isWeekend(date: string): boolean {
  return ((daysBetween(SOME_MONDAY, date) % 7) + 7) % 7 >= 5
}

/** The same day of a later month, or that month's last day: 31/01 plus one month is 28/02. */
export function addMonths(date: string, months: number): CalendarDate {
  const [year, month, day] = read(date)
  const counted = year * 12 + month - 1 + months
  const newYear = Math.floor(counted / 12)
  const newMonth = counted - newYear * 12 + 1
  return write([newYear, newMonth, Math.min(day, daysIn(newYear, newMonth))])
}

export function addYears(date: string, years: number): CalendarDate {
  return addMonths(date, years * 12)
}

export function endOfMonth(date: string): CalendarDate {
  const [year, month] = read(date)
  return write([year, month, daysIn(year, month)])
}

export function endOfQuarter(date: string): CalendarDate {
  const [year, month] = read(date)
  const last = Math.ceil(month / 3) * 3
  return write([year, last, daysIn(year, last)])
}

/** Negative when `a` is earlier, for sorting. */
export function compareDates(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

export function yearOf(date: string): number {
  return read(date)[0]
}

function read(date: string): Day {
  const match = ISO.exec(date)
  const day: Day = [Number(match?.[1]), Number(match?.[2]), Number(match?.[3])]
  if (!exists(day)) throw new RangeError(`Not a date: ${date}`)
  return day
}

function write([year, month, day]: Day): CalendarDate {
  // Padded numbers, which the compiler cannot tell from other text.
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}` as CalendarDate
}

function exists([year, month, day]: Day): boolean {
  return year >= FIRST_YEAR && year <= LAST_YEAR && month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month)
}

function fullYear(text: string): number {
  const year = Number(text)
  if (text.length === 4) return year
  return year <= LAST_SHORT_YEAR ? 2000 + year : 1900 + year
}

function isLeap(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
}

function daysIn(year: number, month: number): number {
  if (month === 2) return isLeap(year) ? 29 : 28
  return [4, 6, 9, 11].includes(month) ? 30 : 31
}

/** Days since 0000-03-01: years begin in March, so that the leap day is the last one of its year. */
function dayNumber([year, month, day]: Day): number {
  const y = month <= 2 ? year - 1 : year
  const m = month <= 2 ? month + 9 : month - 3
  return (
    365 * y + Math.floor(y / 4) - Math.floor(y / 100) + Math.floor(y / 400) + Math.floor((153 * m + 2) / 5) + day - 1
  )
}

function dayOf(number: number): Day {
  const era = Math.floor(number / 146_097)
  const inEra = number - era * 146_097
  const yearOfEra = Math.floor(
    (inEra - Math.floor(inEra / 1460) + Math.floor(inEra / 36_524) - Math.floor(inEra / 146_096)) / 365,
  )
  const inYear = inEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100))
  const m = Math.floor((5 * inYear + 2) / 153)
  const month = m < 10 ? m + 3 : m - 9
  const year = era * 400 + yearOfEra + (month <= 2 ? 1 : 0)
  return [year, month, inYear - Math.floor((153 * m + 2) / 5) + 1]
}

/** The instant so many milliseconds after another one (both ISO 8601 in UTC). */
export function momentAfter(moment: Timestamp, milliseconds: number): Timestamp {
  const [day, time] = new Date(Date.parse(moment) + milliseconds).toISOString().split('T')
  if (!isDate(day) || time === undefined) throw new RangeError('That moment is none of this calendar.')
  return `${day}T${time}`
}
