import { describe, expect, test } from 'vitest'
import { addDays } from '../../src/calendar.ts'
import type { Stored } from '../../src/entityTypes.ts'
import { cueOf, cueLabel } from '../../src/reporting-periods/cue.ts'
import { text } from '../../src/texts.ts'
import '../../src/reporting-periods/texts.ts'

type Status = Stored<'reportingPeriod'>['status']

const ended = (status: Status) => ({ date: '2025-09-30' as const, status })
const colour = (status: Status, today: string) => cueOf(ended(status), today)?.colour ?? null

describe('the colour cue of a reporting period', () => {
  test('R254 a period that ended on 30/09/2025 is orange on 29/12/2025, its 90th day, and red on 30/12/2025', () => {
    expect(cueOf(ended('Open'), '2025-12-29')).toEqual({ colour: 'orange', days: 90 })
    expect(cueOf(ended('Open'), '2025-12-30')).toEqual({ colour: 'red', days: 91 })
    expect([colour('Completed', '2025-12-29'), colour('Completed', '2025-12-30')]).toEqual(['orange', 'red'])
  })

  test('R255 there is none on the day of the end and before, and orange from the next day on', () => {
    expect(colour('Open', '2025-08-01')).toBeNull()
    expect(colour('Open', '2025-09-30')).toBeNull()
    expect(cueOf(ended('Open'), '2025-10-01')).toEqual({ colour: 'orange', days: 1 })
  })

  test('gray wins over red and orange once a period is published, however long ago it ended', () => {
    for (const days of [-10, 0, 1, 90, 91, 4000])
      expect(colour('Published', addDays('2025-09-30', days)), String(days)).toBe('gray')
  })

  test('every colour has a word of its own', () => {
    const words = (today: string, status: Status = 'Open') => {
      const cue = cueOf(ended(status), today)!
      return text(`reportingPeriod.cue.${cueLabel(cue, status)}`, { smart_count: cue.days })
    }
    expect([
      words('2025-10-01'),
      words('2025-12-29'),
      words('2025-12-30'),
      words('2025-12-30', 'Completed'),
      words('2026-12-30', 'Published'),
    ]).toEqual(['Ended 1 day ago', 'Ended 90 days ago', 'Overdue: ended 91 days ago', 'Not published yet', 'Published'])
  })
})
