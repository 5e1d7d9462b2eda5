import { describe, expect, test } from 'vitest'
import { COMPONENTS, amountsOf } from '../../src/capital-movements/components.ts'
import type { GivenComponents } from '../../src/capital-movements/components.ts'
import {
  before,
  figuresOfLongest,
  isCalled,
  isDense,
  partsOf,
  rowOf,
  shownComponents,
  storedRow,
  storedSums,
  windowOf,
} from '../../src/capital-movements/lineCells.ts'
import type { TypedLine } from '../../src/capital-movements/lineCells.ts'
import type { Decimal } from '../../src/entity.ts'

const row = (id: number, remainingAfter: Decimal, amounts: GivenComponents, typed: TypedLine = {}) =>
  rowOf(
    { id, limitedPartnerId: id + 100, commitment: '1000', remainingAfter, changedByHand: false, ...amountsOf(amounts) },
    typed,
  )

describe('a line with what is typed', () => {
  test('comes to another call, and another remaining commitment', () => {
    const amounts = {
      investmentFunding: '80',
      expensesOutOfPaidIn: '2',
      distribution: '30',
      recallableDistribution: '10',
    } as const
    // 1,000 − 80 + 10: what is called outside and what cannot be called again change nothing.
    expect(row(1, '930', amounts)).toMatchObject({ totalCall: '82.00', remainingAfter: '930.00', changed: false })
    expect(row(1, '930', amounts, { investmentFunding: '81.5' })).toMatchObject({
      totalCall: '83.50',
      remainingAfter: '928.50',
      changed: true,
    })
    expect(row(1, '930', amounts, { investmentFunding: '80.0' })).toMatchObject({ changed: false })
    expect(row(1, '930', amounts, { recallableDistribution: null })).toMatchObject({
      remainingAfter: '920.00',
      changed: true,
    })
    expect(row(1, '930', amounts, { managementFees: 'five' })).toMatchObject({
      totalCall: null,
      remainingAfter: null,
      changed: true,
    })
  })

  test('says what somebody else has stored under a typed amount, and nothing under one that was typed over it', () => {
    const meanwhile = (typed: TypedLine) => row(1, '930', { investmentFunding: '65' }, typed).meanwhile
    expect(meanwhile({ investmentFunding: '70', was: { investmentFunding: '50' } })).toEqual({
      investmentFunding: '65.00',
    })
    expect(meanwhile({ investmentFunding: '70', was: { investmentFunding: '65.00' } })).toEqual({})
    expect(meanwhile({ investmentFunding: '65.00', was: { investmentFunding: '50' } })).toEqual({})
    expect(meanwhile({ managementFees: '70', was: { managementFees: '0' } })).toEqual({})
  })
})

test('a stored line is the line into which nothing is typed', () => {
  const typedNothing = row(1, '930.00', { investmentFunding: '80.00', recallableDistribution: '10.00' })
  const { totalCall, ...stored } = storedRow(typedNothing.line)
  expect({ ...stored, totalCall }).toEqual(typedNothing)
})

test('stored lines are added up', () => {
  const stored = [
    row(1, '920', { investmentFunding: '80', managementFees: '1' }),
    row(2, '960', { investmentFunding: '40', managementFees: '2' }),
  ]
  expect(storedSums(stored)).toMatchObject({
    commitment: '2000',
    investmentFunding: '120',
    managementFees: '3',
    distribution: '0',
    totalCall: '123.00',
    remainingAfter: '1880',
  })
})

test('five components are drawn close together, each as wide as its longest amount', () => {
  const four = ['investmentFunding', 'managementFees', 'expensesPaidIn', 'distribution'] as const
  expect([isDense(four), isDense([...four, 'realizedGain'])]).toEqual([false, true])
  const rows = [row(1, '0', { investmentFunding: '80.00' }), row(2, '0', { investmentFunding: '-1234.50' })]
  for (const order of [rows, rows.toReversed()])
    expect(figuresOfLongest(order)).toMatchObject({ investmentFunding: 8, managementFees: 4 })
  expect(figuresOfLongest([])).toEqual(Object.fromEntries(COMPONENTS.map(name => [name, 0])))
})

test('columns are those that the movement or a line has, and at least one', () => {
  expect(shownComponents({}, [])).toEqual(['investmentFunding'])
  expect(shownComponents({ distribution: '5' }, [])).toEqual(['distribution'])
  expect(shownComponents({ distribution: '5' }, [{ managementFees: '1' }, { expensesPaidIn: '0' }])).toEqual([
    'managementFees',
    'distribution',
  ])
})

test('a line whose amounts nobody has filled in comes to nothing', () => {
  const empty = {
    ...row(3, '0', {}).line,
    commitment: null,
    remainingAfter: null,
    investmentFunding: null,
    managementFees: null,
    expensesPaidIn: null,
    expensesOutOfPaidIn: null,
    lateEntranceFee: null,
    returnOfCapital: null,
    realizedGain: null,
    distribution: null,
    recallableDistribution: null,
  }
  const sums = storedSums([storedRow(empty)])
  expect(new Set(Object.values(sums).map(Number))).toEqual(new Set([0]))
  expect(before(empty)).toBe('0')
  expect(figuresOfLongest([storedRow(empty)])).toEqual(figuresOfLongest([]))
})

test('a cell is named by its partner and its amount, and paid in or out', () => {
  expect(partsOf('101.distribution')).toEqual({ limitedPartnerId: 101, component: 'distribution' })
  expect([partsOf('101.nothing'), partsOf('101')]).toEqual([undefined, undefined])
  expect(COMPONENTS.filter(isCalled)).toEqual([
    'investmentFunding',
    'managementFees',
    'expensesPaidIn',
    'expensesOutOfPaidIn',
    'lateEntranceFee',
  ])
})

test('of a long table the rows in sight are drawn, with eight above and below', () => {
  expect(windowOf(10_000, { top: 3700, height: 370 }, 37)).toEqual({ from: 92, to: 118 })
  // A row that is seen in part is drawn.
  expect(windowOf(10_000, { top: 3699, height: 372 }, 37)).toEqual({ from: 91, to: 119 })
  expect(windowOf(10_000, { top: 0, height: 370 }, 37)).toEqual({ from: 0, to: 18 })
  expect(windowOf(20, { top: 370, height: 370 }, 37)).toEqual({ from: 2, to: 20 })
})
