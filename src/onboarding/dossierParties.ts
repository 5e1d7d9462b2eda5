/** Contradictions among the parties of an onboarding: shares, persons named twice, dates of birth. Pure. */
import { addYears } from '../calendar.ts'
import type { Decimal } from '../entity.ts'
import { add, compare } from '../money.ts'
import { countryNamedIn } from './addresses.ts'
import { rowName } from './answerPaths.ts'
import type { Dossier, DossierFinding, DossierContext } from './dossier.ts'
import { NAME_MAX } from './party.ts'
import { differences, fullName, isContradiction, isNameOf, isSamePerson, peopleOf } from './people.ts'
import type { Answers, NamedPerson, Person } from './people.ts'
import { isPerson, questionnaireOf } from './questionnaire.ts'

const FULL_AGE = 18
const MAJORITY = '50'

export function partyFindings(dossier: Dossier, ruleContext: DossierContext): DossierFinding[] {
  const people = peopleOf(dossier)
  return [
    // Whoever is not asked for owners can add none, and has no shares to mend.
    ...(questionnaireOf(dossier.legalStatus).owners === 'none'
      ? []
      : [...shareFindings(dossier, ruleContext), ...ownersLeftOut(dossier, ruleContext)]),
    ...namedTwice(people),
    ...people.flatMap(named => personFindings(named, dossier, ruleContext)),
    ...investorFindings(dossier),
    ...registeredAddressFindings(dossier, ruleContext),
    ...foundedFindings(dossier, ruleContext),
  ]
}

/**
 * A registered address is mostly in the country of incorporation, but not always: a contractual fund has that of its
 * management company, a trust that of its trustee, and a company may have moved its seat. "Atlanta, Georgia" is in the
 * United States, although it ends like an address of a country. So it is asked about, and never refused.
 */
function registeredAddressFindings({ answers, legalStatus }: Dossier, ruleContext: DossierContext): DossierFinding[] {
  const { registeredAddress, incorporationCountryId } = answers?.entityDetails ?? {}
  const country = isPerson(legalStatus)
    ? undefined
    : countryNamedIn(registeredAddress, incorporationCountryId, ruleContext)
  if (!country) return []
  const question = 'entityDetails.incorporationCountryId'
  return [{ question, code: 'addressElsewhere', values: { country }, warning: true }]
}

function foundedFindings({ answers }: Dossier, { today }: DossierContext): DossierFinding[] {
  const day = answers?.entityDetails?.incorporationDate
  return day && day > today ? [{ question: 'entityDetails.incorporationDate', code: 'inFuture' }] : []
}

/** The papers are made out to the person who is named here, the holding to the investor as staff have written it. */
function investorFindings({ answers, investorName, legalStatus }: Dossier): DossierFinding[] {
  const person = answers?.entityDetails?.individual
  if (!isPerson(legalStatus) || !person?.firstName || !person.lastName) return []
  const question = 'entityDetails.individual.lastName'
  const { length } = fullName(person)
  // Each of the two may be long, and the limited partner has both as its one name.
  if (length > NAME_MAX) return [{ question, code: 'nameTooLong', values: { length, most: NAME_MAX } }]
  if (isNameOf(investorName, person)) return []
  return [{ question, code: 'investorDiffers', values: { name: investorName }, warning: true }]
}

function shareFindings({ answers, legalStatus }: Dossier, { threshold }: DossierContext): DossierFinding[] {
  const owners = answers?.beneficialOwners ?? []
  const total = owners.reduce<Decimal>((sum, { ownership }) => add(sum, ownership ?? '0'), '0')
  if (compare(total, '100') > 0)
    return [{ question: 'beneficialOwners', code: 'ownersAbove', values: { total: percent(total) } }]
  const findings: DossierFinding[] = []
  const isStated = owners.every(({ ownership }) => ownership)
  if (
    questionnaireOf(legalStatus).owners === 'shares' &&
    isStated &&
    compare(total, '100') < 0 &&
    !answers?.entityDetails?.remainingOwnership
  )
    findings.push(
      // Whoever has named nobody yet has left something out, and contradicts nothing.
      owners.length === 0
        ? { question: 'entityDetails.remainingOwnership', code: 'ownersNeeded' }
        : {
            question: 'entityDetails.remainingOwnership',
            code: 'ownersBelow',
            values: { total: percent(total), threshold: percent(threshold) },
          },
    )
  for (const [index, owner] of owners.entries()) {
    const controls = (answers?.controllersAndDirectors ?? []).some(
      ({ individual }) => individual && owner.individual && isSamePerson(individual, owner.individual),
    )
    if (owner.ownership && compare(owner.ownership, MAJORITY) > 0 && !controls)
      findings.push({
        question: `beneficialOwners.${rowName(owner, index)}`,
        code: 'ownerNoController',
        values: { name: fullName(owner.individual ?? {}) },
        warning: true,
      })
  }
  return findings
}

