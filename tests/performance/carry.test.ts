import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '../../src/calendar.ts'
import type { Decimal } from '../../src/entity.ts'
import { add, compare, subtract, sum, unitsText } from '../../src/money.ts'
import { waterfall } from '../../src/performance/carry.ts'
import type { CarryEvent, CarryTerms } from '../../src/performance/carry.ts'
import { irr } from '../../src/performance/irr.ts'
import { casesFrom } from '../seeds.ts'

const START = '2021-01-01'
/** Five years with one leap day more: 1,827 days. */
const END = addDays(START, 1827)
const PAID_IN: CarryEvent[] = [{ date: START, contributed: '100000000' }]
const terms = (catchUp: Decimal, changes: Partial<CarryTerms> = {}): CarryTerms => ({
  carriedInterest: '20',
  preferredReturn: '8',
  catchUp,
  minorUnits: 2,
  ...changes,
})
const paid = (amount: Decimal, catchUp: Decimal = '100', changes: Partial<CarryTerms> = {}) =>
  waterfall(terms(catchUp, changes), PAID_IN, END, amount)

describe('the European waterfall', () => {
  test('gives capital and a compounding preferred return of 46,994,782.95 first', () => {
    expect(paid('100000000')).toMatchObject({
      capital: '100000000.00',
      preferredReturn: '46994782.95',
      limitedPartners: '100000000.00',
      generalPartner: '0.00',
    })
    expect(paid('146994782.95')).toMatchObject({ generalPartner: '0.00', limitedPartners: '146994782.95' })
  })

  test('gives the general partner everything during a full catch-up, and its share after', () => {
    expect(paid('148000000').generalPartner).toBe('1005217.05')
    expect(paid('180000000')).toMatchObject({ generalPartner: '16000000.00', limitedPartners: '164000000.00' })
    expect(paid('180000000').tiers.map(({ name, amount }) => [name, amount])).toEqual([
      ['capital', '100000000.00'],
      ['preferredReturn', '46994782.95'],
      ['catchUp', '11748695.74'],
      ['split', '21256521.31'],
    ])
  })

  test('counts what was distributed on the day itself', () => {
    const before: CarryEvent[] = [...PAID_IN, { date: END, distributed: '100000000' }]
    expect(waterfall(terms('100'), before, END, '0')).toMatchObject({ capital: '0.00', preferredReturn: '46994782.95' })
    // A fund that is worth less than nothing gives nobody anything.
    expect(paid('-5')).toMatchObject({ generalPartner: '0.00', limitedPartners: '0.00' })
  })

  test('knows half a catch-up and none', () => {
    expect(paid('160000000', '50').generalPartner).toBe('6502608.53')
    expect(paid('180000000', '0').generalPartner).toBe('6601043.41')
    expect(paid('180000000', '20').generalPartner).toBe('6601043.41')
  })

  test('gives each tier to one side or the other, and lowers what is preferred by what of it was paid', () => {
    for (const catchUp of ['100', '50', '0'] as const)
      for (const { amount, limitedPartners, generalPartner } of paid('180000000', catchUp).tiers)
        expect(compare(add(limitedPartners, generalPartner), amount)).toBe(0)
    // Of 46,994,782.95 after five years 6,994,782.95 are paid with the capital: 40 million remain.
    const before: CarryEvent[] = [...PAID_IN, { date: END, distributed: '106994782.95' }]
    expect(waterfall(terms('100'), before, END, '0')).toMatchObject({ capital: '0.00', preferredReturn: '40000000.00' })
  })

  test('looks at nothing that happens after the day', () => {
    const later: CarryEvent[] = [
      ...PAID_IN,
      { date: addDays(END, 1), distributed: '90000000' },
      { date: addDays(END, 2), contributed: '7', carryPaid: '5' },
    ]
    expect(waterfall(terms('100'), later, END, '180000000')).toEqual(paid('180000000'))
  })

  test('gives a cent that falls between two tiers to one of them alone', () => {
    const before: CarryEvent[] = [{ date: START, distributed: '0.05' }]
    // Catch-up 0.20 × 0.05 ÷ (0.60 − 0.20) = 0.025, of which the general partner gets 0.015; 0.20 × 0.025 of the rest.
    const { tiers, generalPartner } = waterfall(terms('60', { preferredReturn: '0' }), before, END, '0.05')
    expect(generalPartner).toBe('0.02')
    expect(tiers.map(tier => [tier.name, tier.amount, tier.limitedPartners, tier.generalPartner])).toEqual([
      ['capital', '0.00', '0.00', '0.00'],
      ['preferredReturn', '0.00', '0.00', '0.00'],
      ['catchUp', '0.03', '0.01', '0.02'],
      ['split', '0.02', '0.02', '0.00'],
    ])
  })

  test('leaves limited partners exactly the preferred return when it is paid', () => {
    const { rate } = irr([
      { date: START, amount: '-100000000' },
      { date: END, amount: paid('146994782.95').limitedPartners },
    ])
    expect(Math.abs(Number(rate) - 0.08)).toBeLessThan(1e-9)
  })

  test('counts what was distributed and paid before', () => {
    const before: CarryEvent[] = [
      ...PAID_IN,
      { date: addDays(START, 365), distributed: '60000000' },
      { date: addDays(START, 730), contributed: '10000000' },
    ]
    const later = waterfall(terms('100'), before, addDays(START, 1095), '80000000')
    // 108m − 60m grow to 51.84m, of which 40m capital; with 10m more the balance grows to 66,787,200.
    expect(compare(add(later.capital, later.preferredReturn), '66787200')).toBe(0)
    const profit = subtract(add('60000000', '80000000'), '110000000')
    expect(later.generalPartner).toBe('6000000.00')
    expect(compare(profit, '30000000')).toBe(0)
    const alreadyPaid = waterfall(
      terms('100'),
      [...before, { date: addDays(START, 1000), carryPaid: '1000000' }],
      addDays(START, 1095),
      '80000000',
    )
    expect(alreadyPaid.generalPartner).toBe('5200000.00')
  })

  test('gives the general partner nothing of nothing, and none without profit', () => {
    expect(paid('0').generalPartner).toBe('0.00')
    expect(paid('-5').limitedPartners).toBe('0.00')
    expect(paid('99000000').generalPartner).toBe('0.00')
    expect(waterfall(terms('100', { carriedInterest: '0' }), PAID_IN, END, '180000000').generalPartner).toBe('0.00')
    expect(waterfall(terms('100', { preferredReturn: '0' }), PAID_IN, END, '180000000').generalPartner).toBe(
      '16000000.00',
    )
  })

  test('conserves every cent, and never gives the general partner more than its share of the profit', () => {
    const event = fc.record({
      days: fc.integer({ min: 0, max: 2000 }),
      contributed: fc.integer({ min: 0, max: 10_000_000 }),
      distributed: fc.integer({ min: 0, max: 5_000_000 }),
    })
    fc.assert(
      fc.property(
        fc.array(event, { minLength: 1, maxLength: 8 }),
        fc.integer({ min: 0, max: 200_000_000 }),
        fc.constantFrom('0', '50', '100'),
        (events, cents, catchUp) => {
          const amount = unitsText(BigInt(cents), 2)
          const history = events.map(({ days, contributed, distributed }): CarryEvent => ({
            date: addDays(START, days),
            contributed: `${contributed}`,
            distributed: `${distributed}`,
          }))
          const result = waterfall(terms(catchUp), history, END, amount)
          expect(compare(sum([result.limitedPartners, result.generalPartner]), amount)).toBe(0)
          expect(compare(result.generalPartner, '0')).toBeGreaterThanOrEqual(0)
          expect(compare(sum(result.tiers.map(tier => tier.amount)), amount)).toBe(0)
          expect(compare(sum(result.tiers.map(tier => tier.generalPartner)), result.generalPartner)).toBe(0)
        },
      ),
      casesFrom(38, 150),
    )
  })

  test('comes to the same whatever the order in which the rows of a day were read', () => {
    const contributed: CarryEvent = { date: addDays(START, 366), contributed: '300' }
    const distributed: CarryEvent = { date: addDays(START, 366), distributed: '300' }
    const both = [
      [contributed, distributed],
      [distributed, contributed],
    ].map(
      rows =>
        waterfall(terms('100'), [{ date: START, contributed: '100' }, ...rows], addDays(START, 366), '300')
          .generalPartner,
    )
    // The day's 300 are contributed before 300 are returned, so that no profit was paid out: 300 meet capital of 100
    // and its preferred return.
    expect(both).toEqual(['40.00', '40.00'])
    const amount = fc.integer({ min: 0, max: 1_000_000 }).map((value): Decimal => `${value}`)
    const event = fc.record({
      date: fc.constantFrom(START, addDays(START, 90), addDays(START, 400)),
      contributed: amount,
      distributed: amount,
      carryPaid: fc.constantFrom('0', '1000'),
    })
    const orders = fc
      .array(event, { minLength: 2, maxLength: 8 })
      .chain(events => fc.tuple(fc.constant(events), fc.shuffledSubarray(events, { minLength: events.length })))
    fc.assert(
      fc.property(orders, amount, ([events, shuffled], nav) => {
        expect(waterfall(terms('100'), shuffled, addDays(START, 800), nav)).toEqual(
          waterfall(terms('100'), events, addDays(START, 800), nav),
        )
      }),
      casesFrom(12, 100),
    )
  })
})
