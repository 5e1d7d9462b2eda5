/** Account numbers and bank codes: the form in which they are stored, and that in which they are compared. Pure. */
import { tidyAccountNumber, tidyBankCode } from './iban.ts'

/** The form in which account and tax numbers are compared, whatever spaces and punctuation they are written with. */
export function comparableNumber(number: string | null | undefined): string {
  return (number ?? '').toUpperCase().replace(/[^A-Z0-9]/g, '')
}

/** Where a record keeps an account number and the code of its bank: a fund names its own account too. */
export interface NumberFields<Number extends string, Code extends string> {
  number: Number
  code: Code
}

export const OF_ACCOUNT = { number: 'accountNumber', code: 'bankCode' } as const

export type Numbers<Name extends string> = { readonly [P in Name]?: string | null }

/** Both as they are kept, whoever sends them and however they are typed. */
export function tidyNumbers<Number extends string, Code extends string>(
  record: Numbers<Number | Code>,
  { number, code }: NumberFields<Number, Code>,
): { [P in Number | Code]?: string } {
  const tidied: { [P in Number | Code]?: string } = {}
  const typed: string | null | undefined = record[number]
  const bankCode: string | null | undefined = record[code]
  if (typed) tidied[number] = tidyAccountNumber(typed)
  if (bankCode) tidied[code] = tidyBankCode(bankCode)
  return tidied
}
