/** How a capital account goes from one reporting date to the next, and what later closings move in between. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { CalendarDate, Decimal } from '../../src/entity.ts'
import { add, compare, divide, multiply, negate, subtract, sum, unitsText } from '../../src/money.ts'
import { capitalAccounts } from '../../src/performance/capitalAccounts.ts'
import type { AccountRows } from '../../src/performance/capitalAccounts.ts'
import { rollForward } from '../../src/performance/rollForward.ts'
import type { Opening, RollForward } from '../../src/performance/rollForward.ts'
import { casesFrom } from '../seeds.ts'

const rolled = (rows: AccountRows, id: number, opening: Opening | null, carry: Decimal = '0'): RollForward =>
  rollForward(
    rows,
    capitalAccounts(rows, carry).accounts.find(account => account.limitedPartnerId === id)!,
    opening,
  )

/** Opening and lines are the closing. */
const ties = (line: RollForward): boolean =>
  compare(
    sum([
      line.opening,
      line.called,
      ...line.equalisations.map(({ amount }) => amount),
      line.transfers,
      line.result,
      ...[line.distributed, line.managementFees, line.carry].map(negate),
    ]),
    line.closing,
  ) === 0

/** A second partner joins after 30 were earned and 10 charged; it promises as much and pays half of what was called. */
const joined: AccountRows = {
  minorUnits: 2,
  partners: [{ id: 1 }, { id: 2 }],
  commitments: [
    { limitedPartnerId: 1, date: '2025-01-01', value: '100', closingId: 1 },
    { limitedPartnerId: 2, date: '2025-05-01', value: '100', closingId: 2 },
  ],
  cash: [
    { limitedPartnerId: 1, date: '2025-02-01', contributed: '60', distributed: '0', closingId: null, transferId: null },
    { limitedPartnerId: 1, date: '2025-05-01', contributed: '-30', distributed: '0', closingId: 2, transferId: null },
    { limitedPartnerId: 2, date: '2025-05-01', contributed: '30', distributed: '0', closingId: 2, transferId: null },
    { limitedPartnerId: 1, date: '2025-06-01', contributed: '0', distributed: '5', closingId: null, transferId: null },
    { limitedPartnerId: 2, date: '2025-06-01', contributed: '0', distributed: '5', closingId: null, transferId: null },
  ],
  dates: [
    { date: '2025-03-31', nav: '80', managementFees: '10' },
    { date: '2025-06-30', nav: '90', managementFees: '20' },
  ],
}

