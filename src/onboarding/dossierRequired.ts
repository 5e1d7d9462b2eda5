/** What has to be answered before an onboarding is signed: "Fill required data". Pure. */
import { valueOf } from '../entity.ts'
import { rowName } from './answerPaths.ts'
import type { AnswerPath } from './answerPaths.ts'
import { askedAnswers } from './askedAnswers.ts'
import type { Dossier, DossierFinding } from './dossier.ts'
import { acceptedKinds, provingPeople } from './dossierEvidence.ts'
import type { Evidence, PaperPath, PROVES_PERSON } from './dossierEvidence.ts'
import { fullName } from './people.ts'
import type { Answers, Person, PersonList } from './people.ts'
import { isPerson, questionnaireOf } from './questionnaire.ts'
import { answerPath } from './questions.ts'

type Names<Part> = readonly (keyof NonNullable<Part>)[]
type RowNames<List extends PersonList | 'thirdPartyCompanies' | 'evidence'> = Names<NonNullable<Answers[List]>[number]>
type Tax = Answers['taxClassification']

/** Of everybody who owns, controls, signs or invests. */
export const PERSON_REQUIRED = [
  'firstName',
  'lastName',
  'birthDate',
  'birthPlace',
  'birthCountryId',
  'nationalityId',
  'identityNumber',
  'issuingCountryId',
  'residentialAddress',
  'residentialCountryId',
  'taxResidenceId',
  'usCitizen',
  'usGreenCardHolder',
  'occupation',
  'politicallyExposed',
] as const satisfies Names<Person>

/** Of everybody else who is named. */
export const OTHER_REQUIRED = [
  'firstName',
  'lastName',
  'birthDate',
  'nationalityId',
  'residentialCountryId',
] as const satisfies Names<Person>

const ENTITY_REQUIRED = [
  'legalName',
  'legalForm',
  'incorporationDate',
  'incorporationCountryId',
  'registeredAddress',
  'businessActivity',
  'regulated',
] as const satisfies Names<Answers['entityDetails']>

/** A trust, a public body or a partnership may stand in no register. */
const REGISTERED_REQUIRED = [...ENTITY_REQUIRED, 'registrationNumber'] as const satisfies Names<
  Answers['entityDetails']
>

/** Whoever is supervised says by whom. */
const SUPERVISED_REQUIRED = [...ENTITY_REQUIRED, 'supervisoryAuthority'] as const satisfies Names<
  Answers['entityDetails']
>
const SUPERVISED_REGISTERED_REQUIRED = [...REGISTERED_REQUIRED, 'supervisoryAuthority'] as const satisfies Names<
  Answers['entityDetails']
>

const FUNDS_REQUIRED = [
  'sourceOfFunds',
  'sourceOfFundsAmount',
  'sourceOfFundsExplanation',
  'sourceOfFundsCountryId',
  'sourceOfWealth',
  'sourceOfWealthExplanation',
] as const satisfies Names<Answers['sourceOfFundsAndWealth']>

const CONTRACT_REQUIRED = [
  'commitment',
  'currencyId',
  'professionalInvestor',
  'termsAccepted',
  'dataProtectionAccepted',
  'place',
] as const satisfies Names<Answers['subscriptionContract']>

const ACCOUNT_REQUIRED = [
  'name',
  'accountNumber',
  'bankCode',
  'currencyId',
  'countryId',
  'bankCountryId',
] as const satisfies Names<Answers['bankAccount']>

/** How the holding is reported: as which kind of account, and of how many together. */
const ACCOUNT_KIND = ['accountType', 'jointHolders'] as const satisfies Names<Tax>
/** What was set up under US law gives a W-9, which asks for no FATCA status. */
const US_INSTITUTION_REQUIRED = [
  'usLaw',
  'financialInstitution',
  'crsClassification',
  ...ACCOUNT_KIND,
] as const satisfies Names<Tax>
const US_TAX_REQUIRED = [...US_INSTITUTION_REQUIRED, 'incomeKind'] as const satisfies Names<Tax>
const INSTITUTION_REQUIRED = [...US_INSTITUTION_REQUIRED, 'fatcaStatus'] as const satisfies Names<Tax>
const TAX_REQUIRED = [...INSTITUTION_REQUIRED, 'incomeKind'] as const satisfies Names<Tax>
const NOTHING = [] as const

