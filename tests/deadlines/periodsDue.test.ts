import { describe, expect, test } from 'vitest'
import { daysUntilEnd, soonBy } from '../../src/deadlines/periodsDue.ts'

describe('a reporting period on Home', () => {
  test('is named from thirty days before its last day on', () => {
    expect([soonBy('2026-12-01'), soonBy('2026-11-30')]).toEqual(['2026-12-31', '2026-12-30'])
  })

  test('has not ended on its own last day, and has on the day after', () => {
    expect(['2026-12-01', '2026-12-31', '2027-01-01'].map(today => daysUntilEnd('2026-12-31', today))).toEqual([
      30, 0, -1,
    ])
  })
})
