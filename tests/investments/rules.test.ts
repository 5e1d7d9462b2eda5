import { describe, expect, test } from 'vitest'
import { investment } from '../../generated/entities/investment.ts'
import { draftOf } from '../../src/validation.ts'
import { computedInvestment, foreignCurrency } from '../../src/investments/computed.ts'
import { foreignCurrencyRules, investmentRules } from '../../src/investments/rules.ts'
import { totalCommitmentOf } from '../../src/investments/totals.ts'

const TODAY = '2026-11-21'
const found = (values: Record<string, unknown>) =>
  investmentRules(draftOf(investment, values), { today: TODAY }).map(({ field, code }) => [field, code])
const commitments = (...dates: string[]) => dates.map(date => ({ date, value: '100' }))

describe('the dates of an investment', () => {
  test('allow a subscription today and earlier, and refuse tomorrow', () => {
    for (const subscriptionDate of ['2026-11-21', '2020-02-29', undefined])
      expect(found({ subscriptionDate })).toEqual([])
    expect(found({ subscriptionDate: '2026-11-22' })).toEqual([['subscriptionDate', 'investment.subscriptionInFuture']])
  })

  test('allow a vintage and founded year up to this one, and refuse the next', () => {
    for (const year of [2026, 1999, undefined]) expect(found({ vintageYear: year, foundedYear: year })).toEqual([])
    expect(found({ vintageYear: 2027, foundedYear: 2027 })).toEqual([
      ['vintageYear', 'investment.yearInFuture'],
      ['foundedYear', 'investment.yearInFuture'],
    ])
  })
})

describe('a deal that is called foreign, or is not', () => {
  const [EUR, USD] = [1, 2]
  const warned = (values: Record<string, unknown>, fundCurrencyId?: number) =>
    foreignCurrencyRules(fundCurrencyId)(draftOf(investment, values), { today: TODAY }).map(
      ({ field, code, warning }) => [field, code, warning],
    )
  const contradiction = [['inForeignCurrency', 'investment.foreignCurrency', true]]

  test('is warned about where its currency says otherwise, and nowhere else', () => {
    expect(warned({ dealCurrencyId: USD, inForeignCurrency: false }, EUR)).toEqual(contradiction)
    expect(warned({ dealCurrencyId: EUR, inForeignCurrency: true }, EUR)).toEqual(contradiction)
    expect(warned({ dealCurrencyId: USD, inForeignCurrency: true }, EUR)).toEqual([])
    expect(warned({ dealCurrencyId: EUR, inForeignCurrency: false }, EUR)).toEqual([])
  })

  test('is left alone while one of the three is not known', () => {
    expect(warned({ dealCurrencyId: USD, inForeignCurrency: false })).toEqual([])
    expect(warned({ inForeignCurrency: false }, EUR)).toEqual([])
    expect(warned({ dealCurrencyId: USD }, EUR)).toEqual([])
  })
})

describe('the dated commitments of an investment', () => {
  test('allow different dates and refuse the second of the same', () => {
    expect(found({ commitments: commitments('2026-01-01', '2026-01-02') })).toEqual([])
    expect(found({ commitments: commitments('2026-01-01', '2026-02-01', '2026-01-01') })).toEqual([
      ['commitments.2.date', 'investment.commitmentTwice'],
    ])
  })

  test('allow the subscription date itself and refuse the day before, whichever of the two was changed', () => {
    expect(found({ subscriptionDate: '2026-01-15', commitments: commitments('2026-01-15', '2026-02-01') })).toEqual([])
    expect(found({ subscriptionDate: '2026-01-15', commitments: commitments('2026-01-14', '2026-02-01') })).toEqual([
      ['commitments.0.date', 'investment.commitmentBeforeSubscription'],
    ])
    expect(found({ subscriptionDate: '2026-02-02', commitments: commitments('2026-03-01', '2026-02-01') })).toEqual([
      ['commitments.1.date', 'investment.commitmentBeforeSubscription'],
    ])
  })

  test('that are not there yet, or not typed to the end, break no rule', () => {
    expect(found({ subscriptionDate: '2026-01-15', commitments: [{}, {}, { date: '1/2' }] })).toEqual([])
    expect(found({ commitments: undefined })).toEqual([])
  })

  test('add up to the total commitment', () => {
    const typed = { commitments: [{ value: '1000000.10' }, { value: '-0.20' }, { value: 'two' }, {}] }
    expect(totalCommitmentOf(draftOf(investment, typed).commitments)).toBe('999999.90')
    expect(computedInvestment(draftOf(investment, typed))).toEqual({ totalCommitment: '999999.90' })
    // In dinar, to the fils.
    expect(totalCommitmentOf([{ value: '1.234' }, { value: '0.002' }])).toBe('1.236')
    expect(totalCommitmentOf([])).toBeNull()
    expect(totalCommitmentOf(undefined)).toBeNull()
  })
})

describe('the answer about the foreign currency', () => {
  const compute = foreignCurrency(1)

  test('is proposed when a deal currency is chosen', () => {
    expect(compute({ dealCurrencyId: 2 }, {})).toEqual({ inForeignCurrency: true })
    expect(compute({ dealCurrencyId: 1 }, { dealCurrencyId: 2, inForeignCurrency: true })).toMatchObject({
      inForeignCurrency: false,
    })
  })

  test('stays as it is while the deal currency stays, and without a fund to compare with', () => {
    for (const compared of [
      compute({ dealCurrencyId: 2, name: 'A' }, { dealCurrencyId: 2 }),
      compute({ dealCurrencyId: 2 }),
      foreignCurrency(undefined)({ dealCurrencyId: 2 }, {}),
      compute({}, { dealCurrencyId: 2 }),
    ])
      expect(compared).not.toHaveProperty('inForeignCurrency')
  })
})
