import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '../../src/calendar.ts'
import type { Decimal } from '../../src/entity.ts'
import type { Draft } from '../../src/entityTypes.ts'
import { feeTerms, lateEntrantFee, managementFee } from '../../src/invoices/fees.ts'
import { describedStep } from '../../src/invoices/describedStep.ts'
import type { FeeBases, FeePeriod, FeeTerms, ManagementFee } from '../../src/invoices/fees.ts'
import { compare, subtract, sum } from '../../src/money.ts'
import { casesFrom } from '../seeds.ts'

const terms = (changes: Partial<FeeTerms> = {}): FeeTerms => ({
  rate: '2',
  basis: 'Commitment',
  subsequentRate: '1.75',
  subsequentBasis: 'Cash At Work',
  investmentPeriodEnd: null,
  firstClosingDate: null,
  fixedFee: '0',
  minimumFee: '0',
  offsets: '0',
  minorUnits: 2,
  ...changes,
})
const atWork = (bought: Decimal) => ({ stated: '0', bought, disposed: '0' }) as const
const bases =
  (changes: Partial<FeeBases> = {}) =>
  (): FeeBases => ({ commitment: '300000000', cashAtWork: atWork('187654321'), nav: '0', ...changes })
const quarter: FeePeriod = { from: '2024-01-01', to: '2024-03-31' }

/** As a person reads it. */
function inWords({ trace }: Pick<ManagementFee, 'trace'>, minorUnits = 2) {
  return trace.map(step => {
    const { label, numbers } = describedStep(step, minorUnits)
    return { label, numbers: numbers.replaceAll('\u00a0', ' '), amount: step.amount }
  })
}

