import { describe, expect, test } from 'vitest'
import { verificationAfterChange } from '../../src/bank-accounts/verification.ts'
import type { Draft } from '../../src/entityTypes.ts'

const account: Draft<'bankAccount'> = {
  status: 'Active',
  name: 'Fund',
  accountNumber: '1',
  bankCode: 'B',
  currencyId: 1,
  bankCountryId: 2,
  city: 'Paris',
  verifiedBy: 'A',
}

describe('an active bank account', () => {
  test.each([
    ['name', 'Other'],
    ['accountNumber', '2'],
    ['bankCode', 'C'],
    ['currencyId', 3],
    ['bankCountryId', 4],
  ])('waits for a new verification when its %s changes', (name, value) => {
    expect(verificationAfterChange({ ...account, [name]: value }, account)).toEqual({
      status: 'PendingVerification',
      verificationNote: null,
      verifiedBy: null,
      verifiedAt: null,
    })
  })

  test('stays active when nothing of the payment instruction changes', () => {
    expect(verificationAfterChange({ ...account, city: 'Lyon' }, account)).toEqual({})
  })
})

describe('any other bank account', () => {
  test.each(['Draft', 'PendingVerification', 'Blocked'] as const)(
    'in the state %s keeps it, and loses a verification of another instruction',
    status => {
      expect(verificationAfterChange({ ...account, accountNumber: '2', status }, { ...account, status })).toEqual({
        verificationNote: null,
        verifiedBy: null,
        verifiedAt: null,
      })
      expect(verificationAfterChange({ ...account, city: 'Lyon', status }, { ...account, status })).toEqual({})
    },
  )

  test('that is new has none', () => {
    expect(verificationAfterChange(account, undefined)).toEqual({})
  })
})
