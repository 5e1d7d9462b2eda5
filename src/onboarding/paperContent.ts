/** What the declaration and the contract of an investor say, from the answers and from nothing else. Pure. */
import { onboarding } from '../../generated/entities/onboarding.ts'
import { valueOf } from '../entity.ts'
import type { Field } from '../entity.ts'
import { fieldOf } from '../entityTypes.ts'
import type { Stored } from '../entityTypes.ts'
import { formatValue } from '../formats.ts'
import { asPrintable } from '../papers/printableCharacters.ts'
import { text } from '../texts.ts'
import { askedAnswers } from './askedAnswers.ts'
import { controllingPeople } from './controllingPeople.ts'
import { fullName } from './people.ts'
import type { Person } from './people.ts'
import { isPerson } from './questionnaire.ts'
import { questionAt } from './questions.ts'
import { answerGroups } from './review.ts'
import { coveredBy } from './signed.ts'
import type { SignedKind } from './steps.ts'
import './texts.ts'

export interface PaperSection {
  title: string
  rows: readonly { label: string; value: string }[]
}

/** Names of the records that answers refer to, by resource and id: countries, currencies. */
export type ReferenceNames = ReadonlyMap<string, string>

export function referenceKey(resource: string, id: number): string {
  return `${resource} ${id}`
}

export function paperSections(
  kind: SignedKind,
  dossier: Pick<Stored<'onboarding'>, 'answers' | 'legalStatus'>,
  names: ReferenceNames,
): PaperSection[] {
  const answers = askedAnswers(dossier)
  const parts = (fieldOf(onboarding, 'answers').fields ?? []).filter(({ name }) => coveredBy(kind, name))
  return parts.flatMap(part =>
    answerGroups(part, answers ? valueOf(answers, part.name) : undefined, part.name)
      .map(({ title, rows }) => ({
        title,
        rows: rows.map(({ field, record }) => ({
          label: field.title,
          value: printed(field, valueOf(record, field.name), names),
        })),
      }))
      .filter(({ rows }) => rows.length > 0),
  )
}

function printed(field: Field, value: unknown, names: ReferenceNames): string {
  if (field.kind === 'reference') return names.get(referenceKey(field.reference ?? '', Number(value))) ?? String(value)
  return field.kind === 'choice' ? withCode(field, value) : formatValue(field, value)
}

/** What a tax authority asks for by its code: kinds of control and accounts, reasons for a missing number. */
const CODE = /^(CRS\d+|[A-C])$/

function withCode(field: Field, value: unknown): string {
  const title = formatValue(field, value)
  return typeof value === 'string' && CODE.test(value) ? `${title} (${value})` : title
}

/** The sentences above the answers. */
export function paperStatements(
  kind: SignedKind,
  { legalStatus }: Pick<Stored<'onboarding'>, 'legalStatus'>,
): string[] {
  if (kind === 'Subscription')
    return [text('onboarding.paper.subscribes'), text('onboarding.paper.bound'), text('onboarding.paper.paidTo')]
  return [
    text('onboarding.paper.true'),
    text(isPerson(legalStatus) ? 'onboarding.paper.ownAccount' : 'onboarding.paper.allOwners'),
    text('onboarding.paper.selfCertification'),
    text('onboarding.paper.changes'),
  ]
}

/** Each controlling person certifies its own tax residence and number. */
export function selfCertifications(
  onboarding: Pick<Stored<'onboarding'>, 'answers' | 'legalStatus'>,
  names: ReferenceNames,
): PaperSection[] {
  return controllingPeople(onboarding).map(({ individual, controllingPersonType, equityInterestType }) => {
    const { taxResidenceId } = individual
    const country = taxResidenceId ? names.get(referenceKey('countries', taxResidenceId)) : undefined
    return {
      title: text('onboarding.paper.certification', { name: fullName(individual) }),
      rows: [
        { label: text('onboarding.paper.taxResidence'), value: country ?? '–' },
        { label: text('onboarding.paper.taxNumber'), value: numberOf(individual) || '–' },
        {
          label: text('onboarding.paper.control'),
          value: printedOf('controllingPersonType', controllingPersonType) || '–',
        },
        ...(equityInterestType
          ? [
              {
                label: text('onboarding.paper.equityInterest'),
                value: printedOf('equityInterestType', equityInterestType),
              },
            ]
          : []),
      ],
    }
  })
}

/** An answer to a question of every owner. */
function printedOf(question: string, value: string | null | undefined): string {
  const field = questionAt(`beneficialOwners.0.${question}`)?.field
  return field && value ? withCode(field, value) : ''
}

/** The number, or why there is none. */
function numberOf({ taxNumber, taxNumberMissingReason, taxNumberExplanation }: Person): string {
  if (taxNumber) return taxNumber
  return [printedOf('individual.taxNumberMissingReason', taxNumberMissingReason), taxNumberExplanation]
    .filter(Boolean)
    .join(': ')
}

/** Whose names have to be typed below a paper, in this order. */
export function signersOf({
  answers,
  investorName,
  legalStatus,
}: Pick<Stored<'onboarding'>, 'answers' | 'investorName' | 'legalStatus'>): string[] {
  if (isPerson(legalStatus)) {
    const person = answers?.entityDetails?.individual
    // Where staff have recorded a declaration on paper, the answers name nobody.
    return [(person && fullName(person)) || investorName]
  }
  const people = (answers?.signatories ?? []).flatMap(({ individual }) => (individual ? [fullName(individual)] : []))
  return [...new Set(people)]
}

export interface Signed {
  /** SHA-256 of the paper that was signed, in hexadecimal. */
  hash: string
  signatures: readonly string[]
  /** ISO 8601 in UTC. */
  at: string
  networkAddress: string
  account: string
  /** The papers that prove what was answered, as they were when it was signed. */
  evidence: readonly Pick<Stored<'document'>, 'id' | 'fileName' | 'contentHash'>[]
}

/** For each signature when and from where it was given; and the files on which the declaration rests. */
export function signatureSections({ hash, signatures, at, networkAddress, account, evidence }: Signed): PaperSection[] {
  const common = [
    { label: text('onboarding.paper.time'), value: `${at.slice(0, 19).replace('T', ' ')} UTC` },
    { label: text('onboarding.paper.networkAddress'), value: networkAddress },
    { label: text('onboarding.paper.account'), value: account },
    { label: text('onboarding.paper.hash'), value: hash },
  ]
  const files = evidence.map(({ id, fileName, contentHash }) => ({
    // A file keeps the name that it was given elsewhere, and its hash says which it is.
    label: `${asPrintable(fileName)} (${id})`,
    value: contentHash,
  }))
  return [
    ...signatures.map(name => ({ title: asPrintable(name), rows: common })),
    ...(files.length > 0 ? [{ title: text('onboarding.paper.evidence'), rows: files }] : []),
  ]
}

export function paperTitle(kind: SignedKind): string {
  return text(kind === 'Subscription' ? 'onboarding.paper.contract' : 'onboarding.paper.declaration')
}
