/** By what an investor is recognised: name, tax number and account number, however they are written. Pure. */
import type { Draft } from '../entityTypes.ts'

type Answers = Draft<'onboarding'>['answers']

export function nameLetters(name: string | null | undefined): string {
  return (name ?? '').trim().replace(/\s+/g, ' ').toLowerCase()
}

/** The first tax number of the investor itself: of its tax residences, or of the natural person. */
export function typedTaxNumber(answers: Answers): string | null {
  const residence = answers?.taxClassification?.taxResidences?.find(({ taxNumber }) => taxNumber)
  return residence?.taxNumber ?? answers?.entityDetails?.individual?.taxNumber ?? null
}

export function taxNumberOf(answers: Answers): string {
  return lettersOf(typedTaxNumber(answers))
}

export function accountNumberOf(answers: Answers): string {
  return lettersOf(answers?.bankAccount?.accountNumber)
}

/** Two numbers that nobody has typed are not the same one. */
export function isSameNumber(stored: string | null, wanted: string): boolean {
  return wanted !== '' && lettersOf(stored) === wanted
}

function lettersOf(number: string | null | undefined): string {
  return (number ?? '').toUpperCase().replace(/[^A-Z0-9]/g, '')
}
