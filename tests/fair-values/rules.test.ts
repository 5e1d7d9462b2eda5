import { describe, expect, test } from 'vitest'
import { fairValue } from '../../generated/entities/fair-value.ts'
import type { DatedCompany } from '../../src/companies/expected.ts'
import type { Decimal } from '../../src/entity.ts'
import type { Draft } from '../../src/entityTypes.ts'
import {
  companyDifference,
  expectedCompanyRules,
  fairValueRules,
  weightedSumRules,
} from '../../src/fair-values/rules.ts'
import {
  computedFairValue,
  differenceOf,
  isAmount,
  multipleOfCost,
  weightedSumOf,
  weightedValueOf,
} from '../../src/fair-values/weighted.ts'
import type { WeightedLine } from '../../src/fair-values/weighted.ts'
import { draftOf } from '../../src/validation.ts'

const TODAY = '2026-11-21'
const found = (values: Draft<'fairValue'>, rules = fairValueRules) =>
  rules(values, { today: TODAY }).map(({ field, code, warning = false }) => [field, code, warning])

/** 42.5 % of 31.2m, 18.25 % of 44.16m and 50 % of 6,494,869. */
const LINES = [
  { companyId: 1, fullyDilutedOwnership: '42.5', companyValue: '31200000' },
  { companyId: 2, fullyDilutedOwnership: '18.25', companyValue: '44160000' },
  { companyId: 3, fullyDilutedOwnership: '50', companyValue: '6494869' },
] as const satisfies readonly WeightedLine[]
const COMPANIES = [
  { id: 1, name: 'Rail' },
  { id: 2, name: 'Logistics' },
  { id: 3, name: 'Depots' },
  { id: 4, name: 'Marine', fromDate: '2026-08-14' },
] satisfies DatedCompany[]

describe('weighted values', () => {
  test('are ownership × company value to the cent, and add up to the worked figure', () => {
    expect(LINES.map(line => weightedValueOf(line))).toEqual(['13260000.00', '8059200.00', '3247434.50'])
    expect(weightedSumOf(LINES)).toBe('24566634.50')
    expect(differenceOf('24600000', LINES)).toBe('33365.50')
    expect(weightedValueOf({ fullyDilutedOwnership: '33.3333', companyValue: '0.01' })).toBe('0.00')
    expect(weightedValueOf({ fullyDilutedOwnership: '50', companyValue: '0.01' })).toBe('0.01')
  })

  test('wait for both numbers, and there is no sum without a company', () => {
    expect([
      weightedValueOf({ fullyDilutedOwnership: '5' }),
      weightedSumOf([]),
      differenceOf('1', []),
      differenceOf(undefined, LINES),
    ]).toEqual([null, null, null, null])
    const typed = draftOf(fairValue, { weightedValues: [{ fullyDilutedOwnership: 'x', companyValue: '1' }] })
    expect(typed.weightedValues?.map(line => weightedValueOf(line))).toEqual([null])
    expect(weightedSumOf([{}, LINES[2]])).toBe('3247434.50')
  })

  test('take no amount of more than thirty digits', () => {
    const largest = '9'.repeat(30)
    expect([isAmount(largest), isAmount(`-${largest}`)]).toEqual([true, true])
    expect([isAmount(`1${'0'.repeat(30)}`), isAmount(`-1${'0'.repeat(30)}`), isAmount(1)]).toEqual([
      false,
      false,
      false,
    ])
  })

  test('the multiple of cost needs a cost', () => {
    expect(multipleOfCost({ value: '24600000', cost: '16400000' })).toBe('1.5')
    for (const cost of ['0', '-5', null, undefined] as const) expect(multipleOfCost({ value: '1', cost })).toBeNull()
    for (const value of [null, undefined]) expect(multipleOfCost({ value, cost: '3' })).toBeNull()
    expect(multipleOfCost({ value: '1', cost: '0.50' })).toBe('2')
    expect(computedFairValue({ value: '2', cost: null })).toMatchObject({ multipleOfCost: null })
    // Two thirds are shown as 0.67x.
    expect(computedFairValue({ value: '2', cost: '3' })).toMatchObject({ multipleOfCost: '0.67' })
  })
})

