import { describe, expect, test } from 'vitest'
import { spansUpTo } from '../../src/web/kit/list/quarters.ts'

const told = (today: Parameters<typeof spansUpTo>[0]) =>
  spansUpTo(today).map(({ quarter, year, from, to }) => `${quarter ?? 'year'} ${year}: ${from} to ${to}`)

describe('the spans by which a list is narrowed', () => {
  test('are the last four quarters with this one, and this year', () => {
    expect(told('2026-11-21')).toEqual([
      '1 2026: 2026-01-01 to 2026-03-31',
      '2 2026: 2026-04-01 to 2026-06-30',
      '3 2026: 2026-07-01 to 2026-09-30',
      '4 2026: 2026-10-01 to 2026-12-31',
      'year 2026: 2026-01-01 to 2026-12-31',
    ])
  })

  test('reach into the year before, from the first and to the last day of a quarter', () => {
    const spans = [
      '2 2027: 2027-04-01 to 2027-06-30',
      '3 2027: 2027-07-01 to 2027-09-30',
      '4 2027: 2027-10-01 to 2027-12-31',
      '1 2028: 2028-01-01 to 2028-03-31',
      'year 2028: 2028-01-01 to 2028-12-31',
    ]
    for (const today of ['2028-01-01', '2028-02-29', '2028-03-31'] as const) expect(told(today)).toEqual(spans)
  })
})
