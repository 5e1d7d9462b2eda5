/** What is counted in whole units, beside a library that counts in its own way. */
import { Decimal as BigDecimal } from 'decimal.js'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { add, asAmount, divide, multiply, plain, round, subtract, sum } from '../src/money.ts'
import { decimalOf } from './decimals.ts'
import { casesFrom } from './seeds.ts'

fc.configureGlobal(casesFrom(20261130))

const Exact = BigDecimal.clone({ precision: 80, rounding: BigDecimal.ROUND_HALF_UP })

/** With zeros before and behind, many or no decimals, and zero with a sign. */
const number = fc
  .tuple(fc.constantFrom('', '-'), fc.stringMatching(/^[0-9]{1,15}$/), fc.stringMatching(/^[0-9]{0,8}$/))
  .map(([sign, whole, decimals]) => decimalOf(`${sign}${whole}${decimals === '' ? '' : `.${decimals}`}`))

/** Plainly, without a negative zero. */
const written = (value: BigDecimal, decimals?: number) => value.toFixed(decimals).replace(/^-(?=[0.]+$)/, '')

describe('numbers come out as another library counts them', () => {
  test('sums and differences', () => {
    fc.assert(
      fc.property(number, number, (one, other) => {
        expect(add(one, other)).toBe(written(new Exact(one).plus(other)))
        expect(subtract(one, other)).toBe(written(new Exact(one).minus(other)))
        expect(sum([one, other, one])).toBe(written(new Exact(one).plus(other).plus(one)))
      }),
    )
  })

  test('sums of quotients are rounded where they are computed, so that no cent is lost', () => {
    expect(add(divide('1', '3'), divide('2', '3'))).toBe('1')
    // 15 % of 100.10 by a catch-up of the whole: 12 ÷ 0.85, and 15 % of what is left.
    const catchUp = divide('12', '0.85')
    expect(round(add(catchUp, multiply(subtract('20.1', catchUp), '0.15')), 2)).toBe('15.02')
    const Long = BigDecimal.clone({ precision: 60, rounding: BigDecimal.ROUND_HALF_UP })
    const isDivisor = (value: string) => !new Exact(value).isZero()
    fc.assert(
      fc.property(number, number.filter(isDivisor), number, (one, other, third) => {
        const quotient = divide(one, other)
        expect(add(quotient, third)).toBe(written(new Long(quotient).plus(third)))
        expect(subtract(third, quotient)).toBe(written(new Long(third).minus(quotient)))
      }),
    )
  })

  test('written plainly and rounded', () => {
    fc.assert(
      fc.property(number, fc.nat({ max: 10 }), (value, decimals) => {
        expect(plain(value)).toBe(written(new Exact(value)))
        expect(round(value, decimals)).toBe(written(new Exact(value), decimals))
      }),
    )
  })

  test('as amounts, with two decimals, and with up to four where they have them', () => {
    fc.assert(
      fc.property(number, value => {
        const exact = new Exact(value).toDecimalPlaces(4)
        expect(asAmount(value)).toBe(written(exact, Math.max(2, exact.decimalPlaces())))
        expect(asAmount(value, 0)).toBe(written(exact))
      }),
    )
  })

  test.each([
    ['1234.5600', '1234.56'],
    ['-0.0000', '0.00'],
    ['0.0000', '0.00'],
    ['0.1200', '0.12'],
    ['0.1230', '0.123'],
    ['012.3400', '12.34'],
    ['0.0050', '0.005'],
  ] as const)('%s of the database is the amount %s', (stored, amount) => {
    expect(asAmount(stored)).toBe(amount)
  })
})
