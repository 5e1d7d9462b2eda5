import { describe, expect, test } from 'vitest'
import type { CalendarDate, Decimal } from '../../src/entity.ts'
import { add, compare, sum } from '../../src/money.ts'
import type { AccountRollForward } from '../../src/performance/answers.ts'
import type { EarningRows } from '../../src/performance/earnings.ts'
import type { FundData, LedgerSum } from '../../src/performance/fundData.ts'
import { partnerAccount, partnerReturns, statedAccounts } from '../../src/performance/partnerReturns.ts'
import type { PartnerRows, Span } from '../../src/performance/partnerReturns.ts'

const NOTHING: EarningRows = { income: [], disposals: [], expenses: [] }
const sumsOf = (date: CalendarDate, called: Decimal, distributed: Decimal = '0'): LedgerSum => ({
  resource: 'capital-movements',
  ids: [1],
  date,
  called,
  distributed,
  recallable: '0',
  impact: '0',
  shares: '0',
})
const data = (changes: Partial<FundData> = {}): FundData => ({
  fund: { id: 1, name: 'Fund', currency: 'EUR', decimals: 0, minorUnits: 2 },
  carry: { carriedInterest: '20', preferredReturn: '8', catchUp: '100', minorUnits: 2 },
  carryWholeFund: false,
  carryFrom: null,
  periods: [
    { id: 1, name: '2022', date: '2022-12-31', status: 'Published' },
    { id: 2, name: '2023', date: '2023-12-31', status: 'Open' },
    { id: 3, name: '2024', date: '2024-12-31', status: 'Open' },
  ],
  commitments: [],
  ledger: [sumsOf('2022-01-01', '205.00'), sumsOf('2023-06-30', '0', '20.00')],
  cash: [],
  investments: [],
  bought: [],
  fairValues: [],
  facility: [],
  exits: [],
  accounting: [
    { id: 1, reportingPeriodId: 1, totalCash: '210.00', borrowings: '0', otherAssetsAndLiabilities: '0' },
    { id: 3, reportingPeriodId: 3, totalCash: '300.00', borrowings: '0', otherAssetsAndLiabilities: '0' },
  ],
  ...changes,
})
const rows: PartnerRows = {
  partners: [{ id: 1 }, { id: 2, skipManagementFee: true }],
  commitments: [
    { limitedPartnerId: 1, date: '2022-01-01', value: '100.00' },
    { limitedPartnerId: 2, date: '2022-01-01', value: '100.00' },
  ],
  cash: [
    { limitedPartnerId: 1, date: '2022-01-01', contributed: '105.00', distributed: '0' },
    { limitedPartnerId: 2, date: '2022-01-01', contributed: '100.00', distributed: '0' },
    { limitedPartnerId: 1, date: '2023-06-30', contributed: '0', distributed: '10.00' },
    { limitedPartnerId: 2, date: '2023-06-30', contributed: '0', distributed: '10.00' },
  ],
  managementFees: new Map([
    [1, '5.00'],
    [2, '3.00'],
    [3, '2.00'],
  ]),
}