describe('a fair value', () => {
  test('is dated today or earlier', () => {
    for (const date of ['2026-11-21', '2026-09-30', undefined] as const) expect(found({ date })).toEqual([])
    expect(found({ date: '2026-11-22' })).toEqual([['date', 'fairValue.inFuture', false]])
  })

  test('that differs from the weighted sum by a cent is warned about, not refused; one that ties is not', () => {
    const warned = (value: Decimal, weightedValues: readonly WeightedLine[] = LINES) =>
      weightedSumRules(2)({ value, weightedValues: [...weightedValues] }, { today: '2026-11-21' }).map(
        ({ field, code, warning }) => [field, code, warning],
      )
    expect(warned('24566634.50')).toEqual([])
    expect(warned('24566634.51')).toEqual([['value', 'fairValue.differsFromSum', true]])
    expect(warned('5', [])).toEqual([])
    const untyped = weightedSumRules(2)({ weightedValues: [...LINES] }, { today: '2026-11-21' })
    expect(untyped).toEqual([])
    expect(weightedSumRules(2)({ value: '5' }, { today: '2026-11-21' })).toEqual([])
  })

  test('has every company while it has no date, and misses one although it holds another besides', () => {
    const names = (companies: readonly DatedCompany[]) => companies.map(({ name }) => name)
    expect(names(companyDifference({}, COMPANIES).missing)).toEqual(['Rail', 'Logistics', 'Depots', 'Marine'])
    const instead = { date: '2026-06-30', weightedValues: [LINES[0], LINES[1], { ...LINES[2], companyId: 4 }] } as const
    const { missing, extra } = companyDifference({ ...instead, weightedValues: [...instead.weightedValues] }, COMPANIES)
    expect([names(missing), names(extra)]).toEqual([['Depots'], ['Marine']])
    expect(
      found({ ...instead, weightedValues: [...instead.weightedValues] }, expectedCompanyRules(COMPANIES)).map(
        ([, , warning]) => warning,
      ),
    ).toContain(true)
  })

  test('names each company once', () => {
    expect(found({ weightedValues: [LINES[0], LINES[1], LINES[0]] })).toEqual([
      ['weightedValues.2.companyId', 'fairValue.companyTwice', false],
    ])
  })

  test('allows an ownership of the whole, and warns above it', () => {
    expect(found({ fullyDilutedOwnership: '100' })).toEqual([])
    expect(found({ fullyDilutedOwnership: '100.0001' })).toEqual([
      ['fullyDilutedOwnership', 'fairValue.ownershipAboveWhole', true],
    ])
    expect(found({ weightedValues: [{ companyId: 1, fullyDilutedOwnership: '101', companyValue: '1' }] })).toEqual([
      ['fullyDilutedOwnership', 'fairValue.ownershipAboveWhole', true],
    ])
  })

  test('that leaves out an expected company, or holds another, is warned about, not refused', () => {
    const rules = expectedCompanyRules(COMPANIES)
    expect(found({ date: '2026-08-13', weightedValues: LINES }, rules)).toEqual([])
    expect(found({ date: '2026-08-14', weightedValues: LINES }, rules)).toEqual([
      ['weightedValues', 'fairValue.companiesDiffer', true],
    ])
    expect(companyDifference({ date: '2026-08-14', weightedValues: LINES }, COMPANIES)).toEqual({
      missing: [COMPANIES[3]],
      extra: [],
    })
    expect(companyDifference({ date: '2026-06-30', weightedValues: [...LINES, { companyId: 4 }] }, COMPANIES)).toEqual({
      missing: [],
      extra: [COMPANIES[3]],
    })
    const named = (companies: readonly DatedCompany[]) =>
      expectedCompanyRules(companies)(
        { date: '2026-08-14', weightedValues: [], value: '1' },
        { today: '2026-11-21' },
      )[0]?.values
    // By number, however they were read.
    expect(named(COMPANIES.toReversed())).toEqual({ companies: 'Rail, Logistics, Depots, Marine' })
    expect(found({ date: '2026-08-13', weightedValues: [] }, expectedCompanyRules([]))).toEqual([])
    expect(found({ date: '2026-08-14', weightedValues: undefined }, rules)).toEqual([])
  })

  test('in which nothing is typed yet misses no company, and one with a value but no company does', () => {
    const rules = expectedCompanyRules(COMPANIES)
    const date = '2026-08-14' as const
    expect(found({ date, weightedValues: [] }, rules)).toEqual([])
    expect(found({ date, weightedValues: [], value: '1' }, rules)).toEqual([
      ['weightedValues', 'fairValue.companiesDiffer', true],
    ])
  })
})