export function isAboveThreshold(
  share: Decimal,
  { threshold, thresholdInclusive }: Pick<DossierContext, 'threshold' | 'thresholdInclusive'>,
): boolean {
  return compare(share, threshold) >= (thresholdInclusive ? 0 : 1)
}

/** Whoever holds more than the threshold elsewhere in the answers is an owner as well. */
function ownersLeftOut({ answers, legalStatus }: Dossier, ruleContext: DossierContext): DossierFinding[] {
  const owners = answers?.beneficialOwners ?? []
  const isAbove = (share: Decimal | null | undefined): boolean =>
    Boolean(share) && isAboveThreshold(share ?? '0', ruleContext)
  const isOwner = (person: Person): boolean =>
    owners.some(({ individual }) => individual && isSamePerson(individual, person))
  const total = owners.reduce<Decimal>((sum, { ownership }) => add(sum, ownership ?? '0'), '0')
  // A trust or foundation states no shares.
  const isHeldByOwners = (share: Decimal | null | undefined): boolean =>
    questionnaireOf(legalStatus).owners === 'shares'
      ? compare(total, share ?? '0') >= 0 || Boolean(answers?.entityDetails?.remainingOwnership)
      : owners.length > 0
  const lists = ['controllersAndDirectors', 'otherParties', 'thirdPartyIndividuals'] as const
  const people = lists.flatMap(list =>
    (answers?.[list] ?? []).flatMap((row, index): DossierFinding[] =>
      row.individual && isAbove(row.ownership) && !isOwner(row.individual)
        ? [
            {
              question: `${list}.${rowName(row, index)}.ownership`,
              code: 'ownerMissing',
              values: { name: fullName(row.individual) },
            },
          ]
        : [],
    ),
  )
  const companies = (answers?.thirdPartyCompanies ?? []).flatMap((row, index): DossierFinding[] =>
    isAbove(row.ownership) && !isHeldByOwners(row.ownership)
      ? [
          {
            question: `thirdPartyCompanies.${rowName(row, index)}.ownership`,
            code: 'ownerMissing',
            values: { name: row.name ?? '' },
          },
        ]
      : [],
  )
  return [...people, ...companies]
}

/** One person has one set of data, and stands in each list once. */
function namedTwice(people: readonly NamedPerson[]): DossierFinding[] {
  return people.flatMap((named, index) => {
    const earlier = people.slice(0, index).filter(({ person }) => isSamePerson(person, named.person))
    const [first] = earlier
    if (!first) return []
    const differing = differences(first.person, named.person)
    // What has to be mended is said first; what may be worded otherwise, only where nothing else differs.
    const differs = differing.find(isContradiction) ?? differing[0]
    const warning = differs && !isContradiction(differs) && { warning: true as const }
    const values = { name: fullName(named.person) }
    return [
      ...(differs
        ? [{ question: `${named.path}.${differs}` as const, code: 'partyDiffers' as const, values, ...warning }]
        : []),
      ...(earlier.some(({ list }) => list === named.list)
        ? [{ question: named.path, code: 'partyTwice' as const, values }]
        : []),
    ]
  })
}

function personFindings(named: NamedPerson, dossier: Dossier, ruleContext: DossierContext): DossierFinding[] {
  const { person, path, list } = named
  const findings: DossierFinding[] = []
  const { birthDate } = person
  const signs = list === 'signatories' || (list === null && isPerson(dossier.legalStatus))
  if (birthDate && birthDate > ruleContext.today) findings.push({ question: `${path}.birthDate`, code: 'inFuture' })
  else if (birthDate && signs && addYears(birthDate, FULL_AGE) > ruleContext.today)
    findings.push({ question: `${path}.birthDate`, code: 'minor' })
  const elsewhere = countryNamedIn(person.residentialAddress, person.residentialCountryId, ruleContext)
  if (elsewhere)
    findings.push({
      question: `${path}.residentialCountryId`,
      code: 'addressElsewhere',
      values: { country: elsewhere },
    })
  if (person.politicallyExposed === true && !hasWealth(dossier.answers))
    findings.push({
      question: 'sourceOfFundsAndWealth.sourceOfWealth',
      code: 'exposedWealth',
      values: { name: fullName(person) },
    })
  return findings
}

function hasWealth(answers: Answers | null): boolean {
  const { sourceOfWealth, sourceOfWealthExplanation } = answers?.sourceOfFundsAndWealth ?? {}
  return Boolean(sourceOfWealth) && Boolean(sourceOfWealthExplanation)
}

function percent(share: string): string {
  return `${Number(share)}\u00a0%`
}
