import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isDecimal } from '../src/entity.ts'
import type { Field, FieldFormat, FieldKind } from '../src/entity.ts'
import {
  decimalsOf,
  formatBytes,
  formatCoefficient,
  formatDate,
  formatNumber,
  formatPercent,
  formatSeconds,
  formatTimestamp,
  formatValue,
  parseNumber,
} from '../src/formats.ts'
import { compare, round, unitsText } from '../src/money.ts'
import { casesFrom } from './seeds.ts'

fc.configureGlobal(casesFrom(20261123))

const field = (kind: FieldKind, format?: FieldFormat, more: Partial<Field> = {}): Field => ({
  name: 'value',
  title: 'Value',
  kind,
  ...(format && { format }),
  ...more,
})

describe('dates', () => {
  test('R419 31 March 2026 is 31/03/2026', () => {
    expect(formatDate('2026-03-31')).toBe('31/03/2026')
    expect(formatValue(field('date'), '2026-03-31')).toBe('31/03/2026')
  })

  test('what is no date shows nothing', () => {
    for (const none of [null, undefined, '', '2026-02-30', '31/03/2026']) expect(formatDate(none)).toBe('')
  })

  test('R419 an instant is shown day first, in the zone of the tenant', () => {
    expect(formatTimestamp('2026-03-31T21:59:00Z', 'Europe/Luxembourg')).toBe('31/03/2026 23:59')
    expect(formatTimestamp('2026-03-31T22:00:00Z', 'Europe/Luxembourg')).toBe('01/04/2026 00:00')
    expect(formatTimestamp('', 'Europe/Luxembourg')).toBe('')
  })
})

describe('numbers', () => {
  test.each([
    [0, '1,234,568'],
    [1, '1,234,567.9'],
    [2, '1,234,567.89'],
    [6, '1,234,567.891234'],
  ])('R420 1234567.891234 with %i decimals', (decimals, shown) => {
    expect(formatNumber('1234567.891234', decimals)).toBe(shown)
  })

  test('R420 the formats of fields are integers, 1, 2 and 6 decimals', () => {
    expect(
      (['integer', 'number1', 'number2', 'number6'] as const).map(format =>
        formatValue(field('decimal', format), '1234567.891234'),
      ),
    ).toEqual(['1,234,568', '1,234,567.9', '1,234,567.89', '1,234,567.891234'])
  })

  test('R421 negative numbers stand in parentheses', () => {
    expect(formatNumber('-1234.5', 2)).toBe('(1,234.50)')
    expect(formatNumber('-999')).toBe('(999)')
    expect(formatPercent('-12.5')).toBe('(12.50\u00a0%)')
    expect(formatCoefficient('-1.25')).toBe('(1.25x)')
  })

  test('R421 what rounds to nothing is not negative', () => {
    expect(formatNumber('-0.4')).toBe('0')
    expect(formatNumber('-0.004', 2)).toBe('0.00')
  })

  test('R422 percent has 2 or 4 decimals', () => {
    expect(formatPercent('12.5', 2)).toBe('12.50\u00a0%')
    expect(formatPercent('12.5', 4)).toBe('12.5000\u00a0%')
    expect(formatValue(field('decimal', 'percent'), '12.5')).toBe('12.50\u00a0%')
    expect(formatValue(field('decimal', 'percent4'), '12.5')).toBe('12.5000\u00a0%')
  })

  test('R423 a coefficient is x with 2 decimals', () => {
    expect(formatCoefficient('1.25')).toBe('1.25x')
    expect(formatValue(field('decimal', 'coefficient'), '12345.678')).toBe('12,345.68x')
  })

  test('R424 without stated decimals: number 0, percentage 2, coefficient 2', () => {
    expect(formatNumber('1.5')).toBe('2')
    expect(formatPercent('1.5')).toBe('1.50\u00a0%')
    expect(formatCoefficient('1.5')).toBe('1.50x')
    expect(formatValue(field('decimal', 'money'), '1234.56')).toBe('1,235')
    expect(formatValue(field('decimal', 'money'), '1234.56', { decimals: 2 })).toBe('1,234.56')
  })

  test('every number is written as the standard writes it in American English, with parentheses for a minus', () => {
    const sign = fc.constantFrom('', '-')
    const digits = (maxLength: number) => fc.stringMatching(new RegExp(`^\\d{1,${maxLength}}$`))
    const decimal = fc.tuple(sign, digits(14), fc.option(digits(7))).map(([minus, whole, part]) => {
      const text = `${minus}${whole.replace(/^0+(?=\d)/, '')}${part === null ? '' : `.${part}`}`
      if (!isDecimal(text)) throw new Error(text)
      return text
    })
    fc.assert(
      fc.property(decimal, fc.integer({ min: 0, max: 6 }), (value, decimals) => {
        const options = { minimumFractionDigits: decimals, maximumFractionDigits: decimals }
        const standard = new Intl.NumberFormat('en-US', { ...options, signDisplay: 'negative' }).format(value)
        expect(formatNumber(value, decimals)).toBe(standard.replace(/^-(.*)$/, '($1)'))
      }),
    )
  })

  test('large amounts keep every digit, halves go away from zero', () => {
    expect(formatNumber('999999999999.99', 2)).toBe('999,999,999,999.99')
    expect(formatNumber('1.005', 2)).toBe('1.01')
    expect(formatNumber('-2.5')).toBe('(3)')
  })
})

