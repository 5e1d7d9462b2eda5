import { describe, expect, test } from 'vitest'
import { copiedCells, placeCells, type Grid } from '../../src/web/kit/sheet/paste.ts'

/** Cost and value of three investments; the second has no cost to fill in. */
const GRID: Grid = [
  ['cost.1', 'value.1'],
  [null, 'value.2'],
  ['cost.3', 'value.3'],
]
const place = (text: string, first: string) => placeCells(copiedCells(text) ?? [], GRID, first)
const misfit = (text: string, first: string) => {
  const placed = place(text, first)
  return 'misfit' in placed ? [placed.misfit.key, placed.misfit.values] : placed.cells
}

describe('cells copied from a sheet', () => {
  test('keep their rows and columns; a column that is empty at the end is none', () => {
    expect(copiedCells('1,000.00\r\n(20)\r\n3k\r\n')).toEqual([['1,000.00'], ['(20)'], ['3k']])
    expect(copiedCells('1\t 2 \t\n\t3')).toEqual([
      ['1', '2'],
      ['', '3'],
    ])
    expect(copiedCells('1\n\n3\n')).toEqual([['1'], [''], ['3']])
  })

  test('are not what a single text is', () => {
    expect([copiedCells('1,234.50'), copiedCells('1,234.50\r\n'), copiedCells('')]).toEqual([null, null, null])
  })
})

describe('copied cells in a sheet of amounts', () => {
  test('land in the shape in which they were copied', () => {
    expect(place('10\t100\n\t200\n30\t300\n', 'cost.1')).toEqual({
      labels: null,
      cells: [
        ['cost.1', '10'],
        ['value.1', '100'],
        ['value.2', '200'],
        ['cost.3', '30'],
        ['value.3', '300'],
      ],
    })
    expect(misfit('200\n\n300', 'value.1')).toEqual([
      ['value.1', '200'],
      ['value.2', ''],
      ['value.3', '300'],
    ])
  })

  test('that do not fit are refused as a whole, with the reason', () => {
    expect(misfit('10\t100\n20\t200', 'value.1')).toEqual(['sheet.misfit.tooWide', { columns: 2, room: 1 }])
    expect(misfit('1\n2\n3', 'value.2')).toEqual(['sheet.misfit.tooLong', { rows: 3, room: 2 }])
    expect(misfit('10\n20', 'cost.1')).toEqual(['sheet.misfit.noCell', { text: '20' }])
    expect(misfit('Nordlicht\nSüdwind', 'cost.1')).toEqual(['sheet.misfit.noAmounts', { text: 'Nordlicht' }])
    expect(misfit('10\tEUR\n20\tEUR', 'cost.1')).toEqual(['sheet.misfit.noAmounts', { text: 'EUR' }])
  })

  test('bring the notes beside them along where the sheet has a column for them', () => {
    const grid: Grid = [
      ['fee.0', 'fee.0.note'],
      ['fee.1', 'fee.1.note'],
    ]
    const texts = new Map([
      ['fee.0.note', 20],
      ['fee.1.note', 20],
    ])
    const noted = (text: string, first = 'fee.0') => placeCells(copiedCells(text) ?? [], grid, first, texts)
    expect(noted('1,000\tas agreed\n2,000\t2nd half\n')).toEqual({
      labels: null,
      cells: [
        ['fee.0', '1,000'],
        ['fee.0.note', 'as agreed'],
        ['fee.1', '2,000'],
        ['fee.1.note', '2nd half'],
      ],
    })
    expect(noted('Fee\t5\tas agreed\nRebate\t6\t')).toMatchObject({ labels: 'Fee' })
    expect(noted('5\tas agreed with the manager')).toEqual({
      misfit: { key: 'sheet.misfit.tooLongText', values: { text: 'as agreed with the manager', most: 20 } },
    })
    // A second column of amounts is no note, unless somebody begins with the notes.
    expect(noted('1,000\t2,000\n3,000\t')).toEqual({
      misfit: { key: 'sheet.misfit.amountsAsNotes', values: { text: '2,000' } },
    })
    expect(noted('4711\n4712', 'fee.0.note')).toMatchObject({
      cells: [
        ['fee.0.note', '4711'],
        ['fee.1.note', '4712'],
      ],
    })
    // Notes alone do not go where amounts stand.
    expect(noted('as agreed\nas ever')).toMatchObject({ misfit: { key: 'sheet.misfit.noAmounts' } })
  })

  test('leave out the names of their rows, and say so', () => {
    expect(place('Fee\t 5 \t\nRebate\t6', 'value.1')).toEqual({
      labels: 'Fee',
      cells: [
        ['value.1', '5'],
        ['value.2', '6'],
      ],
    })
    expect(misfit('Fee\t\t5', 'value.1')).toEqual([['value.1', '5']])
    expect(misfit('Fee\t5\t6', 'value.1')).toEqual(['sheet.misfit.tooWide', { columns: 2, room: 1 }])
  })

  test('keep a text among the amounts, which its cell then calls wrong', () => {
    expect(misfit('10\nten', 'value.1')).toEqual([
      ['value.1', '10'],
      ['value.2', 'ten'],
    ])
  })
})
