/** Account numbers and bank codes as they are kept. Pure. */
import { tidyAccountNumber, tidyBankCode } from './iban.ts'

type Values = Record<string, unknown>

/** Where a record keeps an account number and the code of its bank: a fund names its own account too. */
export interface NumberFields {
  number: string
  code: string
}

export const OF_ACCOUNT: NumberFields = { number: 'accountNumber', code: 'bankCode' }

/** Both as they are kept, whoever sends them and however they are typed. */
export function tidyNumbers(record: Values, { number, code }: NumberFields = OF_ACCOUNT): Values {
  const typed = record[number]
  const bankCode = record[code]
  return {
    ...(typeof typed === 'string' && { [number]: tidyAccountNumber(typed) }),
    ...(typeof bankCode === 'string' && { [code]: tidyBankCode(bankCode) }),
  }
}
