import { describe, expect, test } from 'vitest'
import type { CalendarDate } from '../../src/entity.ts'
import { CHECKS } from '../../src/reporting-periods/checklist.ts'
import { pageOfCheck, pageOfMissing } from '../../src/reporting-periods/checklistPaths.ts'
import { periodToWorkOn } from '../../src/reporting-periods/choice.ts'
import type { DatedPeriod } from '../../src/reporting-periods/choice.ts'

const period = (date: CalendarDate, status: DatedPeriod['status'] = 'Open'): DatedPeriod => ({ date, status })

describe('the period that a page of figures opens with', () => {
  test('is the oldest open one that has ended', () => {
    const periods = [
      period('2026-12-31'),
      period('2026-09-30'),
      period('2026-06-30'),
      period('2026-03-31', 'Published'),
    ]
    expect(periodToWorkOn(periods, '2026-11-21')?.date).toBe('2026-06-30')
  })

  test('is the next open one when none has ended, and the latest when none is open', () => {
    expect(
      periodToWorkOn([period('2027-03-31'), period('2026-12-31'), period('2026-09-30', 'Completed')], '2026-11-21')
        ?.date,
    ).toBe('2026-12-31')
    expect(
      periodToWorkOn([period('2026-09-30', 'Completed'), period('2026-06-30', 'Published')], '2026-11-21')?.date,
    ).toBe('2026-09-30')
    expect(periodToWorkOn([], '2026-11-21')).toBeUndefined()
  })
})

describe('every check', () => {
  test('leads to a page where what is missing can be put right', () => {
    for (const name of CHECKS) {
      expect(pageOfCheck(name, 3, 7), name).toMatch(/^\/(funds\/3|invoices)\//)
      expect(pageOfMissing(name, 3, { id: 9, name: 'x' }) ?? '/funds/3/', name).toMatch(/^\/funds\/3\//)
    }
  })
})
