/** Mutants that change nothing anybody could notice, each with the reason: equivalent.json. */
import listed from './equivalent.json' with { type: 'json' }
import type { Mutant } from './mutants.ts'

export interface Equivalent {
  file: string
  /** The line without the blanks around it. */
  source: string
  change: string
  /** Where equal lines of the file can be changed so more than once: 1 is the first. */
  nth?: number
  reason: string
}

export const equivalents: readonly Equivalent[] = listed

function isMeant({ file, source, change, nth = 1 }: Equivalent, mutant: Mutant): boolean {
  return mutant.file === file && mutant.source === source && mutant.change === change && mutant.nth === nth
}

export function isEquivalent(mutant: Mutant): boolean {
  return equivalents.some(each => isMeant(each, mutant))
}

/** Those that no mutant is any more, because the source has changed. */
export function outdated(mutants: readonly Mutant[]): Equivalent[] {
  return equivalents.filter(each => !mutants.some(mutant => isMeant(each, mutant)))
}
