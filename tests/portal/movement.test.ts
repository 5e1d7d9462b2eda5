/** What of a published movement is still to come, and which movements stand open in the list. */
import { expect, test } from 'vitest'
import type { CalendarDate, Decimal } from '../../src/entity.ts'
import { amountToCome } from '../../src/portal/amountToCome.ts'
import { standsOpen } from '../../src/portal/movement.ts'
import type { PublishedMovement } from '../../src/portal/movement.ts'

test('what is to come of a movement is less by what has arrived, at least zero, and whole once it is done', () => {
  const of = (amount: Decimal, received: Decimal, paidOn: PublishedMovement['paidOn'] = null) =>
    amountToCome({ amount, received, paidOn })
  expect([of('100.00', '0'), of('100.00', '40.00'), of('100.00', '140.00')]).toEqual(['100', '60', '0'])
  expect([of('100.00', '40.00', '2026-11-20'), of('-100.00', '0')]).toEqual(['100.00', '-100.00'])
})

test('a call stands open until it is received, a distribution until its day, neither once it is done', () => {
  const today = '2026-11-21'
  const of = (amount: Decimal, dueDate: CalendarDate, paidOn: PublishedMovement['paidOn'] = null) =>
    standsOpen({ amount, dueDate, paidOn }, today)
  for (const dueDate of ['2026-11-20', today, '2026-11-22'] as const) expect(of('0.10', dueDate)).toBe(true)
  expect([of('-100.00', '2026-11-20'), of('-100.00', today), of('-100.00', '2026-11-22')]).toEqual([false, true, true])
  expect([of('0.00', '2026-11-20'), of('0.00', today)]).toEqual([false, true])
  expect([of('100.00', '2026-11-22', today), of('-100.00', '2026-11-22', today)]).toEqual([false, false])
})
