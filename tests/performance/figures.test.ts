import { expect, test } from 'vitest'
import { irrLabels, isInFirstYears } from '../../src/performance/figure.ts'
import { irr } from '../../src/performance/irr.ts'

test('the first two years of a fund begin with its first call, in whatever order its rows are read', () => {
  const rows = [{ date: '2024-06-30' }, { date: '2023-01-15' }, { date: '2025-01-01' }] as const
  for (const ledger of [rows, rows.toReversed()]) {
    expect(isInFirstYears({ ledger }, '2025-01-14')).toBe(true)
    expect(isInFirstYears({ ledger }, '2025-01-15')).toBe(false)
  }
  expect(isInFirstYears({ ledger: [] }, '2025-01-15')).toBe(false)
})

test('where several rates fit, each is named in percent with two decimals', () => {
  // 10 % and 20 %: −100, +230, −132 in steps of 365 days.
  const several = irr([
    { date: '2021-01-01', amount: '-100' },
    { date: '2022-01-01', amount: '230' },
    { date: '2023-01-01', amount: '-132' },
  ])
  expect(irrLabels(several).reason).toContain('10.00 %, 20.00 %')
  expect(irrLabels(several)).not.toHaveProperty('annualised')
})
