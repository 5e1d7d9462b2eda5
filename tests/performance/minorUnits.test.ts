import { describe, expect, test } from 'vitest'
import type { Decimal } from '../../src/entity.ts'
import { capitalAccounts } from '../../src/performance/capitalAccounts.ts'
import type { AccountRows } from '../../src/performance/capitalAccounts.ts'
import { waterfall } from '../../src/performance/carry.ts'
import { rollForward } from '../../src/performance/rollForward.ts'
import { weightedSumOf, weightedValueOf } from '../../src/fair-values/weighted.ts'
import { allocate } from '../../src/capital-movements/allocation.ts'
import { sum } from '../../src/money.ts'

const [DINAR, YEN] = [3, 0]

/** Three partners of 100 each, all paid in. */
const rows = (nav: Decimal, minorUnits: number): AccountRows => ({
  minorUnits,
  partners: [{ id: 1 }, { id: 2 }, { id: 3 }],
  commitments: [1, 2, 3].map(limitedPartnerId => ({
    limitedPartnerId,
    date: '2025-01-01',
    value: '100',
    closingId: 1,
  })),
  cash: [1, 2, 3].map(limitedPartnerId => ({
    limitedPartnerId,
    date: '2025-02-01',
    contributed: '100',
    distributed: '0',
    closingId: null,
    transferId: null,
  })),
  dates: [{ date: '2025-12-31', nav, managementFees: '0' }],
})

describe('the decimals of a currency', () => {
  test.each([
    // A result of 100.001 dinar is 100,001 fils: 33,333 each and two left over.
    [DINAR, '400.001', '0', ['133.334', '133.334', '133.333'], '0.00'],
    // The general partner's 10.001 dinar are 3,333 fils each and two left over: 400.001 − 10.001.
    [DINAR, '400.001', '10.001', ['130.00', '130.00', '130.00'], '10.001'],
    // A result of 100 yen: 33 each and one left over.
    [YEN, '400', '0', ['134.00', '133.00', '133.00'], '0.00'],
    [YEN, '400', '11', ['130.00', '129.00', '130.00'], '11.00'],
  ] as const)('are those of capital accounts: %i, %s less %s', (minorUnits, nav, carry, balances, general) => {
    const { accounts, generalPartner, total } = capitalAccounts(rows(nav, minorUnits), carry)
    expect([accounts.map(({ balance }) => balance), generalPartner]).toEqual([balances, general])
    expect(sum([...accounts.map(({ balance }) => balance), generalPartner])).toBe(sum([nav]))
    expect(sum([total])).toBe(sum([nav]))
  })

  test('are those of a roll-forward', () => {
    const dinar = rows('400.001', DINAR)
    const [account] = capitalAccounts(dinar).accounts
    expect(rollForward(dinar, account!, null)).toMatchObject({ called: '100.00', result: '33.334', closing: '133.334' })
  })

  // 20 % of the profit: of 100.013 dinar 20.0026, of 103 yen 20.6.
  test.each([
    [DINAR, '200.013', '20.003', '180.010'],
    [YEN, '203', '21', '182'],
  ] as const)('are those of carried interest: %i', (minorUnits, amount, generalPartner, limitedPartners) => {
    const terms = { carriedInterest: '20', preferredReturn: '0', catchUp: '0', minorUnits } as const
    const paid = [{ date: '2025-01-01', contributed: '100' }] as const
    expect(waterfall(terms, paid, '2025-12-31', amount)).toMatchObject({ generalPartner, limitedPartners })
  })

  test.each([
    [DINAR, '1.001', '0.334', '0.667'],
    [YEN, '1000', '333', '666'],
  ] as const)('are those of weighted values: %i', (minorUnits, companyValue, one, two) => {
    const line = { fullyDilutedOwnership: '33.3333', companyValue } as const
    expect(weightedValueOf(line, minorUnits)).toBe(one)
    expect(weightedSumOf([line, { ...line, fullyDilutedOwnership: '33.2667' }], minorUnits)).toBe(two)
  })

  test.each([
    [DINAR, '100.000', ['33.334', '33.333', '33.333']],
    [YEN, '100', ['34', '33', '33']],
  ] as const)('are those of what a capital movement shares: %i', (minorUnits, total, parts) => {
    const sharers = [1, 2, 3].map(limitedPartnerId => ({ limitedPartnerId, weight: '1' as const }))
    const lines = allocate({ investmentFunding: total }, sharers, minorUnits)
    expect(lines.map(({ components }) => components.investmentFunding)).toEqual(parts)
  })
})
