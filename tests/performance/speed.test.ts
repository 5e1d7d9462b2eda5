import { describe, expect, test } from 'vitest'
import { endOfQuarter, addMonths } from '../../src/calendar.ts'
import { add } from '../../src/money.ts'
import type { CashSum, FundData } from '../../src/performance/fundData.ts'
import { performance as performanceOf } from '../../src/performance/performance.ts'

const INDUSTRIES = [
  'Agriculture',
  'Business products & services',
  'Chemicals & materials',
  'Construction',
  'Energy & environment',
  'Financial & insurance',
  'ICT',
  'Life sciences',
] as const

/** Twenty years by quarter, with thirty investments that are valued each time. */
function oldFund(): FundData {
  const dates = Array.from({ length: 80 }, (_, index) => endOfQuarter(addMonths('2006-02-01', index * 3)))
  const investments = Array.from({ length: 30 }, (_, index) => ({
    id: index + 1,
    name: `Company ${index}`,
    geography: `Region ${index % 5}`,
    industry: INDUSTRIES[index % INDUSTRIES.length] ?? null,
    currency: 'EUR',
  }))
  return {
    fund: { id: 1, name: 'Fund', currency: 'EUR', decimals: 0, minorUnits: 2 },
    carry: { carriedInterest: '20', preferredReturn: '8', catchUp: '100', minorUnits: 2 },
    carryWholeFund: false,
    carryFrom: null,
    facility: [],
    exits: [],
    investments,
    bought: investments.map(({ id }) => ({ investmentId: id, date: dates[0]! })),
    periods: dates.map((date, index) => ({ id: index + 1, name: `Quarter ${index}`, date, status: 'Published' })),
    accounting: dates.map((_, index) => ({
      id: index + 1,
      reportingPeriodId: index + 1,
      totalCash: '1000000.00',
      borrowings: '0',
      otherAssetsAndLiabilities: '0',
    })),
    commitments: [{ resource: 'closings', ids: [1], date: dates[0]!, amount: '200000000.00' }],
    ledger: dates.map((date, index) => ({
      resource: 'capital-movements',
      ids: [index + 1],
      date,
      called: '2000000.00',
      distributed: index > 20 ? '3000000.00' : '0',
      recallable: '0',
      impact: '-2000000.00',
      shares: '2000000',
    })),
    cash: investments.flatMap(({ id }) =>
      dates
        .filter((_, index) => index % 4 === id % 4)
        .map((date, index): CashSum => ({
          resource: 'transactions',
          ids: [id * 100 + index],
          date,
          investmentId: id,
          type: index < 3 ? 'Investment' : 'Income',
          amount: index < 3 ? '-1000000.00' : '123456.78',
        })),
    ),
    fairValues: investments.flatMap(({ id }) =>
      dates.map((date, index) => ({
        id: id * 1000 + index,
        investmentId: id,
        date,
        value: add(`${3_000_000 + index * 40_000}`, '0.55'),
        cost: '3000000.00',
      })),
    ),
  }
}

describe('the performance of a fund of twenty years', () => {
  test('is computed in a fraction of a second, whatever else the machine does', () => {
    const data = oldFund()
    const startedAt = process.cpuUsage()
    const shown = performanceOf(data, '2026-12-31')
    expect(process.cpuUsage(startedAt).user / 1000).toBeLessThan(1_000)
    expect([shown.investments.length, shown.jCurve.length, shown.figures.fairValue.rows.length]).toEqual([30, 80, 30])
    expect(shown.figures.tvpi.value).not.toBeNull()
  })
})
