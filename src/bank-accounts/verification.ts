/** A changed payment instruction is only good again when a second person has checked it (decisions C24). */

const PRINTED = ['name', 'accountNumber', 'bankCode', 'currencyId', 'bankCountryId'] as const

/** What becomes of the verification when an account is saved: an active one whose instruction changed waits for a new check. */
export function verificationAfterChange(record: Record<string, unknown>, before: Record<string, unknown> | undefined): Record<string, unknown> {
  if (before?.['status'] !== 'Active' || PRINTED.every(name => record[name] === before[name])) return {}
  return { status: 'PendingVerification', verificationNote: null, verifiedBy: null, verifiedAt: null }
}
