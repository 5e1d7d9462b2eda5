/** What a published report says of each investment. */
import { expect, test } from 'vitest'
import { performanceReportOf } from '../../src/capital-account-statements/performanceReport.ts'
import type { FundData, InvestmentRow } from '../../src/performance/fundData.ts'

const investment = (id: number): InvestmentRow => ({
  id,
  name: `Investment ${id}`,
  geography: null,
  industry: null,
  currency: 'EUR',
})
const data: FundData = {
  fund: { id: 1, name: 'Fund', currency: 'EUR', decimals: 0, minorUnits: 2 },
  carry: null,
  carryWholeFund: false,
  carryFrom: null,
  periods: [{ id: 3, name: 'Q2 2024', date: '2024-06-30', status: 'Published' }],
  commitments: [],
  ledger: [],
  cash: [
    { resource: 'transactions', ids: [21], date: '2023-03-31', investmentId: 7, type: 'Investment', amount: '-60.00' },
    { resource: 'transactions', ids: [22], date: '2024-02-10', investmentId: 7, type: 'Divestment', amount: '30.00' },
    { resource: 'transactions', ids: [23], date: '2024-03-10', investmentId: 7, type: 'Income', amount: '5.00' },
    { resource: 'transactions', ids: [24], date: '2024-07-10', investmentId: 7, type: 'Income', amount: '9.00' },
  ],
  investments: [investment(7), investment(8)],
  fairValues: [{ id: 31, investmentId: 7, date: '2024-06-30', value: '50.00', cost: '40.00' }],
  bought: [
    { investmentId: 7, date: '2023-03-31' },
    { investmentId: 8, date: '2024-01-31' },
  ],
  exits: [],
  accounting: [],
}

test('an investment is reported up to the day of the period, with what is told of it', () => {
  const told = [{ title: 'Sector', value: 'Rail' }]
  const { investments } = performanceReportOf({
    data,
    period: { id: 3, name: 'Q2 2024', date: '2024-06-30', status: 'Published' },
    issuedOn: '2024-08-14',
    calledOutside: '0',
    details: new Map([[7, told]]),
  })
  expect(investments).toMatchObject([
    {
      id: 7,
      invested: '60.00',
      proceeds: '30.00',
      income: '5.00',
      unrealisedGain: '10.00',
      details: told,
      fairValues: [{ date: '2024-06-30', value: '50.00', cost: '40.00' }],
      cashFlows: [
        { date: '2023-03-31', kind: 'Investment', amount: '60.00' },
        { date: '2024-02-10', kind: 'Divestment', amount: '30.00' },
        { date: '2024-03-10', kind: 'Income', amount: '5.00' },
      ],
    },
    { id: 8, investedFrom: '2024-01-31', fairValue: null, unrealisedGain: null, details: [] },
  ])
})
