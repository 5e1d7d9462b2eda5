import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  addDays,
  addMonths,
  addYears,
  compareDates,
  daysBetween,
  endOfMonth,
  endOfQuarter,
  isDate,
  momentAfter,
  parseDate,
  yearOf,
} from '../src/calendar.ts'
import { casesFrom } from './seeds.ts'

fc.configureGlobal(casesFrom(20261123))

/** Days from 01/01/1900 to 31/12/2200, made by the platform's own calendar in UTC: the oracle. */
const DAY = 86_400_000
const FIRST = Date.UTC(1900, 0, 1)
const LAST_DAY = (Date.UTC(2200, 11, 31) - FIRST) / DAY
const iso = (day: number) => new Date(FIRST + day * DAY).toISOString().slice(0, 10)
const anyDay = fc.integer({ min: 0, max: LAST_DAY })

describe('a date', () => {
  test.each(['2026-03-31', '2024-02-29', '2000-02-29', '1900-01-01', '2200-12-31'])('%s is one', text => {
    expect(isDate(text)).toBe(true)
  })

  test.each([
    '2026-02-29',
    '1900-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-04-31',
    '2026-01-00',
    '1899-12-31',
    '2201-01-01',
    '2026-3-1',
    '26-03-01',
    '2026-03-31T00:00:00Z',
    ' 2026-03-31',
    '2026-03-31\n',
    '',
    null,
    undefined,
    20260331,
    ['2026-03-31'],
  ])('%j is none', text => {
    expect(isDate(text)).toBe(false)
  })
})

describe('a typed date', () => {
  test.each([
    ['1/3/26', '2026-03-01'],
    ['01/03/2026', '2026-03-01'],
    ['01032026', '2026-03-01'],
    ['010326', '2026-03-01'],
    ['5-1-2026', '2026-01-05'],
    ['31.12.2026', '2026-12-31'],
    ['5 1 2026', '2026-01-05'],
    ['2026-03-01', '2026-03-01'],
    ['2026-3-1', '2026-03-01'],
    [' 1/3/26 ', '2026-03-01'],
    ['29/2/24', '2024-02-29'],
    ['1/1/69', '2069-01-01'],
    ['1/1/70', '1970-01-01'],
  ])('R419 %s is read day first', (typed, date) => {
    expect(parseDate(typed)).toBe(date)
  })

  test.each([
    ['15 mar 2026', '2026-03-15'],
    ['1 Sept. 26', '2026-09-01'],
    ['1 jan 2026', '2026-01-01'],
    ['1 jun 2026', '2026-06-01'],
    ['31-December-2026', '2026-12-31'],
  ])('%j is understood with the name of its month', (typed, date) => {
    expect(parseDate(typed)).toBe(date)
  })

  test.each([
    '',
    ' ',
    '31 feb 2026',
    '1 abc 2026',
    '3/31/2026',
    '29/02/2026',
    '31/4/26',
    '1/3',
    '1/3/026',
    '1/3-26',
    'tomorrow',
    '1/3/1899',
    '1/3/2201',
    '0/1/2026',
    '2026-03-01T10:00',
    '132026',
  ])('%j is refused', typed => {
    expect(parseDate(typed)).toBeNull()
  })
})

