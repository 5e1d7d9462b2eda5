/**
 * Where the tests of properties begin to throw. They throw the same at every `npm test`, so that what fails fails
 * again; `npm run test:long` throws with a seed of its own, which it prints, and SEED=… repeats it.
 */
export function seedOf(usual: number): number {
  const given = Number(process.env['SEED'])
  return Number.isSafeInteger(given) && given > 0 ? given : usual
}

interface Throws {
  seed: number
  numRuns: number
  path?: string
  endOnFailure?: boolean
}

/** With CASE=…, the path that a failure prints beside its seed, that one case is thrown alone. */
export function throwsFrom(usual: number, numRuns: number): Throws {
  const path = process.env['CASE']
  return { seed: seedOf(usual), numRuns, ...(path && { path, endOnFailure: true }) }
}

/** Of rules that ask nobody; the long suite asks for ten thousand cases of each. */
export function casesFrom(usual: number, byDay = 100): Throws {
  return throwsFrom(usual, Number(process.env['CASES'] ?? byDay))
}
