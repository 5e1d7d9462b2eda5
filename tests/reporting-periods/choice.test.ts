import { describe, expect, test } from 'vitest'
import type { CalendarDate } from '../../src/entity.ts'
import { CHECKS } from '../../src/reporting-periods/checklist.ts'
import { pageOfCheck, pageOfMissing, pagesOfCompared } from '../../src/reporting-periods/checklistPaths.ts'
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
    expect(
      periodToWorkOn([period('2026-06-30', 'Published'), period('2026-09-30', 'Completed')], '2026-11-21')?.date,
    ).toBe('2026-09-30')
    const done = (['2026-09-30', '2026-03-31', '2026-06-30'] as const).map(date => period(date, 'Published'))
    expect(periodToWorkOn(done, '2026-11-21')?.date).toBe('2026-09-30')
    expect(periodToWorkOn([], '2026-11-21')).toBeUndefined()
  })

  test('has ended only when its last day is over', () => {
    const periods = [period('2026-12-31'), period('2026-09-30')]
    expect(periodToWorkOn([period('2026-06-30', 'Completed'), ...periods], '2026-10-01')?.date).toBe('2026-09-30')
    expect(periodToWorkOn(periods, '2026-09-30')?.date).toBe('2026-09-30')
  })
})

const checked = { id: 7, fundId: 3, date: '2026-09-30', after: '2026-06-30', status: 'Open' } as const
const shownAt = (address: string): unknown[] => {
  const { pathname, searchParams } = new URL(address, 'https://x.example')
  const filter: unknown = searchParams.has('filter')
    ? JSON.parse(searchParams.get('filter') ?? '')
    : searchParams.toString()
  return [pathname, filter]
}

describe('every check', () => {
  test('leads to a page where what is missing can be put right', () => {
    for (const name of CHECKS) {
      expect(pageOfCheck(name, checked), name).toMatch(/^\/(funds\/3|invoices|reference\/currencies)\//)
      expect(pageOfMissing(name, checked, { id: 9, name: 'x' }) ?? '/funds/3/', name).toMatch(
        /^\/(funds\/3|invoices)\//,
      )
    }
  })

  test('opens the exchange rates of the last day', () => {
    expect(pageOfCheck('exchangeRates', checked)).toBe('/reference/currencies/overview?ratesOf=2026-09-30')
  })

  test('opens its list filtered to the fund, the days and the state that it counts', () => {
    const days = { date_gte: '2026-07-01', date_lte: '2026-09-30' }
    expect(shownAt(pageOfCheck('invoices', checked))).toEqual([
      '/invoices/overview',
      { fundId: 3, ...days, status: ['Open'] },
    ])
    expect(shownAt(pageOfCheck('transactions', checked))).toEqual([
      '/funds/3/transactions/overview',
      { ...days, status: ['Planned', 'Pending'] },
    ])
    expect(shownAt(pageOfCheck('capitalMovements', checked))[1]).toEqual({
      dueDate_gte: '2026-07-01',
      dueDate_lte: '2026-09-30',
      status: ['Open'],
    })
    expect(shownAt(pageOfCheck('earlierPeriods', checked))[1]).toEqual({
      date_lte: '2026-09-29',
      status: ['Open', 'Completed'],
    })
    // The first period begins with the fund.
    expect(shownAt(pageOfCheck('closings', { ...checked, after: null }))[1]).toEqual({
      date_lte: '2026-09-30',
      status: ['Open'],
    })
  })

  test('of fair values opens the sheet of the period, as long as they can be entered there', () => {
    for (const name of ['fairValues', 'weightedValues'] as const) {
      expect(shownAt(pageOfCheck(name, checked))).toEqual(['/funds/3/investments/overview', 'fairValuesOf=7'])
      expect(shownAt(pageOfCheck(name, { ...checked, status: 'Completed' }))).toEqual([
        '/funds/3/investments/overview',
        '',
      ])
    }
  })
})

describe('a figure that differs from the transactions', () => {
  const differing = { id: 9, name: 'x' }
  const shown = (compared: Parameters<typeof pagesOfCompared>[0]) => {
    const { entered, ledger } = pagesOfCompared(compared, checked, differing)
    return [shownAt(entered), shownAt(ledger)]
  }
  const moved = { status: ['Pending', 'Booked', 'Reconciled'], nonCashItem: false }
  const ofQuarter = { date_gte: '2026-07-01', date_lte: '2026-09-30' }

  test('leads to where it was entered, and to the transactions that it is compared with', () => {
    expect(shown({ kind: 'cash' })).toEqual([
      ['/funds/3/accounting/overview', ''],
      ['/funds/3/transactions/overview', { date_lte: '2026-09-30', ...moved }],
    ])
    expect(shown({ kind: 'cost' })).toEqual([
      ['/funds/3/investments/9/fair-values/overview', { date_gte: '2026-09-30', date_lte: '2026-09-30' }],
      ['/funds/3/transactions/overview', { date_lte: '2026-09-30', investmentId: 9, type: ['Investment'], ...moved }],
    ])
    expect(shown({ kind: 'expenses', account: 'Legal' })).toEqual([
      ['/funds/3/expenses/overview', 'period=7'],
      ['/funds/3/transactions/overview', { ...ofQuarter, type: ['Expense'], subType: ['Legal'], ...moved }],
    ])
  })

  test.each([
    ['managementFees', ['ManagementFee']],
    ['carriedInterest', ['CarriedInterest']],
    ['otherExpenses', ['Expense']],
  ])('of %s shows the transactions of this kind', (account, type) => {
    expect(shown({ kind: 'expenses', account })[1]?.[1]).toEqual({ ...ofQuarter, type, ...moved })
  })
})
