/**
 * The bank account that the investor has typed, as it is made when the onboarding is completed. It is checked when it
 * is signed, because nobody can mend it afterwards. Pure.
 */
import { bankAccount } from '../../generated/entities/bank-account.ts'
import { bankAccountRules } from '../bank-accounts/rules.ts'
import type { CalendarDate } from '../entity.ts'
import { fieldOf } from '../entityTypes.ts'
import type { CreateValues, FieldName, Stored } from '../entityTypes.ts'
import { inputProblem } from '../problems.ts'
import type { ProblemError } from '../problems.ts'
import { text } from '../texts.ts'
import './texts.ts'

type TypedAccount = Omit<CreateValues<'bankAccount'>, 'fundId' | 'limitedPartnerId'>

/** null where nothing was typed; refused where something is missing or wrong. */
export function typedAccount(answers: Stored<'onboarding'>['answers'], today: CalendarDate): TypedAccount | null {
  const typed = answers?.bankAccount
  if (!typed || Object.values(typed).every(value => value === null)) return null
  const { name, accountNumber, bankCode, currencyId, countryId, bankCountryId } = typed
  if (!name || !accountNumber || !bankCode || !currencyId || !countryId || !bankCountryId)
    throw accountIncomplete([
      ...(name ? [] : ['name' as const]),
      ...(accountNumber ? [] : ['accountNumber' as const]),
      ...(bankCode ? [] : ['bankCode' as const]),
      ...(currencyId ? [] : ['currencyId' as const]),
      ...(countryId ? [] : ['countryId' as const]),
      ...(bankCountryId ? [] : ['bankCountryId' as const]),
    ])
  const account: TypedAccount = {
    name,
    accountNumber,
    bankCode,
    currencyId,
    countryId,
    bankCountryId,
    address: typed.address,
    postalCode: typed.postalCode,
    city: typed.city,
    bankAddress: typed.bankAddress,
    bankPostalCode: typed.bankPostalCode,
    bankCity: typed.bankCity,
  }
  const [wrong] = bankAccountRules(account, { today }).filter(({ warning }) => !warning)
  if (wrong) {
    const what = text(`rule.${wrong.code}`, wrong.values)
    throw inputProblem({ '': [text('onboarding.accountWrong', { what })] })
  }
  return account
}

export function accountIncomplete(missing: readonly FieldName<'bankAccount'>[]): ProblemError {
  const what = missing.map(name => fieldOf(bankAccount, name).title).join(', ')
  return inputProblem({ '': [text('onboarding.accountIncomplete', { what })] })
}
