import { describe, expect, test } from 'vitest'
import { confirmationAfterChange, verificationAfterChange } from '../../src/bank-accounts/verification.ts'
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
    ['registeredName', 'Other SCSp'],
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

describe('the answer of the bank about the holder', () => {
  const asked: Draft<'bankAccount'> = { ...account, registeredName: 'Fund SCSp', payeeAnswer: 'Match' }

  test.each([
    ['name', 'Other'],
    ['accountNumber', '2'],
    ['bankCode', 'C'],
    ['currencyId', 3],
    ['bankCountryId', 4],
    ['registeredName', 'Other SCSp'],
    ['lei', '9999001234567890AB12'],
    ['vatNumber', 'LU999'],
  ])('is gone when %s changes', (name, value) => {
    expect(confirmationAfterChange({ ...asked, [name]: value }, asked)).toEqual({
      payeeAnswer: null,
      payeeAnsweredOn: null,
      payeeAnswerBy: null,
    })
  })

  test('stays when something else does, and an account without one gets none', () => {
    expect(confirmationAfterChange({ ...asked, city: 'Lyon' }, asked)).toEqual({})
    expect(confirmationAfterChange({ ...account, name: 'Other' }, account)).toEqual({})
    expect(confirmationAfterChange(asked, undefined)).toEqual({})
  })
})
