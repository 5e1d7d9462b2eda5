/** The day with which the sheet of fair values opens. */
import { expect, test } from 'vitest'
import { valuationDate } from '../../src/fair-values/valuationDate.ts'

const TODAY = '2026-11-21'
const open = { date: '2026-06-30', status: 'Open' } as const
const later = { date: '2026-09-30', status: 'Open' } as const

test('fair values are asked for the last period that has ended and is open, in whatever order periods come', () => {
  expect(valuationDate([open, later], TODAY)).toBe('2026-09-30')
  expect(valuationDate([later, open], TODAY)).toBe('2026-09-30')
  expect(valuationDate([open, { ...later, status: 'Completed' }], TODAY)).toBe('2026-06-30')
  expect(valuationDate([open, { ...later, status: 'Published' }], TODAY)).toBe('2026-06-30')
})

test('a period that ends today is asked for, one that ends tomorrow is not yet', () => {
  expect(valuationDate([open, { date: TODAY, status: 'Open' }], TODAY)).toBe(TODAY)
  expect(valuationDate([open, { date: '2026-11-22', status: 'Open' }], TODAY)).toBe('2026-06-30')
})

test('where no period waits, fair values are of today', () => {
  expect(valuationDate([], TODAY)).toBe(TODAY)
  expect(valuationDate([{ date: '2026-06-30', status: 'Published' }], TODAY)).toBe(TODAY)
})