/** Answers that only yes fulfils. */
export const CONSENTS: readonly string[] = ['termsAccepted', 'dataProtectionAccepted'] satisfies Names<
  Answers['subscriptionContract']
>

/** By part of the answers: the names of what has to be there, of a row or of the part itself. */
export function requiredIn(part: keyof Answers, { legalStatus, answers }: Pick<Dossier, 'legalStatus' | 'answers'>) {
  const { owners } = questionnaireOf(legalStatus)
  const shares = owners === 'shares'
  switch (part) {
    case 'entityDetails':
      return entityRequired({ legalStatus, answers })
    case 'beneficialOwners':
      return shares
        ? (['ownership', 'controllingPersonType'] as const satisfies RowNames<'beneficialOwners'>)
        : (['controllingPersonType'] as const satisfies RowNames<'beneficialOwners'>)
    case 'controllersAndDirectors':
      return ['role'] as const satisfies RowNames<'controllersAndDirectors'>
    case 'otherParties':
      return ['role', 'explanation'] as const satisfies RowNames<'otherParties'>
    case 'thirdPartyIndividuals':
      return ['explanation'] as const satisfies RowNames<'thirdPartyIndividuals'>
    case 'thirdPartyCompanies':
      return ['name', 'countryId', 'explanation'] as const satisfies RowNames<'thirdPartyCompanies'>
    case 'signatories':
      return ['quality', 'signingAuthority'] as const satisfies RowNames<'signatories'>
    case 'taxClassification':
      return isPerson(legalStatus) ? ACCOUNT_KIND : taxRequired(answers?.taxClassification)
    case 'sourceOfFundsAndWealth':
      return FUNDS_REQUIRED
    case 'subscriptionContract':
      return CONTRACT_REQUIRED
    case 'bankAccount':
      return ACCOUNT_REQUIRED
    case 'evidence':
      return ['documentId', 'purpose', 'kind'] as const satisfies RowNames<'evidence'>
  }
}

function entityRequired({ legalStatus, answers }: Pick<Dossier, 'legalStatus' | 'answers'>) {
  if (isPerson(legalStatus)) return NOTHING
  const { isRegistered } = questionnaireOf(legalStatus)
  if (answers?.entityDetails?.regulated === true)
    return isRegistered ? SUPERVISED_REGISTERED_REQUIRED : SUPERVISED_REQUIRED
  return isRegistered ? REGISTERED_REQUIRED : ENTITY_REQUIRED
}

function taxRequired(tax: Answers['taxClassification']) {
  const isInstitution = tax?.financialInstitution === true
  if (tax?.usLaw === true) return isInstitution ? US_INSTITUTION_REQUIRED : US_TAX_REQUIRED
  return isInstitution ? INSTITUTION_REQUIRED : TAX_REQUIRED
}

export function personRequired(list: keyof Answers): readonly (keyof Person)[] {
  return list === 'otherParties' || list === 'thirdPartyIndividuals' ? OTHER_REQUIRED : PERSON_REQUIRED
}

export function missingFindings(given: Dossier): DossierFinding[] {
  const dossier = { ...given, answers: askedAnswers(given) }
  const { answers, legalStatus } = dossier
  const groups = [
    'entityDetails',
    'taxClassification',
    'sourceOfFundsAndWealth',
    'subscriptionContract',
    'bankAccount',
  ] as const
  return [
    ...groups.flatMap(part => missingIn(answers?.[part] ?? {}, requiredIn(part, dossier), part)),
    ...(isPerson(legalStatus)
      ? missingIn(answers?.entityDetails?.individual ?? {}, PERSON_REQUIRED, 'entityDetails.individual')
      : []),
    ...rowsMissing(dossier),
    ...partiesMissing(dossier),
    ...((answers?.taxClassification?.taxResidences ?? []).some(({ countryId }) => countryId)
      ? []
      : [missing('taxClassification.taxResidences')]),
    ...evidenceMissing(dossier),
  ]
}

