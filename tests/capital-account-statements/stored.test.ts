/** What is kept of a statement and of a report is read back only where it is one. */
import { describe, expect, test } from 'vitest'
import { readReport, readStatement } from '../../src/capital-account-statements/stored.ts'

describe.each([
  ['a statement', readStatement, 'reportHash', 'What is kept of the statement is no statement.'],
  ['a report', readReport, 'investments', 'What is kept of the report is no performance report.'],
] as const)('%s', (_, read, mark, refusal) => {
  test('is read with its format and its mark', () => {
    expect(read(JSON.stringify({ format: 1, [mark]: [] }))).toEqual({ format: 1, [mark]: [] })
  })

  test.each([
    ['nothing', null],
    ['a number', 5],
    ['without its mark', { format: 1 }],
    ['without a format', { [mark]: [] }],
    ['of another format', { format: 2, [mark]: [] }],
  ])('is none that is %s', (_, kept) => {
    expect(() => read(JSON.stringify(kept))).toThrow(refusal)
  })
})
