/** Specification 5, Bank account; the required fields stand in the schema. */
import type { Finding, Rules } from '../entity.ts'
import { ibanProblem, isWrongBic, tidyAccountNumber, tidyBankCode } from './iban.ts'

type Values = Record<string, unknown>

/** Where a record keeps an account number and the code of its bank: a fund names its own account too. */
export interface NumberFields { number: string; code: string }

const OF_ACCOUNT: NumberFields = { number: 'accountNumber', code: 'bankCode' }

/** A number that looks like an IBAN must be a valid one, a code that looks like a BIC must name a country; other formats are allowed. */
export const bankAccountRules: Rules = record => {
  const findings = numberFindings(record, OF_ACCOUNT)
  if (record['investmentId'] != null && record['limitedPartnerId'] != null) findings.push({ field: 'limitedPartnerId', code: 'bankAccount.oneOwner' })
  return findings
}

export function numberFindings(record: Values, { number, code }: NumberFields): Finding[] {
  const findings: Finding[] = []
  const typed = record[number]
  const bankCode = record[code]
  const problem = typeof typed === 'string' ? ibanProblem(typed) : null
  if (problem?.problem === 'length') findings.push({ field: number, code: 'bankAccount.ibanLength', values: { country: problem.country, length: problem.length } })
  if (problem?.problem === 'checkDigits') findings.push({ field: number, code: 'bankAccount.ibanCheckDigits' })
  if (typeof bankCode === 'string' && isWrongBic(bankCode)) findings.push({ field: code, code: 'bankAccount.bicCountry' })
  return findings
}

/** Both as they are kept, whoever sends them and however they are typed. */
export function tidyNumbers(record: Values, { number, code }: NumberFields = OF_ACCOUNT): Values {
  const typed = record[number]
  const bankCode = record[code]
  return { ...typeof typed === 'string' && { [number]: tidyAccountNumber(typed) }, ...typeof bankCode === 'string' && { [code]: tidyBankCode(bankCode) } }
}
