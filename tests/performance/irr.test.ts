import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, isDate } from '../../src/calendar.ts'
import { isDecimal } from '../../src/entity.ts'
import { fromBinary, negate } from '../../src/money.ts'
import { irr, netByDay } from '../../src/performance/irr.ts'
import type { Flow } from '../../src/performance/irr.ts'
import { casesFrom } from '../seeds.ts'

/** "2008-01-01 -10000 …" in pairs. */
function flows(text: string): Flow[] {
  const words = text.trim().split(/\s+/)
  const read = words.flatMap((date, index) => {
    const amount = words[index + 1]
    return isDate(date) && isDecimal(amount) ? [{ date, amount }] : []
  })
  if (read.length * 2 !== words.length) throw new Error(`Not pairs of a day and an amount: ${text}`)
  return read
}

const rate = (text: string): number => Number(irr(flows(text)).rate)

describe('the internal rate of return', () => {
  test.each([
    [
      'Microsoft’s example',
      '2008-01-01 -10000 2008-03-01 2750 2008-10-30 4250 2009-02-15 3250 2009-04-01 2750',
      0.373362533519,
    ],
    [
      'MathWorks’ example',
      '2007-01-12 -10000 2008-02-14 2500 2008-03-03 2000 2008-06-14 3000 2008-12-01 4000',
      0.10064378342638,
    ],
    ['eleven days', '2020-03-05 -18480 2020-03-16 13120', -0.9999884228170087],
    [
      'zeros before and after',
      '2021-12-31 0 2022-12-31 0 2023-12-31 -100 2024-12-31 10 2025-12-31 0 2026-12-31 10 2027-12-31 10 2028-12-31 10 2029-12-31 200 2030-12-31 0',
      0.175680730580782,
    ],
    ['a leap year of 366 days', '2024-01-01 -100 2025-01-01 110', 0.09971358593],
    ['a year without growth', '2010-01-01 -1000 2011-01-01 1000', 0],
    ['out of order', '2010-10-01 -1000 2011-01-01 4300 2010-07-01 -1000 2010-01-01 -1000 2010-04-01 -1000', 0.1212676],
    [
      'a loss in three weeks',
      '2001-06-22 -2610 2001-07-03 -2589 2001-07-05 -5110 2001-07-06 -2550 2001-07-09 -5086 2001-07-10 -2561 2001-07-12 -5040 2001-07-13 -2552 2001-07-16 -2530 2001-07-17 29520',
      -0.7640294,
    ],
    [
      'a larger loss in three weeks',
      '2001-06-22 -2610 2001-07-03 -2589 2001-07-05 -5110 2001-07-06 -2550 2001-07-09 -5086 2001-07-10 -2561 2001-07-12 -5040 2001-07-13 -2552 2001-07-16 -2530 2001-07-17 -9840 2001-07-18 38900',
      -0.8353404,
    ],
    [
      '17 years',
      '2000-05-24 -10000 2000-06-05 3027.25 2001-04-09 630.68 2004-02-24 2018.2 2005-03-18 1513.62 2006-02-15 1765.89 2007-01-10 4036.33 2007-11-14 4036.33 2008-12-17 1513.62 2010-01-15 1513.62 2011-01-14 2018.16 ' +
        '2012-02-03 1513.62 2013-01-18 1009.08 2014-01-24 1513.62 2015-01-30 1513.62 2016-01-22 1765.89 2017-01-20 1765.89 2017-06-05 22421.55',
      0.2126861,
    ],
    [
      'a loan, the other way round',
      '2019-10-25 984290.64 2020-10-25 -156452.14 2021-10-25 -156000 2022-10-25 -156000 2023-10-25 -319306.62 2024-10-25 -319306.62 2025-10-25 -319306.62 2026-10-25 -319306.62 2027-10-25 -582400',
      0.18839778311,
    ],
    ['four days', '2022-01-24 -10000 2022-01-28 9800', -0.841736995235],
    ['a rate beyond 100 %', '2010-01-01 -1000 2011-01-01 3000', 2],
    [
      'many small payments in five months',
      '2020-01-31 2821703.69 2020-03-06 12554.96 2020-03-06 -12554.96 2020-03-27 -24208.19 2020-03-27 -437308.92 2020-03-27 -2598.07 2020-03-27 -93054.6 2020-03-27 -26665.85 2020-03-27 -14531.04 ' +
        '2020-04-01 -9807.79 2020-04-01 -97605 2020-04-01 -21304.64 2020-04-01 -89577.85 2020-04-01 -12191.24 2020-04-01 -7176.47 2020-04-01 -11337.45 2020-04-01 -12917.64 2020-04-01 -11530.63 2020-04-01 -34625.18 2020-04-01 -6485.98 ' +
        '2020-04-01 -21439.77 2020-04-03 -442.35 2020-05-04 186.98 2020-05-04 -5843.2 2020-06-03 -3195.16 2020-06-03 -780315.21 2020-06-08 3225.17 2020-06-08 -759649.19 2020-06-08 -3225.17 2020-06-08 759649.19 2020-06-18 -116794.53',
      -0.809918434570599,
    ],
  ])('of %s is found', (_, text, expected) => {
    expect(Math.abs(rate(text) - expected)).toBeLessThan(1e-7)
  })

  test('is found for a tenth gained or lost in a day', () => {
    const gained = irr(flows('2024-01-01 -100 2024-01-02 110'))
    expect(Number(gained.rate) / (1.1 ** 365 - 1)).toBeCloseTo(1, 9)
    expect(gained.annualised).toBe(true)
    expect(Number(irr(flows('2024-01-01 -100 2024-01-02 90')).rate)).toBeCloseTo(-1, 9)
    expect(Number(irr(flows('2024-01-01 -100 2024-01-02 210 2024-01-03 -9')).rate)).toBeGreaterThan(1e100)
  })

  test('is n/a with the reason when nothing was paid, on one day only, or in one direction', () => {
    expect(irr([])).toEqual({ rate: null, reason: 'noFlows' })
    expect(irr(flows('2024-01-01 0 2025-01-01 0'))).toEqual({ rate: null, reason: 'noFlows' })
    expect(irr(flows('2024-01-01 -100 2024-01-01 120'))).toEqual({ rate: null, reason: 'oneDate' })
    expect(irr(flows('2024-01-01 -100 2025-01-01 -100'))).toEqual({ rate: null, reason: 'noSignChange' })
    expect(irr(flows('2024-01-01 100 2025-01-01 100'))).toEqual({ rate: null, reason: 'noSignChange' })
  })

  test('is n/a when several rates fit, and names them all', () => {
    // 10 % and 20 %: −100, +230, −132 in steps of 365 days.
    const { rate: none, reason, roots } = irr(flows('2021-01-01 -100 2022-01-01 230 2023-01-01 -132'))
    expect([none, reason]).toEqual([null, 'severalRoots'])
    expect(roots!.map(Number).map(root => Math.round(root * 1e9) / 1e9)).toEqual([0.1, 0.2])
  })

  test('names three rates, near each other or far apart, and none of zero less', () => {
    const named = (text: string) =>
      irr(flows(text))
        .roots!.map(Number)
        .map(root => Math.round(root * 1e6) / 1e6)
    // (x − 1.05)(x − 1.10)(x − 1.20), (x − 1.1)(x − 10)(x − 16) and (x − 1)(x − 1.3), in steps of 365 days.
    expect(named('2021-01-01 1000 2022-01-01 -3350 2023-01-01 3735 2024-01-01 -1386')).toEqual([0.05, 0.1, 0.2])
    expect(named('2021-01-01 10 2022-01-01 -271 2023-01-01 1886 2024-01-01 -1760')).toEqual([0.1, 9, 15])
    expect(named('2021-01-01 -100 2022-01-01 230 2023-01-01 -130')).toEqual([0, 0.3])
  })

  test('finds two rates that lie close together, and one that only touches zero', () => {
    const close = irr(flows('2021-01-01 -1000000 2022-01-01 2201000 2023-01-01 -1211100'))
    expect(close.roots!.map(Number).map(root => Math.round(root * 1e6) / 1e6)).toEqual([0.1, 0.101])
    const touching = irr(flows('2021-01-01 -100 2022-01-01 220 2023-01-01 -121'))
    expect(Math.abs(Number(touching.rate) - 0.1)).toBeLessThan(1e-6)
  })

  test('is n/a when no rate fits although the sign changes', () => {
    expect(irr(flows('2021-01-01 -100 2022-01-01 100 2023-01-01 -100'))).toEqual({ rate: null, reason: 'noRoot' })
  })

  test('finds the rate where others have none', () => {
    // A public sample of 30 flows for which another library answers nothing.
    const sample =
      '2024-09-09 -203.365347602624 2030-12-24 1208.31894521971 2027-01-06 62.911729089493 2037-03-04 23.214035363974 2035-11-13 -1797.01688426533 2041-06-22 -2017.27457461588 2037-12-19 3997.91924991427 ' +
      '2028-04-10 1115.24111568803 2040-09-15 -1915.56819372739 2042-02-02 1484.15862672955 2035-02-27 1247.32460407966 2035-02-04 -42.316649900985 2037-05-15 973.000278031422 2036-08-01 1169.69300353766 2024-12-03 -24.233785734572 ' +
      '2041-12-20 -1130.58496750037 2031-11-01 -265.351566140742 2036-11-28 37.001024894264 2026-01-10 555.940111271138 2030-08-18 -1794.45399928709 2032-07-16 -1953.03088397946 2042-06-06 -171.922891863423 2029-10-09 -1910.9048070744 ' +
      '2033-03-20 343.762478283701 2026-07-30 2453.50647798804 2026-07-13 -2607.11784778847 2038-02-26 2697.77682033517 2042-03-22 -2529.313275386 2033-04-05 606.724921312875 2043-05-27 188.397614961121'
    const found = irr(flows(sample))
    expect((found.roots ?? [found.rate!]).map(Number).some(root => Math.abs(root + 0.8973538) < 1e-6)).toBe(true)
  })

  test('is marked as annualised under one year, and only then', () => {
    expect(irr(flows('2025-01-01 -100 2025-07-01 105')).annualised).toBe(true)
    expect(irr(flows('2025-01-01 -100 2026-01-01 105')).annualised).toBeUndefined()
  })

  test('is told to twelve decimals', () => {
    expect(irr(flows('2025-01-01 -100 2026-01-01 110')).rate).toBe('0.100000000000')
    // A gain of ten in the 366 days of 2024: 1.1^(365/366) − 1.
    expect(irr(flows('2024-01-01 -100 2025-01-01 110')).rate).toBe('0.099713585934')
  })

  test('nets the flows of a day exactly', () => {
    expect(netByDay(flows('2025-01-02 0.1 2025-01-01 -5 2025-01-02 0.2 2025-01-03 7 2025-01-03 -7'))).toEqual([
      { date: '2025-01-01', amount: '-5' },
      { date: '2025-01-02', amount: '0.3' },
    ])
    expect(irr(flows('2024-01-01 -60 2024-01-01 -40 2025-01-01 200 2025-01-01 -90')).rate).toBe(
      irr(flows('2024-01-01 -100 2025-01-01 110')).rate,
    )
  })

  test('of more than ten thousand flows is looked for among the days on which they lie', () => {
    const many = Array.from({ length: 10_200 }, (_, index): Flow => ({
      date: addDays('2010-01-01', (index % 300) * 18),
      amount: index % 300 < 150 ? '-1000.00' : '1612.35',
    }))
    const days = netByDay(many)
    expect(days).toHaveLength(300)
    expect(irr(many)).toEqual(irr(days))
    // Each payment came back 2,700 days later.
    expect(Number(irr(many).rate)).toBeCloseTo(1.61235 ** (365 / 2_700) - 1, 8)
  })

  test('of flows made to fit a rate is that rate', () => {
    const laterFlows = fc.array(
      fc.record({ days: fc.integer({ min: 1, max: 3000 }), amount: fc.integer({ min: 1, max: 1_000_000 }) }),
      { minLength: 1, maxLength: 12 },
    )
    fc.assert(
      fc.property(fc.integer({ min: -900, max: 3000 }), laterFlows, (permille, later) => {
        const expected = permille / 1000
        const invested = later.reduce(
          (total, { days, amount }) => total + amount * Math.pow(1 + expected, -days / 365),
          0,
        )
        fc.pre(invested > 1 && invested < 1e9)
        const found = irr([
          { date: '2015-01-01', amount: negate(fromBinary(invested, 12)) },
          ...later.map(({ days, amount }): Flow => ({ date: addDays('2015-01-01', days), amount: `${amount}` })),
        ])
        expect(Math.abs(Number(found.rate) - expected)).toBeLessThan(1e-6 * Math.max(1, expected))
      }),
      casesFrom(31, 200),
    )
  })
})
