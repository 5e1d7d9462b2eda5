import { describe, expect, test } from 'vitest'
import { bankAccount } from '../../generated/entities/bank-account.ts'
import {
  groupedIban,
  ibanProblem,
  looksLikeIban,
  tidyAccountNumber,
  tidyBankCode,
  withCheckDigits,
} from '../../src/bank-accounts/iban.ts'
import { isWrongBic } from '../../src/bank-accounts/bic.ts'
import { bankAccountRules } from '../../src/bank-accounts/rules.ts'
import type { RuleContext, Stored } from '../../src/entityTypes.ts'
import { storedOf } from '../stored.ts'

const TODAY: RuleContext<'bankAccount'> = { today: '2026-11-21' }

describe('an IBAN', () => {
  test.each([
    'LU75 9990 0000 0000 0001',
    'NL07 FIKT 0123 4567 89',
    'DE37 9999 9999 0123 4567 89',
    'GB82 WEST 1234 5698 7654 32',
    'NO93 8601 1117 947',
    'lu759990000000000001',
    'LU75-9990-0000-0000-0001',
  ])('%s is accepted', number => {
    expect(looksLikeIban(number)).toBe(true)
    expect(ibanProblem(number)).toBeNull()
  })

  test.each([
    ['LU76 9990 0000 0000 0001', { problem: 'checkDigits' }],
    ['LU76-9990-0000-0000-0001', { problem: 'checkDigits' }],
    ['GB82 WEST 1234 5698 7654 23', { problem: 'checkDigits' }],
    ['DE37 9999 9999 0123 4567 8', { problem: 'length', country: 'DE', length: 22 }],
    ['NO93 8601 1117 9471', { problem: 'length', country: 'NO', length: 15 }],
  ])('%s is refused', (number, problem) => {
    expect(ibanProblem(number)).toEqual(problem)
  })

  test.each(['99-0042-7781', '123456789', 'ZZ12 3456 7890 1234', 'Account 12', 'DE', ''])(
    '%j is of another kind and is left alone',
    number => {
      expect(ibanProblem(number)).toBeNull()
    },
  )

  test('is written in groups of four with the check digits that make it valid', () => {
    expect(withCheckDigits('LU', '9990000000000001')).toBe('LU75 9990 0000 0000 0001')
    expect(withCheckDigits('NL', 'FIKT0123456789')).toBe('NL07 FIKT 0123 4567 89')
    expect(groupedIban('de37999999990123456789')).toBe('DE37 9999 9999 0123 4567 89')
  })
})

describe('a BIC', () => {
  test.each(['FIKTLULL', 'FIKTNL2A', 'FIKTDEFFXXX', 'fiktjesh', '20-00-00', '12345678', 'ABCD1234', 'SORT'])(
    '%s is accepted, or is of another kind',
    code => {
      expect(isWrongBic(code)).toBe(false)
    },
  )

  test.each(['FIKTQQ2A', 'FIKTXX22', 'FIKTZZFFXXX'])('%s names no country and is refused', code => {
    expect(isWrongBic(code)).toBe(true)
  })
})

describe('what was typed', () => {
  test.each([
    ['de37999999990123456789', 'DE37 9999 9999 0123 4567 89'],
    ['LU75-9990-0000-0000-0001', 'LU75 9990 0000 0000 0001'],
    ['99-0042-7781', '99-0042-7781'],
    ['Account 12', 'Account 12'],
  ])('the number %s is kept as %s', (typed, kept) => {
    expect(tidyAccountNumber(typed)).toBe(kept)
  })

  test.each([
    ['deutdeff', 'DEUTDEFF'],
    ['fikt de ff xxx', 'FIKTDEFFXXX'],
    ['20-00-00', '20-00-00'],
    ['abcd1234', 'abcd1234'],
  ])('the code %s is kept as %s', (typed, kept) => {
    expect(tidyBankCode(typed)).toBe(kept)
  })
})

describe('a bank account', () => {
  test('is accepted with a valid IBAN and BIC, and with numbers of another format', () => {
    expect(bankAccountRules({ accountNumber: 'LU75 9990 0000 0000 0001', bankCode: 'FIKTLULL' }, TODAY)).toEqual([])
    expect(bankAccountRules({ accountNumber: '99-0042-7781', bankCode: '20-00-00' }, TODAY)).toEqual([])
    expect(bankAccountRules({ accountNumber: null }, TODAY)).toEqual([])
  })

  test('belongs to the fund, to an investment or to a limited partner, never to both of these', () => {
    expect(bankAccountRules({ investmentId: 1, limitedPartnerId: null }, TODAY)).toEqual([])
    expect(bankAccountRules({ limitedPartnerId: 1 }, TODAY)).toEqual([])
    expect(bankAccountRules({ investmentId: 1, limitedPartnerId: 1 }, TODAY)).toEqual([
      { field: 'limitedPartnerId', code: 'bankAccount.oneOwner' },
    ])
  })

  test('is refused at the number and at the code, each in its own words', () => {
    expect(
      bankAccountRules({ accountNumber: 'LU76 9990 0000 0000 0001', bankCode: 'FIKTQQ2A' }, TODAY).map(
        ({ field, code }) => [field, code],
      ),
    ).toEqual([
      ['accountNumber', 'bankAccount.ibanCheckDigits'],
      ['bankCode', 'bankAccount.bicCountry'],
    ])
    expect(bankAccountRules({ accountNumber: 'LU75 9990 0000 0000 000' }, TODAY)).toEqual([
      { field: 'accountNumber', code: 'bankAccount.ibanLength', values: { country: 'LU', length: 20 } },
    ])
  })
})

describe('an active account', () => {
  const before = storedOf(bankAccount, {
    status: 'Active',
    name: 'Larkmoor',
    accountNumber: '99-0042-7781',
    bankCode: '20-00-00',
    currencyId: 1,
    bankCountryId: 1,
    city: 'Luxembourg',
  })

  test('warns before its payment instruction is changed, because it is then verified again', () => {
    expect(bankAccountRules({ ...before, accountNumber: '99-0042-7782' }, { ...TODAY, before })).toEqual([
      { field: 'status', code: 'bankAccount.verifyAgain', warning: true },
    ])
  })

  test('says nothing when something else changes, or while it is not active', () => {
    expect(bankAccountRules({ ...before, city: 'Esch' }, { ...TODAY, before })).toEqual([])
    const draft: Stored<'bankAccount'> = { ...before, status: 'Draft' }
    expect(bankAccountRules({ ...draft, accountNumber: '99-0042-7782' }, { ...TODAY, before: draft })).toEqual([])
  })
})
