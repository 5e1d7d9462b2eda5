/** Specification 5, Bank account; the required fields stand in the schema. */
import type { Finding, Rules } from '../entity.ts'
import { ibanProblem, isWrongBic } from './iban.ts'
import { OF_ACCOUNT, type NumberFields } from './numbers.ts'
import { bankAccountAfterSaving } from './verification.ts'

type Values = Record<string, unknown>

/**
 * A number that looks like an IBAN must be a valid one, a code that looks like a BIC must name a country; other formats
 * are allowed.
 */
export const bankAccountRules: Rules = (record, { before }) => {
  const findings = numberFindings(record, OF_ACCOUNT)
  if (record['investmentId'] != null && record['limitedPartnerId'] != null)
    findings.push({ field: 'limitedPartnerId', code: 'bankAccount.oneOwner' })
  if (before?.['status'] === 'Active' && 'status' in bankAccountAfterSaving(record, before))
    findings.push({ field: 'status', code: 'bankAccount.verifyAgain', warning: true })
  return findings
}

export function numberFindings(record: Values, { number, code }: NumberFields): Finding[] {
  const findings: Finding[] = []
  const typed = record[number]
  const bankCode = record[code]
  const problem = typeof typed === 'string' ? ibanProblem(typed) : null
  if (problem?.problem === 'length')
    findings.push({
      field: number,
      code: 'bankAccount.ibanLength',
      values: { country: problem.country, length: problem.length },
    })
  if (problem?.problem === 'checkDigits') findings.push({ field: number, code: 'bankAccount.ibanCheckDigits' })
  if (typeof bankCode === 'string' && isWrongBic(bankCode))
    findings.push({ field: code, code: 'bankAccount.bicCountry' })
  return findings
}
