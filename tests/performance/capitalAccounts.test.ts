import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addMonths, endOfQuarter } from '../../src/calendar.ts'
import type { CalendarDate, Decimal } from '../../src/entity.ts'
import { add, compare, negate, subtract, sum, unitsText } from '../../src/money.ts'
import { capitalAccounts } from '../../src/performance/capitalAccounts.ts'
import type { Cash, ReportingDate } from '../../src/performance/capitalAccounts.ts'
import type { Commitment, Partner } from '../../src/performance/resultShares.ts'
import { casesFrom } from '../seeds.ts'

const promise = (limitedPartnerId: number, date: CalendarDate, value: Decimal, transferId?: number): Commitment => ({
  limitedPartnerId,
  date,
  value,
  ...(transferId !== undefined && { transferId }),
})
const paid = (
  limitedPartnerId: number,
  date: CalendarDate,
  contributed: Decimal,
  distributed: Decimal = '0',
): Cash => ({
  limitedPartnerId,
  date,
  contributed,
  distributed,
})
const accountsOf = (
  partners: Partner[],
  commitments: Commitment[],
  cash: Cash[],
  dates: ReportingDate[],
  carry?: Decimal,
) => capitalAccounts({ partners, commitments, cash, dates, minorUnits: 2 }, carry)
const balances = (accounts: { balance: Decimal }[]): Decimal[] => accounts.map(({ balance }) => balance)

test('a fund that nobody has been admitted to has no accounts, whatever the waterfall gives', () => {
  expect(accountsOf([], [], [], [{ date: '2026-03-31', nav: '5.00', managementFees: '0' }], '1.00')).toEqual({
    accounts: [],
    generalPartner: '1.00',
    total: '1.00',
  })
})

test('cash of somebody who is no partner of the fund is an error', () => {
  const promised = [promise(1, '2025-01-01', '100')]
  const dates: ReportingDate[] = [{ date: '2026-03-31', nav: '5.00', managementFees: '0' }]
  expect(() => accountsOf([{ id: 1 }], promised, [paid(2, '2025-02-01', '5')], dates)).toThrow(
    'A row names the limited partner 2, who is none of this fund',
  )
})

