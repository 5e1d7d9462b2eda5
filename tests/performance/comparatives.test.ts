/** The change of a figure is the difference of what is shown of it. */
import { expect, test } from 'vitest'
import type { Decimal } from '../../src/entity.ts'
import { comparatives } from '../../src/performance/comparatives.ts'
import type { FundData } from '../../src/performance/fundData.ts'

/** 100 called at once for three shares; worth its cash. */
const worth = (...cash: readonly Decimal[]): FundData => ({
  fund: { id: 1, name: 'Fund', currency: 'EUR', decimals: 0, minorUnits: 2 },
  carry: null,
  carryWholeFund: false,
  carryFrom: null,
  periods: cash.map((_, index) => ({
    id: index + 1,
    name: `H${index + 1}`,
    date: index === 0 ? '2023-06-30' : '2023-12-31',
    status: 'Published',
  })),
  commitments: [{ resource: 'closings', ids: [9], date: '2023-01-01', amount: '300.00' }],
  ledger: [
    {
      resource: 'capital-movements',
      ids: [1],
      date: '2023-02-15',
      called: '100.00',
      distributed: '0',
      recallable: '0',
      impact: '-100.00',
      shares: '3',
    },
  ],
  cash: [],
  investments: [],
  fairValues: [],
  bought: [],
  facility: [],
  exits: [],
  accounting: cash.map((totalCash, index) => ({
    id: index,
    reportingPeriodId: index + 1,
    totalCash,
    borrowings: '0',
    otherAssetsAndLiabilities: '0',
  })),
})
const changeOf = (name: string, data: FundData) =>
  comparatives(data, '2024-02-01').figures.find(figure => figure.name === name)?.sincePrevious

test('a multiple has two decimals before it is compared, a value per share six', () => {
  // 1.094 and 1.105 are shown as 1.09x and 1.11x.
  expect(changeOf('tvpi', worth('109.40', '110.50'))).toBe('0.02')
  expect(changeOf('tvpi', worth('109.60', '110.40'))).toBe('0.00')
  // 0.10 and 0.30: the difference has its two decimals as well.
  expect(changeOf('tvpi', worth('10.00', '30.00'))).toBe('0.20')
  expect(changeOf('navPerShare', worth('109.00', '110.00'))).toBe('0.333334')
})

test('without a period the day itself is looked at', () => {
  expect(comparatives({ ...worth(), periods: [] }, '2024-02-01')).toMatchObject({ asOf: '2024-02-01', periods: [] })
})