describe('the returns of partners', () => {
  test('are capital accounts that are the net asset value together with the carry of the general partner', () => {
    const { asOf, nav, generalPartner, accounts } = partnerReturns(data(), rows, '2025-03-01')
    expect([asOf, nav, generalPartner]).toEqual(['2024-12-31', '300.00', '23.00'])
    expect(compare(add(sum(accounts.map(({ balance }) => balance)), generalPartner!), nav!)).toBe(0)
    // 115 of profit and 10 of fees, which the second does not pay; a period without a value is found in the next one.
    expect(accounts.map(({ result, managementFees }) => [result, managementFees])).toEqual([
      ['62.50', '10.00'],
      ['62.50', '0.00'],
    ])
    expect(accounts.map(({ contributed, distributed }) => [contributed, distributed])).toEqual([
      ['105.00', '10.00'],
      ['100.00', '10.00'],
    ])
    expect(Number(accounts[1]!.irr.value)).toBeGreaterThan(Number(accounts[0]!.irr.value))
    expect(accounts[1]!.tvpi.value).toBe((Number(add(accounts[1]!.balance, '10')) / 100).toFixed(10))
  })

  test('are n/a with the reason while the fund has no value, and for who has paid nothing', () => {
    expect(partnerReturns(data(), rows, '2024-06-30')).toMatchObject({
      nav: null,
      reason: 'There is no accounting entry for 2023',
      generalPartner: null,
      accounts: [],
    })
    const newcomer = partnerReturns(data(), { ...rows, partners: [...rows.partners, { id: 3 }] }, '2025-03-01')
      .accounts[2]
    expect(newcomer).toMatchObject({
      balance: '0.00',
      tvpi: { value: null, reason: 'Nothing is paid in' },
      irr: { value: null, reason: 'Nothing was paid yet' },
    })
  })

  test('are rolled forward year by year, each opening with the balance that closed the one before', () => {
    const { rollForwards } = partnerAccount(data(), rows, [], 1, '2025-03-01')
    const shown = rollForwards.map(({ name, from, to, opening, called, distributed, closing }) =>
      [name, from, to, opening, called, distributed, closing].join(' '),
    )
    // The year without a net asset value is found in the next one.
    expect(shown).toEqual([
      'year  2022-12-31 0.00 105.00 0.00 105.00',
      'year 2022-12-31 2024-12-31 105.00 0.00 10.00 137.00',
      'inception  2024-12-31 0.00 105.00 10.00 137.00',
    ])
    expect(rollForwards.map(({ result, managementFees, carry }) => [result, managementFees, carry])).toEqual([
      ['5.00', '5.00', '0.00'],
      ['57.50', '5.00', '10.50'],
      ['62.50', '10.00', '10.50'],
    ])
    const newcomer: PartnerRows = {
      ...rows,
      commitments: [...rows.commitments, { limitedPartnerId: 3, date: '2023-02-01', value: '1' }],
    }
    expect(
      partnerAccount(
        data(),
        { ...newcomer, partners: [...rows.partners, { id: 3 }] },
        [],
        3,
        '2025-03-01',
      ).rollForwards.map(({ to }) => to),
    ).toEqual(['2024-12-31', '2024-12-31'])
  })

  /** 205 called, 20 paid back in 2023; in cash 210, 230, 250 and 300; fees of 5, 3, 1 and 1, which the first pays. */
  const halfYears = data({
    carry: null,
    periods: [
      { id: 1, name: '2022', date: '2022-12-31', status: 'Published' },
      { id: 2, name: '2023', date: '2023-12-31', status: 'Published' },
      { id: 4, name: 'H1 2024', date: '2024-06-30', status: 'Open' },
      { id: 3, name: 'H2 2024', date: '2024-12-31', status: 'Open' },
    ],
    accounting: (['210.00', '230.00', '300.00', '250.00'] as const).map((totalCash, index) => ({
      id: index + 1,
      reportingPeriodId: index + 1,
      totalCash,
      borrowings: '0',
      otherAssetsAndLiabilities: '0',
    })),
  })
  const halfYearRows = {
    ...rows,
    managementFees: new Map<number, Decimal>([
      [1, '5.00'],
      [2, '3.00'],
      [3, '1.00'],
      [4, '1.00'],
    ]),
  }
  const wayOf = ({
    opening,
    called,
    distributed,
    result,
    managementFees,
    closing,
  }: Omit<AccountRollForward, keyof Span>) => [opening, called, distributed, result, managementFees, closing].join(' ')

  test('open on a statement with the last day before the period, before its year, and with nothing', () => {
    const { spans, accounts, asOf } = statedAccounts(halfYears, halfYearRows, [], NOTHING, '2025-03-01')
    expect([asOf, accounts.map(({ balance }) => balance)]).toEqual(['2024-12-31', ['147.50', '152.50']])
    expect(spans.map(({ span: { name, from, to }, of }) => [name, from, to, wayOf(of(1)!)])).toEqual([
      // 250 + 20 − 205 + 9 of fees are 74, of which 37; at the end 125, of which 62.50.
      ['period', '2024-06-30', '2024-12-31', '123.00 0.00 0.00 25.50 1.00 147.50'],
      // 230 + 20 − 205 + 8 are 53, of which 26.50.
      ['year', '2023-12-31', '2024-12-31', '113.50 0.00 0.00 36.00 2.00 147.50'],
      ['inception', null, '2024-12-31', '0.00 105.00 10.00 62.50 10.00 147.50'],
    ])
    expect(spans.map(({ of }) => of(9))).toEqual([null, null, null])
    const first = statedAccounts(halfYears, halfYearRows, [], NOTHING, '2022-12-31')
    expect(first.spans.map(({ span: { from } }) => from)).toEqual([null, null, null])
  })

  test('open with the last of several earlier days, and tell what is to be known of the value', () => {
    const { spans } = statedAccounts(halfYears, halfYearRows, [], NOTHING, '2024-12-31')
    expect(spans[0]?.span.from).toBe('2024-06-30')
    const valued = data({
      investments: [{ id: 7, name: 'Alpha', geography: null, industry: null, currency: 'EUR' }],
      bought: [{ investmentId: 7, date: '2022-02-01' }],
      fairValues: [{ id: 31, investmentId: 7, date: '2022-12-31', value: '0.00', cost: null }],
    })
    expect(partnerReturns(valued, rows, '2024-12-31').note).toContain('Alpha (31/12/2022)')
    expect(partnerReturns(data(), rows, '2024-12-31')).not.toHaveProperty('note')
  })

  test('charge nothing for a period of which no fee is known', () => {
    const managementFees = new Map<number, Decimal>([[1, '5.00']])
    const { accounts } = partnerReturns(data(), { ...rows, managementFees }, '2025-03-01')
    expect(accounts.map(account => account.managementFees)).toEqual(['5.00', '0.00'])
  })

  test('have no way while the fund has no value: neither on a statement nor on the page of a partner', () => {
    const none = { ...halfYears, accounting: [] }
    const { spans, nav, reason } = statedAccounts(none, halfYearRows, [], NOTHING, '2025-03-01')
    expect([nav, reason, spans.map(({ of }) => of(1))]).toEqual([
      null,
      'There is no accounting entry for H2 2024',
      [null, null, null],
    ])
    expect(spans.map(({ span: { from } }) => from)).toEqual(['2024-06-30', '2023-12-31', null])
    const shown = { account: null, balances: { count: 2, amount: null }, rollForwards: [] }
    expect(partnerAccount(none, halfYearRows, [], 1, '2025-03-01')).toMatchObject({ ...shown, nav: null })
    expect(partnerAccount(halfYears, halfYearRows, [], 9, '2025-03-01')).toMatchObject({ ...shown, nav: '300.00' })
    expect(partnerReturns({ ...halfYears, periods: [] }, halfYearRows, '2025-03-01')).toMatchObject({
      asOf: '2025-03-01',
      period: null,
      nav: null,
    })
  })

  test('tell the years, the part of one that the period is, and everything; nothing twice', () => {
    const told = (day: CalendarDate) => {
      const { rollForwards, balances } = partnerAccount(halfYears, halfYearRows, [], 1, day)
      return [balances, ...rollForwards.map(({ name, from, ...way }) => `${name} ${from} ${wayOf(way)}`)]
    }
    expect(told('2024-12-31')).toEqual([
      { count: 2, amount: '300.00' },
      'year null 0.00 105.00 0.00 5.00 5.00 105.00',
      'year 2022-12-31 105.00 0.00 10.00 21.50 3.00 113.50',
      'year 2023-12-31 113.50 0.00 0.00 36.00 2.00 147.50',
      'period 2024-06-30 123.00 0.00 0.00 25.50 1.00 147.50',
      'inception null 0.00 105.00 10.00 62.50 10.00 147.50',
    ])
    expect(told('2024-06-30').slice(3)).toEqual([
      'year 2023-12-31 113.50 0.00 0.00 10.50 1.00 123.00',
      'inception null 0.00 105.00 10.00 37.00 9.00 123.00',
    ])
    expect(partnerAccount(halfYears, halfYearRows, [], 1, '2024-12-31').account).toEqual(
      partnerReturns(halfYears, halfYearRows, '2024-12-31').accounts[0],
    )
    expect(told('2022-12-31').slice(1)).toEqual(['inception null 0.00 105.00 0.00 5.00 5.00 105.00'])
    // Admitted on the last day of a year, a partner has that year; admitted a day later, not.
    const years = (admitted: CalendarDate) => {
      const commitments = halfYearRows.commitments.map(row => ({ ...row, date: admitted }))
      const { rollForwards } = partnerAccount(halfYears, { ...halfYearRows, commitments }, [], 1, '2024-12-31')
      return rollForwards.filter(({ name }) => name === 'year').map(({ to }) => to)
    }
    expect(years('2022-12-31')).toEqual(['2022-12-31', '2023-12-31', '2024-12-31'])
    expect(years('2023-01-01')).toEqual(['2023-12-31', '2024-12-31'])
  })

  test('name each closing at what it moved, and none at what another did', () => {
    const closing = (id: number, name: string, date: CalendarDate) => ({ id, name, date })
    const admitted = (limitedPartnerId: number, closingId: number, date: CalendarDate) =>
      ({ limitedPartnerId, closingId, date, value: '100.00' }) as const
    const given: PartnerRows = {
      ...halfYearRows,
      partners: [{ id: 1 }, { id: 2, skipManagementFee: true }, { id: 3 }],
      commitments: [
        admitted(1, 8, '2022-01-01'),
        admitted(2, 8, '2022-01-01'),
        admitted(3, 9, '2023-02-01'),
        admitted(1, 10, '2024-02-01'),
      ],
    }
    const closings = [
      closing(8, 'First closing', '2022-01-01'),
      closing(9, 'Second closing', '2023-02-01'),
      closing(10, 'Third closing', '2024-02-01'),
    ]
    const { rollForwards } = partnerAccount(halfYears, given, closings, 1, '2024-12-31')
    expect(rollForwards.at(-1)?.equalisations.map(({ name, date }) => [name, date])).toEqual([
      ['Second closing', '2023-02-01'],
      ['Third closing', '2024-02-01'],
    ])
  })

  test('show no net rate in the first two years of the fund, whenever a partner came, and one from that day on', () => {
    const shownOn = (first: CalendarDate) =>
      partnerReturns(data({ ledger: [sumsOf(first, '205.00')] }), rows, '2024-12-31').accounts.map(({ irr }) => irr)
    for (const irr of shownOn('2023-01-01'))
      expect(irr).toEqual({ value: null, reason: 'In the first two years a net IRR says too little' })
    for (const irr of shownOn('2022-12-31')) expect(Number(irr.value)).toBeGreaterThan(0)
  })
})
