/**
 * What tables that are filled in like a sheet share: what amounts were typed over, and what somebody else has stored
 * there since.
 */
import { isDecimal } from '../entity.ts'
import { compare } from '../money.ts'

/** The version of the record, or null where none was stored. Undefined once a person knows that it has changed. */
export type Basis = number | null | undefined

interface Versioned {
  id?: unknown
  version?: unknown
}

export function basisOf(stored: Versioned | undefined): Basis {
  return typeof stored?.version === 'number' ? stored.version : null
}

/**
 * The version that a save is made from. No record has the version 0: where one was made meanwhile the server says so.
 */
export function versionFrom(basis: Basis, stored: Versioned): number {
  return basis === undefined ? Number(stored.version) : (basis ?? 0)
}

/**
 * The amount that somebody else has stored since this one was typed over another; null when there is none, or the same
 * was typed.
 */
export function storedMeanwhile(was: unknown, stored: unknown, typed: unknown): string | null {
  return typeof stored === 'string' && stored !== '' && !isSame(was, stored) && !isSame(typed, stored) ? stored : null
}

/** 5 and 5.00 are one amount. */
function isSame(one: unknown, stored: string): boolean {
  return one === stored || (isDecimal(one) && isDecimal(stored) && compare(one, stored) === 0)
}
