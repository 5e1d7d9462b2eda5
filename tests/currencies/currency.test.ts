import { describe, expect, test } from 'vitest'
import { converted, worth } from '../../src/currencies/currency.ts'

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
    expect(worth('1250.50', '161.2345678901', 0)).toBe('201624.00')
    expect(converted('1', '1.999', '1.999', { fund: 0 })).toEqual({ amountFund: '2.00', amountSystem: '2.00' })
    expect(worth('10', '0.3073456', 3)).toBe('3.07')
  })
})
