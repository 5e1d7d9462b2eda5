import { describe, expect, test } from 'vitest'
import { waitingPeriods } from '../../src/home/waitingPeriods.ts'

type Period = Parameters<typeof waitingPeriods>[0][number]

const waiting = (periods: readonly (Pick<Period, 'id' | 'status'> & Partial<Period>)[], ...entered: number[]) =>
  waitingPeriods(
    periods.map(period => ({ signedOffAt: null, ...period })),
    entered.map(reportingPeriodId => ({ reportingPeriodId })),
  ).map(({ period, lacks }) => `${period.id} ${lacks}`)

describe('periods that wait for the administrative agent', () => {
  test('lack their accounting entry', () => {
    expect(
      waiting(
        [
          { id: 1, status: 'Open' },
          { id: 2, status: 'Open' },
        ],
        2,
      ),
    ).toEqual(['1 entry'])
  })

  test('are completed and not signed off', () => {
    expect(
      waiting(
        [
          { id: 1, status: 'Completed', signedOffAt: null },
          { id: 2, status: 'Completed', signedOffAt: '2026-10-01T08:00:00Z' },
          { id: 3, status: 'Open' },
        ],
        1,
        2,
        3,
      ),
    ).toEqual(['1 signOff'])
  })

  test('may lack both', () => {
    expect(waiting([{ id: 1, status: 'Completed' }])).toEqual(['1 entry', '1 signOff'])
  })
})
