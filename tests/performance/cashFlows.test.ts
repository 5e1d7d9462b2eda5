/** Which quarters cash flows have, and which of their rows are flows. */
import { expect, test } from 'vitest'
import type { CalendarDate, Decimal } from '../../src/entity.ts'
import { cashFlows } from '../../src/performance/cashFlows.ts'
import type { FundData, LedgerSum } from '../../src/performance/fundData.ts'

const row = (date: CalendarDate, called: Decimal, distributed: Decimal = '0'): LedgerSum => ({
  resource: 'capital-movements',
  ids: [1],
  date,
  called,
  distributed,
  recallable: '0',
  impact: '0',
  shares: '0',
})
const data: FundData = {
  fund: { id: 1, name: 'Fund', currency: 'EUR', decimals: 0, minorUnits: 2 },
  carry: null,
  carryWholeFund: false,
  carryFrom: null,
  periods: [],
  commitments: [],
  ledger: [row('2023-08-15', '0', '12.00'), row('2023-02-15', '100.00'), row('2023-02-16', '0')],
  cash: [],
  investments: [],
  fairValues: [],
  bought: [],
  facility: [],
  exits: [],
  accounting: [],
}

test('flows begin with the quarter of the first, in whatever order they were read, and end with the day', () => {
  const { period, asOf, quarters } = cashFlows(data, '2023-09-30')
  expect([period, asOf]).toEqual([null, '2023-09-30'])
  expect(quarters.map(({ name, date }) => [name, date])).toEqual([
    ['Q1 2023', '2023-03-31'],
    ['Q2 2023', '2023-06-30'],
    ['Q3 2023', '2023-09-30'],
  ])
  expect(cashFlows(data, '2023-08-20').quarters.at(-1)?.date).toBe('2023-08-20')
})

test('what neither called nor distributed anything is no flow', () => {
  const { quarters } = cashFlows(data, '2023-09-30')
  expect(quarters.map(({ flows }) => flows.map(({ called, distributed }) => [called, distributed]))).toEqual([
    [['100.00', '0.00']],
    [],
    [['0.00', '12.00']],
  ])
})
