import { describe, expect, test } from 'vitest'
import type { Field } from '../../src/entity.ts'
import { sectionsOf } from '../../src/expenses/sections.ts'
import { expense } from '../../generated/entities/expense.ts'
import type { ExpenseSection } from '../../src/expenses/sections.ts'
import {
  bodyOf,
  changedCells,
  emptyCells,
  hasGivenWay,
  isBlank,
  meanwhileOf,
  problemsOf,
  sheetOf,
  taken,
  valuesOf,
  withCell,
  withChanges,
  zerosFor,
} from '../../src/expenses/sheet.ts'

const choice = (value: string) => ({ value, title: value })
const SECTIONS: readonly ExpenseSection[] = [
  { name: 'managementFees', title: 'Fees', help: '', items: [choice('Fee'), choice('Rebate')] },
  { name: 'otherExpenses', title: 'Other', help: '', items: [choice('Legal')] },
]
const AMOUNT: Field = { name: 'amount', title: 'Amount', kind: 'decimal', min: '-999.99', max: '999.99', decimals: 2 }

describe('a sheet of expenses', () => {
  test('has a line for every item in the order of the list, what is stored filled in and what the list has lost left out', () => {
    const stored = {
      managementFees: [
        { id: 2, item: 'Gone', amount: '9' },
        { id: 1, item: 'Rebate', amount: '5.00', note: 'n' },
      ],
    }
    expect(sheetOf(SECTIONS, stored)).toEqual({
      managementFees: [{ item: 'Fee' }, { id: 1, item: 'Rebate', amount: '5.00', note: 'n' }],
      otherExpenses: [{ item: 'Legal' }],
    })
    expect(sheetOf(SECTIONS, undefined)).toEqual({
      managementFees: [{ item: 'Fee' }, { item: 'Rebate' }],
      otherExpenses: [{ item: 'Legal' }],
    })
  })

  test('names every amount that is missing, no number or beyond the limits; zero and negative amounts may stand', () => {
    const sheet = withCell(
      withCell(sheetOf(SECTIONS, undefined), 'managementFees.0', { amount: 'abc' }),
      'otherExpenses.0',
      {
        amount: '-3.50',
      },
    )
    expect(problemsOf(sheet, AMOUNT)).toEqual({
      'managementFees.0': 'Must be a number.',
      'managementFees.1': 'This field is required.',
    })
    expect(emptyCells(sheet)).toEqual(['managementFees.1'])
    const fine = withCell(sheet, 'managementFees.0', { amount: '1.005' })
    const money: Field = { ...AMOUNT, format: 'money', decimals: 4 }
    expect(problemsOf(fine, money, { code: 'EUR', minorUnits: 2 })['managementFees.0']).toBe(
      'An amount in EUR has at most 2 decimals.',
    )
    const problems = (amount: unknown) =>
      problemsOf(withCell(sheet, 'managementFees.0', { amount }), AMOUNT)['managementFees.0']
    expect(['0', '-999.99', '999.99', '1000', '-1000', '1.005', '', undefined, null].map(problems)).toEqual([
      undefined,
      undefined,
      undefined,
      'Must be at most 999.99.',
      'Must be at least (999.99).',
      'Must have at most 2 decimals.',
      ...Array.from({ length: 3 }, () => 'This field is required.'),
    ])
  })

  test('fills what is empty with zeros and nothing else', () => {
    const partlyFilled = withCell(
      withCell(sheetOf(SECTIONS, undefined), 'managementFees.1', { amount: '7' }),
      'otherExpenses.0',
      {
        amount: null,
      },
    )
    const sheet = withChanges(partlyFilled, zerosFor(partlyFilled, partlyFilled))
    expect(sheet['managementFees']!.map(line => line.amount)).toEqual(['0', '7'])
    expect(problemsOf(sheet, AMOUNT)).toEqual({})
  })

  test('counts what differs from what is stored, amounts and notes', () => {
    const start = sheetOf(SECTIONS, { otherExpenses: [{ id: 3, item: 'Legal', amount: '1.00' }] })
    expect(changedCells(start, start)).toBe(0)
    expect(
      changedCells(
        start,
        withCell(withCell(start, 'managementFees.0', { amount: '1' }), 'otherExpenses.0', { note: 'x' }),
      ),
    ).toBe(2)
    expect(changedCells(start, withCell(start, 'managementFees.0', { note: '' }))).toBe(0)
  })

  test('sends lines with the ids they have, without empty notes', () => {
    const sheet = withCell(
      withCell(
        sheetOf(SECTIONS, { otherExpenses: [{ id: 3, item: 'Legal', amount: '1.00', note: null }] }),
        'managementFees.0',
        {
          amount: '2',
          note: '',
        },
      ),
      'managementFees.1',
      { amount: '0', note: 'why' },
    )
    expect(bodyOf(sheet)).toEqual({
      managementFees: [
        { item: 'Fee', amount: '2' },
        { item: 'Rebate', amount: '0', note: 'why' },
      ],
      otherExpenses: [{ id: 3, item: 'Legal', amount: '1.00' }],
    })
  })
})

