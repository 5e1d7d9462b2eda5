/** Which name and which day a new closing is proposed. */
import { describe, expect, test } from 'vitest'
import { nextClosing } from '../../src/closings/proposal.ts'
import type { CalendarDate } from '../../src/entity.ts'

const fund = { firstClosingDate: '2026-03-01', finalClosingDate: '2026-12-31' } as const
const closing = (date: CalendarDate, status: 'Open' | 'Completed' = 'Completed') => ({
  name: 'A closing',
  date,
  status,
})

describe('a new closing', () => {
  test('is dated today, within the closing period of the fund', () => {
    const first = (today: CalendarDate) => nextClosing(fund, [], today).date
    expect([first('2026-02-28'), first('2026-03-01'), first('2026-06-01')]).toEqual([
      '2026-03-01',
      '2026-03-01',
      '2026-06-01',
    ])
    expect([first('2026-12-31'), first('2027-01-01')]).toEqual(['2026-12-31', '2026-12-31'])
  })

  test('is dated today where the fund states no closing period', () => {
    const without = { firstClosingDate: null, finalClosingDate: null }
    expect(nextClosing(without, [], '2026-06-01').date).toBe('2026-06-01')
  })

  test('comes after the last one that was completed, whatever the order they are listed in', () => {
    const closings = [closing('2026-05-10'), closing('2026-04-10'), closing('2026-08-10', 'Open')]
    for (const listed of [closings, closings.toReversed()])
      expect(nextClosing(fund, listed, '2026-05-10').date).toBe('2026-05-11')
    expect(nextClosing(fund, closings, '2026-05-12').date).toBe('2026-05-12')
  })

  test('carries its number, open ones counted, and after the tenth no name', () => {
    expect(nextClosing(fund, [], '2026-05-10').name).toBe('First closing')
    expect(nextClosing(fund, [closing('2026-04-10'), closing('2026-08-10', 'Open')], '2026-05-10').name).toBe(
      'Third closing',
    )
    const ten = Array.from({ length: 10 }, () => closing('2026-04-10'))
    expect(nextClosing(fund, ten.slice(1), '2026-05-10').name).toBe('Tenth closing')
    expect(nextClosing(fund, ten, '2026-05-10')).toEqual({ date: '2026-05-10' })
  })
})
