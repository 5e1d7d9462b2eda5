import { describe, expect, test } from 'vitest'
import { nextPeriod } from '../../src/reporting-periods/proposal.ts'

describe('the next reporting period', () => {
  test.each([
    ['2026-09-30', { name: 'Q4 2026', date: '2026-12-31' }],
    ['2026-12-31', { name: 'Q1 2027', date: '2027-03-31' }],
    ['2026-08-15', { name: 'Q3 2026', date: '2026-09-30' }],
  ])('after one that ends on %s is the quarter that follows', (latest, proposal) => {
    expect(nextPeriod(latest, '2026-11-21')).toEqual(proposal)
  })

  test('of a fund without any is the quarter of the day given', () => {
    expect(nextPeriod(null, '2020-12-31')).toEqual({ name: 'Q4 2020', date: '2020-12-31' })
    expect(nextPeriod(null, '2026-11-21')).toEqual({ name: 'Q4 2026', date: '2026-12-31' })
  })
})
