import { expect, test } from 'vitest'
import { areOfSeveralDays, asOfDays } from '../../src/funds/asOfDays.ts'
import type { CalendarDate } from '../../src/entity.ts'
import { text } from '../../src/texts.ts'

test('figures of several days that are added up name the first and the last of them', () => {
  const days = (...of: CalendarDate[]) => asOfDays(of, text)
  expect(days()).toBeNull()
  expect(days('2026-09-30', '2026-09-30')).toBe('30/09/2026')
  expect(days('2026-09-30', '2026-03-31', '2026-06-30')).toBe('31/03 to 30/09/2026')
  expect(days('2026-03-31', '2025-12-31')).toBe('31/12/2025 to 31/03/2026')
})

test('figures are of several days where one differs from the others', () => {
  expect(areOfSeveralDays([])).toBe(false)
  expect(areOfSeveralDays(['2026-09-30'])).toBe(false)
  expect(areOfSeveralDays(['2026-09-30', '2026-09-30'])).toBe(false)
  expect(areOfSeveralDays(['2026-09-30', '2026-09-30', '2026-06-30'])).toBe(true)
})
