import { describe, expect, test } from 'vitest'
import type { ExpenseSectionName } from '../../src/expenses/sections.ts'
import { changeOf, totalsOf } from '../../src/expenses/totals.ts'

const SECTIONS: readonly ExpenseSectionName[] = [
  'managementFees',
  'incomeAndInterest',
  'carriedInterest',
  'fundOperatingExpenses',
  'otherExpenses',
]
const line = (amount: string | undefined) => ({ item: 'x', ...(amount !== undefined && { amount }) })

describe('totals of an expense summary', () => {
  test('add up each section, the four of expenses, and what remains after income', () => {
    const totals = totalsOf(
      {
        managementFees: [line('917479.45'), line('-336000.00')],
        incomeAndInterest: [line('1200.10'), line('0.02')],
        carriedInterest: [line('0')],
        fundOperatingExpenses: [line('24570.00'), line('11700.01')],
        otherExpenses: [line('0.10'), line('0.20')],
      },
      SECTIONS,
    )
    expect(totals).toEqual({
      sections: {
        managementFees: '581479.45',
        incomeAndInterest: '1200.12',
        carriedInterest: '0',
        fundOperatingExpenses: '36270.01',
        otherExpenses: '0.3',
      },
      expenses: '617749.76',
      net: '616549.64',
    })
  })

  test('remain whole where there is no section of income', () => {
    expect(totalsOf({ managementFees: [line('5.00')] }, ['managementFees'])).toEqual({
      sections: { managementFees: '5' },
      expenses: '5',
      net: '5',
    })
  })

  test('stand while amounts are missing or not numbers yet', () => {
    expect(totalsOf({ managementFees: [line(undefined), line('12x'), line('5')] }, SECTIONS)).toMatchObject({
      expenses: '5',
      net: '5',
    })
    expect(totalsOf({}, SECTIONS)).toMatchObject({ expenses: '0', net: '0' })
  })

  test('changes are exact, and there is none without both figures', () => {
    expect([
      changeOf('0.10', '0.30'),
      changeOf('5.00', '5'),
      changeOf('3', '-3.5'),
      changeOf(undefined, '1'),
      changeOf('1', undefined),
      changeOf('1', 'x'),
    ]).toEqual(['0.2', '0', '-6.5', null, null, null])
  })
})
