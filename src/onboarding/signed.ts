/** What a signature covers: these values stay as they were signed until the status is reverted. Pure. */
import { onboarding } from '../../generated/entities/onboarding.ts'
import { isDecimal, valueOf } from '../entity.ts'
import type { Field } from '../entity.ts'
import { fieldOf } from '../entityTypes.ts'
import type { Draft, FieldName, FieldPath, Stored } from '../entityTypes.ts'
import { compare } from '../money.ts'
import { isPartAsked } from './questionnaire.ts'
import { isSigned, SIGNED_KINDS } from './steps.ts'
import type { SignedKind } from './steps.ts'

type Answers = NonNullable<Stored<'onboarding'>['answers']>

const COVERED = {
  'Due diligence': {
    fields: ['investorName', 'address', 'postalCode', 'city', 'countryId', 'legalStatus', 'dueDiligenceDate'],
    answers: [
      'entityDetails',
      'beneficialOwners',
      'controllersAndDirectors',
      'otherParties',
      'thirdPartyIndividuals',
      'thirdPartyCompanies',
      'taxClassification',
      'sourceOfFundsAndWealth',
      'evidence',
    ],
  },
  Subscription: {
    fields: ['commitment', 'subscriptionDate'],
    answers: ['bankAccount', 'signatories', 'subscriptionContract'],
  },
} as const satisfies Readonly<
  Record<SignedKind, { fields: readonly FieldName<'onboarding'>[]; answers: readonly (keyof Answers)[] }>
>

/** Whether this part of the answers stands in the paper. */
export function coveredBy(kind: SignedKind, part: string): boolean {
  return COVERED[kind].answers.some(name => name === part)
}

/** The places at which a change differs from what was signed. */
export function changesOfSigned(record: Draft<'onboarding'>, before: Stored<'onboarding'>): FieldPath<'onboarding'>[] {
  const questions = fieldOf(onboarding, 'answers').fields ?? []
  const staysSigned = (kind: SignedKind): boolean =>
    isSigned(kind, before.status) && isSigned(kind, record.status ?? before.status)
  return SIGNED_KINDS.filter(staysSigned).flatMap(kind => {
    const { fields, answers } = COVERED[kind]
    return [
      ...fields.filter(name => !isSame(fieldOf(onboarding, name), record[name], before[name])),
      ...answers
        .filter(part => {
          const question = questions.find(({ name }) => name === part)
          if (!question) return false
          if (part === 'evidence' && mayFollow(question, record, before)) return false
          return !isSame(question, record.answers?.[part], before.answers?.[part])
        })
        .map(part => `answers.${part}` as const),
    ]
  })
}

type Evidence = NonNullable<Answers['evidence']>[number]
const READ_LATER: readonly string[] = ['issuedOn', 'expiresOn'] satisfies readonly (keyof Evidence)[]

/**
 * Whoever is named as a signatory after the declaration proves identity, address and power until the contract is
 * signed: papers of signatories are added, and days that were left open are filled in; nothing else changes.
 */
function mayFollow(question: Field, { answers }: Draft<'onboarding'>, before: Stored<'onboarding'>): boolean {
  if (isSigned('Subscription', before.status) || !isPartAsked('signatories', before.legalStatus)) return false
  const [rows, former] = [answers?.evidence ?? [], before.answers?.evidence ?? []]
  const signs = (key: string): boolean => (answers?.signatories ?? []).some(({ individual }) => individual?.key === key)
  const keeps = former.every((was, place) =>
    (question.fields ?? []).every(field => {
      const [now, then] = [answerIn(rows[place], field), answerIn(was, field)]
      return isSame(field, now, then) || (READ_LATER.includes(field.name) && (then ?? '') === '')
    }),
  )
  return keeps && rows.slice(former.length).every(({ person }) => Boolean(person) && signs(person ?? ''))
}

/** Held against the schema: answers are kept as they were sent, with or without what is empty, "1" or "1.00". */
function isSame(field: Field, now: unknown, then: unknown): boolean {
  if (field.kind === 'childRows') {
    const [rows, former] = [rowsOf(now), rowsOf(then)]
    return rows.length === former.length && rows.every((row, place) => isSameInside(field, row, former[place]))
  }
  if (field.kind === 'answers') return isSameInside(field, now, then)
  if (isDecimal(now) && isDecimal(then)) return compare(now, then) === 0
  return (now ?? '') === (then ?? '')
}

function isSameInside({ fields = [] }: Field, now: unknown, then: unknown): boolean {
  return fields.every(field => isSame(field, answerIn(now, field), answerIn(then, field)))
}

function answerIn(answers: unknown, { name }: Field): unknown {
  return typeof answers === 'object' && answers !== null ? valueOf(answers, name) : undefined
}

function rowsOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}
