import { describe, expect, test } from 'vitest'
import {
  cellOf,
  changedValue,
  newValue,
  quarterErrors,
  quarterRows,
  type QuarterFigure,
} from '../../src/fair-values/quarter.ts'
import { acknowledged, meanwhileOf, withAmount, type TypedRows } from '../../src/sheets/typedRows.ts'
import type { Answered } from '../../src/entityTypes.ts'
import { fairValue } from '../../generated/entities/fair-value.ts'

const DATE = '2026-09-30'
type Investment = Parameters<typeof quarterRows>[0][number]
type Stored = Parameters<typeof quarterRows>[1][number] & Partial<Answered<'fairValue'>>

const held: Investment = { id: 4, name: 'Rail', holdingStatus: 'Held' }
const value = (changes: Partial<Stored> = {}): Stored => ({
  id: 9,
  investmentId: 4,
  date: DATE,
  cost: '100.00',
  value: '120.00',
  method: 'Multiples',
  weightedValues: [{ id: 1, companyId: 2, fullyDilutedOwnership: '10', companyValue: '5' }],
  version: 3,
  ...changes,
})
type Typed = TypedRows<QuarterFigure>
const rowOf = (typed: Typed, stored: Stored[] = [value()]) => quarterRows([held], stored, DATE, typed)[0]!

const meanwhile = (typed: Typed, stored = value()) => meanwhileOf(typed, () => stored, cellOf)

describe('the fair values of a quarter on one sheet', () => {
  test('send what was typed on top of the record as it stands, from the version it was typed over', () => {
    const typed = withAmount({}, '4', 'value', '130', value())
    // Somebody has given the value another cost and another method since: both stay, and the server tells that the
    // version is older.
    const stored = value({ cost: '90.00', method: 'Net assets', version: 4 })
    expect(changedValue(stored, rowOf(typed, [stored]))).toEqual({ ...stored, value: '130', version: 3 })
    expect(changedValue(stored, rowOf(acknowledged(typed, '4'), [stored]))).toEqual({
      ...stored,
      value: '130',
      version: 4,
    })
  })

  test('name what somebody else has stored under a typed amount, and only there', () => {
    const typed = withAmount(
      withAmount({}, '4', 'value', '130', value()),
      '4',
      'value',
      '131',
      value({ value: '125.00' }),
    )
    expect(meanwhile(typed)).toEqual({})
    expect(meanwhile(typed, value({ value: '125.00', cost: '90.00' }))).toEqual({
      'value.4': '125.00',
    })
    expect(meanwhile(typed, value({ value: '131.00' }))).toEqual({})
    const first = withAmount({}, '4', 'value', '130', undefined)
    expect(meanwhile(first)).toEqual({ 'value.4': '120.00' })
    // A record that was made meanwhile is changed knowingly or not at all: none has the version 0.
    expect([
      changedValue(value(), rowOf(first)).version,
      changedValue(value(), rowOf(acknowledged(first, '4'))).version,
    ]).toEqual([0, 3])
  })

  test('propose the cost of the last time with a new value, and show what was sold only while something stands there', () => {
    const last = value({ id: 8, date: '2026-06-30' })
    expect(newValue(rowOf(withAmount({}, '4', 'value', '130', undefined), [last]), DATE)).toEqual({
      investmentId: 4,
      date: DATE,
      cost: '100.00',
      value: '130',
    })
    const sold: Investment = { ...held, holdingStatus: 'Exited' }
    expect([quarterRows([sold], [last], DATE, {}).length, quarterRows([sold], [value()], DATE, {}).length]).toEqual([
      0, 1,
    ])
    // Its first value may be entered before anything was paid.
    expect(quarterRows([{ ...held, holdingStatus: 'NotInvested' }], [], DATE, {}).length).toBe(1)
    expect(quarterRows([sold], [], DATE, withAmount({}, '4', 'value', '1', undefined)).length).toBe(1)
  })

  test('need a value and take no amount below zero; a comma is told how it is written', () => {
    const errors = (figure: 'cost' | 'value', amount: unknown) =>
      quarterErrors([rowOf(withAmount({}, '4', figure, amount, value()))], fairValue)
    expect(errors('value', null)).toEqual({ 'value.4': 'This field is required.' })
    expect(errors('cost', null)).toEqual({})
    expect(errors('cost', '-1')).toEqual({ 'cost.4': 'Must be at least 0.' })
    expect(errors('value', '1.234,56')).toEqual({ 'value.4': 'Write 1234.56, with a point for decimals.' })
    expect(errors('value', '120.00')).toEqual({})
  })
})
