import { describe, expect, test } from 'vitest'
import type { CalendarDate, Decimal } from '../../src/entity.ts'
import { add, compare, sum } from '../../src/money.ts'
import type { FundData, LedgerSum } from '../../src/performance/fundData.ts'
import { partnerAccount, partnerReturns } from '../../src/performance/partnerReturns.ts'
import type { PartnerRows } from '../../src/performance/partnerReturns.ts'

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

  test('show no net rate in the first two years of the fund, whenever a partner came, and one from that day on', () => {
    const shownOn = (first: CalendarDate) =>
      partnerReturns(data({ ledger: [sumsOf(first, '205.00')] }), rows, '2024-12-31').accounts.map(({ irr }) => irr)
    for (const irr of shownOn('2023-01-01'))
      expect(irr).toEqual({ value: null, reason: 'In the first two years a net IRR says too little' })
    for (const irr of shownOn('2022-12-31')) expect(Number(irr.value)).toBeGreaterThan(0)
  })
})
