/** What of a commitment to an investment is still to be paid, in the currency of the fund. */
import { expect, test } from 'vitest'
import type { Decimal } from '../../src/entity.ts'
import { additionalCommitment } from '../../src/capital-account-statements/additionalCommitment.ts'

const paid = (amount: Decimal, isInDealCurrency = true) => [{ isInDealCurrency, amount }]

test('what was promised less what was paid is owed, at the rate of the day', () => {
  const owed = { promised: '1000000', paid: paid('-600000'), rate: '0.0875', minorUnits: 2 } as const
  // 400,000 × 0.0875
  expect(additionalCommitment(owed)).toBe('35000.00')
  expect(additionalCommitment({ ...owed, paid: [] })).toBe('87500.00')
  expect(additionalCommitment({ ...owed, paid: paid('-1000001') })).toBe('0.00')
})

test('nothing is owed without any rate, and what cannot be said is not', () => {
  const owed = { promised: '100', paid: paid('-40'), rate: null, minorUnits: 2 } as const
  expect(additionalCommitment(owed)).toBeNull()
  expect(additionalCommitment({ ...owed, paid: paid('-100') })).toBe('0.00')
  expect(additionalCommitment({ ...owed, rate: '1', paid: paid('-40', false) })).toBeNull()
})
