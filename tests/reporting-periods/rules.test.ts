import { describe, expect, test } from 'vitest'
import { lockedBy, publishedFirst } from '../../src/reporting-periods/rules.ts'
import type { Period } from '../../src/reporting-periods/rules.ts'

const periods: Period[] = [
  { name: 'Q3', date: '2026-09-30', status: 'Open' },
  { name: 'Q1', date: '2026-03-31', status: 'Published' },
  { name: 'Q2', date: '2026-06-30', status: 'Completed' },
]

describe('publishing a reporting period', () => {
  test('waits for the earliest one before it that is not published, open or completed', () => {
    expect(publishedFirst('2026-09-30', periods)?.name).toBe('Q2')
    expect(
      publishedFirst('2026-12-31', [...periods, { name: 'Q4 2025', date: '2025-12-31', status: 'Open' }])?.name,
    ).toBe('Q4 2025')
  })

  test('waits for no later one, not for itself, and for nothing when all before are published', () => {
    expect(publishedFirst('2026-06-30', periods)).toBeUndefined()
    expect(publishedFirst('2026-03-31', periods)).toBeUndefined()
    expect(publishedFirst('2026-03-31', [])).toBeUndefined()
  })
})

describe('a closed reporting period', () => {
  test.each([
    ['2019-01-01', 'Q1'],
    ['2026-03-31', 'Q1'],
    ['2026-04-01', 'Q2'],
    ['2026-06-30', 'Q2'],
  ])('holds %s, which lies after the period before and not after its own date: %s', (date, name) => {
    expect(lockedBy(date, periods)?.name).toBe(name)
  })

  test.each(['2026-07-01', '2026-09-30', '2026-10-01', '2030-01-01'])(
    'does not hold %s, which falls in an open period or in none',
    date => {
      expect(lockedBy(date, periods)).toBeUndefined()
    },
  )

  test('an open period in the middle is open although later ones are closed', () => {
    const later: Period[] = [...periods, { name: 'Q4', date: '2026-12-31', status: 'Completed' }]
    expect(lockedBy('2026-08-15', later)).toBeUndefined()
    expect(lockedBy('2026-10-01', later)?.name).toBe('Q4')
  })

  test('without periods nothing is closed', () => {
    expect(lockedBy('2026-01-01', [])).toBeUndefined()
  })
})
