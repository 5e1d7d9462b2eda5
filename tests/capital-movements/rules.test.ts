import { describe, expect, test } from 'vitest'
import { addBusinessDays } from '../../src/calendar.ts'
import { capitalMovementRules, lineRules } from '../../src/capital-movements/rules.ts'

describe('the rules of a capital movement', () => {
  const rulesOf = (movement: Parameters<typeof capitalMovementRules>[0]) =>
    capitalMovementRules(movement, { today: '2026-11-20' }).map(({ field, code }) => [field, code])

  test('return of capital and gain are at most the distribution, and so is the recallable part', () => {
    expect(rulesOf({ distribution: '100', returnOfCapital: '60', realizedGain: '40' })).toEqual([])
    expect(rulesOf({ distribution: '100', returnOfCapital: '60', realizedGain: '40.01' })).toEqual([
      ['distribution', 'capitalMovement.aboveDistribution'],
    ])
    expect(rulesOf({ distribution: '50', returnOfCapital: '60', realizedGain: '-10' })).toEqual([])
    expect(rulesOf({ distribution: '100', recallableDistribution: '100' })).toEqual([])
    expect(rulesOf({ distribution: '100', recallableDistribution: '100.01' })).toEqual([
      ['recallableDistribution', 'capitalMovement.recallableAboveDistribution'],
    ])
  })

  test('the NAV per share is not below zero', () => {
    expect(rulesOf({ navPerShare: '0' })).toEqual([])
    expect(rulesOf({ navPerShare: '-0.000001' })).toEqual([['navPerShare', 'capitalMovement.navPerShareNegative']])
  })

  test('a call is announced ten business days ahead, or warned of', () => {
    // Friday 20/11/2026: ten business days later is Friday 04/12/2026.
    expect(addBusinessDays('2026-11-20', 10)).toBe('2026-12-04')
    expect(addBusinessDays('2026-11-21', 1)).toBe('2026-11-23')
    expect(rulesOf({ investmentFunding: '1', dueDate: '2026-12-04' })).toEqual([])
    expect(rulesOf({ investmentFunding: '1', dueDate: '2026-12-03' })).toEqual([
      ['dueDate', 'capitalMovement.shortNotice'],
    ])
    expect(rulesOf({ distribution: '1', dueDate: '2026-11-23' })).toEqual([])
  })

  test('late is never set by hand', () => {
    expect(lineRules({ paymentStatus: 'Received' }, { today: '2026-11-20' })).toEqual([])
    expect(lineRules({ paymentStatus: 'Late' }, { today: '2026-11-20' }).map(({ field }) => field)).toEqual([
      'paymentStatus',
    ])
  })
})
