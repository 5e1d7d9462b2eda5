import { describe, expect, test } from 'vitest'
import { fund } from '../../generated/entities/fund.ts'
import type { Draft, Finding, RuleContext } from '../../src/entityTypes.ts'
import { fundEndsOn, fundRules, publishedTermRules } from '../../src/funds/rules.ts'
import { draftOf } from '../../src/validation.ts'
import { storedOf } from '../stored.ts'

const TODAY: RuleContext<'fund'> = { today: '2026-11-21' }
const GOOD: Draft<'fund'> = {
  vintageYear: 2022,
  commencementDate: '2022-03-31',
  cashFlowStartDate: '2022-04-15',
  firstClosingDate: '2022-03-31',
  finalClosingDate: '2023-03-31',
  firstReportingDate: '2022-06-30',
  term: 10,
  investmentPeriod: 5,
}

describe('a fund', () => {
  test('is accepted when its dates follow each other', () => {
    expect(fundRules(GOOD, TODAY)).toEqual([])
  })

  test('is accepted without a final closing, and when dates fall on one day', () => {
    expect(fundRules({ ...GOOD, finalClosingDate: null }, TODAY)).toEqual([])
    expect(
      fundRules({ ...GOOD, finalClosingDate: GOOD.firstClosingDate, cashFlowStartDate: GOOD.commencementDate }, TODAY),
    ).toEqual([])
  })

  const refused: [Draft<'fund'>, Finding<'fund'>][] = [
    [
      { finalClosingDate: '2022-03-30' },
      { field: 'finalClosingDate', code: 'fund.finalBeforeFirst', values: { date: '31/03/2022' } },
    ],
    [
      { cashFlowStartDate: '2022-03-30' },
      { field: 'cashFlowStartDate', code: 'fund.cashFlowBeforeCommencement', values: { date: '31/03/2022' } },
    ],
    [
      { firstReportingDate: '2021-12-31' },
      { field: 'firstReportingDate', code: 'fund.reportingBeforeCommencement', values: { date: '31/03/2022' } },
    ],
    [{ vintageYear: 2029 }, { field: 'vintageYear', code: 'fund.vintageYear', values: { year: '2028' } }],
    [
      { investmentPeriod: 11 },
      { field: 'investmentPeriod', code: 'fund.investmentPeriodBeyondTerm', values: { years: 10 } },
    ],
  ]
  test.each(refused)('is refused with %j', (change, finding) => {
    expect(fundRules({ ...GOOD, ...change }, TODAY)).toEqual([finding])
  })

  test('may invest for the whole of its term', () => {
    expect(fundRules({ ...GOOD, investmentPeriod: 10 }, TODAY)).toEqual([])
  })

  test('may have a vintage two years ahead, for a fund that is being raised', () => {
    expect(fundRules({ ...GOOD, vintageYear: 2028 }, TODAY)).toEqual([])
  })
})

describe('terms that published figures are computed with', () => {
  const before = storedOf(fund, {
    carriedInterestType: 'European',
    carriedInterest: '20.00',
    preferredReturn: '8.0000',
    catchUp: '100.00',
    carriedInterestEffectiveDate: null,
    name: 'Fund',
  })
  const rules = publishedTermRules('Q2 2026')

  const warned: Draft<'fund'>[] = [
    { carriedInterestType: 'None' },
    { carriedInterest: '25' },
    { preferredReturn: null },
    { catchUp: '50' },
    { carriedInterestEffectiveDate: '2026-01-01' },
  ]
  test.each(warned)('are warned about when they change to %j', change => {
    expect(rules({ ...before, ...change }, { ...TODAY, before })).toEqual([
      { field: Object.keys(change)[0], code: 'fund.publishedFigures', values: { period: 'Q2 2026' }, warning: true },
    ])
  })

  test('raise no warning when they stay, when other terms change, or when a fund is made', () => {
    for (const change of [
      {},
      { carriedInterest: '20', preferredReturn: '8' },
      { carriedInterestEffectiveDate: '' },
      { name: 'Other', managementFee: '2' },
    ])
      expect(rules(draftOf(fund, { ...before, ...change }), { ...TODAY, before })).toEqual([])
    expect(rules(before, TODAY)).toEqual([])
  })
})

describe('the end of a fund', () => {
  test('is the day before its commencement date, moved on by its term', () => {
    expect(fundEndsOn({ commencementDate: '2022-03-31', term: 10 })).toBe('2032-03-30')
    expect(fundEndsOn({ commencementDate: '2024-02-29', term: 1 })).toBe('2025-02-27')
  })

  test('is unknown without a date or a term', () => {
    expect(fundEndsOn({ commencementDate: '2022-03-31', term: null })).toBeNull()
    expect(fundEndsOn({ term: 10 })).toBeNull()
    expect(fundEndsOn({ commencementDate: '2022-03-31' })).toBeNull()
    expect(fundEndsOn({ commencementDate: '2022-03-31', term: -1 })).toBeNull()
  })

  test('is told up to the end of the calendar, and not beyond it', () => {
    expect(fundEndsOn({ commencementDate: '2022-03-31', term: 178 })).toBe('2200-03-30')
    expect(fundEndsOn({ commencementDate: '2022-03-31', term: 179 })).toBeNull()
    expect(fundEndsOn({ commencementDate: '2022-03-31', term: 99999 })).toBeNull()
  })
})
