import { describe, expect, test } from 'vitest'
import { addMonthsWithin, dayAfterKey, weekdayOf, weeksOf } from '../../src/web/kit/control/month.ts'
import { PICKER_DEFAULTS, SCREEN_PICKER } from '../../src/web/kit/data/pickerSettings.ts'

describe('the date picker', () => {
  test('its default format is mm/dd/yy with Sunday first, and screens override the format by day/month/year', () => {
    expect(PICKER_DEFAULTS).toEqual({ format: 'mm/dd/yy', firstDayOfWeek: 0 })
    expect(SCREEN_PICKER).toEqual({ format: 'dd/mm/yyyy', firstDayOfWeek: 0 })
  })

  test('knows the day of the week', () => {
    expect(weekdayOf('2026-11-21')).toBe(6)
    expect(weekdayOf('2026-11-22')).toBe(0)
    expect(weekdayOf('1900-01-01')).toBe(1)
  })

  test('shows whole weeks that begin on Sunday', () => {
    const weeks = weeksOf('2026-11-21', 0)
    expect(weeks[0]).toEqual([
      '2026-11-01',
      '2026-11-02',
      '2026-11-03',
      '2026-11-04',
      '2026-11-05',
      '2026-11-06',
      '2026-11-07',
    ])
    expect(weeks.at(-1)?.[0]).toBe('2026-11-29')
    expect(weeksOf('2026-02-10', 0)).toHaveLength(4)
    expect(weeksOf('2026-03-10', 1)[0]?.[0]).toBe('2026-02-23')
  })

  test('arrows, Home, End and Page keys move the day', () => {
    const move = (key: string, shift = false) => dayAfterKey(key, '2026-03-31', 0, shift)
    expect([move('ArrowLeft'), move('ArrowRight'), move('ArrowUp'), move('ArrowDown')]).toEqual([
      '2026-03-30',
      '2026-04-01',
      '2026-03-24',
      '2026-04-07',
    ])
    expect([move('Home'), move('End')]).toEqual(['2026-03-29', '2026-04-04'])
    expect([move('PageUp'), move('PageDown'), move('PageUp', true)]).toEqual(['2026-02-28', '2026-04-30', '2025-03-31'])
    expect(move('a')).toBeNull()
  })

  test('ends where dates end', () => {
    expect(dayAfterKey('ArrowLeft', '1900-01-01', 0)).toBe('1900-01-01')
    expect(dayAfterKey('PageDown', '2200-12-31', 0)).toBe('2200-12-31')
    expect(addMonthsWithin('1900-01-15', -1)).toBe('1900-01-01')
    expect(weeksOf('2200-12-31', 0).at(-1)?.at(-1)).toBe('2200-12-31')
  })
})