describe('the management fee', () => {
  test('of a stub counts both its first and its last day, actual/365', () => {
    const fee = managementFee(terms({ firstClosingDate: '2024-02-15' }), quarter, bases())
    expect(fee.parts).toMatchObject([{ from: '2024-02-15', to: '2024-03-31', days: 46, amount: '756164.38' }])
    expect(fee.fee).toBe('756164.38')
  })

  test('changes its terms on the day after the investment period, also where that ends with or begins a period', () => {
    const partsWith = (investmentPeriodEnd: '2024-03-31' | '2024-01-01' | '2023-12-31') =>
      managementFee(terms({ investmentPeriodEnd }), quarter, bases()).parts.map(({ from, to, basis }) => [
        from,
        to,
        basis,
      ])
    expect(partsWith('2024-03-31')).toEqual([['2024-01-01', '2024-03-31', 'Commitment']])
    expect(partsWith('2024-01-01')).toEqual([
      ['2024-01-01', '2024-01-01', 'Commitment'],
      ['2024-01-02', '2024-03-31', 'Cash At Work'],
    ])
    expect(partsWith('2023-12-31')).toEqual([['2024-01-01', '2024-03-31', 'Cash At Work']])
  })

  test('of a fixed amount states no rate', () => {
    const fee = managementFee(
      terms({ basis: 'Fixed', fixedFee: '36500' }),
      { from: '2024-01-01', to: '2024-01-10' },
      bases(),
    )
    expect(fee.fee).toBe('1000.00')
    expect(fee.trace[0]).toMatchObject({ step: 'Part', basis: 'Fixed', base: '36500', rate: null })
    expect(managementFee(terms(), quarter, bases()).trace[0]).toMatchObject({ rate: '2' })
  })

  test('is nothing of a fund that states no terms', () => {
    expect(feeTerms({}, 2)).toEqual({
      rate: '0',
      basis: 'Commitment',
      subsequentRate: '0',
      subsequentBasis: 'Commitment',
      investmentPeriodEnd: null,
      firstClosingDate: null,
      fixedFee: '0',
      minimumFee: '0',
      offsets: '0',
      minorUnits: 2,
    })
    expect(managementFee(feeTerms({}, 2), quarter, bases()).fee).toBe('0.00')
  })

  test('steps down in the middle of a period in two parts, each rounded', () => {
    const fee = managementFee(terms({ investmentPeriodEnd: '2024-02-14' }), quarter, bases())
    expect(fee.parts.map(({ from, to, days, basis, amount }) => [from, to, days, basis, amount])).toEqual([
      ['2024-01-01', '2024-02-14', 45, 'Commitment', '739726.03'],
      ['2024-02-15', '2024-03-31', 46, 'Cash At Work', '413867.75'],
    ])
    expect(fee.fee).toBe('1153593.78')
    expect(inWords(fee).map(({ label, numbers, amount }) => [label, numbers, amount])).toEqual([
      ['Fee from 01/01/2024 to 14/02/2024 on commitments', '300,000,000.00 × 2.0000 % × 45 ÷ 365', '739726.03'],
      [
        'Cash at work on 15/02/2024',
        '0.00 at the last fair values + 187,654,321.00 bought since − 0.00 cost of what was sold since',
        '187654321.00',
      ],
      ['Fee from 15/02/2024 to 31/03/2024 on cash at work', '187,654,321.00 × 1.7500 % × 46 ÷ 365', '413867.75'],
      ['Fee of all parts', '739,726.03 + 413,867.75', '1153593.78'],
    ])
  })

  test('is lowered by its share of fees earned from companies', () => {
    const fee = managementFee(terms({ offsets: '80' }), quarter, bases(), { earned: '420000', carriedForward: '0' })
    expect([fee.gross, fee.offsetsUsed, fee.offsetsCarriedForward, fee.fee]).toEqual([
      '1495890.41',
      '336000.00',
      '0.00',
      '1159890.41',
    ])
    expect(inWords(fee).map(({ label, amount }) => [label, amount])).toEqual([
      ['Fee from 01/01/2024 to 31/03/2024 on commitments', '1495890.41'],
      ['Share of the fees earned from companies', '336000.00'],
      ['Fee after offsets', '1159890.41'],
    ])
  })

  test('carries forward what offsets cannot lower, and uses it in the next period', () => {
    const first = managementFee(terms({ offsets: '100' }), quarter, bases(), {
      earned: '1600000',
      carriedForward: '50000',
    })
    expect([first.fee, first.offsetsUsed, first.offsetsCarriedForward]).toEqual(['0.00', '1495890.41', '154109.59'])
    const next = managementFee(terms({ offsets: '100' }), { from: '2024-04-01', to: '2024-06-30' }, bases(), {
      earned: '0',
      carriedForward: first.offsetsCarriedForward,
    })
    expect([next.fee, next.offsetsCarriedForward]).toEqual(['1341780.82', '0.00'])
    const before = managementFee(terms(), quarter, bases(), { earned: '0', carriedForward: '12' })
    expect(before.trace.map(({ step }) => step)).toEqual(['Part', 'OffsetsBefore', 'AfterOffsets'])
    expect(before.trace[1]).toMatchObject({ amount: '12.00', base: '12' })
  })

  test('never falls below the minimum, which comes last', () => {
    const low = managementFee(terms({ offsets: '100', minimumFee: '400000' }), quarter, bases(), {
      earned: '1450000',
      carriedForward: '0',
    })
    expect([low.gross, low.offsetsUsed, low.fee]).toEqual(['1495890.41', '1396164.38', '99726.03'])
    expect(inWords(low).find(({ label }) => label === 'The minimum fee applies')).toMatchObject({ amount: '99726.03' })
    const inTwoParts = managementFee(
      terms({ minimumFee: '400000', investmentPeriodEnd: '2024-02-14' }),
      quarter,
      bases({ commitment: '0', cashAtWork: atWork('0') }),
    )
    expect(inTwoParts.fee).toBe('99726.03')
    const high = managementFee(terms({ minimumFee: '400000' }), quarter, bases())
    expect(inWords(high).at(-1)!.label).toBe('The minimum fee is reached')
    expect(
      managementFee(terms({ minimumFee: '365' }), { from: '2024-01-01', to: '2024-01-10' }, bases({ commitment: '0' }))
        .fee,
    ).toBe('10.00')
  })

  test('carries forward the offsets that did not lower the fee that is charged, because of the minimum', () => {
    const next = { earned: '0', carriedForward: '1450000' } as const
    const low = managementFee(terms({ offsets: '100', minimumFee: '400000' }), quarter, bases(), next)
    expect([low.fee, low.offsetsUsed, low.offsetsCarriedForward]).toEqual(['99726.03', '1396164.38', '53835.62'])
    expect(inWords(low).at(-1)).toMatchObject({
      label: 'Offsets carried forward to the next period',
      numbers: '1,450,000.00 − 1,396,164.38',
      amount: '53835.62',
    })
    // A fee that is below the minimum by itself is lowered by nothing.
    const small = managementFee(terms({ minimumFee: '400000' }), quarter, bases({ commitment: '1' }), next)
    expect([small.fee, small.offsetsUsed, small.offsetsCarriedForward]).toEqual(['99726.03', '0.00', '1450000.00'])
  })

  test('has the decimals of the currency of the fund', () => {
    const of = (minorUnits: number) =>
      managementFee(
        terms({ minorUnits, investmentPeriodEnd: '2024-02-14', offsets: '33', minimumFee: '1000' }),
        quarter,
        bases(),
        { earned: '1000', carriedForward: '0' },
      )
    const [yen, dinar] = [of(0), of(3)]
    expect([yen.parts.map(({ amount }) => amount), yen.fee]).toEqual([['739726', '413868'], '1153264'])
    expect([dinar.parts.map(({ amount }) => amount), dinar.fee]).toEqual([['739726.027', '413867.749'], '1153263.776'])
    expect(yen.trace.map(({ amount }) => amount).join(' ')).not.toContain('.')
    expect(inWords(yen, 0)[0]!.numbers).toBe('300,000,000 × 2.0000 % × 45 ÷ 365')
  })

  test('that needs a net asset value says so where there is none, and is not zero', () => {
    const unknown = managementFee(
      terms({ basis: 'NAV', rate: '100' }),
      quarter,
      bases({ nav: null, noNav: 'No books' }),
    )
    expect(unknown.trace).toMatchObject([{ step: 'Part', base: '0', amount: '0.00' }])
    expect(unknown.unknown).toEqual({ date: '2024-01-01', reason: 'No books' })
    expect(managementFee(terms({ basis: 'NAV' }), quarter, bases({ nav: null })).unknown).toStrictEqual({
      date: '2024-01-01',
      reason: '',
    })
    const little = managementFee(terms({ basis: 'NAV', rate: '100' }), quarter, bases({ nav: '0.50' }))
    expect(little.parts[0]?.basisAmount).toBe('0.50')
    const none = bases({ nav: null, noNav: 'There is no accounting entry for Q4 2023' })
    for (const basis of ['NAV', 'Lower of cost or NAV'] as const)
      expect(managementFee(terms({ basis }), quarter, none).unknown).toEqual({
        date: '2024-01-01',
        reason: 'There is no accounting entry for Q4 2023',
      })
    expect(
      managementFee(terms({ investmentPeriodEnd: '2024-02-14', subsequentBasis: 'NAV' }), quarter, none).unknown,
    ).toMatchObject({ date: '2024-02-15' })
    for (const basis of ['Commitment', 'Cash At Work', 'Fixed'] as const)
      expect(managementFee(terms({ basis }), quarter, none).unknown).toBeNull()
    const worthless = managementFee(terms({ basis: 'NAV' }), quarter, bases({ nav: '-1000' }))
    expect([worthless.unknown, worthless.fee]).toEqual([null, '0.00'])
  })

  test('begins with the first closing, and where that is not dated, with the commencement', () => {
    const fund: Draft<'fund'> = { managementFee: '2', commencementDate: '2024-02-01', investmentPeriod: 5 }
    expect(feeTerms(fund, 2)).toMatchObject({ firstClosingDate: '2024-02-01', investmentPeriodEnd: '2029-01-31' })
    expect(managementFee(feeTerms(fund, 2), quarter, bases()).parts).toMatchObject([{ from: '2024-02-01', days: 60 }])
    expect(feeTerms({ ...fund, firstClosingDate: '2024-02-15' }, 2)).toMatchObject({
      firstClosingDate: '2024-02-15',
      investmentPeriodEnd: '2029-02-14',
    })
  })

  test.each([
    ['Fixed', { fixedFee: '365000' }, '91000.00'],
    ['NAV', {}, '45500.00'],
    ['Lower of cost or NAV', {}, '18200.00'],
    ['Cash At Work', {}, '18200.00'],
  ] as const)('can be taken on %s', (basis, changes, fee) => {
    expect(
      managementFee(
        terms({ basis, rate: '10', ...changes }),
        quarter,
        bases({ nav: '1825000', cashAtWork: atWork('730000') }),
      ).fee,
    ).toBe(fee)
  })

  test('is nothing before the first closing, and on the later terms after the investment period', () => {
    expect(
      managementFee(terms({ firstClosingDate: '2024-04-01', minimumFee: '1000' }), quarter, bases()),
    ).toMatchObject({ parts: [], fee: '0.00', trace: [] })
    expect(managementFee(terms({ investmentPeriodEnd: '2023-12-31' }), quarter, bases()).parts).toMatchObject([
      { basis: 'Cash At Work', rate: '1.75', days: 91 },
    ])
  })

  test('R445 comes from the terms of the fund: another rate is another fee', () => {
    const fund: Draft<'fund'> = {
      managementFee: '2',
      managementFeeBasis: 'Commitment',
      managementFeeSubsequent: '1.75',
      additionalBasis: 'Cash At Work',
      investmentPeriod: 5,
      firstClosingDate: '2020-12-15',
      minimumManagementFee: null,
      feeOffsets: '80',
    }
    expect(feeTerms(fund, 2)).toEqual({
      rate: '2',
      basis: 'Commitment',
      subsequentRate: '1.75',
      subsequentBasis: 'Cash At Work',
      investmentPeriodEnd: '2025-12-14',
      firstClosingDate: '2020-12-15',
      fixedFee: '0',
      minimumFee: '0',
      offsets: '80',
      minorUnits: 2,
    })
    const feeOf = (changes: Draft<'fund'>) => managementFee(feeTerms({ ...fund, ...changes }, 2), quarter, bases()).fee
    expect([feeOf({}), feeOf({ managementFee: '1' }), feeOf({ managementFee: null })]).toEqual([
      '1495890.41',
      '747945.21',
      '0.00',
    ])
    expect(feeTerms({ managementFee: '2' }, 2)).toMatchObject({
      subsequentRate: '2',
      subsequentBasis: 'Commitment',
      investmentPeriodEnd: null,
    })
  })

  test('ends its investment period only where it is known when that begins and how long it lasts', () => {
    const endOf = (fund: Draft<'fund'>) => feeTerms(fund, 2).investmentPeriodEnd
    expect(endOf({ firstClosingDate: '2024-01-15', investmentPeriod: 5 })).toBe('2029-01-14')
    expect([endOf({ firstClosingDate: '2024-01-15' }), endOf({ investmentPeriod: 5 })]).toEqual([null, null])
  })

  test('of later partners runs from the first closing', () => {
    const periods: FeePeriod[] = [
      { from: '2024-01-01', to: '2024-03-31' },
      { from: '2024-04-01', to: '2024-06-30' },
    ]
    const late = lateEntrantFee(terms({ firstClosingDate: '2024-02-15' }), periods, '200000000', '300000000')
    // 756,164.38 − 504,109.59 in the first quarter, 1,495,890.41 − 997,260.27 in the second.
    expect(late).toBe('750684.93')
    expect(lateEntrantFee(terms({ basis: 'Fixed', fixedFee: '1000' }), periods, '1', '2')).toBe('0.00')
    expect(lateEntrantFee(terms(), [], '1', '2')).toBe('0.00')
  })

  test('is the same however the trace is read: parts, offsets and minimum add up', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 500 }),
        fc.integer({ min: 0, max: 400 }),
        fc.integer({ min: 0, max: 1_000_000 }),
        fc.integer({ min: 0, max: 2_000_000 }),
        (end, length, earned, minimumFee) => {
          const period: FeePeriod = { from: '2024-01-01', to: addDays('2024-01-01', length) }
          const fee = managementFee(
            terms({ investmentPeriodEnd: addDays('2023-12-31', end), offsets: '50', minimumFee: `${minimumFee}` }),
            period,
            bases(),
            { earned: `${earned}`, carriedForward: '3.33' },
          )
          expect(fee.parts.reduce((days, part) => days + part.days, 0)).toBe(length + 1)
          expect(compare(fee.gross, sum(fee.parts.map(({ amount }) => amount)))).toBe(0)
          expect(compare(fee.fee, subtract(fee.gross, fee.offsetsUsed))).toBeGreaterThanOrEqual(0)
          expect(compare(fee.offsetsCarriedForward, '0')).toBeGreaterThanOrEqual(0)
        },
      ),
      casesFrom(35, 100),
    )
  })
})