describe('capital accounts', () => {
  test('share the result by commitment, and together are the net asset value', () => {
    const { accounts, total } = accountsOf(
      [{ id: 1 }, { id: 2 }],
      [promise(1, '2025-01-01', '300'), promise(2, '2025-01-01', '100')],
      [paid(1, '2025-02-01', '150'), paid(2, '2025-02-01', '50')],
      [{ date: '2025-03-31', nav: '210', managementFees: '0' }],
    )
    expect(balances(accounts)).toEqual(['157.50', '52.50'])
    expect(total).toBe('210.00')
  })

  test('count what was paid up to the last reporting date, and nothing before there is one', () => {
    const commitments = [promise(1, '2025-01-01', '100')]
    const cash = [paid(1, '2025-03-31', '60', '5'), paid(1, '2025-04-01', '30', '7')]
    const dates: ReportingDate[] = [{ date: '2025-03-31', nav: '55', managementFees: '0' }]
    const paidIn = (until: ReportingDate[]) =>
      accountsOf([{ id: 1 }], commitments, cash, until).accounts.map(each => [each.contributed, each.distributed])
    expect(paidIn(dates)).toEqual([['60.00', '5.00']])
    expect(paidIn([])).toEqual([['0.00', '0.00']])
  })

  test('take the management fee from those who pay it only', () => {
    const { accounts, total } = accountsOf(
      [{ id: 1 }, { id: 2, skipManagementFee: true }],
      [promise(1, '2025-01-01', '100'), promise(2, '2025-01-01', '100')],
      [paid(1, '2025-02-01', '60'), paid(2, '2025-02-01', '50')],
      [{ date: '2025-03-31', nav: '100', managementFees: '10' }],
    )
    expect(accounts.map(({ result, managementFees, balance }) => [result, managementFees, balance])).toEqual([
      ['0.00', '10.00', '50.00'],
      ['0.00', '0.00', '50.00'],
    ])
    expect(total).toBe('100.00')
  })

  test('share all that was earned by the commitments that stand on the day, whichever closing admitted them', () => {
    const rows = [
      [{ id: 1 }, { id: 2 }, { id: 3, skipManagementFee: true }],
      [promise(1, '2025-01-01', '100'), promise(3, '2025-01-01', '100'), promise(2, '2025-05-01', '200')],
      [],
      [
        { date: '2025-03-31', nav: '36', managementFees: '4' },
        { date: '2025-06-30', nav: '52', managementFees: '8' },
      ],
    ] as const satisfies Parameters<typeof accountsOf>
    const { accounts, total } = accountsOf(rows[0], rows[1], rows[2], rows[3])
    // 64 earned on 400; 12 of fees on the 300 that pay them, those of the time before the second closing too.
    expect(accounts.map(({ result, managementFees, balance }) => [result, managementFees, balance])).toEqual([
      ['16.00', '4.00', '12.00'],
      ['32.00', '8.00', '24.00'],
      ['16.00', '0.00', '16.00'],
    ])
    expect(total).toBe('52.00')
  })

  test('leave a buyer what the seller has borne of the fees, also one who pays none itself', () => {
    const { accounts, total } = accountsOf(
      [{ id: 1 }, { id: 2, skipManagementFee: true }, { id: 3 }],
      [
        promise(1, '2025-01-01', '100'),
        promise(3, '2025-01-01', '100'),
        promise(1, '2025-05-01', '-50', 7),
        promise(2, '2025-05-01', '50', 7),
      ],
      [],
      [
        { date: '2025-03-31', nav: '-8', managementFees: '8' },
        { date: '2025-06-30', nav: '-20', managementFees: '12' },
      ],
    )
    // The first 8 stay with the 200 that bore them; the next 12 are paid by the 150 that still pay.
    expect(accounts.map(({ managementFees }) => managementFees)).toEqual(['6.00', '2.00', '12.00'])
    expect(total).toBe('-20.00')
  })

  test('move what a seller has earned to the buyers, pro rata and to the cent', () => {
    const commitments = [
      promise(1, '2025-01-01', '3333333.33'),
      promise(1, '2025-06-01', '-1000000.00', 7),
      promise(2, '2025-06-01', '333333.34', 7),
      promise(3, '2025-06-01', '333333.33', 7),
      promise(4, '2025-06-01', '333333.33', 7),
    ]
    const cash = [
      paid(1, '2025-02-01', '1234567.89'),
      paid(1, '2025-06-01', '-370370.37'),
      paid(2, '2025-06-01', '123456.79'),
      paid(3, '2025-06-01', '123456.79'),
      paid(4, '2025-06-01', '123456.79'),
    ]
    const dates: ReportingDate[] = [
      { date: '2025-03-31', nav: '1334567.89', managementFees: '5000' },
      { date: '2025-06-30', nav: '1334567.89', managementFees: '0' },
    ]
    const { accounts, total } = accountsOf([{ id: 1 }, { id: 2 }, { id: 3 }, { id: 4 }], commitments, cash, dates)
    expect(accounts.map(({ contributed }) => contributed)).toEqual(['864197.52', '123456.79', '123456.79', '123456.79'])
    expect(accounts.map(({ result }) => result)).toEqual(['73500.00', '10500.00', '10500.00', '10500.00'])
    expect(accounts.map(({ managementFees }) => managementFees)).toEqual(['3500.00', '500.00', '500.00', '500.00'])
    expect(total).toBe('1334567.89')
  })

  test('follow what is sold twice on a day in the order of the transfers', () => {
    const { accounts } = accountsOf(
      [{ id: 1, skipManagementFee: true }, { id: 2, skipManagementFee: true }, { id: 3 }, { id: 4 }],
      [
        promise(3, '2025-01-01', '100'),
        promise(4, '2025-01-01', '100'),
        promise(2, '2025-05-01', '-100', 8),
        promise(1, '2025-05-01', '100', 8),
        promise(3, '2025-05-01', '-100', 7),
        promise(2, '2025-05-01', '100', 7),
      ],
      [],
      [
        { date: '2025-03-31', nav: '-8', managementFees: '8' },
        { date: '2025-06-30', nav: '-8', managementFees: '0' },
      ],
    )
    expect(accounts.map(({ managementFees }) => managementFees)).toEqual(['4.00', '0.00', '0.00', '4.00'])
  })

  test('share the fees before and after a transfer together, as long as nobody has come who pays none', () => {
    const { accounts } = accountsOf(
      [{ id: 1 }, { id: 2 }, { id: 3 }],
      [
        promise(1, '2025-01-01', '100'),
        promise(2, '2025-01-01', '200'),
        promise(1, '2025-05-01', '-100', 7),
        promise(3, '2025-05-01', '100', 7),
      ],
      [],
      [
        { date: '2025-03-31', nav: '-0.01', managementFees: '0.01' },
        { date: '2025-06-30', nav: '-0.02', managementFees: '0.01' },
      ],
    )
    // Two cents by two to one are a cent for each; each cent by itself would be the second partner's.
    expect(accounts.map(({ managementFees }) => managementFees)).toEqual(['0.00', '0.01', '0.01'])
  })

  test('move the accrued carry to the general partner, borne by those who have a profit', () => {
    const { accounts, generalPartner, total } = accountsOf(
      [{ id: 1 }, { id: 2 }],
      [promise(1, '2025-01-01', '75'), promise(2, '2025-01-01', '25')],
      [paid(1, '2025-01-02', '75'), paid(2, '2025-01-02', '25')],
      [{ date: '2025-12-31', nav: '200', managementFees: '0' }],
      '20',
    )
    expect([balances(accounts), generalPartner, total]).toEqual([['135.00', '45.00'], '20.00', '200.00'])
  })

  test('let each bear carry by its profit, and nobody by what it has promised', () => {
    const { accounts } = accountsOf(
      [{ id: 1 }, { id: 2, skipManagementFee: true }],
      [promise(1, '2025-01-01', '100'), promise(2, '2025-01-01', '100')],
      [paid(1, '2025-01-02', '110'), paid(2, '2025-01-02', '100')],
      [{ date: '2025-12-31', nav: '260', managementFees: '10' }],
      '9',
    )
    // Profits of 20 and 30.
    expect(accounts.map(({ carry, balance }) => [carry, balance])).toEqual([
      ['3.60', '126.40'],
      ['5.40', '124.60'],
    ])
  })

  test('let those alone bear carry who have a profit', () => {
    const { accounts } = accountsOf(
      [{ id: 1 }, { id: 2, skipManagementFee: true }],
      [promise(1, '2025-01-01', '100'), promise(2, '2025-01-01', '100')],
      [],
      [{ date: '2025-12-31', nav: '0', managementFees: '10' }],
      '1',
    )
    // Results of 5 each; the fees of 10 are the first one's.
    expect(accounts.map(({ carry }) => carry)).toEqual(['0.00', '1.00'])
  })

  test('charge everybody when nobody pays a fee, and let a result before the first commitment wait for it', () => {
    const skip = accountsOf(
      [{ id: 1, skipManagementFee: true }],
      [promise(1, '2025-01-01', '10')],
      [],
      [{ date: '2025-03-31', nav: '-4', managementFees: '4' }],
    )
    expect(balances(skip.accounts)).toEqual(['-4.00'])
    const early = accountsOf(
      [{ id: 1 }],
      [promise(1, '2025-05-01', '10')],
      [],
      [
        { date: '2025-03-31', nav: '-4', managementFees: '1' },
        { date: '2025-06-30', nav: '-5', managementFees: '0' },
      ],
    )
    expect([balances(early.accounts), early.total]).toEqual([['-5.00'], '-5.00'])
  })

  test('always add up to the net asset value, whatever happened', () => {
    const cents = fc.integer({ min: 0, max: 10_000_000 }).map(value => unitsText(BigInt(value), 2))
    const partner = fc.integer({ min: 1, max: 5 })
    const month = fc.integer({ min: 1, max: 12 }).map(value => addMonths('2025-01-15', value - 1))
    fc.assert(
      fc.property(
        fc.array(fc.tuple(partner, month, cents), { minLength: 1, maxLength: 10 }),
        fc.array(fc.tuple(partner, month, cents, cents), { maxLength: 20 }),
        fc.array(cents, { minLength: 4, maxLength: 4 }),
        fc.array(cents, { minLength: 4, maxLength: 4 }),
        fc.array(fc.boolean(), { minLength: 5, maxLength: 5 }),
        (promised, cash, navs, fees, skips) => {
          const days: CalendarDate[] = ['2025-03-31', '2025-06-30', '2025-09-30', '2025-12-31']
          const dates = days.map((date, index) => ({
            date,
            nav: navs[index]!,
            managementFees: fees[index]!,
          }))
          const partners = skips.map((skipManagementFee, index) => ({ id: index + 1, skipManagementFee }))
          const commitments = [
            promise(1, '2025-01-01', '1'),
            ...promised.map(([id, date, value]) => promise(id, date, value)),
          ]
          const { accounts, total } = accountsOf(
            partners,
            commitments,
            cash.map(([id, date, contributed, distributed]) => paid(id, date, contributed, distributed)),
            dates,
            '1.23',
          )
          expect(compare(total, navs[3]!)).toBe(0)
          expect(compare(add(sum(balances(accounts)), '1.23'), navs[3]!)).toBe(0)
          for (const { contributed, distributed, result, managementFees, carry, balance } of accounts)
            expect(
              compare(balance, subtract(add(subtract(contributed, distributed), result), add(managementFees, carry))),
            ).toBe(0)
        },
      ),
      casesFrom(15, 100),
    )
  })

  test('are the same whatever the order in which the rows were read', () => {
    const value = fc.integer({ min: 1, max: 500 }).map(whole => add(`${whole}`, '0.37'))
    const day = fc.constantFrom('2025-02-15', '2025-05-15', '2025-08-15')
    const sale = fc
      .tuple(day, fc.integer({ min: 1, max: 2 }), fc.integer({ min: 2, max: 90 }))
      .map(([date, seller, sold]) => ({ date, seller, sold }))
    const rows = fc
      .tuple(
        fc.array(fc.tuple(fc.integer({ min: 1, max: 3 }), day, value), { maxLength: 6 }),
        fc.array(sale, { minLength: 3, maxLength: 6 }),
        fc.array(fc.tuple(fc.integer({ min: 1, max: 5 }), day, value, value), { maxLength: 8 }),
      )
      .map(([promised, sales, cash]) => ({
        commitments: [
          ...[1, 2, 3].map(id => promise(id, '2025-01-01', '1000.01')),
          ...promised.map(([id, date, amount]) => promise(id, date, amount)),
          ...sales.flatMap(({ date, seller, sold }, index) => [
            promise(seller, date, negate(`${sold}`), index + 1),
            promise(4, date, subtract(`${sold}`, '0.34'), index + 1),
            promise(5, date, '0.34', index + 1),
          ]),
        ],
        cash: cash.map(([id, date, contributed, distributed]) => paid(id, date, contributed, distributed)),
      }))
    const orders = rows.chain(given =>
      fc.tuple(
        fc.constant(given),
        fc.shuffledSubarray(given.commitments, { minLength: given.commitments.length }),
        fc.shuffledSubarray(given.cash, { minLength: given.cash.length }),
      ),
    )
    const dates: ReportingDate[] = [
      { date: '2025-03-31', nav: '1000.01', managementFees: '10.01' },
      { date: '2025-06-30', nav: '1777.77', managementFees: '10.01' },
      { date: '2025-09-30', nav: '1234.56', managementFees: '10.01' },
    ]
    const partners = [1, 2, 3, 4, 5].map(id => ({ id, skipManagementFee: id === 2 }))
    fc.assert(
      fc.property(orders, ([{ commitments, cash }, promisedShuffled, cashShuffled]) => {
        expect(accountsOf(partners, promisedShuffled, cashShuffled, dates.toReversed(), '9.99')).toEqual(
          accountsOf(partners, commitments, cash, dates, '9.99'),
        )
      }),
      casesFrom(12, 150),
    )
  })

  test('of twenty thousand partners over 24 quarters are the net asset value to the cent, too', () => {
    const ids = Array.from({ length: 20_000 }, (_, index) => index + 1)
    const dates = Array.from({ length: 24 }, (_, index): ReportingDate => ({
      date: endOfQuarter(addMonths('2020-01-01', index * 3)),
      nav: add(`${1_000_000 + index * 1234}`, '0.57'),
      managementFees: '1000.01',
    }))
    const { accounts, total } = accountsOf(
      ids.map(id => ({ id })),
      ids.map(id => promise(id, '2020-01-01', `${((id % 97) + 1) * 1000}`)),
      ids.map(id => paid(id, '2020-02-01', '50')),
      dates,
    )
    expect(total).toBe('1028382.57')
    expect(sum(balances(accounts))).toBe(total)
  })
})
