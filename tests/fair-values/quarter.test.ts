import { describe, expect, test } from 'vitest'
import {
  cellOf,
  cellsAsBefore,
  changeOfRow,
  differenceOfRow,
  isAsBefore,
  changedValue,
  fieldOfCell,
  newValue,
  partsOf,
  quarterErrors,
  quarterRows,
  storedCells,
  waitsForValue,
  type QuarterCell,
} from '../../src/fair-values/quarter.ts'
import type { EarlierFairValue, ValuedInvestment } from '../../src/fair-values/proposals.ts'
import { acknowledged, meanwhileOf, withAmount, type TypedRows } from '../../src/sheets/typedRows.ts'
import { fairValue } from '../../generated/entities/fair-value.ts'

const DATE = '2026-09-30'
const company = { id: 2, name: 'Rail ApS', fromDate: null, toDate: null }
const line = { companyId: 2, fullyDilutedOwnership: '10.0000', companyValue: '1200.00' } as const
const valued = (changes: Partial<EarlierFairValue> = {}): EarlierFairValue => ({
  id: 9,
  version: 3,
  date: DATE,
  cost: '100.00',
  value: '120.00',
  fullyDilutedOwnership: '10.0000',
  method: 'Multiples',
  weightedValues: [line],
  ...changes,
})
const before = valued({ id: 8, date: '2026-06-30' })
const held = (changes: Partial<ValuedInvestment> = {}): ValuedInvestment => ({
  id: 4,
  name: 'Rail',
  held: true,
  stored: null,
  previous: before,
  cost: '95.00',
  companies: [company],
  ...changes,
})
type Typed = TypedRows<QuarterCell>
const rowOf = (typed: Typed, investment = held()) => quarterRows([investment], DATE, typed)[0]!
const typedIn = (cells: Partial<Record<QuarterCell, unknown>>, stored: EarlierFairValue | null = null): Typed => {
  let typed: Typed = {}
  for (const name of Object.keys(cells) as QuarterCell[])
    typed = withAmount(typed, '4', name, cells[name], storedCells(stored) ?? undefined)
  return typed
}
const meanwhile = (typed: Typed, stored = valued()) =>
  meanwhileOf(typed, () => storedCells(stored) ?? undefined, cellOf)
const line9 = { ...line, id: 1, weightedValue: '120.00' } as const

