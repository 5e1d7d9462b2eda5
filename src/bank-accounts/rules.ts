/** Specification 5, Bank account; the required fields stand in the schema. */
import type { Finding, Rules } from '../entity.ts'
import { ibanProblem, isWrongBic } from './iban.ts'

/** A number that looks like an IBAN must be a valid one, a code that looks like a BIC must name a country; other formats are allowed. */
export const bankAccountRules: Rules = record => {
  const findings: Finding[] = []
  const { accountNumber, bankCode } = record
  const problem = typeof accountNumber === 'string' ? ibanProblem(accountNumber) : null
  if (problem?.problem === 'length') findings.push({ field: 'accountNumber', code: 'bankAccount.ibanLength', values: { country: problem.country, length: problem.length } })
  if (problem?.problem === 'checkDigits') findings.push({ field: 'accountNumber', code: 'bankAccount.ibanCheckDigits' })
  if (typeof bankCode === 'string' && isWrongBic(bankCode)) findings.push({ field: 'bankCode', code: 'bankAccount.bicCountry' })
  if (record['investmentId'] != null && record['limitedPartnerId'] != null) findings.push({ field: 'limitedPartnerId', code: 'bankAccount.oneOwner' })
  return findings
}
