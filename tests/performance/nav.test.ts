import { describe, expect, test } from 'vitest'
import { navPerShare, netAssetValue } from '../../src/performance/nav.ts'

describe('the net asset value', () => {
  test('R231 is fair values + cash − borrowings + other assets and liabilities', () => {
    const value = netAssetValue(['120000000.00', '71234567.89'], {
      totalCash: '5000000.00',
      borrowings: '1500000.00',
      otherAssetsAndLiabilities: '-969135.79',
    })
    expect(value).toBe('193765432.10')
    expect(
      netAssetValue(['118905300.00'], {
        totalCash: '6912480.55',
        borrowings: '0.00',
        otherAssetsAndLiabilities: '-1475380.55',
      }),
    ).toBe('124342400.00')
    expect(netAssetValue([], { totalCash: '1', borrowings: '3', otherAssetsAndLiabilities: '0' })).toBe('-2.00')
  })

  test('R483 is as fine as its parts: the dinar has fils', () => {
    // 10.500 + 2.004 − 0.001 − 0.002 = 12.501.
    const dinar = { totalCash: '2.004', borrowings: '0.001', otherAssetsAndLiabilities: '-0.002' } as const
    expect(netAssetValue(['10.500'], dinar)).toBe('12.501')
  })

  test('per share has six decimals, and there is none without shares', () => {
    expect(navPerShare('124342400.00', '111020.000000')).toBe('1120.000000')
    expect(navPerShare('100', '3')).toBe('33.333333')
    expect(navPerShare('100', '0')).toBeNull()
    expect(navPerShare('100', '0.5')).toBe('200.000000')
  })
})
