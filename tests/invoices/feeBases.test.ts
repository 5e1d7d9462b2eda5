import { describe, expect, test } from 'vitest'
import type { Decimal } from '../../src/entity.ts'
import type { Draft } from '../../src/entityTypes.ts'
import { feeBasesAt } from '../../src/invoices/feeBases.ts'
import { feeTerms, managementFee } from '../../src/invoices/fees.ts'
import type { CashSum, FairValueRow, FundData, InvestmentRow } from '../../src/performance/fundData.ts'

const investment = (id: number): InvestmentRow => ({
  id,
  name: `Investment ${id}`,
  geography: null,
  industry: null,
  currency: 'EUR',
})
const paid = (investmentId: number, amount: Decimal): CashSum => ({
  resource: 'transactions',
  ids: [investmentId],
  date: '2021-02-01',
  investmentId,
  type: 'Investment',
  amount,
})
const value = (id: number, investmentId: number, worth: Decimal, cost: Decimal | null): FairValueRow => ({
  id,
  investmentId,
  date: '2021-12-31',
  value: worth,
  cost,
})
const data: FundData = {
  fund: { id: 1, name: 'Fund', currency: 'EUR', decimals: 0 },
  carry: null,
  carryWholeFund: false,
  carryFrom: null,
  periods: [
    { id: 1, name: 'Q4 2021', date: '2021-12-31', status: 'Published' },
    { id: 2, name: 'Q1 2022', date: '2022-03-31', status: 'Open' },
  ],
  commitments: [
    { resource: 'closings', ids: [1], date: '2021-01-01', amount: '200.00' },
    { resource: 'closings', ids: [2], date: '2022-01-15', amount: '100.00' },
  ],
  ledger: [],
  cash: [paid(1, '-40.00'), paid(2, '-20.00'), paid(3, '-10.00'), paid(4, '-5.00')],
  investments: [1, 2, 3, 4].map(investment),
  bought: [1, 2, 3, 4].map(investmentId => ({ investmentId, date: '2021-02-01' })),
  fairValues: [
    value(0, 1, '50.00', '30.00'),
    value(1, 2, '0.00', '20.00'),
    value(2, 3, '12.00', null),
    value(3, 4, '6.00', '5.00'),
  ],
  exits: [{ id: 9, investmentId: 4, date: '2022-02-01' }],
  accounting: [{ id: 1, reportingPeriodId: 1, totalCash: '32.00', borrowings: '0', otherAssetsAndLiabilities: '0' }],
}

describe('the basis of the management fee', () => {
  test('is commitments, cost of what is neither sold nor written off, and the last net asset value', () => {
    expect(feeBasesAt(data, '2021-12-31')).toEqual({ commitment: '200', cashAtWork: '45', nav: '100.00' })
    expect(feeBasesAt(data, '2022-03-31')).toEqual({ commitment: '300', cashAtWork: '40', nav: '100.00' })
    expect(feeBasesAt(data, '2021-06-30')).toEqual({ commitment: '200', cashAtWork: '75', nav: '0' })
  })

  test('is asked for on the first day of each part of a period', () => {
    const fund: Draft<'fund'> = {
      managementFee: '2',
      managementFeeBasis: 'Commitment',
      managementFeeSubsequent: '1',
      additionalBasis: 'Cash At Work',
      firstClosingDate: '2021-02-15',
      investmentPeriod: 1,
    }
    const { parts } = managementFee(feeTerms(fund), { from: '2022-01-01', to: '2022-03-31' }, date =>
      feeBasesAt(data, date),
    )
    expect(parts.map(({ from, basisAmount }) => [from, basisAmount])).toEqual([
      ['2022-01-01', '200'],
      ['2022-02-15', '40'],
    ])
  })
})
