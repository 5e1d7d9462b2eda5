/** What the sheet of commitments shows and saves for each partner of the fund. */
import { describe, expect, test } from 'vitest'
import { closingCommitment } from '../../generated/entities/closing-commitment.ts'
import {
  cellOf,
  commitmentErrors,
  commitmentRows,
  partnerOf,
  versionOf,
  writeOf,
} from '../../src/closings/commitmentRows.ts'
import type { CommitmentCell, FundPartner } from '../../src/closings/commitmentRows.ts'
import type { Decimal } from '../../src/entity.ts'
import { fieldOf } from '../../src/entityTypes.ts'
import type { Answered } from '../../src/entityTypes.ts'
import type { Basis } from '../../src/sheets/amounts.ts'
import type { TypedRow, TypedRows } from '../../src/sheets/typedRows.ts'
import { text } from '../../src/texts.ts'

const ASHDOWN: FundPartner = { id: 1, name: 'Ashdown', totalCommitment: '100.00' }
const BRAMWELL: FundPartner = { id: 2, name: 'Bramwell', totalCommitment: null }
const CLOSING = { id: 7, date: '2026-03-15' } as const

function promised(id: number, limitedPartnerId: number, value: Decimal): Answered<'closingCommitment'> {
  return {
    id,
    version: 4,
    createdAt: '2026-01-01T00:00:00.000Z',
    updatedAt: '2026-01-01T00:00:00.000Z',
    closingId: CLOSING.id,
    limitedPartnerId,
    date: CLOSING.date,
    value,
    priorCommitment: '60.00',
    additionalCommitment: '70.00',
    totalCommitment: '130.00',
  }
}
const typedOver = (over: Basis, value: unknown): TypedRow<CommitmentCell> => ({ over, was: {}, figures: { value } })
const onlyRow = (
  commitments: readonly Answered<'closingCommitment'>[],
  typed: TypedRows<CommitmentCell>,
  partner = ASHDOWN,
) => {
  const [row] = commitmentRows([partner], commitments, typed)
  if (!row) throw new Error('A partner has a row.')
  return row
}

test('a cell is named after its partner', () => {
  expect([cellOf('12', 'value'), partnerOf(cellOf('12', 'value'))]).toEqual(['value.12', '12'])
})

describe('a row of the sheet', () => {
  test('shows what is stored, beside what was promised before the closing', () => {
    const stored = promised(9, 1, '40.00')
    expect(commitmentRows([ASHDOWN, BRAMWELL], [stored], {})).toEqual([
      {
        partner: ASHDOWN,
        prior: '60.00',
        stored,
        fixed: false,
        value: '40.00',
        total: '100',
        changed: false,
      },
      { partner: BRAMWELL, prior: '0', stored: undefined, fixed: false, value: undefined, total: '0', changed: false },
    ])
  })

  test('without a commitment in this closing stands on what the partner has promised so far', () => {
    expect(onlyRow([], {})).toMatchObject({ prior: '100.00', total: '100.00' })
    expect(onlyRow([], { 1: typedOver(null, '5.00') })).toMatchObject({ prior: '100.00', total: '105', changed: true })
    expect(onlyRow([], { 1: typedOver(null, 'x') })).toMatchObject({ value: 'x', total: '100.00', changed: true })
  })

  test('of a partner who promised on two days shows their sum and takes no amount', () => {
    const two = [promised(9, 1, '40.00'), promised(10, 1, '30.00')]
    expect(onlyRow(two, {})).toMatchObject({ fixed: true, stored: undefined, value: '70.00', changed: false })
    expect(onlyRow(two, { 1: typedOver(4, '5.00') })).toMatchObject({ fixed: true, changed: false })
  })

  test('has changed when another amount stands in it, not when the same one is written otherwise', () => {
    const changed = (value: unknown, stored: Decimal | null) =>
      onlyRow(stored === null ? [] : [promised(9, 1, stored)], { 1: typedOver(4, value) }).changed
    expect([changed('40', '40.00'), changed('41', '40.00'), changed(null, '40.00')]).toEqual([false, true, true])
    expect([changed(null, null), changed('0', null), changed('', null), changed('1', null)]).toEqual([
      false,
      false,
      false,
      true,
    ])
    expect(onlyRow([promised(9, 1, '40.00')], { 1: typedOver(4, null) }).value).toBe('')
    expect(onlyRow([], { 1: { over: null, was: {}, figures: {} } }).changed).toBe(false)
  })
})

describe('an amount is wrong', () => {
  const wrong = (value: unknown, stored?: Decimal) =>
    commitmentErrors(
      commitmentRows([ASHDOWN], stored === undefined ? [] : [promised(9, 1, stored)], { 1: typedOver(4, value) }),
      fieldOf(closingCommitment, 'value'),
      { code: 'EUR', minorUnits: 2 },
    )

  test('at its partner, where it is none or has too many decimals', () => {
    expect(wrong('x')).toEqual({ 'value.1': text('validation.decimal') })
    expect(Object.keys(wrong('1.005'))).toEqual(['value.1'])
    expect(wrong('1.00')).toEqual({})
  })

  test('not where nothing was promised, nor where nothing has changed', () => {
    expect([wrong(null), wrong('0'), wrong(''), wrong(null, '40.00'), wrong('0', '40.00')]).toEqual([
      {},
      {},
      {},
      {},
      {},
    ])
    expect(commitmentErrors(commitmentRows([ASHDOWN], [], {}), fieldOf(closingCommitment, 'value'))).toEqual({})
  })
})

describe('a save', () => {
  const stored = promised(9, 1, '40.00')
  const written = (value: unknown, over?: typeof stored) =>
    writeOf(onlyRow(over ? [over] : [], { 1: typedOver(4, value) }), CLOSING)

  test('makes what is new, changes what stands and takes out what was emptied', () => {
    expect(written('5.00')).toEqual({
      kind: 'create',
      values: { closingId: 7, limitedPartnerId: 1, date: '2026-03-15', value: '5.00' },
    })
    expect(written('41.00', stored)).toEqual({ kind: 'update', stored, value: '41.00' })
    expect(written(null, stored)).toEqual({ kind: 'remove', stored, value: null })
    expect(written('0.00', stored)).toEqual({ kind: 'remove', stored, value: null })
  })

  test('writes nothing where nothing is promised', () => {
    expect([written(null), written('0'), written('')]).toEqual([null, null, null])
  })

  test('is made from the version that was typed over, and from none of a new one', () => {
    const version = (commitments: readonly (typeof stored)[], over: Basis) => {
      const typed = { 1: typedOver(over, '5.00') }
      return versionOf(onlyRow(commitments, typed), typed)
    }
    expect([version([stored], 3), version([stored], undefined), version([stored], null), version([], 3)]).toEqual([
      3, 4, 0, 0,
    ])
    expect(versionOf(onlyRow([stored], {}), {})).toBe(4)
  })
})
