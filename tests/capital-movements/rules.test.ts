import { describe, expect, test } from 'vitest'
import { addBusinessDays } from '../../src/calendar.ts'
import { capitalMovementRules, laterFindings, lineFindings, lineRules } from '../../src/capital-movements/rules.ts'
import type { LaterEvent } from '../../src/capital-movements/rules.ts'
import { amountsOf } from '../../src/capital-movements/components.ts'
import type { CalendarDate } from '../../src/entity.ts'
import { LINE } from './storedLine.ts'

describe('the rules of a capital movement', () => {
  const rulesOf = (movement: Parameters<typeof capitalMovementRules>[0]) =>
    capitalMovementRules(movement, { today: '2026-11-20' }).map(({ field, code }) => [field, code])

  test('return of capital and gain are at most the distribution, and so is the recallable part', () => {
    expect(rulesOf({ distribution: '100', returnOfCapital: '60', realizedGain: '40' })).toEqual([])
    expect(rulesOf({ distribution: '100', returnOfCapital: '60', realizedGain: '40.01' })).toEqual([
      ['distribution', 'capitalMovement.aboveDistribution'],
    ])
    expect(rulesOf({ distribution: '50', returnOfCapital: '60', realizedGain: '-10' })).toEqual([])
    // What is left empty is nothing.
    expect(rulesOf({ returnOfCapital: '0.50' })).toEqual([['distribution', 'capitalMovement.aboveDistribution']])
    expect(rulesOf({ distribution: '0.50' })).toEqual([])
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
    const [soon] = capitalMovementRules({ investmentFunding: '1', dueDate: '2026-12-03' }, { today: '2026-11-20' })
    expect([soon?.warning, soon?.values]).toEqual([true, { days: 10, date: '04/12/2026' }])
  })

  test('it is not due before a completed closing or transfer; on the same day it comes after them', () => {
    const of = (dueDate: CalendarDate, ...later: LaterEvent[]) =>
      laterFindings({ dueDate }, later).map(({ code, values }) => [code, values?.['date']])
    const closing: LaterEvent = { kind: 'closing', name: 'Second closing', date: '2026-03-15' }
    const transfer: LaterEvent = { kind: 'transfer', date: '2026-04-01' }
    expect(of('2026-03-14')).toEqual([])
    expect(of('2026-03-15', closing)).toEqual([])
    expect(of('2026-03-14', closing)).toEqual([['capitalMovement.beforeClosing', '15/03/2026']])
    expect(of('2026-04-01', closing, transfer)).toEqual([])
    expect(of('2026-03-31', closing, transfer)).toEqual([['capitalMovement.beforeTransfer', '01/04/2026']])
    expect(laterFindings({}, [closing])).toEqual([])
  })

  test('a payment comes in today at the latest, and one of more than the line comes to is warned of', () => {
    const found = (line: Parameters<typeof lineRules>[0], before?: Parameters<typeof lineRules>[1]['before']) =>
      lineRules(line, { today: '2026-11-20', ...(before && { before }) }).map(
        ({ field, code, values = {}, warning = false }) => [field, code, warning, ...Object.values(values)],
      )
    const future = ['receivedDate', 'capitalMovementLine.receivedInFuture', false, '20/11/2026']
    expect(found({ receivedDate: '2026-11-20' })).toEqual([])
    expect(found({ receivedDate: '2026-11-21' })).toEqual([future])
    const above = ['amountReceived', 'capitalMovementLine.aboveDue', true]
    const netted = { investmentFunding: '80', managementFees: '5', distribution: '15' } as const
    expect(found({ ...netted, amountReceived: '70.00' })).toEqual([])
    expect(found({ ...netted, amountReceived: '70.01' })).toEqual([above])
    // Of a line that pays out it is what went out.
    expect(found({ distribution: '15', amountReceived: '15' })).toEqual([])
    expect(found({ distribution: '15', amountReceived: '15.01' })).toEqual([above])
    // In the dialogue of payments the rest of the line is as it was stored.
    const before = { ...LINE, ...netted, receivedDate: '2027-01-01' } as const
    expect(found({ amountReceived: '70', receivedDate: '2027-01-01' }, before)).toEqual([])
    expect(found({ amountReceived: '71', receivedDate: '2027-01-02' }, before)).toEqual([future, above])
  })

  test('late is never set by hand', () => {
    expect(lineRules({ paymentStatus: 'Received' }, { today: '2026-11-20' })).toEqual([])
    expect(lineRules({ paymentStatus: 'Late' }, { today: '2026-11-20' }).map(({ field }) => field)).toEqual([
      'paymentStatus',
    ])
  })
})

test.each([
  [0, '1,000'],
  [2, '1,000.00'],
  [3, '1,000.000'],
])('R483 what may still be called is named with the %i decimals of the currency', (minorUnits, remaining) => {
  const amounts = amountsOf({ investmentFunding: '1001' })
  expect(lineFindings(amounts, { name: 'Ashcombe', remaining: '1000', minorUnits })).toEqual([
    {
      field: 'investmentFunding',
      code: 'capitalMovementLine.aboveRemaining',
      values: { name: 'Ashcombe', remaining },
    },
  ])
})