test('a sheet is blank until an amount stands in it; zero is an amount', () => {
  const empty = sheetOf(SECTIONS, undefined)
  expect(isBlank(empty)).toBe(true)
  expect(isBlank(withCell(empty, 'managementFees.0', { note: 'n' }))).toBe(true)
  expect(isBlank(withCell(empty, 'otherExpenses.0', { amount: null }))).toBe(true)
  expect(isBlank(withCell(empty, 'otherExpenses.0', { amount: '0' }))).toBe(false)
  // One line of several is enough.
  expect(isBlank(withCell(empty, 'managementFees.1', { amount: '7' }))).toBe(false)
})

test('names what somebody else has stored under a typed amount, whatever was typed after it', () => {
  const start = sheetOf(SECTIONS, {
    managementFees: [
      { id: 1, item: 'Fee', amount: '10.00' },
      { id: 2, item: 'Rebate', amount: '0.00' },
    ],
  })
  const now = sheetOf(SECTIONS, {
    managementFees: [
      { id: 1, item: 'Fee', amount: '11.00' },
      { id: 2, item: 'Rebate', amount: '4.00' },
    ],
  })
  const typed = taken(
    taken(taken({}, start, { 'managementFees.0': { amount: '12' } }), now, { 'managementFees.0': { amount: '13' } }),
    start,
    { 'managementFees.1': { note: 'why' } },
  )
  expect(taken({}, sheetOf(SECTIONS, undefined), { 'managementFees.0': { amount: '1' } })).toStrictEqual({
    'managementFees.0': { was: null, amount: '1' },
  })
  expect([meanwhileOf(start, typed), meanwhileOf(now, typed)]).toEqual([{}, { 'managementFees.0': '11.00' }])
  expect(meanwhileOf(now, taken({}, start, { 'managementFees.0': { amount: '11' } }))).toEqual({})
  expect(bodyOf(withChanges(now, typed))['managementFees']).toEqual([
    { id: 1, item: 'Fee', amount: '13' },
    { id: 2, item: 'Rebate', amount: '4.00', note: 'why' },
  ])
})

test('what is sent are the five sections, with every line whose amount is entered', () => {
  const sections = sectionsOf(expense)
  const empty = sheetOf(sections, undefined)
  const sent = valuesOf(
    expense,
    withChanges(empty, { ...zerosFor(empty, empty), 'managementFees.1': { amount: '-2.50', note: 'n' } }),
  )
  expect(Object.keys(sent)).toEqual(sections.map(({ name }) => name))
  for (const { name, items } of sections)
    expect(sent[name].map(({ item }) => item)).toEqual(items.map(({ value }) => value))
  expect(sent.managementFees[1]).toEqual({ item: 'Management fee rebate', amount: '-2.50', note: 'n' })
  expect(sent.otherExpenses[0]?.amount).toBe('0')
  expect(Object.values(valuesOf(expense, empty))).toEqual([[], [], [], [], []])
  const one = withCell(withCell(empty, 'managementFees.1', { amount: '5' }), 'managementFees.0', { note: 'n' })
  expect(valuesOf(expense, one).managementFees).toStrictEqual([{ item: 'Management fee rebate', amount: '5' }])
})

test('a zero that a button has filled in gives way to what somebody else stores there; one that was typed stays', () => {
  const start = sheetOf(SECTIONS, undefined)
  const filled = taken({}, start, zerosFor(start, start))
  const typed = taken(filled, start, { 'otherExpenses.0': { amount: '0', filled: false } })
  expect([hasGivenWay(start, typed), emptyCells(withChanges(start, typed))]).toEqual([false, []])
  const stored = sheetOf(SECTIONS, {
    managementFees: [{ item: 'Fee', amount: '7.00' }],
    otherExpenses: [{ item: 'Legal', amount: '8.00' }],
  })
  const now = withChanges(stored, typed)
  expect([now['managementFees'], now['otherExpenses']]).toMatchObject([
    [
      { item: 'Fee', amount: '7.00' },
      { item: 'Rebate', amount: '0' },
    ],
    [{ item: 'Legal', amount: '0' }],
  ])
  expect(hasGivenWay(stored, typed)).toBe(true)
  expect(meanwhileOf(stored, typed)).toEqual({ 'otherExpenses.0': '8.00' })
})

test('a zero that a button has filled in where a person had emptied a stored amount stays', () => {
  const stored = sheetOf(SECTIONS, { managementFees: [{ item: 'Fee', amount: '7.00' }] })
  const emptied = taken({}, stored, { 'managementFees.0': { amount: null, filled: false } })
  const typed = taken(emptied, stored, zerosFor(withChanges(stored, emptied), stored))
  expect(withChanges(stored, typed)['managementFees']).toMatchObject([{ amount: '0' }, { amount: '0' }])
  expect(hasGivenWay(stored, typed)).toBe(false)
  const changed = sheetOf(SECTIONS, { managementFees: [{ item: 'Fee', amount: '9.00' }] })
  expect(meanwhileOf(changed, typed)).toEqual({ 'managementFees.0': '9.00' })
})
