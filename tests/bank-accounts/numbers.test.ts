import { expect, test } from 'vitest'
import { comparableNumber } from '../../src/bank-accounts/numbers.ts'

test('numbers are compared whatever spaces and punctuation they are written with', () => {
  for (const written of ['GB82 WEST 1234', 'gb82west1234', 'GB82-WEST.1234', 'GB82/WEST 12.34'])
    expect(comparableNumber(written)).toBe('GB82WEST1234')
  expect(comparableNumber('GB82 WEST 1235')).not.toBe('GB82WEST1234')
  expect(comparableNumber(null)).toBe('')
})
