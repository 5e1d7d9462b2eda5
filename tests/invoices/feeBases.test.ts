import { describe, expect, test } from 'vitest'
import type { CalendarDate, Decimal } from '../../src/entity.ts'
import type { Draft } from '../../src/entityTypes.ts'
import { feeBasesAt } from '../../src/invoices/feeBases.ts'
import { cashAtWorkAt } from '../../src/invoices/cashAtWork.ts'
import type { CostRows } from '../../src/invoices/cashAtWork.ts'
import { costLeft } from '../../src/transactions/cost.ts'
import type { Disposal } from '../../src/transactions/cost.ts'
import { feeTerms, managementFee } from '../../src/invoices/fees.ts'
import type { CashSum, FairValueRow, FundData, InvestmentRow } from '../../src/performance/fundData.ts'

const investment = (id: number): InvestmentRow => ({
  id,
  name: `Investment ${id}`,
  geography: null,
  industry: null,
  currency: 'EUR',
})
const paid = (investmentId: number, amount: Decimal, date: CalendarDate = '2021-02-01'): CashSum => ({
  resource: 'transactions',
  ids: [investmentId],
  date,
  investmentId,
  type: 'Investment',
  amount,
})
const disposal = (
  investmentId: number,
  subType: Disposal['subType'],
  amount: Decimal,
  date: CalendarDate = '2022-02-01',
): Disposal => ({ investmentId, date, subType, amount })
const value = (id: number, investmentId: number, worth: Decimal, cost: Decimal | null): FairValueRow => ({
  id,
  investmentId,
  date: '2021-12-31',
  value: worth,
  cost,
})
const data: FundData & CostRows = {
  fund: { id: 1, name: 'Fund', currency: 'EUR', decimals: 0, minorUnits: 2 },
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
  facility: [],
  exits: [{ id: 9, investmentId: 4, date: '2022-02-01' }],
  disposals: [disposal(4, 'Full exit', '6.00')],
  accounting: [{ id: 1, reportingPeriodId: 1, totalCash: '32.00', borrowings: '0', otherAssetsAndLiabilities: '0' }],
}

const basesOn = (date: CalendarDate) => {
  const { cashAtWork, ...others } = feeBasesAt(data, date)
  return { ...others, cashAtWork: costLeft(cashAtWork) }
}

describe('the basis of the management fee', () => {
  test('is commitments, cost of what is neither sold nor written off, and the last net asset value', () => {
    expect(basesOn('2021-12-31')).toEqual({ commitment: '200', cashAtWork: '45', nav: '100.00' })
    expect(basesOn('2022-03-31')).toMatchObject({ commitment: '300', cashAtWork: '40', nav: '100.00' })
    expect(basesOn('2021-06-30')).toEqual({
      commitment: '200',
      cashAtWork: '75',
      nav: null,
      noNav: 'No reporting period has ended by this day',
    })
  })

  test('says of the last period that has ended why it has no net asset value, not of one before', () => {
    const periods: FundData['periods'] = [
      ...data.periods,
      { id: 3, name: 'Q2 2022', date: '2022-06-30', status: 'Open' },
      { id: 4, name: 'Q3 2022', date: '2022-09-30', status: 'Open' },
    ]
    expect(feeBasesAt({ ...data, periods }, '2022-10-01').noNav).toContain('Q3 2022')
    expect(feeBasesAt({ ...data, periods }, '2022-07-01').noNav).toContain('Q2 2022')
    expect(feeBasesAt({ ...data, periods }, '2022-01-01').noNav).toBeUndefined()
  })

  test('of cash at work counts what was bought after the last fair value, and no longer what was sold since', () => {
    const later: typeof data = {
      ...data,
      cash: [
        ...data.cash,
        paid(1, '-8.00', '2022-01-10'),
        paid(2, '-3.00', '2022-01-10'),
        paid(3, '-4.00', '2021-12-31'),
      ],
      disposals: [...data.disposals, disposal(3, 'Loan repayment', '2.50', '2022-01-20')],
    }
    expect(cashAtWorkAt(later, '2022-03-31')).toEqual({ stated: '35', bought: '25', disposed: '7.5' })
    // Its value on the last day of the year was nothing; what was bought of it since is at work again.
    expect(costLeft(cashAtWorkAt(later, '2022-01-15'))).toBe('60')
  })

  test('of cash at work takes off the share that was sold, the loan that was paid back, and all of what was written off', () => {
    const of = (...disposals: Disposal[]) => cashAtWorkAt({ ...data, disposals }, '2022-03-31').disposed
    expect([
      of(disposal(1, 'Partial exit', '20.00')),
      of(disposal(1, 'Partial write-off', '-20.00')),
      of(disposal(1, 'Partial exit', '90.00')),
      of(disposal(1, 'Return of capital', '20.00')),
      of(disposal(1, 'Loan repayment', '35.00')),
      of(disposal(1, 'Write-off', '0.00')),
      of(disposal(1, 'Partial exit', '25.00'), disposal(1, 'Partial exit', '25.00', '2022-03-01')),
      of(disposal(1, 'Full exit', '60.00', '2021-12-31')),
      of({ ...disposal(1, 'Partial exit', '90.00'), cost: '7.50' }),
    ]).toEqual(['12', '12', '30', '20', '30', '30', '30', '0', '7.5'])
    // Without a fair value the transactions say what it cost, and what is sold is sold at cost.
    const unvalued = { ...data, fairValues: [], disposals: [disposal(1, 'Partial exit', '10.00')] }
    expect(cashAtWorkAt(unvalued, '2022-03-31')).toEqual({ stated: '0', bought: '75', disposed: '10' })
  })

  test('of cash at work counts what was bought alone, not income and not what came back', () => {
    const received = (type: 'Income' | 'Divestment', amount: Decimal): CashSum => ({ ...paid(3, amount), type })
    const cash = [...data.cash, received('Income', '7.00'), received('Divestment', '4.00')]
    expect(cashAtWorkAt({ ...data, cash, disposals: [] }, '2021-12-31')).toEqual(cashAtWorkAt(data, '2021-12-31'))
    expect(costLeft(cashAtWorkAt({ ...data, cash, fairValues: [], disposals: [] }, '2021-12-31'))).toBe('75')
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
    const { parts } = managementFee(feeTerms(fund, 2), { from: '2022-01-01', to: '2022-03-31' }, date =>
      feeBasesAt(data, date),
    )
    expect(parts.map(({ from, basisAmount }) => [from, basisAmount])).toEqual([
      ['2022-01-01', '200'],
      ['2022-02-15', '40'],
    ])
  })
})
