/** A changed payment instruction is only good again when a second person has checked it. */
import { changesOf } from '../entityTypes.ts'
import type { Changes, CheckedChanges, Draft, Stored } from '../entityTypes.ts'
import { OF_ACCOUNT, tidyNumbers } from './numbers.ts'

export const PRINTED = ['name', 'registeredName', 'accountNumber', 'bankCode', 'currencyId', 'bankCountryId'] as const

/**
 * What becomes of the verification when an account is saved: once the instruction changes it is void, and an active
 * account waits for a new check.
 */
export function verificationAfterChange(
  record: Draft<'bankAccount'>,
  before: Draft<'bankAccount'> | undefined,
): Changes<'bankAccount'> {
  if (!before || PRINTED.every(name => isSame(record[name], before[name]))) return {}
  return before.status === 'Active' ? { status: 'PendingVerification', ...VOID } : VOID
}

/** What the bank compared when it was asked about the holder. */
const CONFIRMED = [...PRINTED, 'lei', 'vatNumber'] as const

/** An answer of the bank is about the account as it was: one that has changed since has none. */
export function confirmationAfterChange(
  record: Draft<'bankAccount'>,
  before: Draft<'bankAccount'> | undefined,
): Changes<'bankAccount'> {
  if (!before?.payeeAnswer || CONFIRMED.every(name => isSame(record[name], before[name]))) return {}
  return { payeeAnswer: null, payeeAnsweredOn: null, payeeAnswerBy: null }
}

/** What is left out and what is empty are the same. */
function isSame<Value>(one: Value | null | undefined, other: Value | null | undefined): boolean {
  return (one ?? null) === (other ?? null)
}

const VOID: Changes<'bankAccount'> = { verificationNote: null, verifiedBy: null, verifiedAt: null }

/**
 * A number that is only written differently instructs nothing else: it is tidied first and leaves the verification
 * alone.
 */
export function bankAccountAfterSaving(
  record: Draft<'bankAccount'>,
  before: Stored<'bankAccount'> | undefined,
): CheckedChanges<'bankAccount'> {
  const tidied = tidyNumbers(record, OF_ACCOUNT)
  const [after, earlier] = [{ ...record, ...tidied }, before && { ...before, ...tidyNumbers(before, OF_ACCOUNT) }]
  return changesOf('bankAccount', {
    ...tidied,
    ...verificationAfterChange(after, earlier),
    ...confirmationAfterChange(after, earlier),
  })
}
