/** The first sheet of an OpenDocument spreadsheet as rows of text: cells and rows are written once with a count. */
import { describe, expect, test } from 'vitest'
import { TABLE_LIMITS } from '../../../src/imports/limits.ts'
import { openDocumentRows } from '../../../src/server/exchange/openDocument.ts'

const words = (content: string, attributes = '') =>
  `<table:table-cell office:value-type="string" ${attributes}><text:p>${content}</text:p></table:table-cell>`
const blank = (count = 1) => `<table:table-cell table:number-columns-repeated="${count}"/>`
const row = (cells: string, attributes = '') => `<table:table-row ${attributes}>${cells}</table:table-row>`
const repeated = (count: number) => `table:number-rows-repeated="${count}"`
const sheet = (...rows: string[]) => `<office:body><table:table table:name="One">${rows.join('')}</table:table>`
const read = (...rows: string[]) => openDocumentRows(sheet(...rows), 'point')
const typed = (type: string, attributes: string, shown = 'shown') =>
  row(`<table:table-cell office:value-type="${type}" ${attributes}><text:p>${shown}</text:p></table:table-cell>`)

describe('a sheet is read', () => {
  test('row by row, with as many blanks as lie between, and none at the end', () => {
    expect(read(row(words('A') + blank(2) + words('B') + blank(5)))).toEqual([['A', '', '', 'B']])
    expect(
      read(row(words('A')), row(blank(9), repeated(2)), row(words('B')), row(blank(), repeated(1_000_000))),
    ).toEqual([['A'], [], [], ['B']])
    expect(read(row(blank()), row(words('A')))).toEqual([[], ['A']])
  })

  test('with what repeats as often as it says', () => {
    expect(read(row(words('A', 'table:number-columns-repeated="3"'), repeated(2)), row(words('B')))).toEqual([
      ['A', 'A', 'A'],
      ['A', 'A', 'A'],
      ['B'],
    ])
    for (const count of ['0', '-1', '1.5', 'many'])
      expect(read(row(words('A'), `table:number-rows-repeated="${count}"`))).toEqual([['A']])
  })

  test('to its end alone: other sheets are left out', () => {
    const two = `${sheet(row(words('A')))}<table:table table:name="Two">${row(words('B'))}</table:table>`
    expect(openDocumentRows(two, 'point')).toEqual([['A']])
  })

  test('without the notes at its cells, with blanks and lines inside a cell', () => {
    expect(read(row(words('<office:annotation><text:p>Why</text:p></office:annotation>A')))).toEqual([['A']])
    expect(read(row(words('<office:annotation/>A')))).toEqual([['A']])
    expect(read(row(words('A<text:s/>B</text:p><text:p>C')))).toEqual([['A B\nC']])
    expect(read(row('<table:covered-table-cell><text:p>A</text:p></table:covered-table-cell>'))).toEqual([['A']])
  })

  test('with the letters that are written as marks', () => {
    expect(read(row(words('&lt;A&gt; &amp; &quot;B&quot; &apos;&#65;&#x42;&other;')))).toEqual([
      [`<A> & "B" 'AB&other;`],
    ])
    expect(read(row(words('A&#x10FFFF;&#x110000;')))).toEqual([['A\u{10ffff}']])
  })
})

describe('a cell is what it holds, not how it is shown', () => {
  test.each([
    ['float', 'office:value="1234.5"', '1234.5', '1234,5'],
    ['currency', "office:value='-2.50'", '-2.5', '-2,5'],
    ['percentage', 'office:value="0.125"', '12.5', '12,5'],
    ['percentage', 'office:value="much"', 'much', 'much'],
    ['date', 'office:date-value="2025-03-31T10:00:00"', '2025-03-31', '2025-03-31'],
    ['date', '', '', ''],
    ['boolean', 'office:boolean-value="true"', 'Yes', 'Yes'],
    ['boolean', 'office:boolean-value="false"', 'No', 'No'],
    ['string', '', 'shown', 'shown'],
    ['time', '', 'shown', 'shown'],
  ])('%s %s', (type, attributes, withPoint, withComma) => {
    const content = sheet(typed(type, attributes))
    expect(openDocumentRows(content, 'point')).toEqual(withPoint === '' ? [] : [[withPoint]])
    expect(openDocumentRows(content, 'comma')).toEqual(withComma === '' ? [] : [[withComma]])
  })

  test('of the texts alone, what is a number or a day itself is left out', () => {
    const content = sheet(
      typed('float', 'office:value="5"', '5'),
      typed('string', '', ' 1.000,25 '),
      row('<table:table-cell><text:p>B</text:p></table:table-cell>'),
    )
    expect(openDocumentRows(content, null)).toEqual([[], ['1.000,25'], ['B']])
  })
})

describe('a table is refused before it is built', () => {
  const { rows, columns, cells, cellLength } = TABLE_LIMITS
  const perRow = 100
  test.each([
    ['columns', row(blank(columns) + words('A')), row(blank(columns - 1) + words('A'))],
    ['rows', row(words('A'), repeated(rows + 1)), row(words('A'), repeated(rows))],
    ['rows', row(blank(), repeated(rows)) + row(words('A')), row(blank(), repeated(rows - 1)) + row(words('A'))],
    ['cellLength', row(words('x'.repeat(cellLength + 1))), row(words('x'.repeat(cellLength)))],
    [
      'cells',
      row(words('A', `table:number-columns-repeated="${perRow}"`), repeated(cells / perRow)) + row(words('B')),
      row(words('A', `table:number-columns-repeated="${perRow}"`), repeated(cells / perRow)),
    ],
  ] as const)('that has more %s than are read', (limit, beyond, within) => {
    expect(read(beyond)).toBe(limit)
    expect(Array.isArray(read(within))).toBe(true)
  })
})
