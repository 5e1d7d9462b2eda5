import { describe, expect, test } from 'vitest'
import { pastedColumn } from '../../src/web/kit/sheet/paste.ts'

describe('what is pasted from a sheet', () => {
  test('is a column: the last filled cell of each row', () => {
    expect(pastedColumn('1,000.00\r\n(20)\r\n3k\r\n')).toEqual(['1,000.00', '(20)', '3k'])
    expect(pastedColumn('Fee\t 5 \t\nRebate\t\t6')).toEqual(['5', '6'])
    expect(pastedColumn('Fee\t5')).toEqual(['5'])
    expect(pastedColumn('1\n\n3\n')).toEqual(['1', '', '3'])
  })

  test('is left to the field when it is a single text', () => {
    expect([pastedColumn('1,234.50'), pastedColumn('1,234.50\r\n'), pastedColumn('')]).toEqual([null, null, null])
  })
})
