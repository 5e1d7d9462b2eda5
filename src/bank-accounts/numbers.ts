/** Account numbers and bank codes as they are kept. Pure. */
import { tidyAccountNumber, tidyBankCode } from './iban.ts'

/** What of a number of an account or of a tax payer is compared, however it is written. */
export function lettersAndDigits(number: string | null | undefined): string {
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
