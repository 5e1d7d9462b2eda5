import { describe, expect, test } from 'vitest'
import { costOf, costOfLedger } from '../../src/transactions/cost.ts'

const bought = [
  { date: '2024-01-15', amount: '-1000.00' },
  { date: '2025-03-31', amount: '-250.00' },
] as const
const sold = { date: '2025-06-30', subType: 'Partial exit', amount: '900.00' } as const

describe('the cost of an investment by its transactions', () => {
  test('is what was paid for it while nothing was sold, whatever the last fair value said', () => {
    expect(costOfLedger([], bought, [])).toBe('1250')
    expect(costOfLedger([{ date: '2025-03-31', value: '1', cost: '7' }], bought, [])).toBe('1250')
    expect(costOfLedger([], [], [])).toBe(null)
  })

  test('is less by what a person has stated that was sold of it', () => {
    expect(costOfLedger([], bought, [{ ...sold, cost: '500.00' }])).toBe('750')
    expect(costOfLedger([], bought, [{ ...sold, subType: 'Full exit' }])).toBe('0')
  })

  test('takes what was bought on a day before what was sold on it', () => {
    const half = { ...sold, date: '2024-01-15', amount: '500.00' } as const
    expect(costOfLedger([], bought.slice(0, 1), [half])).toBe('500')
  })

  test('is nothing where nothing was bought and a sale brought nothing', () => {
    expect(costOfLedger([], [], [{ ...sold, amount: '0.00' }])).toBe('0')
  })

  test('counts what is bought after a sale above its worth as worth what it cost', () => {
    // 1,000 sold for 1,200 leaves neither cost nor worth; of the 250 bought then 100 are sold for 100.
    const first = { ...sold, date: '2024-06-30', amount: '1200.00' } as const
    expect(costOfLedger([], bought, [first, { ...sold, amount: '100.00' }])).toBe('150')
  })

  test('goes on from the latest of several fair values, in whatever order they come', () => {
    const values = [
      { date: '2025-03-31', value: '1800.00', cost: '1250.00' },
      { date: '2024-12-31', value: '3600.00', cost: '1000.00' },
    ] as const
    for (const order of [values, values.toReversed()]) expect(costOfLedger(order, bought, [sold])).toBe('625')
  })

  test('goes on from the last fair value where the transactions do not say how much was sold', () => {
    // 900 of the 1,800 that it was worth: half of the 1,250 of its cost.
    const before = { date: '2025-03-31', value: '1800.00', cost: '1250.00' } as const
    expect(costOfLedger([before], bought, [sold])).toBe('625')
    const after = { date: '2025-06-30', value: '900.00', cost: '600.00' } as const
    // A third of 10 is kept with four decimals.
    const third = { ...before, value: '3.00', cost: '10.00' } as const
    expect(costOfLedger([third], bought, [{ ...sold, amount: '1.00' }])).toBe('6.6667')
    expect(costOfLedger([after], [...bought, { date: '2025-09-30', amount: '-50.00' }], [sold])).toBe('650')
  })

  test('goes on from a fair value without a cost with what the transactions left until then', () => {
    // 1,250 less 100 paid back are 1,150, of which half is sold.
    const value = { date: '2025-03-31', value: '1800.00', cost: null } as const
    const back = { date: '2024-06-30', subType: 'Return of capital', amount: '100.00' } as const
    expect(costOfLedger([value], bought, [back, sold])).toBe('575')
    expect(costOf([value], bought, [back, sold])).toEqual({ stated: '0', bought: '1250', disposed: '675' })
  })
})
