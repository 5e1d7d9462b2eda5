/** The controlling persons of an investor, each of whom certifies its own tax residence. Pure. */
import { askedAnswers } from './askedAnswers.ts'
import type { Dossier } from './dossier.ts'
import type { Answers, Person } from './people.ts'
import { isPerson } from './questionnaire.ts'
import { isPassiveByCrs } from './taxStatus.ts'

type Owner = NonNullable<Answers['beneficialOwners']>[number]
type Role = NonNullable<Answers['controllersAndDirectors']>[number]['role']

export interface ControllingPerson extends Pick<
  Owner,
  'key' | 'controllingPersonType' | 'equityInterestType' | 'ownership'
> {
  individual: Person
}

/** Roles of which the CRS speaks as those of a senior managing official. */
const MANAGES: readonly Role[] = [
  'Director',
  'Managing director',
  'General partner',
  'Senior managing official',
  'Trustee',
]

/**
 * The owners; of a passive entity that names none, because nobody holds more than the threshold, whoever manages it.
 */
export function controllingPeople(dossier: Pick<Dossier, 'answers' | 'legalStatus'>): ControllingPerson[] {
  if (isPerson(dossier.legalStatus)) return []
  const answers = askedAnswers(dossier)
  const owners = (answers?.beneficialOwners ?? []).flatMap(({ individual, ...owner }): ControllingPerson[] =>
    individual ? [{ ...owner, individual }] : [],
  )
  if (owners.length > 0 || !isPassive(answers?.taxClassification)) return owners
  return (answers?.controllersAndDirectors ?? []).flatMap(({ key, individual, role }): ControllingPerson[] =>
    individual && MANAGES.includes(role) ? [{ key, individual, controllingPersonType: 'CRS803' }] : [],
  )
}

/** Its controlling persons are reported as well as the entity itself. */
export function isPassive(tax: Answers['taxClassification']): boolean {
  return isPassiveByCrs(tax?.crsClassification) || tax?.fatcaStatus === 'Passive NFFE'
}