describe('counting', () => {
  test('adding and subtracting days agree with the calendar over all years', () => {
    fc.assert(
      fc.property(anyDay, anyDay, (a, b) => {
        expect(daysBetween(iso(a), iso(b))).toBe(b - a)
        expect(addDays(iso(a), b - a)).toBe(iso(b))
        expect(Math.sign(compareDates(iso(a), iso(b)))).toBe(Math.sign(a - b))
      }),
    )
  })

  test('the day after each day of three hundred years is the one that follows in the calendar', () => {
    const wrong: string[] = []
    for (let day = 0; day < LAST_DAY; day += 1) if (addDays(iso(day), 1) !== iso(day + 1)) wrong.push(iso(day))
    expect(wrong).toEqual([])
  })

  test('a leap year has 366 days, across the leap day', () => {
    expect(daysBetween('2024-01-01', '2025-01-01')).toBe(366)
    expect(daysBetween('2025-09-30', '2025-12-29')).toBe(90)
    expect(addDays('2024-02-28', 1)).toBe('2024-02-29')
    expect([addDays('2000-02-28', 1), addDays('2000-03-01', -1)]).toEqual(['2000-02-29', '2000-02-29'])
    expect(addDays('2026-03-01', -1)).toBe('2026-02-28')
  })

  test.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2024-01-31', 1, '2024-02-29'],
    ['2026-03-31', -1, '2026-02-28'],
    ['2026-12-15', 1, '2027-01-15'],
    ['2026-01-15', -1, '2025-12-15'],
    ['2026-05-31', 18, '2027-11-30'],
    ['2026-05-31', 0, '2026-05-31'],
  ])('%s and %i months is %s', (date, months, then) => {
    expect(addMonths(date, months)).toBe(then)
  })

  test('the leap day moves to 28/02 in a year without one', () => {
    expect(addYears('2024-02-29', 1)).toBe('2025-02-28')
    expect(addYears('2024-02-29', 4)).toBe('2028-02-29')
    expect(addYears('2024-02-29', -24)).toBe('2000-02-29')
  })

  test('months and quarters end on their last day', () => {
    expect(['2026-02-01', '2024-02-29', '2026-04-30', '2026-12-01'].map(endOfMonth)).toEqual([
      '2026-02-28',
      '2024-02-29',
      '2026-04-30',
      '2026-12-31',
    ])
    expect(['2026-01-01', '2026-03-31', '2026-04-01', '2026-08-15', '2026-12-31'].map(endOfQuarter)).toEqual([
      '2026-03-31',
      '2026-03-31',
      '2026-06-30',
      '2026-09-30',
      '2026-12-31',
    ])
  })

  test('the year is the one written', () => {
    expect(yearOf('2026-12-31')).toBe(2026)
  })

  test('what is no date is not counted with', () => {
    for (const wrong of ['2026-02-30', '', '31/03/2026']) expect(() => addDays(wrong, 1)).toThrow(RangeError)
  })
})

/**
 * The same questions in a process that lives in a far time zone; both zones change the day of `new Date('2026-03-31')`.
 */
const QUESTIONS = `
  import { addDays, addMonths, daysBetween, endOfMonth, endOfQuarter, isDate, parseDate, yearOf } from './calendar.ts'
  import { formatDate, formatTimestamp, formatValue } from './formats.ts'
  const days = ['1900-01-01', '2011-12-30', '2026-01-01', '2026-03-08', '2026-03-29', '2026-03-31', '2026-10-25', '2026-11-01', '2026-12-31', '2200-12-31']
  const date = { name: 'date', title: 'Date', kind: 'date' }
  console.log(JSON.stringify(days.map(day => [isDate(day), parseDate(formatDate(day)), formatDate(day), formatValue(date, day), endOfMonth(day), endOfQuarter(day), yearOf(day),
    day < '2200' && addDays(day, 1), day > '1900-01-01' && addDays(day, -1), day < '2200' && addMonths(day, 1), daysBetween(day, '2026-06-30'),
    formatTimestamp(day + 'T23:30:00Z', 'Europe/Luxembourg')])))
  console.log(new Date(2026, 2, 31).getTimezoneOffset())
`
function answersIn(zone: string): string[] {
  return execFileSync(
    process.execPath,
    ['--input-type=module', '--eval', QUESTIONS.replaceAll("'./", `'file://${join(import.meta.dirname, '../src')}/`)],
    { env: { ...process.env, TZ: zone }, encoding: 'utf8' },
  )
    .trim()
    .split('\n')
}

describe('a moment', () => {
  test('moves over the end of a day, a month and a year, and back', () => {
    expect(momentAfter('2026-11-21T23:59:59.500Z', 500)).toBe('2026-11-22T00:00:00.000Z')
    expect(momentAfter('2027-01-01T00:00:00.000Z', -1)).toBe('2026-12-31T23:59:59.999Z')
  })

  test('that would lie on no day of the calendar is refused', () => {
    expect(momentAfter('2200-12-31T23:59:59.000Z', 999)).toBe('2200-12-31T23:59:59.999Z')
    expect(() => momentAfter('2200-12-31T23:59:59.000Z', 1_000)).toThrow('That moment is none of this calendar.')
    expect(() => momentAfter('1900-01-01T00:00:00.000Z', -1)).toThrow(RangeError)
  })
})

describe('time zones', () => {
  const [expected] = answersIn('UTC')

  test.each([
    ['Pacific/Kiritimati', -840],
    ['America/Los_Angeles', 420],
  ])('R419 no day moves for a user in %s', (zone, offset) => {
    const [answers, zoneOffset] = answersIn(zone)
    expect(Number(zoneOffset)).toBe(offset)
    expect(answers).toBe(expected)
    expect(answers).toContain('"31/03/2026"')
  })
})
