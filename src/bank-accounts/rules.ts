/** Owner, numbers and renewed verification of a bank account; the required fields stand in the schema. */
import type { Finding, Rules } from '../entityTypes.ts'
import { unprintableFindings } from '../papers/unprintableFindings.ts'
import { isWrongBic } from './bic.ts'
import { ibanProblem } from './iban.ts'
import { OF_ACCOUNT, type NumberFields, type Numbers } from './numbers.ts'
import { bankAccountAfterSaving } from './verification.ts'

/**
 * A number that looks like an IBAN must be a valid one, a code that looks like a BIC must name a country; other formats
 * are allowed.
 */
export const bankAccountRules: Rules<'bankAccount'> = (record, { before }) => {
  const findings: Finding<'bankAccount'>[] = [
    ...numberFindings(record, OF_ACCOUNT),
    ...unprintableFindings(record, ['name', 'registeredName', 'accountNumber', 'bankCode', 'bankCity']),
  ]
  if (record.investmentId && record.limitedPartnerId)
    findings.push({ field: 'limitedPartnerId', code: 'bankAccount.oneOwner' })
  if (before?.status === 'Active' && 'status' in bankAccountAfterSaving(record, before))
    findings.push({ field: 'status', code: 'bankAccount.verifyAgain', warning: true })
  return findings
}

interface NumberFinding<Name extends string> {
  field: Name
  code: 'bankAccount.ibanLength' | 'bankAccount.ibanCheckDigits' | 'bankAccount.bicCountry'
  values?: Record<string, string | number>
}

export function numberFindings<Number extends string, Code extends string>(
  record: Numbers<Number | Code>,
  { number, code }: NumberFields<Number, Code>,
): NumberFinding<Number | Code>[] {
  const findings: NumberFinding<Number | Code>[] = []
  const typed = record[number]
  const bankCode = record[code]
  const problem = typed ? ibanProblem(typed) : null
  if (problem?.problem === 'length')
    findings.push({
      field: number,
      code: 'bankAccount.ibanLength',
      values: { country: problem.country, length: problem.length },
    })
  if (problem?.problem === 'checkDigits') findings.push({ field: number, code: 'bankAccount.ibanCheckDigits' })
  if (bankCode && isWrongBic(bankCode)) findings.push({ field: code, code: 'bankAccount.bicCountry' })
  return findings
}