describe('the fair values of a quarter on one sheet', () => {
  test('begin with ownership, method and companies of the last time and the cost of the ledger, and with no value', () => {
    const row = rowOf({})
    expect(row.figures).toEqual({ method: 'Multiples', fullyDilutedOwnership: '10.0000', cost: '95.00', value: null })
    expect(row.origins).toEqual({ method: 'previous', fullyDilutedOwnership: 'previous', cost: 'ledger' })
    expect(row.lines).toMatchObject([
      { id: 2, fullyDilutedOwnership: '10.0000', isOwnershipProposed: true, companyValue: null, filled: false },
    ])
    // A proposal alone is no change: nothing is saved of a row in which nothing was typed.
    expect([row.changed, waitsForValue(row)]).toEqual([false, true])
    expect(rowOf({}, held({ previous: null, cost: null })).origins).toEqual({})
    expect(rowOf({}, held({ stored: valued({ cost: null, method: null }) })).figures).toMatchObject({
      cost: null,
      method: null,
    })
  })

  test('say what the checklist finds: a value beside its weighted sum, and companies that it leaves out', () => {
    // 10 % of 1,200.00 are 120.00.
    const difference = (value: EarlierFairValue['value'], typed: Typed = {}) =>
      differenceOfRow(rowOf(typed, held({ stored: valued({ value }) })), 2)
    expect(difference('120.00')).toBeNull()
    expect(difference('125.50')).toBe('5.50')
    expect(difference('120.00', typedIn({ 'companyValue-2': '1300.00' }, valued()))).toBeNull()
    expect(difference('125.50', typedIn({ 'companyValue-2': '1255.00' }, valued({ value: '125.50' })))).toBeNull()
    expect(differenceOfRow(rowOf({}), 2)).toBeNull()
    const leftOut = (weightedValues: EarlierFairValue['weightedValues'], typed: Typed = {}) =>
      rowOf(typed, held({ stored: valued({ weightedValues }) })).leftOut
    expect(leftOut([line])).toEqual([])
    expect(leftOut([])).toEqual(['Rail ApS'])
    const typed = { 'fullyDilutedOwnership-2': '10', 'companyValue-2': '1200.00' } as const
    expect(leftOut([], typedIn(typed, valued({ weightedValues: [] })))).toEqual([])
    // Nothing is left out of a value that is not there yet, nor a company of another time.
    expect(rowOf({}).leftOut).toEqual([])
    const gone = { ...company, toDate: '2026-09-29' } as const
    expect(rowOf({}, held({ companies: [gone], stored: valued({ weightedValues: [] }) })).leftOut).toEqual([])
  })

  test('say how far a value has moved, once there are two', () => {
    expect(changeOfRow(rowOf({}, held({ stored: valued({ value: '95.50' }) })))).toBe('-24.5')
    expect(changeOfRow(rowOf({}))).toBeNull()
    expect(changeOfRow(rowOf({}, held({ previous: null, stored: valued() })))).toBeNull()
  })

  test('show the companies of the day where the last fair value was weighted, or none is there yet', () => {
    const marine = { id: 3, name: 'Marine Oy', fromDate: '2026-08-14', toDate: null } as const
    const left = { id: 5, name: 'Depots', fromDate: null, toDate: '2026-09-29' } as const
    const names = (changes: Partial<ValuedInvestment>) =>
      rowOf({}, held({ companies: [left, marine, company], ...changes })).lines.map(({ name }) => name)
    expect(names({})).toEqual(['Marine Oy', 'Rail ApS'])
    expect(names({ previous: null })).toEqual(['Marine Oy', 'Rail ApS'])
    expect(names({ previous: valued({ weightedValues: [] }) })).toEqual([])
    const stored = valued({ weightedValues: [{ ...line, companyId: 5 }] })
    expect(names({ stored })).toEqual(['Depots', 'Marine Oy', 'Rail ApS'])
  })

  test('keep a company and what is typed for it where a colleague stores a value without companies meanwhile', () => {
    const stored = valued({ weightedValues: [], value: '155.00' })
    const row = rowOf(typedIn({ 'companyValue-2': '1500' }, stored), held({ stored }))
    expect(row.lines).toMatchObject([{ id: 2, companyValue: '1500', typed: true }])
    // It asks for its companies later too: the last one was weighted.
    expect(rowOf({}, held({ stored })).lines).toMatchObject([{ id: 2, companyValue: null }])
    const never = held({ stored, previous: valued({ weightedValues: [] }) })
    expect(rowOf({}, never).lines).toEqual([])
    expect(rowOf(typedIn({ 'companyValue-2': '1500' }, stored), never).lines).toMatchObject([{ companyValue: '1500' }])
  })

  test('take the weighted sum for the value once every company has one, and another that is typed', () => {
    const whole = rowOf(typedIn({ 'companyValue-2': '1500' }))
    expect([whole.figures.value, whole.origins.value, whole.changed]).toEqual(['150.00', 'sum', true])
    expect(newValue(whole, DATE, fairValue)).toEqual({
      investmentId: 4,
      date: DATE,
      cost: '95.00',
      value: '150.00',
      fullyDilutedOwnership: '10.0000',
      method: 'Multiples',
      weightedValues: [{ companyId: 2, fullyDilutedOwnership: '10.0000', companyValue: '1500' }],
    })
    expect(rowOf(typedIn({ 'companyValue-2': '1500', value: '160' })).figures.value).toBe('160')
    // A company without a value is not weighted; the value that was typed is saved all the same.
    expect(newValue(rowOf(typedIn({ value: '160', method: null, cost: null })), DATE, fairValue)).toMatchObject({
      value: '160',
      method: null,
      cost: null,
      weightedValues: [],
    })
    // What is stored follows its companies only where it was their sum.
    const tied = typedIn({ 'companyValue-2': '1500' }, valued())
    expect(rowOf(tied, held({ stored: valued() })).figures.value).toBe('150.00')
    const ofTwo = valued({ value: '150.00', weightedValues: [line, { ...line, companyId: 3, companyValue: '300.00' }] })
    const oneTyped = typedIn({ 'companyValue-2': '1500' }, ofTwo)
    const companies = [company, { ...company, id: 3, name: 'Port ApS' }]
    const rowOfTwo = rowOf(oneTyped, held({ stored: ofTwo, companies }))
    expect(rowOfTwo.figures.value).toBe('180.00')
    const two = { ...line9, id: 2, companyId: 3, companyValue: '300.00', weightedValue: '30.00' } as const
    const { changes } = changedValue({ version: 3, weightedValues: [line9, two] }, rowOfTwo, fairValue)
    expect(changes.weightedValues?.map(({ companyId, companyValue }) => [companyId, companyValue])).toEqual([
      [3, '300.00'],
      [2, '1500'],
    ])
    const bothTyped = rowOf(
      typedIn({ 'companyValue-2': '1500', 'companyValue-3': '400' }, ofTwo),
      held({ stored: ofTwo, companies }),
    )
    expect(changedValue({ version: 3, weightedValues: [line9, two] }, bothTyped, fairValue).changes).toMatchObject({
      weightedValues: [
        { id: 1, companyId: 2, companyValue: '1500' },
        { id: 2, companyId: 3, companyValue: '400' },
      ],
    })
    const apart = valued({ value: '125.00' })
    expect(rowOf(typedIn({ 'companyValue-2': '1500' }, apart), held({ stored: apart })).figures.value).toBe('125.00')
  })

  test('are filled as before by value, method and weighting, where nothing is stored or typed', () => {
    expect(Object.fromEntries(cellsAsBefore(rowOf({})))).toEqual({
      'value.4': '120.00',
      'method.4': 'Multiples',
      'fullyDilutedOwnership.4': '10.0000',
      'fullyDilutedOwnership-2.4': '10.0000',
      'companyValue-2.4': '1200.00',
    })
    const gone = held({ companies: [{ ...company, toDate: '2026-09-29' }] })
    expect(cellsAsBefore(rowOf({}, gone)).map(([cell]) => cell)).not.toContain('companyValue-2.4')
    expect(waitsForValue(rowOf({}, held({ previous: null })))).toBe(false)
    expect(waitsForValue(rowOf({}, held({ stored: valued() })))).toBe(false)
    expect(waitsForValue(rowOf(typedIn({ value: '1' })))).toBe(false)
    expect(cellsAsBefore(rowOf({}, held({ previous: null })))).toEqual([])
  })

  test('that a button alone has filled in are told from those that a person typed', () => {
    const filled = Object.fromEntries(
      cellsAsBefore(rowOf({})).map(([cell, text]) => [partsOf(cell)!.name, text] as const),
    )
    expect(isAsBefore(rowOf(typedIn(filled)))).toBe(true)
    expect(isAsBefore(rowOf(typedIn({ ...filled, value: '120' })))).toBe(true)
    expect(isAsBefore(rowOf(typedIn({ ...filled, value: '121.00' })))).toBe(false)
    expect(isAsBefore(rowOf(typedIn({ ...filled, cost: '1' })))).toBe(false)
    expect(isAsBefore(rowOf({}))).toBe(false)
  })

  test('name each cell by what it is, and nothing else', () => {
    expect(partsOf('companyValue-2.4')).toEqual({ name: 'companyValue-2', investment: '4' })
    const fieldNames = (['method', 'value', 'companyValue-2', 'fullyDilutedOwnership-2'] as const).map(
      cell => fieldOfCell(fairValue, cell).name,
    )
    expect(fieldNames).toEqual(['method', 'value', 'companyValue', 'fullyDilutedOwnership'])
    expect(partsOf('method.4')).toEqual({ name: 'method', investment: '4' })
    expect([partsOf('value'), partsOf('other.4'), partsOf('companyValue-x.4')]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
  })

  test('send what was typed on top of the record as it stands, from the version it was typed over', () => {
    const typed = typedIn({ value: '130' }, valued())
    const stored = valued({ cost: '90.00', method: 'Net assets', version: 4 })
    const read = { version: 4, weightedValues: [line9] }
    expect(changedValue(read, rowOf(typed, held({ stored })), fairValue)).toEqual({
      changes: { value: '130' },
      version: 3,
    })
    expect(changedValue(read, rowOf(acknowledged(typed, '4'), held({ stored })), fairValue).version).toBe(4)
    const lines = typedIn({ 'companyValue-2': '1500' }, valued())
    expect(changedValue(read, rowOf(lines, held({ stored: valued() })), fairValue).changes).toEqual({
      value: '150.00',
      weightedValues: [{ id: 1, companyId: 2, fullyDilutedOwnership: '10.0000', companyValue: '1500' }],
    })
    const emptied = typedIn({ 'companyValue-2': null, 'fullyDilutedOwnership-2': null }, valued())
    expect(changedValue(read, rowOf(emptied, held({ stored: valued() })), fairValue).changes).toEqual({
      weightedValues: [],
    })
  })

  test('send what was emptied, or is no amount and no method, as nothing', () => {
    const changesOf = (cells: Partial<Record<QuarterCell, unknown>>) =>
      changedValue(
        { version: 3, weightedValues: [] },
        rowOf(typedIn(cells, valued()), held({ stored: valued() })),
        fairValue,
      ).changes
    expect(changesOf({ cost: '90', fullyDilutedOwnership: '12', method: 'Net assets' })).toEqual({
      cost: '90',
      fullyDilutedOwnership: '12',
      method: 'Net assets',
    })
    expect(changesOf({ cost: 'ninety', fullyDilutedOwnership: 'twelve', method: 'By feeling' })).toEqual({
      cost: null,
      fullyDilutedOwnership: null,
      method: null,
    })
    const words = { cost: 'ninety', fullyDilutedOwnership: 'twelve', method: 'By feeling' }
    expect(newValue(rowOf(typedIn({ value: '1', ...words })), DATE, fairValue)).toMatchObject({
      cost: null,
      fullyDilutedOwnership: null,
      method: null,
    })
    expect(() => newValue(rowOf(typedIn({ value: 'much' })), DATE, fairValue)).toThrow('Rail is no amount')
  })

  test('say at the ownership of a company what is wrong with it', () => {
    const rows = [rowOf(typedIn({ value: '1', 'companyValue-2': '5', 'fullyDilutedOwnership-2': 'much' }))]
    expect(Object.keys(quarterErrors(rows, fairValue))).toEqual(['fullyDilutedOwnership-2.4'])
  })

  test('name what somebody else has stored under a typed amount, and only there', () => {
    const typed = withAmount(
      typedIn({ value: '130' }, valued()),
      '4',
      'value',
      '131',
      storedCells(valued({ value: '125.00' }))!,
    )
    expect(meanwhile(typed)).toEqual({})
    expect(meanwhile(typed, valued({ value: '125.00', cost: '90.00' }))).toEqual({ 'value.4': '125.00' })
    expect(meanwhile(typed, valued({ value: '131.00' }))).toEqual({})
    const company2 = typedIn({ 'companyValue-2': '1500' }, valued())
    expect(meanwhile(company2, valued({ weightedValues: [{ ...line, companyValue: '1300.00' }] }))).toEqual({
      'companyValue-2.4': '1300.00',
    })
    const first = typedIn({ value: '130' })
    expect(meanwhile(first)).toEqual({ 'value.4': '120.00' })
    // A record that was made meanwhile is changed knowingly or not at all: none has the version 0.
    const versionOf = (of: Typed) =>
      changedValue({ version: 3, weightedValues: [] }, rowOf(of, held({ stored: valued() })), fairValue).version
    expect([versionOf(first), versionOf(acknowledged(first, '4'))]).toEqual([0, 3])
  })

  test('show what was sold or written off only while something stands there', () => {
    const sold = held({ held: false })
    expect(quarterRows([sold], DATE, {})).toEqual([])
    expect(quarterRows([{ ...sold, stored: valued() }], DATE, {}).length).toBe(1)
    expect(quarterRows([sold], DATE, typedIn({ value: '1' })).length).toBe(1)
  })

  test('are looked at for mistakes where something has changed alone', () => {
    const wrong = rowOf(typedIn({ value: 'much' }))
    expect(Object.keys(quarterErrors([wrong], fairValue))).toEqual(['value.4'])
    expect(quarterErrors([{ ...wrong, changed: false }], fairValue)).toEqual({})
  })

  test('leave out companies that no longer belong to the investment, and figures that nobody stated', () => {
    const left = { ...company, id: 3, name: 'Port ApS', toDate: '2026-01-31' } as const
    const both = [line, { ...line, companyId: 3 }]
    const stored = held({ companies: [company, left], previous: { ...before, method: null, weightedValues: both } })
    expect(Object.fromEntries(cellsAsBefore(rowOf({}, stored)))).toEqual({
      'value.4': '120.00',
      'fullyDilutedOwnership.4': '10.0000',
      'fullyDilutedOwnership-2.4': '10.0000',
      'companyValue-2.4': '1200.00',
    })
    // Nor one that has left and is shown because its stored value weighs it.
    const shown = rowOf({}, { ...stored, stored: valued({ weightedValues: both }) })
    expect(shown.lines.map(({ id }) => id)).toEqual([2, 3])
    expect(cellsAsBefore(shown).map(([cell]) => cell)).not.toContain('companyValue-3.4')
    expect(cellsAsBefore(rowOf({}, held({ previous: null })))).toEqual([])
    expect(isAsBefore(rowOf({}, stored))).toBe(false)
  })

  test('take no amount that is finer than the currency of the fund', () => {
    const row = rowOf(typedIn({ value: '1.005', fullyDilutedOwnership: '1.005' }))
    const errors = (currency?: { code: string; minorUnits: number }) => quarterErrors([row], fairValue, currency)
    expect(errors({ code: 'EUR', minorUnits: 2 })).toEqual({
      'value.4': 'An amount in EUR has at most 2 decimals.',
    })
    expect(errors({ code: 'KWD', minorUnits: 3 })).toEqual({})
    expect(errors({ code: 'JPY', minorUnits: 0 })).toEqual({
      'value.4': 'An amount in JPY is a whole number: it has no smaller units.',
    })
    expect(errors()).toEqual({})
  })

  test('need a value and take no amount below zero; a company has ownership and value or neither', () => {
    const errors = (cells: Partial<Record<QuarterCell, unknown>>, stored: EarlierFairValue | null = valued()) =>
      quarterErrors([rowOf(typedIn(cells, stored), held({ stored }))], fairValue)
    expect(errors({ value: null })).toEqual({ 'value.4': 'This field is required.' })
    expect(errors({ cost: null })).toEqual({})
    expect(errors({ cost: '-1' })).toEqual({ 'cost.4': 'Must be at least 0.' })
    expect(errors({ value: '1.234,56' })).toEqual({ 'value.4': 'Write 1234.56, with a point for decimals.' })
    expect(errors({ value: '120.00' })).toEqual({})
    expect(errors({ 'companyValue-2': '-1', value: '5' })).toEqual({ 'companyValue-2.4': 'Must be at least 0.' })
    expect(errors({ 'companyValue-2': null, value: '5' })).toEqual({ 'companyValue-2.4': 'This field is required.' })
    expect(errors({ 'fullyDilutedOwnership-2': '12', value: '5' }, null)).toEqual({
      'companyValue-2.4': 'This field is required.',
    })
    expect(errors({ value: '5' }, null)).toEqual({})
  })
})
