/** A changed payment instruction is only good again when a second person has checked it. */
import { tidyNumbers } from './numbers.ts'

export const PRINTED = ['name', 'accountNumber', 'bankCode', 'currencyId', 'bankCountryId'] as const

/**
 * What becomes of the verification when an account is saved: once the instruction changes it is void, and an active
 * account waits for a new check.
 */
export function verificationAfterChange(
  record: Record<string, unknown>,
  before: Record<string, unknown> | undefined,
): Record<string, unknown> {
  if (!before || PRINTED.every(name => record[name] === before[name])) return {}
  return {
    ...(before['status'] === 'Active' && { status: 'PendingVerification' }),
    verificationNote: null,
    verifiedBy: null,
    verifiedAt: null,
  }
}

/**
 * A number that is only written differently instructs nothing else: it is tidied first and leaves the verification
 * alone.
 */
export function bankAccountAfterSaving(
  record: Record<string, unknown>,
  before: Record<string, unknown> | undefined,
): Record<string, unknown> {
  const tidied = tidyNumbers(record)
  return {
    ...tidied,
    ...verificationAfterChange({ ...record, ...tidied }, before && { ...before, ...tidyNumbers(before) }),
  }
}
