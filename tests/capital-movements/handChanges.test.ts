/** What a line of a capital movement becomes when somebody types another amount into it. */
import { describe, expect, test } from 'vitest'
import type { Stored } from '../../src/entityTypes.ts'
import { amountsDiffer, changedByHand } from '../../src/capital-movements/handChanges.ts'
import { LINE } from './storedLine.ts'

type Line = Stored<'capitalMovementLine'>

const changed = (changes: Partial<Line>, stored: Partial<Line> = {}) =>
  changedByHand({ ...LINE, ...stored, ...changes }, { ...LINE, ...stored })

describe('a line whose amount is typed over', () => {
  test('is marked, and what remains of the commitment moves by the difference', () => {
    // 81.50 instead of 80.00 inside the commitment: 925.00 − 1.50.
    expect(changed({ investmentFunding: '81.50' })).toMatchObject({
      changedByHand: true,
      remainingAfter: '923.50',
      shares: null,
    })
    // 12.00 may be called again instead of 10.00: 925.00 + 2.00.
    expect(changed({ recallableDistribution: '12.00' })).toMatchObject({ remainingAfter: '927.00' })
    // What is called outside the commitment leaves what remains.
    expect(changed({ expensesOutOfPaidIn: '4.00' })).toMatchObject({ changedByHand: true, remainingAfter: '925.00' })
  })

  test('has no remaining commitment where none was worked out, and keeps shares that were typed with it', () => {
    expect(changed({ investmentFunding: '81.50' }, { remainingAfter: null })).toMatchObject({ remainingAfter: null })
    expect(Object.keys(changed({ investmentFunding: '81.50', shares: '0.815000' }))).toEqual([
      'changedByHand',
      'remainingAfter',
    ])
  })

  test('stays as it is where every amount is the same, however it is written, and where the line is new', () => {
    expect(Object.keys(changed({ investmentFunding: '80.0', managementFees: '5', expensesPaidIn: '0' }))).toEqual([])
    expect(Object.keys(changedByHand(LINE, undefined))).toEqual([])
    expect(amountsDiffer({ lateEntranceFee: null }, { lateEntranceFee: '0.00' })).toBe(false)
    expect(amountsDiffer({ lateEntranceFee: '0.01' }, {})).toBe(true)
    expect(amountsDiffer({}, { realizedGain: '0.01' })).toBe(true)
  })
})
