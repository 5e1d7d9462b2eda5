import { describe, expect, test } from 'vitest'
import type { Decimal } from '../../src/entity.ts'
import { formatCoefficient, formatPercent } from '../../src/formats.ts'
import { moic, multiples } from '../../src/performance/multiples.ts'

const shown = (paidIn: Decimal, distributed: Decimal, nav: Decimal): Decimal[] => {
  const { dpi, rvpi, tvpi } = multiples({ commitment: '1000', paidIn, distributed, nav })
  return [dpi, rvpi, tvpi].map(({ value }) => value!)
}

describe('the multiples', () => {
  test.each<[Decimal, Decimal, Decimal, string[], string[]]>([
    ['125', '57', '122.7', ['0.456', '0.9816', '1.4376'], ['0.46x', '0.98x', '1.44x']],
    ['98', '28', '131.42', ['0.2857142857', '1.3410204081', '1.6267346938'], ['0.29x', '1.34x', '1.63x']],
    ['60', '100', '20', ['1.6666666666', '0.3333333333', '2.0000000000'], ['1.67x', '0.33x', '2.00x']],
  ])(
    'of %s paid in, %s distributed and a value of %s are the published ones',
    (paidIn, distributed, nav, exact, displayed) => {
      expect(shown(paidIn, distributed, nav).map(Number)).toEqual(exact.map(Number))
      expect(shown(paidIn, distributed, nav).map(value => formatCoefficient(value))).toEqual(displayed)
    },
  )

  test('are added up before they are rounded', () => {
    expect(shown('1000', '125', '126').map(value => formatCoefficient(value))).toEqual(['0.13x', '0.13x', '0.25x'])
  })

  test('are rounded once, from what they are: just below half a hundredth stays below', () => {
    expect(shown('250000000.00', '251249999.99', '0').map(value => formatCoefficient(value))).toEqual([
      '1.00x',
      '0.00x',
      '1.00x',
    ])
    expect(formatCoefficient(moic('250000000.00', '251250000.00', '0').value)).toBe('1.01x')
  })

  test('are n/a with the reason while nothing is paid in or committed', () => {
    const none = { value: null, reason: 'nothingPaidIn' }
    expect(multiples({ commitment: '0', paidIn: '0', distributed: '5', nav: '7' })).toEqual({
      pic: { value: null, reason: 'nothingCommitted' },
      dpi: none,
      rvpi: none,
      tvpi: none,
    })
    expect(multiples({ commitment: '100', paidIn: '0.00', distributed: '0', nav: '0' }).pic.value).toBe('0.0000000000')
  })

  test('PIC is what was paid in of the commitment', () => {
    const { pic } = multiples({ commitment: '182000000', paidIn: '111020000', distributed: '0', nav: '0' })
    expect(formatPercent(`${Number(pic.value) * 100}`)).toBe('61.00\u00a0%')
  })

  test('MOIC counts what came back and what is left, and is n/a where nothing was invested', () => {
    expect(moic('16400000', '0', '24566634.50').value).toBe('1.4979655182')
    expect(moic('10800000', '3600000', '13440000').value).toBe('1.5777777777')
    expect(moic('0', '0', '5')).toEqual({ value: null, reason: 'nothingInvested' })
  })
})
