/** Papers of an onboarding: kind, age, name, and whether whoever signs may do so. Pure. */
import { addMonths } from '../calendar.ts'
import type { CalendarDate } from '../entity.ts'
import type { Stored } from '../entityTypes.ts'
import { rowName } from './answerPaths.ts'
import type { RowName } from './answerPaths.ts'
import type { Answering } from './askedAnswers.ts'
import { controllingPeople } from './controllingPeople.ts'
import type { Dossier, DossierFinding, DossierContext } from './dossier.ts'
import { distinctPeople, fullName, isNameOf, isSameName, isSamePerson } from './people.ts'
import type { Answers, Person } from './people.ts'
import { isPerson, questionnaireOf } from './questionnaire.ts'
import { isSigned } from './steps.ts'

export type Evidence = NonNullable<Answers['evidence']>[number]
/** Where a paper stands in the answers. */
export type PaperPath = `evidence.${RowName}`
type Kind = NonNullable<Evidence['kind']>
type Purpose = NonNullable<Evidence['purpose']>

/** Which kinds of paper prove what; what is not named here may be any paper. */
const ACCEPTED: Partial<Record<Purpose, readonly Kind[]>> = {
  Identity: ['Passport', 'Identity card'],
  Address: ['Utility bill', 'Bank statement', 'Tax assessment'],
  Ownership: ['Register of shareholders', 'Register extract', 'Articles of association', 'Partnership agreement'],
  'Power to sign': ['Power of attorney', 'Register extract'],
}

/** The kind of document with which papers of the wizard are kept. */
export const EVIDENCE = 'Evidence' satisfies Stored<'document'>['kind']

/** What everybody who owns, controls or signs has to prove. */
export const PROVES_PERSON = ['Identity', 'Address'] as const satisfies readonly Purpose[]

/** Without such a paper nothing is signed; others are added where they help. */
export function isProofNeeded(purpose: Purpose): boolean {
  return purpose === 'Existence' || PROVES_PERSON.some(each => each === purpose)
}

/** What is read from a paper, by what it proves. */
export const READ_FROM: Partial<Record<Purpose, readonly (keyof Evidence)[]>> = {
  Identity: ['kind', 'expiresOn', 'holderName'],
  Address: ['kind', 'issuedOn', 'holderName'],
  Existence: ['kind', 'holderName', 'authorisedNames'],
}
export const READ_FROM_ANY: readonly (keyof Evidence)[] = ['kind', 'issuedOn', 'expiresOn', 'holderName']

/** The day that is read from it is still to be typed. */
export function isUndated({ purpose, expiresOn, issuedOn }: Evidence): boolean {
  return (purpose === 'Identity' && !expiresOn) || (purpose === 'Address' && !issuedOn)
}

/** A bill that is so old says little about where somebody lives today. */
export const BILL_MONTHS = 6

/** Whether a paper that proves this must not be old. */
export function isOfRecent(purpose: Purpose): boolean {
  return purpose === 'Address'
}

export function acceptedKinds(purpose: Purpose, legalStatus: Dossier['legalStatus']): readonly Kind[] | undefined {
  return purpose === 'Existence' ? questionnaireOf(legalStatus).existence : ACCEPTED[purpose]
}

export function evidenceFindings(dossier: Dossier, ruleContext: DossierContext): DossierFinding[] {
  const { answers } = dossier
  return [
    ...(answers?.evidence ?? []).flatMap((paper, index) =>
      paperFindings(paper, `evidence.${rowName(paper, index)}`, dossier, ruleContext),
    ),
    ...signatoryFindings(dossier),
  ]
}

/** The papers of a declaration are judged by the day on which it was signed: from then on they stay as they are. */
function dayOfPapers({ status, dueDiligenceDate }: Dossier, { today }: DossierContext): CalendarDate {
  return (status && isSigned('Due diligence', status) ? dueDiligenceDate : null) ?? today
}

