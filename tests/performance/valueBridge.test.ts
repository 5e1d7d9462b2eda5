/** What changed the value of a fund: investments that were bought and sold in both times, periods without expenses. */
import { describe, expect, test } from 'vitest'
import type { CalendarDate, Decimal } from '../../src/entity.ts'
import type { CashSum, FairValueRow, FundData } from '../../src/performance/fundData.ts'
import { valueBridge } from '../../src/performance/valueBridge.ts'
import type { PeriodExpenses } from '../../src/performance/valueBridge.ts'

const cash = (investmentId: number, date: CalendarDate, type: CashSum['type'], amount: Decimal): CashSum => ({
  resource: 'transactions',
  ids: [1],
  date,
  investmentId,
  type,
  amount,
})
const value = (investmentId: number, date: CalendarDate, amount: Decimal): FairValueRow => ({
  id: 1,
  investmentId,
  date,
  value: amount,
  cost: null,
})
const dates = ['2023-03-31', '2023-06-30', '2023-09-30'] as const
const data: FundData = {
  fund: { id: 1, name: 'Fund', currency: 'EUR', decimals: 0, minorUnits: 2 },
  carry: null,
  carryWholeFund: false,
  carryFrom: null,
  periods: dates.map((date, index) => ({ id: index + 1, name: `Q${index + 1} 2023`, date, status: 'Published' })),
  commitments: [],
  ledger: [],
  cash: [
    cash(7, '2023-02-01', 'Investment', '-60.00'),
    cash(7, '2023-03-01', 'Income', '5.00'),
    cash(7, '2023-08-01', 'Investment', '-15.00'),
    cash(7, '2023-09-01', 'Divestment', '30.00'),
    cash(8, '2023-02-01', 'Investment', '-4.00'),
    cash(8, '2023-02-02', 'Divestment', '4.00'),
  ],
  investments: [7, 8].map(id => ({ id, name: `I${id}`, geography: null, industry: null, currency: 'EUR' })),
  fairValues: [...dates.map(date => value(7, date, '70.00')), value(8, '2023-02-02', '0.00')],
  bought: [7, 8].map(investmentId => ({ investmentId, date: '2023-02-01' })),
  facility: [],
  exits: [],
  accounting: dates.map((_, index) => ({
    id: index,
    reportingPeriodId: index + 1,
    totalCash: '10.00',
    borrowings: '0',
    otherAssetsAndLiabilities: '0',
  })),
}
const spent = (reportingPeriodId: number): PeriodExpenses => ({
  id: reportingPeriodId,
  reportingPeriodId,
  managementFees: '1.00',
  expenses: '0.50',
})

describe('the value bridge', () => {
  test('counts what each investment cost and brought since the opening, and leaves out those that did neither', () => {
    const bridge = valueBridge(data, [], '2023-09-30', '2023-06-30')
    expect(bridge?.investments).toEqual([
      { id: 7, name: 'I7', opening: '70.00', invested: '15.00', realised: '30.00', change: '15.00', closing: '70.00' },
    ])
    expect(valueBridge(data, [], '2023-09-30', 'inception')?.investments.map(({ id }) => id)).toEqual([7, 8])
  })

  test('names the periods that have no expenses, and none where all have them', () => {
    const notes = (...periods: number[]) => valueBridge(data, periods.map(spent), '2023-09-30', 'inception')?.notes
    expect(notes(1, 2, 3)).toEqual([])
    expect(notes(1, 3)).toEqual(['Q2 2023 has no expense summary: its fees and expenses are part of “Other”.'])
    expect(notes(2)).toEqual(['Q1 2023, Q3 2023 have no expense summary: their fees and expenses are part of “Other”.'])
  })

  test('is of the day itself where no period has ended', () => {
    expect(valueBridge({ ...data, periods: [] }, [], '2023-01-15')).toMatchObject({ asOf: '2023-01-15', to: null })
  })

  test('counts an investment without a fair value as nothing', () => {
    const unvalued = { ...data, bought: [], fairValues: [] }
    const bridge = valueBridge(unvalued, [], '2023-09-30', 'inception')
    expect(bridge?.investments[0]).toMatchObject({ id: 7, closing: '0.00', change: '-40.00' })
  })
})
