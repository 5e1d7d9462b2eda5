import { describe, expect, test } from 'vitest'
import type { Field } from '../../src/entity.ts'
import { shownNumber, typedNumber } from '../../src/web/kit/control/numbers.ts'

const decimal = (format: Field['format'], decimals = 2): Field => ({
  name: 'a',
  title: 'A',
  kind: 'decimal',
  format,
  decimals,
})
const integer: Field = { name: 'a', title: 'A', kind: 'integer', format: 'integer' }
const year: Field = { name: 'a', title: 'A', kind: 'integer', format: 'year' }

describe('a number field', () => {
  test('understands what people type, as exact text', () => {
    const money = decimal('money')
    for (const [typed, value] of [
      ['2m', '2000000'],
      ['350k', '350000'],
      ['(1,234.50)', '-1234.50'],
      ['1,234.5', '1234.5'],
      ['-3', '-3'],
    ] as const)
      expect(typedNumber(money, typed)).toBe(value)
    expect(typedNumber(decimal('percent'), '12.5 %')).toBe('12.5')
    expect(typedNumber(decimal('coefficient'), '1.25x')).toBe('1.25')
  })

  test('shows it as it is shown everywhere, with its cents', () => {
    expect(shownNumber(decimal('money'), '2000000')).toBe('2,000,000.00')
    expect(shownNumber(decimal('money'), '-1234.5')).toBe('(1,234.50)')
    expect(shownNumber(decimal('percent'), '12.5')).toBe('12.50\u00a0%')
    expect(shownNumber(decimal('coefficient'), '1.25')).toBe('1.25x')
    expect(shownNumber(integer, 1234)).toBe('1,234')
    expect(shownNumber(year, 2026)).toBe('2026')
  })

  test('never hides digits that are stored', () => {
    expect(shownNumber(decimal('rate', 10), '0.8873001234')).toBe('0.8873001234')
    expect(shownNumber(decimal('rate', 10), '0.8873000000')).toBe('0.887300')
    expect(shownNumber(decimal('percent', 4), '1.2345')).toBe('1.2345\u00a0%')
  })

  test('leaves what is no number as it was typed, so that it can be corrected', () => {
    expect(typedNumber(decimal('money'), 'abc')).toBe('abc')
    expect(shownNumber(decimal('money'), 'abc')).toBe('abc')
    expect(typedNumber(integer, '10.5')).toBe('10.5')
    expect(shownNumber(integer, '10.5')).toBe('10.5')
  })

  test('takes a percentage only for one, and a multiple only for one', () => {
    for (const typed of ['5%', '12x', '12 X']) expect(typedNumber(decimal('money'), typed)).toBe(typed)
    expect(typedNumber(decimal('coefficient'), '12%')).toBe('12%')
    expect(typedNumber(decimal('percent4'), '1.5x')).toBe('1.5x')
    expect(typedNumber(integer, '3x')).toBe('3x')
    expect(typedNumber(decimal('percent4'), '1.75%')).toBe('1.75')
  })

  test('is empty when it is emptied', () => {
    expect(typedNumber(decimal('money'), '  ')).toBeUndefined()
    expect(shownNumber(decimal('money'), null)).toBe('')
  })

  test('keeps whole numbers as numbers', () => {
    expect(typedNumber(integer, '1,234')).toBe(1234)
    expect(typedNumber(year, '2026')).toBe(2026)
  })
})
