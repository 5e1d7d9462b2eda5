import { describe, expect, test } from 'vitest'
import { figuresOf, netOf, sameFigures } from '../../src/accounting/figures.ts'

describe('the figures of an accounting entry', () => {
  test('make total cash less borrowings plus other assets and liabilities, exactly', () => {
    expect(netOf({ totalCash: '1250.75', borrowings: '0.10', otherAssetsAndLiabilities: '-35.25' })).toBe('1215.4')
    expect(netOf({ totalCash: '0', borrowings: '200.00', otherAssetsAndLiabilities: '0' })).toBe('-200')
  })

  test('make nothing until all three are numbers', () => {
    expect([
      netOf(undefined),
      netOf({ totalCash: '1', borrowings: '1' }),
      netOf({ totalCash: 'x', borrowings: '1', otherAssetsAndLiabilities: '1' }),
    ]).toEqual([null, null, null])
  })

  test('are taken from an entry, and compared', () => {
    expect(figuresOf({ id: 1, totalCash: '1.00', reportingPeriodId: 3 })).toEqual({ totalCash: '1.00' })
    expect(figuresOf(undefined)).toEqual({})
    expect(sameFigures({ totalCash: '1' }, { totalCash: '1', borrowings: undefined })).toBe(true)
    expect(sameFigures({ totalCash: '1' }, { totalCash: '2' })).toBe(false)
  })
})