describe('values of fields', () => {
  test('nothing is shown as nothing', () => {
    for (const kind of [
      'text',
      'decimal',
      'integer',
      'date',
      'timestamp',
      'boolean',
      'choice',
      'reference',
      'childRows',
      'answers',
    ] as const) {
      for (const none of [null, undefined, '']) expect(formatValue(field(kind), none), kind).toBe('')
    }
  })

  test('each kind is shown in its way', () => {
    expect(formatValue(field('integer'), 12345)).toBe('12,345')
    expect(formatValue(field('integer', 'year'), 2026)).toBe('2026')
    expect(formatValue(field('boolean'), false)).toBe('No')
    expect(formatValue(field('boolean'), true)).toBe('Yes')
    expect(
      formatValue(
        field('choice', undefined, { choices: [{ value: 'PublicBody', title: 'Public body' }] }),
        'PublicBody',
      ),
    ).toBe('Public body')
    expect(formatValue(field('decimal', 'rate'), '1.0825')).toBe('1.082500')
    expect(formatValue(field('timestamp'), '2026-11-21T10:00:00Z', { timeZone: 'Europe/Luxembourg' })).toBe(
      '21/11/2026 11:00',
    )
    expect(formatValue(field('childRows'), [{}, {}])).toBe('2')
    expect(formatValue(field('text'), 'Larkmoor')).toBe('Larkmoor')
  })

  test('sizes of files are short', () => {
    expect(
      [0, 1023, 1024, 1_048_520, 1_048_530, 26_214_400, 27_000_000, 5_000_000_000]
        .map(formatBytes)
        .map(shown => shown.replace('\u00a0', ' ')),
    ).toEqual(['0 B', '1023 B', '1 kB', '1023.9 kB', '1 MB', '25 MB', '25.7 MB', '4.7 GB'])
  })
})

describe('durations', () => {
  test('a duration is shown in seconds with one decimal', () => {
    expect([0, 949, 1_250, 61_000].map(formatSeconds)).toEqual([
      '0.0\u00a0s',
      '0.9\u00a0s',
      '1.3\u00a0s',
      '61.0\u00a0s',
    ])
  })
})

describe('typed numbers', () => {
  test.each([
    ['1,234.5', '1234.5'],
    ['(1,234.50)', '-1234.50'],
    ['2m', '2000000'],
    ['350k', '350000'],
    ['1.5M', '1500000'],
    ['2bn', '2000000000'],
    ['12%', '12'],
    ['12.5 %', '12.5'],
    ['(12.50\u00a0%)', '-12.50'],
    ['1.5x', '1.5'],
    ['-3', '-3'],
    ['\u22123', '-3'],
    ['+3', '3'],
    ['.5', '0.5'],
    ['5.', '5'],
    ['007', '7'],
    ['-0', '0'],
    ['(0.00)', '0.00'],
    ['1 234 567', '1234567'],
    ['1\u00a0234.5', '1234.5'],
    ["1'234.5", '1234.5'],
    [' 1 ', '1'],
    ['(2m)', '-2000000'],
  ])('%s is understood', (typed, plain) => {
    expect(parseNumber(typed)).toBe(plain)
  })

  test.each([
    '',
    ' ',
    'abc',
    '1,5',
    '1,23',
    '12,34,567',
    '1.2.3',
    '1e5',
    '(-5)',
    '--5',
    '(5',
    '5)',
    '1,234 567',
    '.',
    '%',
    'k',
    '1kk',
    'Infinity',
    'NaN',
  ])('%j is no number', typed => {
    expect(parseNumber(typed)).toBeNull()
  })

  test('what is shown can be typed again', () => {
    fc.assert(
      fc.property(
        fc.bigInt(-99_999_999_999_999n, 99_999_999_999_999n),
        fc.constantFrom(0, 1, 2, 6),
        (units, decimals) => {
          const amount = unitsText(units, 0)
          expect(compare(parseNumber(formatNumber(amount, decimals))!, round(amount, decimals))).toBe(0)
          expect(compare(parseNumber(formatPercent(amount))!, amount)).toBe(0)
          expect(compare(parseNumber(formatCoefficient(amount))!, amount)).toBe(0)
        },
      ),
    )
  })
})

test('numbers below each other have the decimals that the longest of them needs, and no false ones', () => {
  expect(decimalsOf(['15250000.000000', '0.500000', null])).toBe(1)
  expect(decimalsOf(['15250000.000000', '100', undefined])).toBe(0)
  expect(decimalsOf(['1.000001', '2.5'])).toBe(6)
})
