/** The persons whom an onboarding names: each may be named several times, as owner, director and signatory. Pure. */
import { maySayTheSame } from './addresses.ts'
import { rowName } from './answerPaths.ts'
import type { RowName } from './answerPaths.ts'
import { askedAnswers } from './askedAnswers.ts'
import type { Answering, Answers } from './askedAnswers.ts'

export type { Answers }
import { normalizedNumber } from './taxNumbers.ts'

export type Person = NonNullable<NonNullable<Answers['entityDetails']>['individual']>

/** The lists of the answers whose rows are parties; "evidence" lists papers instead. */
export const PERSON_LISTS = [
  'beneficialOwners',
  'controllersAndDirectors',
  'otherParties',
  'thirdPartyIndividuals',
  'signatories',
] as const satisfies readonly (keyof Answers)[]
export type PersonList = (typeof PERSON_LISTS)[number]

export type PersonPath = 'entityDetails.individual' | `${PersonList}.${RowName}.individual`

export interface NamedPerson {
  /** null: the investor itself. */
  list: PersonList | null
  /** The place of its answers: "beneficialOwners.k1.individual". */
  path: PersonPath
  person: Person
}

/** Everybody whom this investor is asked for; who is hidden since the legal status was changed is left out. */
export function peopleOf(answering: Answering): NamedPerson[] {
  const answers = askedAnswers(answering)
  const investor = answers?.entityDetails?.individual
  return [
    ...(investor ? [{ list: null, path: 'entityDetails.individual' as const, person: investor }] : []),
    ...PERSON_LISTS.flatMap(list =>
      (answers?.[list] ?? []).flatMap((row, index): NamedPerson[] =>
        row.individual ? [{ list, path: `${list}.${rowName(row, index)}.individual`, person: row.individual }] : [],
      ),
    ),
  ]
}

/** Everybody once, in the order in which they were named first. */
export function distinctPeople(answering: Answering): Person[] {
  const found: Person[] = []
  for (const { person } of peopleOf(answering))
    if (fullName(person) !== '' && !found.some(other => isSamePerson(other, person))) found.push(person)
  return found
}

/** Every mention of each person who has a name, in the order in which they were named first. */
export function mentionsOf(answering: Answering): NamedPerson[][] {
  let groups: NamedPerson[][] = []
  for (const named of peopleOf(answering)) {
    if (fullName(named.person) === '') continue
    // One mention may be the same as two others by the key of the one and by the name of the other.
    const same = groups.filter(group => group.some(({ person }) => isSamePerson(person, named.person)))
    const [first] = same
    const joined = [...same.flat(), named]
    groups = first
      ? groups.flatMap(group => (group === first ? [joined] : same.includes(group) ? [] : [group]))
      : [...groups, joined]
  }
  return groups
}

/** Everybody else who has an address, each address once. */
export function addressesOfOthers(answering: Answering, key: string): Person[] {
  const others = distinctPeople(answering).filter(person => person.key !== key && person.residentialAddress)
  const addresses = others.map(({ residentialAddress }) => residentialAddress)
  return others.filter(({ residentialAddress }, index) => addresses.indexOf(residentialAddress) === index)
}

export function fullName({ firstName, lastName }: Pick<Person, 'firstName' | 'lastName'>): string {
  return [firstName, lastName].filter(Boolean).join(' ')
}

/** Street, postal code and city on one line, as the wizard proposes what staff have entered. */
export function addressLine({
  address,
  postalCode,
  city,
}: Record<'address' | 'postalCode' | 'city', string | null>): string {
  return [address, [postalCode, city].filter(Boolean).join(' ')].filter(Boolean).join(', ')
}

/** By the key that the wizard gives each person; where one has none, by the name. */
export function isSamePerson(one: Person, other: Person): boolean {
  if (one.key && other.key && one.key === other.key) return true
  return fullName(one) !== '' && isSameName(fullName(one), fullName(other))
}

export function isSameName(one: string, other: string): boolean {
  return plainName(one) === plainName(other)
}

/** Without accents, case, punctuation and forms of companies that are written in several ways. */
function plainName(name: string): string {
  return name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** Whether the name on a paper is that of the person: middle names may be missing on either side. */
export function isNameOf(
  printed: string,
  { firstName, lastName, formerNames }: Pick<Person, 'firstName' | 'lastName' | 'formerNames'>,
): boolean {
  const words = plainName(printed).split(' ')
  const holds = (name: string | null | undefined): boolean =>
    plainName(name ?? '')
      .split(' ')
      .filter(Boolean)
      .every(word => words.includes(word))
  const [first = ''] = plainName(firstName ?? '').split(' ')
  return words.includes(first) && (holds(lastName) || (Boolean(formerNames) && holds(formerNames)))
}

/** What everybody words in another way: "CEO" and "Chief Executive Officer", "München" and "Munich". */
const WORDED: readonly (keyof Person)[] = ['birthPlace', 'residentialAddress', 'occupation']

/** Whether what differs has to be mended before signing; what may only be worded otherwise is asked about. */
export function isContradiction(name: keyof Person): boolean {
  return !WORDED.includes(name)
}

/** What differs although it is about one and the same person; what one of the two leaves open does not differ. */
export function differences(one: Person, other: Person): (keyof Person)[] {
  const compared = [
    'birthDate',
    'birthPlace',
    'birthCountryId',
    'nationalityId',
    'secondNationalityId',
    'identityNumber',
    'issuingCountryId',
    'residentialAddress',
    'residentialCountryId',
    'taxResidenceId',
    'taxNumber',
    'usCitizen',
    'usGreenCardHolder',
    'occupation',
    'politicallyExposed',
  ] as const satisfies readonly (keyof Person)[]
  return compared.filter(name => {
    const [mine, theirs] = [one[name] ?? '', other[name] ?? ''].map(value => String(value).trim())
    return Boolean(mine && theirs) && !isSame(name, mine ?? '', theirs ?? '')
  })
}

/** Nobody writes an address, a place or a number twice in the same way. */
function isSame(name: keyof Person, one: string, other: string): boolean {
  switch (name) {
    case 'birthPlace':
    case 'residentialAddress':
    case 'occupation':
      return maySayTheSame(one, other)
    case 'identityNumber':
    case 'taxNumber':
      return normalizedNumber(one) === normalizedNumber(other)
    default:
      return one === other
  }
}
