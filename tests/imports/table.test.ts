import { describe, expect, test } from 'vitest'
import { transaction } from '../../generated/entities/transaction.ts'
import { readNumber } from '../../src/api/notation.ts'
import { valueOfCell } from '../../src/imports/cells.ts'
import { parseCsv, separatorOf } from '../../src/imports/csv.ts'
import { fromSpreadsheet } from '../../src/money.ts'

describe('a CSV table', () => {
  test('is read with quotes, commas or semicolons, any line end and a mark of UTF-8', () => {
    expect(parseCsv('\uFEFFa;b\r\n"x;1";"say ""hi"""\r\n')).toEqual([
      ['a', 'b'],
      ['x;1', 'say "hi"'],
    ])
    expect(parseCsv('a,b\n"two\nlines",2')).toEqual([
      ['a', 'b'],
      ['two\nlines', '2'],
    ])
    expect(parseCsv('a\tb\r1\t')).toEqual([
      ['a', 'b'],
      ['1', ''],
    ])
    expect(separatorOf('"a;b;c",d\n1;2;3')).toBe(',')
  })

  test('with a quotation mark that is never closed is refused', () => {
    expect(parseCsv('a,b\n"x,1')).toBeNull()
  })
})

describe('a cell', () => {
  const field = (name: string) => transaction.fields.find(candidate => candidate.name === name)!

  test.each([
    ['1234.5', '1234.5'],
    ['1,234.50', '1234.50'],
    ['(1,234.50)', '-1234.50'],
    ['-7', '-7'],
    ['12.5 %', '12.5'],
    ['999999999999.99', '999999999999.99'],
  ])('%s is a number', (cell, number) => {
    expect(readNumber(cell)).toBe(number)
  })

  test.each(['1234,56', '1.234,56', '1,23', '12,345,6', '(-5)', '1e3', 'much', '=1+1'])(
    '%s is none, and no guess is made',
    cell => {
      expect(readNumber(cell)).toBeNull()
      expect(valueOfCell(field('amountLocal'), cell)).toBe(cell)
    },
  )

  test('is read as its field wants it: days, values of a list by name, yes and no, texts as texts', () => {
    expect(['31/03/2026', '2026-03-31', '5/1/26'].map(cell => valueOfCell(field('date'), cell))).toEqual([
      '2026-03-31',
      '2026-03-31',
      '2026-01-05',
    ])
    expect(['capital call', 'CapitalCall', 'Gift'].map(cell => valueOfCell(field('type'), cell))).toEqual([
      'CapitalCall',
      'CapitalCall',
      'Gift',
    ])
    expect(['Yes', 'false', 'perhaps'].map(cell => valueOfCell(field('nonCashItem'), cell))).toEqual([
      true,
      false,
      'perhaps',
    ])
    expect(valueOfCell(field('description'), "'=HYPERLINK(1)")).toBe('=HYPERLINK(1)')
    expect(valueOfCell(field('description'), '  ')).toBeUndefined()
  })

  test('of a workbook keeps the digits that the spreadsheet shows', () => {
    expect(['0.30000000000000004', '1.5E-3', '2218250', '123456789012.34', '-0.1'].map(fromSpreadsheet)).toEqual([
      '0.3',
      '0.0015',
      '2218250',
      '123456789012.34',
      '-0.1',
    ])
    expect(fromSpreadsheet('no number')).toBe('no number')
  })
})