describe('the roll-forward of a capital account', () => {
  test('R490 names what a later closing moved: what was paid, and what had been earned and charged before', () => {
    const opening = { date: '2025-03-31', carry: '0' } as const
    expect(rolled(joined, 1, opening)).toEqual({
      opening: '80.00',
      called: '0.00',
      equalisations: [{ closingId: 2, paid: '-30.00', result: '-15.00', managementFees: '-5.00', amount: '-40.00' }],
      transfers: '0.00',
      distributed: '5.00',
      result: '20.00',
      managementFees: '10.00',
      carry: '0.00',
      closing: '45.00',
    })
    expect(rolled(joined, 2, opening)).toEqual({
      opening: '0.00',
      called: '0.00',
      equalisations: [{ closingId: 2, paid: '30.00', result: '15.00', managementFees: '5.00', amount: '40.00' }],
      transfers: '0.00',
      distributed: '5.00',
      result: '20.00',
      managementFees: '10.00',
      carry: '0.00',
      closing: '45.00',
    })
  })

  test('R490 counts everybody as admitted at the first closing since the beginning of the fund', () => {
    const [first, second] = [rolled(joined, 1, null), rolled(joined, 2, null)]
    expect([first, second].map(({ result, managementFees, closing }) => [result, managementFees, closing])).toEqual([
      ['35.00', '15.00', '45.00'],
      ['35.00', '15.00', '45.00'],
    ])
    expect([first, second].map(({ called, equalisations }) => [called, equalisations[0]?.amount])).toEqual([
      ['60.00', '-30.00'],
      ['0.00', '30.00'],
    ])
  })

  test('names what a transfer moved, which since the beginning is the buyer’s own', () => {
    const rows: AccountRows = {
      minorUnits: 2,
      partners: [{ id: 1 }, { id: 2 }],
      commitments: [
        { limitedPartnerId: 1, date: '2025-01-01', value: '100', closingId: 1 },
        { limitedPartnerId: 1, date: '2025-05-01', value: '-25', transferId: 7 },
        { limitedPartnerId: 2, date: '2025-05-01', value: '25', transferId: 7 },
      ],
      cash: [
        { limitedPartnerId: 1, date: '2025-02-01', contributed: '60', distributed: '20' },
        { limitedPartnerId: 1, date: '2025-05-01', contributed: '-15', distributed: '-5', transferId: 7 },
        { limitedPartnerId: 2, date: '2025-05-01', contributed: '15', distributed: '5', transferId: 7 },
      ],
      dates: [
        { date: '2025-03-31', nav: '52', managementFees: '8' },
        { date: '2025-06-30', nav: '60', managementFees: '0' },
      ],
    }
    expect(rolled(rows, 2, { date: '2025-03-31', carry: '0' })).toMatchObject({
      opening: '0.00',
      called: '0.00',
      transfers: '13.00',
      distributed: '0.00',
      result: '2.00',
      closing: '15.00',
    })
    expect(rolled(rows, 2, null)).toMatchObject({
      called: '15.00',
      transfers: '0.00',
      distributed: '5.00',
      result: '7.00',
      managementFees: '2.00',
      closing: '15.00',
    })
  })

  test('ties where the first partner comes after a result that had nobody to go to', () => {
    const rows: AccountRows = {
      minorUnits: 2,
      partners: [{ id: 1 }],
      commitments: [{ limitedPartnerId: 1, date: '2025-05-01', value: '10', closingId: 1 }],
      cash: [{ limitedPartnerId: 1, date: '2025-06-01', contributed: '9', distributed: '0' }],
      dates: [
        { date: '2025-03-31', nav: '-4', managementFees: '1' },
        { date: '2025-06-30', nav: '4', managementFees: '1' },
      ],
    }
    const line = rolled(rows, 1, { date: '2025-03-31', carry: '0' })
    expect([line.opening, line.closing, ties(line)]).toEqual(['0.00', '4.00', true])
    // All of the result is its own, and nothing was moved.
    expect([line.transfers, line.result, line.managementFees]).toEqual(['0.00', '-3.00', '2.00'])
    // What was paid on the day of the opening is in it already.
    const onTheDay = { ...rows, cash: rows.cash.map(row => ({ ...row, date: '2025-03-31' as const })) }
    expect(rolled(onTheDay, 1, { date: '2025-03-31', carry: '0' }).called).toBe('0.00')
    // What is paid at the first closing itself is called.
    const atClosing = { ...rows, cash: rows.cash.map(row => ({ ...row, closingId: 1 })) }
    expect(rolled(atClosing, 1, { date: '2025-03-31', carry: '0' })).toMatchObject({
      called: '9.00',
      equalisations: [],
    })
  })

  test('ties where the first closing admits somebody after something was earned', () => {
    const commitments = joined.commitments.map(row => ({ ...row, closingId: 1 }))
    const rows: AccountRows = { ...joined, commitments, cash: joined.cash.map(row => ({ ...row, closingId: null })) }
    for (const id of [1, 2]) {
      const line = rolled(rows, id, { date: '2025-03-31', carry: '0' })
      expect([line.equalisations, ties(line)]).toEqual([[], true])
    }
  })

  test('R490 ties on generated closings and transfers, and equal partners who paid the same share hold the same', () => {
    const whole = (max: number) => fc.integer({ min: 1, max })
    const generated = fc.record({
      promised: fc.array(whole(90), { minLength: 4, maxLength: 4 }),
      skips: fc.boolean(),
      share: fc.integer({ min: 0, max: 100 }),
      sold: whole(80),
      navs: fc.array(fc.integer({ min: 0, max: 9_000_000 }), { minLength: 4, maxLength: 4 }),
      fees: fc.array(fc.integer({ min: 0, max: 90_000 }), { minLength: 4, maxLength: 4 }),
      from: fc.integer({ min: 0, max: 3 }),
      carry: fc.integer({ min: 0, max: 99_999 }),
    })
    const cents = (value: number): Decimal => unitsText(BigInt(value), 2)
    const days: CalendarDate[] = ['2025-03-31', '2025-06-30', '2025-09-30', '2025-12-31']
    const closings: CalendarDate[] = ['2025-01-10', '2025-04-10', '2025-04-10', '2025-08-10']
    fc.assert(
      fc.property(generated, ({ promised, skips, share, sold, navs, fees, from, carry }) => {
        // Partners 1, 2 and 4 have equal terms and have paid the same share of what they promised, to the cent.
        const value = (index: number): Decimal => multiply(`${promised[index]!}`, '100000')
        const paid = (index: number): Decimal => divide(multiply(value(index), `${share}`), '100')
        const bought = divide(multiply(value(0), `${sold}`), '100')
        const mirrored = divide(multiply(paid(0), `${sold}`), '100')
        const rows: AccountRows = {
          minorUnits: 2,
          partners: [{ id: 1 }, { id: 2 }, { id: 3, skipManagementFee: skips }, { id: 4 }, { id: 5 }],
          commitments: [
            ...closings.map((date, index) => ({
              limitedPartnerId: index + 1,
              date,
              value: value(index),
              closingId: index + 1,
            })),
            { limitedPartnerId: 1, date: '2025-07-15', value: negate(bought), transferId: 3 },
            { limitedPartnerId: 5, date: '2025-07-15', value: bought, transferId: 3 },
          ],
          cash: [
            ...closings.map((date, index) => ({
              limitedPartnerId: index + 1,
              date,
              contributed: paid(index),
              distributed: '0' as const,
              closingId: index === 0 ? null : index + 1,
            })),
            { limitedPartnerId: 1, date: '2025-07-15', contributed: negate(mirrored), distributed: '0', transferId: 3 },
            { limitedPartnerId: 5, date: '2025-07-15', contributed: mirrored, distributed: '0', transferId: 3 },
          ],
          dates: days.map((date, index) => ({ date, nav: cents(navs[index]!), managementFees: cents(fees[index]!) })),
        }
        const { accounts, generalPartner } = capitalAccounts(rows, cents(carry))
        expect(compare(sum([...accounts.map(({ balance }) => balance), generalPartner]), rows.dates[3]!.nav)).toBe(0)
        const opening = from === 3 ? null : { date: days[from]!, carry: '0' as const }
        const lines = accounts.map(account => rollForward(rows, account, opening))
        for (const line of lines) expect(ties(line)).toBe(true)
        for (const [index, { balance }] of accounts.entries()) {
          if (index === 2) continue
          const own = index === 4 ? bought : index === 0 ? subtract(value(0), bought) : value(index)
          const expected = divide(multiply(accounts[1]!.balance, own), value(1))
          // Result, fees of each time and carry are shared to the cent, each by itself.
          const apart = add('0.05', multiply('0.05', divide(own, value(1))))
          const difference = subtract(balance, expected)
          expect(compare(difference, apart) <= 0 && compare(difference, negate(apart)) >= 0).toBe(true)
        }
      }),
      casesFrom(490, 150),
    )
  })
})
