/** In which order the page shows investments and their groups, and what it says of those without a value. */
import { expect, test } from 'vitest'
import type { Decimal } from '../../src/entity.ts'
import type { FundData } from '../../src/performance/fundData.ts'
import { performance } from '../../src/performance/performance.ts'

const named = (id: number, name: string, geography: string) =>
  ({ id, name, geography, industry: null, currency: 'EUR' }) as const
const valued = (id: number, value: Decimal) =>
  ({ id: 30 + id, investmentId: id, date: '2023-12-31', value, cost: null }) as const

const data = (accounting: FundData['accounting'] = []): FundData => ({
  fund: { id: 1, name: 'Fund', currency: 'EUR', decimals: 0, minorUnits: 2 },
  carry: null,
  carryWholeFund: false,
  carryFrom: null,
  periods: [{ id: 1, name: 'Q4 2021', date: '2021-12-31', status: 'Published' }],
  commitments: [],
  ledger: [],
  cash: [],
  investments: [named(1, 'None', 'A'), named(2, 'Zeta', 'B'), named(3, 'Lost', 'A'), named(4, 'Eta', 'C')],
  bought: [{ investmentId: 1, date: '2021-01-01' }],
  fairValues: [valued(2, '5.00'), valued(3, '0.00'), valued(4, '5.00')].map(each => ({ ...each, date: '2021-06-30' })),
  facility: [],
  exits: [],
  accounting,
})

test('what is worth the same stands in the order of names, what is worth nothing after it, and what has no value last', () => {
  for (const given of [data(), { ...data(), investments: data().investments.toReversed() }]) {
    const { investments, groups } = performance(given, '2021-12-31')
    expect(investments.map(({ name, fairValue, share }) => [name, fairValue, share])).toEqual([
      // What one is worth is not known, and so no share of what all are worth.
      ['Eta', '5.00', null],
      ['Zeta', '5.00', null],
      ['Lost', '0.00', null],
      ['None', null, null],
    ])
    expect(groups.geography.map(({ name }) => name)).toEqual(['B', 'C', 'A'])
    expect(groups.geography.map(({ fairValue }) => fairValue)).toEqual(['5.00', '5.00', null])
    expect(groups.geography.map(({ share }) => share)).toEqual([null, null, null])
    expect(groups.geography[2]?.moic).toEqual({ value: null, reason: 'There is no fair value of None' })
  }
})

test('a point of the J-curve without accounting says so', () => {
  expect(performance(data(), '2021-12-31').jCurve).toMatchObject([
    { nav: null, netValue: null, reason: 'There is no accounting entry for Q4 2021' },
  ])
})
