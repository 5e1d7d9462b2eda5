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

/** What of an investor is held against others. */
export interface Marks {
  name: string
  /** Of every tax residence; two numbers that nobody has typed are not the same one. */
  taxNumbers: readonly string[]
  accountNumbers: readonly string[]
}

export function marksOf({ investorName, answers }: Pick<Draft<'onboarding'>, 'investorName' | 'answers'>): Marks {
  const residences = answers?.taxClassification?.taxResidences ?? []
  const taxNumbers = [...residences, answers?.entityDetails?.individual].map(each => lettersOf(each?.taxNumber))
  return {
    name: nameLetters(investorName),
    taxNumbers: [...new Set(taxNumbers)].filter(Boolean),
    accountNumbers: [lettersOf(answers?.bankAccount?.accountNumber)].filter(Boolean),
  }
}

/** By what two investors are the same. */
export function sharedMarks(one: Marks, other: Marks): ('name' | 'taxNumber' | 'accountNumber')[] {
  return [
    ...(one.name !== '' && one.name === other.name ? (['name'] as const) : []),
    ...(one.taxNumbers.some(number => other.taxNumbers.includes(number)) ? (['taxNumber'] as const) : []),
    ...(one.accountNumbers.some(number => other.accountNumbers.includes(number)) ? (['accountNumber'] as const) : []),
  ]
}

export function lettersOf(number: string | null | undefined): string {
  return (number ?? '').toUpperCase().replace(/[^A-Z0-9]/g, '')
}