function rowsMissing(dossier: Dossier): DossierFinding[] {
  const lists = [
    'beneficialOwners',
    'controllersAndDirectors',
    'otherParties',
    'thirdPartyIndividuals',
    'thirdPartyCompanies',
    'signatories',
    'evidence',
  ] as const
  return lists.flatMap(list =>
    (dossier.answers?.[list] ?? []).flatMap((row, index) => {
      const name = rowName(row, index)
      const own = missingIn(row, requiredIn(list, dossier), `${list}.${name}`)
      if (list === 'thirdPartyCompanies' || list === 'evidence') return own
      const person = 'individual' in row ? row.individual : null
      return [...own, ...missingIn(person ?? {}, personRequired(list), `${list}.${name}.individual`)]
    }),
  )
}

function partiesMissing({ answers, legalStatus }: Dossier): DossierFinding[] {
  if (isPerson(legalStatus)) return []
  const needed = [
    ...(questionnaireOf(legalStatus).owners === 'roles' ? (['beneficialOwners'] as const) : []),
    'controllersAndDirectors',
    'signatories',
  ] as const
  return needed
    .filter(list => (answers?.[list]?.length ?? 0) === 0)
    .map(list => ({ question: list, code: 'partyNeeded' }))
}

function evidenceMissing(dossier: Dossier): DossierFinding[] {
  const papers = dossier.answers?.evidence ?? []
  const needed = (purpose: Proof, person: Person): DossierFinding[] => {
    const own = proofsOf(person, purpose, dossier)
    return own.length > 0
      ? own.flatMap(({ paper, at }) => proofMissing(paper, purpose, at))
      : [proofNeeded(person, purpose)]
  }
  const existence = acceptedKinds('Existence', dossier.legalStatus) ?? []
  return [
    ...provingPeople(dossier).flatMap(person => [...needed('Identity', person), ...needed('Address', person)]),
    ...(existence.length > 0 && !papers.some(({ purpose }) => purpose === 'Existence')
      ? [
          {
            question: 'evidence' as const,
            code: 'evidenceNeeded' as const,
            place: { purpose: 'Existence' as const, person: null },
            values: { paper: existence[0] ?? '', name: dossier.investorName },
          },
        ]
      : []),
  ]
}

type Proof = (typeof PROVES_PERSON)[number]

/** The papers with which somebody proves identity or address, each with its place in the answers. */
export function proofsOf(person: Person, purpose: Proof, dossier: Dossier): { paper: Evidence; at: PaperPath }[] {
  return (dossier.answers?.evidence ?? [])
    .map((paper, index) => ({ paper, at: `evidence.${rowName(paper, index)}` as const }))
    .filter(({ paper }) => paper.purpose === purpose && isOf(paper, person, dossier))
}

export function proofNeeded(person: Person, purpose: Proof): DossierFinding {
  const place = { purpose, person: person.key ?? null }
  return { question: 'evidence', code: 'evidenceNeeded', place, values: { paper: purpose, name: fullName(person) } }
}

export function proofMissing(paper: Evidence, purpose: Proof, at: PaperPath): DossierFinding[] {
  return missingIn(paper, [purpose === 'Identity' ? 'expiresOn' : 'issuedOn', 'holderName'], at)
}

function isOf({ person }: Evidence, { key }: Person, { legalStatus }: Dossier): boolean {
  return person ? person === key : isPerson(legalStatus)
}

function missingIn(values: object, names: readonly string[], at: AnswerPath): DossierFinding[] {
  return names.filter(name => isMissing(name, valueOf(values, name))).map(name => missing(answerPath(`${at}.${name}`)))
}

function isMissing(name: string, value: unknown): boolean {
  if (CONSENTS.includes(name)) return value !== true
  return value === undefined || value === null || value === ''
}

function missing(question: AnswerPath): DossierFinding {
  return { question, code: 'required' }
}
