import { describe, expect, test } from 'vitest'
import { closingFindings, closingStart, commitmentFindings } from '../../src/closings/rules.ts'
import type { ClosingConstraints } from '../../src/closings/rules.ts'
import type { CalendarDate } from '../../src/entity.ts'

const FUND = { firstClosingDate: '2025-06-30', finalClosingDate: '2026-12-31' } as const
const constraints = (changes: Partial<ClosingConstraints> = {}): ClosingConstraints => ({
  fund: FUND,
  lastClosing: undefined,
  lastMovement: undefined,
  lastTransfer: undefined,
  ...changes,
})
const SECOND: Partial<ClosingConstraints> = { lastClosing: { name: 'First closing', date: '2025-09-30' } }

const ofClosing = (date: CalendarDate, changes?: Partial<ClosingConstraints>) =>
  closingFindings({ date }, constraints(changes)).map(({ code, values }) => [code, values?.['date']])
const ofCommitment = (date: CalendarDate, changes?: Partial<ClosingConstraints>) =>
  commitmentFindings({ date }, { date: '2026-03-15' }, constraints(changes)).map(({ code, values }) => [
    code,
    values?.['date'],
  ])

test('a commitment without a date is told only that one is required', () => {
  const called = constraints({ ...SECOND, lastMovement: { name: 'Call 1', dueDate: '2026-01-15' } })
  expect(commitmentFindings({}, { date: '2026-03-15' }, called)).toEqual([])
})

describe('the date of a closing', () => {
  test('is later than the last completed closing', () => {
    expect(ofClosing('2025-10-01', SECOND)).toEqual([])
    for (const date of ['2025-09-30', '2025-09-29'] as const)
      expect(ofClosing(date, SECOND)).toEqual([['closing.notLater', '30/09/2025']])
  })

  test('lies from the first to the final closing date of the fund, both included', () => {
    for (const date of ['2025-06-30', '2026-12-31'] as const) expect(ofClosing(date)).toEqual([])
    expect(ofClosing('2025-06-29')).toEqual([['closing.beforePeriod', '30/06/2025']])
    expect(ofClosing('2027-01-01')).toEqual([['closing.afterPeriod', '31/12/2026']])
  })

  test('is not before a completed transfer, whose buyers take over what stands on its day', () => {
    const transferred = { ...SECOND, lastTransfer: { date: '2025-12-01' } } as const
    for (const date of ['2025-12-01', '2025-12-02'] as const) expect(ofClosing(date, transferred)).toEqual([])
    expect(ofClosing('2025-11-30', transferred)).toEqual([['closing.beforeTransfer', '01/12/2025']])
  })

  test('has no end while the fund is raising, and no beginning before it says one', () => {
    expect(ofClosing('2099-01-01', { fund: { ...FUND, finalClosingDate: null } })).toEqual([])
    expect(ofClosing('2020-01-01', { fund: { ...FUND, firstClosingDate: null } })).toEqual([])
  })
})

describe('the date of a commitment', () => {
  test('lies from the start of the closing, which is the fund’s first closing date at first, to its date', () => {
    expect(closingStart(constraints())).toBe('2025-06-30')
    for (const date of ['2025-06-30', '2026-03-15'] as const) expect(ofCommitment(date)).toEqual([])
    expect(ofCommitment('2025-06-29')).toEqual([['closingCommitment.beforeStart', '30/06/2025']])
    expect(ofCommitment('2026-03-16')).toEqual([['closingCommitment.afterClosing', '15/03/2026']])
  })

  test('the start is the day after the last completed closing', () => {
    expect(closingStart(constraints(SECOND))).toBe('2025-10-01')
    expect(ofCommitment('2025-10-01', SECOND)).toEqual([])
    expect(ofCommitment('2025-09-30', SECOND)).toEqual([['closingCommitment.beforeStart', '01/10/2025']])
  })

  test('is later than the due date of every completed movement', () => {
    const called = { ...SECOND, lastMovement: { name: 'Capital call 1', dueDate: '2025-12-15' } } as const
    expect(ofCommitment('2025-12-16', called)).toEqual([])
    expect(ofCommitment('2025-12-15', called)).toEqual([['closingCommitment.inMovement', '15/12/2025']])
  })
})
