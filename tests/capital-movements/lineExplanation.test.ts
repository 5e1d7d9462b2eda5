import { describe, expect, test } from 'vitest'
import { storedRow } from '../../src/capital-movements/lineCells.ts'
import type { LineRow } from '../../src/capital-movements/lineCells.ts'
import { explainLine, lostChanges } from '../../src/capital-movements/lineExplanation.ts'
import { amountsOf } from '../../src/capital-movements/components.ts'
import type { GivenComponents } from '../../src/capital-movements/components.ts'
import type { Decimal } from '../../src/entity.ts'

function row(
  limitedPartnerId: number,
  commitment: Decimal | null,
  amounts: GivenComponents,
  changedByHand = false,
): LineRow {
  const line = {
    id: 100 + limitedPartnerId,
    limitedPartnerId,
    commitment,
    remainingAfter: commitment,
    changedByHand,
    ...amountsOf(amounts),
  }
  return storedRow(line)
}

const explained = (
  rows: readonly LineRow[],
  index: number,
  movement: GivenComponents,
  skipping: readonly number[] = [],
) => {
  const found = rows[index]
  if (!found) throw new Error('There is no such row.')
  return explainLine(found, { movement, rows, skipping: new Set(skipping), minorUnits: 2 })
}

describe('the way to the amount of a line', () => {
  test('goes from the movement by the commitment to the exact share, cut to the cent, and the cent of the rest', () => {
    // domain.md 3.3: 50,000,000 × 80 ÷ 405 = 9,876,543.209876…; five cents are missing, and go to the five largest.
    const rows = [1, 2, 3, 4, 5].map(id => row(id, '80000000', { investmentFunding: '9876543.21' }))
    rows.push(row(6, '5000000', { investmentFunding: '617283.95' }))
    expect(explained(rows, 0, { investmentFunding: '50000000' })).toEqual([
      {
        component: 'investmentFunding',
        total: '50000000.00',
        weight: '80000000.00',
        weights: '405000000.00',
        bearers: 6,
        skips: false,
        exact: '9876543.209876',
        isExact: false,
        cut: '9876543.20',
        rest: '0.01',
        shared: '9876543.21',
        amount: '9876543.21',
      },
    ])
    expect(explained(rows, 5, { investmentFunding: '50000000' })).toMatchObject([
      { exact: '617283.950617', cut: '617283.95', rest: '0.00', amount: '617283.95' },
    ])
  })

  test('leaves out of the management fee who takes no part in it, and only there', () => {
    const rows = [
      row(1, '60', { managementFees: '60', expensesPaidIn: '6' }),
      row(2, '30', { managementFees: '30', expensesPaidIn: '3' }),
      row(3, '10', { expensesPaidIn: '1' }),
    ]
    const movement = { managementFees: '90', expensesPaidIn: '10' } as const
    expect(explained(rows, 2, movement, [3])).toMatchObject([
      {
        component: 'managementFees',
        skips: true,
        weights: '90.00',
        bearers: 2,
        exact: '0.000000',
        shared: '0.00',
        amount: '0.00',
      },
      { component: 'expensesPaidIn', skips: false, weights: '100.00', bearers: 3, exact: '1.000000', isExact: true },
    ])
    expect(explained(rows, 0, movement, [3])).toMatchObject([
      { exact: '60.000000', isExact: true, shared: '60.00' },
      { bearers: 3 },
    ])
    expect(explained(rows, 0, { managementFees: '90' }, [1, 2, 3])[0]).toMatchObject({ exact: '0.000000', bearers: 0 })
  })

  test('counts a line without a commitment as nothing, and shares nothing where no line has one', () => {
    const rows = [row(1, null, {}), row(2, '30', {})]
    const movement = { investmentFunding: '0.60' } as const
    expect(explained(rows, 0, movement)).toEqual([])
    expect(explained(rows, 1, movement)).toMatchObject([
      { weight: '30.00', weights: '30.00', exact: '0.600000', shared: '0.60' },
    ])
    expect(explained([row(1, null, {})], 0, {})).toEqual([])
  })

  test('explains nothing that neither the movement nor the line has, and an amount that only the line has', () => {
    const rows = [row(1, '60', { expensesPaidIn: '5' }, true)]
    expect(explained(rows, 0, {}).map(({ component, shared, amount }) => [component, shared, amount])).toEqual([
      ['expensesPaidIn', '0.00', '5.00'],
    ])
  })
})

describe('what generating the lines again loses', () => {
  test('is each amount that differs from its share, with both', () => {
    const rows = [
      row(1, '60', { investmentFunding: '59', managementFees: '6' }, true),
      row(2, '40', { investmentFunding: '41', managementFees: '4' }, true),
    ]
    const movement = { investmentFunding: '100', managementFees: '10' } as const
    expect(lostChanges(movement, rows, new Set(), 2)).toEqual([
      { limitedPartnerId: 1, component: 'investmentFunding', byHand: '59.00', shared: '60.00' },
      { limitedPartnerId: 2, component: 'investmentFunding', byHand: '41.00', shared: '40.00' },
    ])
    // Where no amount stands, none is lost.
    const words = rows.map(each => ({ ...each, amounts: { ...each.amounts, investmentFunding: 'sixty' } }))
    expect(lostChanges(movement, words, new Set(), 2)).toEqual([])
    expect(lostChanges(movement, rows, new Set([2]), 2).map(({ component }) => component)).toEqual([
      'investmentFunding',
      'managementFees',
      'investmentFunding',
      'managementFees',
    ])
  })
})
