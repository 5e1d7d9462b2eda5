import { describe, expect, test } from 'vitest'
import { converted, proposedRate, worth } from '../../src/currencies/currency.ts'
import type { Rate } from '../../src/currencies/currency.ts'

describe('an amount in another currency', () => {
  test('R215 gives fund and system amount, both from the local amount and never one from the other', () => {
    expect(converted('2500000.00', '0.8873', '0.0000000001').amountFund).toBe('2218250.00')
    // By way of a rounded third rate it would be 2,218,280.88.
    expect(converted('2500000.00', '0.8873', '0.91')).toEqual({ amountFund: '2218250.00', amountSystem: '2275000.00' })
    expect(converted('2500000.00', '0.8873', '0.92').amountFund).toBe('2218250.00')
  })

  test('is rounded once, half away from zero, to the minor units of its currency', () => {
    expect(worth('0.10', '0.05')).toBe('0.01')
    expect(worth('-0.10', '0.05')).toBe('-0.01')
    expect(worth('0.10', '0.0499999999')).toBe('0.00')
    expect(worth('1250.50', '161.2345678901', 0)).toBe('201624')
    expect(converted('1', '1.999', '1.999', { fund: 0 })).toEqual({ amountFund: '2', amountSystem: '2.00' })
    expect(worth('10', '0.3073456', 3)).toBe('3.073')
    expect(worth('10', '0.30704', 3)).toBe('3.070')
  })
})

describe('the rate to propose', () => {
  const [EUR, USD, SEK, GBP] = [1, 2, 3, 4]
  const rates: Rate[] = [
    { currencyId: USD, toCurrencyId: EUR, date: '2026-09-30', rate: '0.8' },
    { currencyId: SEK, toCurrencyId: EUR, date: '2026-08-31', rate: '0.088' },
  ]

  test('is the stated one, the opposite one turned round, or one by way of the system currency', () => {
    expect(proposedRate(rates, EUR, EUR, EUR)).toEqual({ rate: '1', origin: 'same', date: null })
    expect(proposedRate(rates, USD, EUR, EUR)).toEqual({ rate: '0.8', origin: 'direct', date: '2026-09-30' })
    expect(proposedRate(rates, EUR, USD, EUR)).toEqual({ rate: '1.25', origin: 'inverse', date: '2026-09-30' })
    expect(proposedRate(rates, SEK, USD, EUR)).toEqual({ rate: '0.11', origin: 'cross', date: '2026-08-31' })
    expect(
      proposedRate(
        [
          { ...rates[1]!, rate: '0.1' },
          { ...rates[0]!, rate: '0.3' },
        ],
        SEK,
        USD,
        EUR,
      )?.rate,
    ).toBe('0.3333333333')
  })

  test('is missing where no rate leads there, or where it would divide by zero', () => {
    expect(proposedRate(rates, GBP, EUR, EUR)).toBeNull()
    expect(proposedRate(rates, GBP, USD, EUR)).toBeNull()
    expect(proposedRate([{ ...rates[0]!, rate: '0' }], EUR, USD, EUR)).toBeNull()
  })
})
