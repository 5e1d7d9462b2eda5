/** What typed amounts were typed over: the version of the record, or null where none was stored. Undefined once a person knows that it has changed. Pure. */
export type Basis = number | null | undefined

export function basisOf(stored: Record<string, unknown> | undefined): Basis {
  return typeof stored?.['version'] === 'number' ? stored['version'] : null
}

/** The version that a save is made from. No record has the version 0: where one was made meanwhile the server says so. */
export function versionFrom(basis: Basis, stored: Record<string, unknown>): number {
  return basis === undefined ? Number(stored['version']) : basis ?? 0
}
