/** What a list of funds shows, sorts by and adds up. */
import { describe, expect, test } from 'vitest'
import type { Decimal } from '../../src/entity.ts'
import { waitingPeriod } from '../../src/funds/periods.ts'
import type { FundFigures } from '../../src/funds/reads.ts'
import { SORTED, isSortedName } from '../../src/funds/sorted.ts'
import { totalsOf } from '../../src/funds/totals.ts'

const fund = (name: string, changes: Partial<FundFigures> = {}): FundFigures => ({
  fundId: 1,
  name,
  asOf: '2026-06-30',
  currency: 'EUR',
  decimals: 0,
  minorUnits: 2,
  partners: 3,
  commitments: '1000.00',
  paidIn: '400.00',
  distributed: '100.00',
  remaining: '620.00',
  nav: { value: '500.00' },
  accruedCarry: '20.00',
  netNav: '480.00',
  dpi: { value: '0.25' },
  tvpi: { value: '1.45' },
  netIrr: { value: '12.5' },
  period: { id: 4, name: 'Q2 2026', date: '2026-06-30', status: 'Published' },
  ...changes,
})

describe('the period that a fund shows', () => {
  const period = (id: number, date: `${number}-${number}-${number}`, status: 'Open' | 'Completed' | 'Published') => ({
    id,
    name: `To ${date}`,
    date,
    status,
  })
  const TODAY = '2026-11-21'

  test('is the earliest that has ended and is not published', () => {
    const periods = [
      period(1, '2026-03-31', 'Published'),
      period(2, '2026-06-30', 'Completed'),
      period(3, '2026-09-30', 'Open'),
    ]
    expect(waitingPeriod(periods, TODAY)).toEqual(periods[1])
  })

  test('is the last that has ended where nothing waits, and none before the first has ended', () => {
    const periods = [
      period(1, '2026-03-31', 'Published'),
      period(2, '2026-06-30', 'Published'),
      period(3, TODAY, 'Open'),
    ]
    expect(waitingPeriod(periods, TODAY)).toEqual(periods[1])
    expect(waitingPeriod(periods, '2026-11-22')).toEqual(periods[2])
    expect(waitingPeriod(periods, '2026-03-31')).toBeNull()
    const four = [period(0, '2025-12-31', 'Published'), ...periods]
    expect(waitingPeriod(four, TODAY)?.id).toBe(2)
  })
})

describe('a list of funds is sorted', () => {
  test('by amounts in the system currency, and by multiples and rates as they are', () => {
    const usd = fund('Nordic', { currency: 'USD' })
    expect([
      SORTED.commitments(usd, '0.9'),
      SORTED.paidIn(usd, '0.9'),
      SORTED.distributed(usd, '0.9'),
      SORTED.nav(usd, '0.9'),
    ]).toEqual(['900', '360', '90', '450'])
    expect([SORTED.dpi(usd), SORTED.tvpi(usd), SORTED.netIrr(usd)]).toEqual(['0.25', '1.45', '12.5'])
  })

  test('without an amount that has no rate, and without a value that nobody has entered', () => {
    expect(SORTED.commitments(fund('Nordic'), null)).toBeNull()
    expect(SORTED.nav(fund('New', { nav: { value: null } }), '1')).toBeNull()
  })

  test('by its period: the longest ended first, and every published one after those that wait', () => {
    const of = (date: `${number}-${number}-${number}`, status: 'Open' | 'Published') =>
      Number(SORTED.period(fund('Any', { period: { id: 1, name: 'Q', date, status } })))
    const waiting = [of('2026-03-31', 'Open'), of('2026-06-30', 'Open'), of('2026-09-30', 'Open')]
    expect(waiting).toEqual(waiting.toSorted((one, other) => one - other))
    expect(new Set(waiting).size).toBe(3)
    expect(of('2020-12-31', 'Published')).toBeGreaterThan(of('2099-12-31', 'Open'))
    expect(SORTED.period(fund('New', { period: null }))).toBeNull()
  })

  test('by these figures alone', () => {
    expect(isSortedName('tvpi')).toBe(true)
    expect(isSortedName('toString')).toBe(false)
  })
})

describe('the sums over funds', () => {
  const rates = (...all: [string, Decimal | null][]) => new Map<string | null, Decimal | null>(all)
  const EUR: [string, Decimal] = ['EUR', '1']

  test('are of amounts in the system currency, and their ratios are of the sums', () => {
    const usd = fund('Nordic', {
      currency: 'USD',
      partners: 2,
      commitments: '2000.00',
      paidIn: '200.00',
      distributed: '0.00',
      remaining: '1800.00',
      nav: { value: '180.00' },
      accruedCarry: null,
      netNav: '180.00',
    })
    // USD at 0.9: 1,800 promised, 180 paid in, 1,620 remaining, worth 162.
    expect(totalsOf([fund('Growth'), usd], rates(EUR, ['USD', '0.9']), 2)).toEqual({
      partners: 5,
      commitments: '2800.00',
      paidIn: '580.00',
      distributed: '100.00',
      remaining: '2240.00',
      nav: '662.00',
      accruedCarry: '20.00',
      pic: '20.71',
      dpi: '0.1724137931',
      rvpi: '1.1068965517',
      tvpi: '1.2793103448',
      withoutRate: [],
      withoutNav: [],
    })
  })

  test('leave out and name a fund without a rate, whether none is stored or none leads there', () => {
    const unrated: [string, null][][] = [[], [['USD', null]]]
    for (const usd of unrated) {
      const totals = totalsOf([fund('Growth'), fund('Nordic', { currency: 'USD' })], rates(EUR, ...usd), 2)
      expect(totals).toMatchObject({ partners: 6, commitments: '1000.00', withoutRate: ['Nordic'], withoutNav: [] })
    }
  })

  test('leave a fund without a net asset value out of value and ratios of value, and name it', () => {
    const unvalued = { nav: { value: null }, netNav: null, accruedCarry: null } as const
    const totals = totalsOf([fund('Growth'), fund('Ventures', unvalued)], rates(EUR), 2)
    // Paid in 800 of both; the value is 480 of the 400 of the one.
    expect(totals).toMatchObject({
      paidIn: '800.00',
      distributed: '200.00',
      dpi: '0.2500000000',
      nav: '500.00',
      rvpi: '1.2000000000',
      tvpi: '1.4500000000',
      withoutNav: ['Ventures'],
    })
  })

  test('do not name a fund that has nothing to value yet, but one that has only paid in or only given back', () => {
    const unvalued = { nav: { value: null }, netNav: null } as const
    const named = (paidIn: Decimal, distributed: Decimal) =>
      totalsOf([fund('New', { ...unvalued, paidIn, distributed })], rates(EUR), 2).withoutNav
    expect([named('0.00', '0.00'), named('1.00', '0.00'), named('0.00', '1.00')]).toEqual([[], ['New'], ['New']])
  })

  test('have no ratio while nothing is promised or paid in', () => {
    expect(totalsOf([], rates(EUR), 2)).toMatchObject({
      partners: 0,
      commitments: '0.00',
      pic: null,
      dpi: null,
      rvpi: null,
      tvpi: null,
    })
  })
})