export function paperFindings(
  paper: Evidence,
  at: PaperPath,
  dossier: Dossier,
  ruleContext: DossierContext,
): DossierFinding[] {
  const findings: DossierFinding[] = []
  const { purpose, kind, issuedOn, expiresOn, holderName } = paper
  const day = dayOfPapers(dossier, ruleContext)
  const accepted = purpose ? acceptedKinds(purpose, dossier.legalStatus) : undefined
  if (kind && accepted && accepted.length > 0 && !accepted.includes(kind))
    findings.push({ question: `${at}.kind`, code: 'kindNotAccepted', values: { kinds: accepted.join(', ') } })
  if (purpose && isOfRecent(purpose) && issuedOn && issuedOn <= addMonths(day, -BILL_MONTHS))
    findings.push({ question: `${at}.issuedOn`, code: 'billTooOld', values: { months: BILL_MONTHS } })
  if (issuedOn && issuedOn > ruleContext.today) findings.push({ question: `${at}.issuedOn`, code: 'inFuture' })
  if (expiresOn && expiresOn < day) findings.push({ question: `${at}.expiresOn`, code: 'expired' })
  const owner = ownerOf(paper, dossier)
  if (holderName && owner && !owner.isNamed(holderName))
    findings.push({ question: `${at}.holderName`, code: 'otherName', values: { name: owner.name } })
  return findings
}

/** Whose paper it is. */
function ownerOf(
  { person }: Evidence,
  { answers, investorName, legalStatus }: Dossier,
): { name: string; isNamed: (printed: string) => boolean } | undefined {
  if (person || isPerson(legalStatus)) {
    const found = person ? personOf({ answers, legalStatus }, person) : answers?.entityDetails?.individual
    return found ? { name: fullName(found), isNamed: printed => isNameOf(printed, found) } : undefined
  }
  const names = [investorName, answers?.entityDetails?.legalName].filter(name => typeof name === 'string')
  return {
    name: names.at(-1) ?? investorName,
    isNamed: printed => names.some(name => isSameName(name, printed)),
  }
}

export function personOf(answering: Answering, key: string): Person | undefined {
  return distinctPeople(answering).find(person => person.key === key)
}

/** Who has to prove identity and address: the investor, those who own or control it, and whoever signs for it. */
export function provingPeople(dossier: Pick<Dossier, 'answers' | 'legalStatus'>): Person[] {
  const { answers, legalStatus } = dossier
  if (isPerson(legalStatus)) return answers?.entityDetails?.individual ? [answers.entityDetails.individual] : []
  const named = [...controllingPeople(dossier), ...(answers?.signatories ?? [])].flatMap(({ individual }) =>
    individual ? [individual] : [],
  )
  return named.filter(
    (person, index) => fullName(person) !== '' && !named.slice(0, index).some(other => isSamePerson(other, person)),
  )
}

function signatoryFindings({ answers, legalStatus }: Dossier): DossierFinding[] {
  if (isPerson(legalStatus)) return []
  const signatories = answers?.signatories ?? []
  const findings: DossierFinding[] = []
  if (signatories.length === 1 && signatories[0]?.signingAuthority === 'Joint')
    findings.push({ question: 'signatories', code: 'jointAlone' })
  for (const [index, row] of signatories.entries())
    if (row.individual && fullName(row.individual) !== '' && !hasPower(row.individual, answers))
      findings.push({
        question: `signatories.${rowName(row, index)}`,
        code: 'noPower',
        values: { name: fullName(row.individual) },
      })
  return findings
}

/** By a power of attorney; else by the names of the register extract, and where it states none as a director. */
function hasPower(person: Person, answers: Answers | null): boolean {
  const evidence = answers?.evidence ?? []
  if (evidence.some(({ kind, person: key }) => kind === 'Power of attorney' && key && key === person.key)) return true
  const registered = evidence.flatMap(({ authorisedNames }) => authorisedNames?.split(/[;\n]/) ?? [])
  if (registered.length > 0) return registered.some(name => isNameOf(name, person))
  return (answers?.controllersAndDirectors ?? []).some(
    ({ individual }) => individual && isSamePerson(individual, person),
  )
}
