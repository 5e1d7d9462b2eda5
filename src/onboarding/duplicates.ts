/** By what an investor is recognised: name, tax number and account number, however they are written. Pure. */
import { comparableNumber } from '../bank-accounts/numbers.ts'
import type { Draft } from '../entityTypes.ts'
import { isPerson } from './questionnaire.ts'

export function nameLetters(name: string | null | undefined): string {
  return (name ?? '').trim().replace(/\s+/g, ' ').toLowerCase()
}

type Answering = Pick<Draft<'onboarding'>, 'answers' | 'legalStatus'>

/** The natural person who invests; what is left of one in the answers of an entity is somebody else. */
function investingPerson({ answers, legalStatus }: Answering) {
  return legalStatus && isPerson(legalStatus) ? answers?.entityDetails?.individual : undefined
}

/** The first tax number of the investor itself: of its tax residences, or of the natural person. */
export function typedTaxNumber(onboarding: Answering): string | null {
  const residence = onboarding.answers?.taxClassification?.taxResidences?.find(({ taxNumber }) => taxNumber)
  return residence?.taxNumber ?? investingPerson(onboarding)?.taxNumber ?? null
}

/** What of an investor is held against others. */
export interface Marks {
  name: string
  /** Of every tax residence; two numbers that nobody has typed are not the same one. */
  taxNumbers: readonly string[]
  accountNumbers: readonly string[]
}

export function marksOf(onboarding: Answering & Pick<Draft<'onboarding'>, 'investorName'>): Marks {
  const { investorName, answers } = onboarding
  const residences = answers?.taxClassification?.taxResidences ?? []
  const taxNumbers = [...residences, investingPerson(onboarding)].map(each => comparableNumber(each?.taxNumber))
  return {
    name: nameLetters(investorName),
    taxNumbers: [...new Set(taxNumbers)].filter(Boolean),
    accountNumbers: [comparableNumber(answers?.bankAccount?.accountNumber)].filter(Boolean),
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
