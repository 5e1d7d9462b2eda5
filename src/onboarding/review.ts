/** What staff look at before they confirm: the parts of the answers, each with what is there and what is open. Pure. */
import { onboarding } from '../../generated/entities/onboarding.ts'
import { isQuestion, valueOf } from '../entity.ts'
import type { Field } from '../entity.ts'
import { fieldOf } from '../entityTypes.ts'
import type { Stored } from '../entityTypes.ts'
import { answerNamed } from './answerPaths.ts'
import { askedAnswers } from './askedAnswers.ts'
import type { Answering } from './askedAnswers.ts'
import { personRequired } from './dossierRequired.ts'
import { fullName, mentionsOf } from './people.ts'
import type { NamedPerson } from './people.ts'
import { isPerson } from './questionnaire.ts'
import { partOfQuestion, partTitle } from './questions.ts'
import type { AnswerFinding } from './reads.ts'
import { coveredBy } from './signed.ts'
import { isOpen, placeOf } from './steps.ts'

type Answers = Stored<'onboarding'>['answers']
type Comment = Pick<Stored<'onboardingComment'>, 'question' | 'kind' | 'status'>

export interface ReviewPoint {
  name: string
  title: string
  /** How many questions were answered; of a list, how many rows there are. */
  answered: number
  isList: boolean
  /** Requested changes that nobody has settled. */
  open: number
  /** Questions without an answer. */
  missing: number
  /** What cannot be right. */
  contradicting: readonly AnswerFinding[]
}

/**
 * The parts that this investor is asked, each with what is to be looked at. Those of the subscription come once the due
 * diligence is confirmed, unless something was answered before.
 */
export function reviewPoints(
  dossier: Pick<Stored<'onboarding'>, 'answers' | 'status' | 'legalStatus'>,
  comments: readonly Comment[],
  findings: readonly AnswerFinding[],
): ReviewPoint[] {
  const { status, legalStatus } = dossier
  const answers = askedAnswers(dossier)
  const isEarly = isOpen(status) && placeOf(status) < placeOf('DueDiligenceConfirmed')
  return (fieldOf(onboarding, 'answers').fields ?? [])
    .map(field => ({
      ...pointOf(field, answers, comments, findings),
      title: partTitle(field, isPerson(legalStatus)),
    }))
    .filter(({ name, answered, open, missing, contradicting }) => {
      const isLater = isEarly && coveredBy('Subscription', name)
      return answered > 0 || open > 0 || (!isLater && missing + contradicting.length > 0)
    })
}

function pointOf(
  field: Field,
  answers: Answers,
  comments: readonly Comment[],
  findings: readonly AnswerFinding[],
): Omit<ReviewPoint, 'title'> {
  const value = answers ? valueOf(answers, field.name) : undefined
  const isList = field.kind === 'childRows'
  const isOwn = ({ question }: { question: string }): boolean => partOfQuestion(question) === field.name
  const own = findings.filter(isOwn)
  return {
    name: field.name,
    answered: isList ? (Array.isArray(value) ? value.length : 0) : answeredIn(field, value),
    isList,
    open: comments.filter(comment => isOpenRequest(comment) && isOwn(comment)).length,
    missing: own.filter(({ missing }) => missing).length,
    contradicting: own.filter(({ missing }) => !missing),
  }
}

export function isInOrder({ answered, open, missing, contradicting }: Omit<ReviewPoint, 'title'>): boolean {
  return answered > 0 && open + missing + contradicting.length === 0
}

export function isOpenRequest({ kind, status }: Comment): boolean {
  return kind === 'ChangeRequest' && status !== 'Settled'
}

export interface PoliticalExposure {
  /** How many people are named. */
  people: number
  unanswered: number
  exposed: readonly { name: string; publicFunction: string | null }[]
}

/** Who of the people that are named is politically exposed; null while nobody is named. */
export function politicalExposure(answering: Answering): PoliticalExposure | null {
  const people = mentionsOf(answering)
  if (people.length === 0) return null
  return {
    people: people.length,
    unanswered: people.filter(isExposureUnanswered).length,
    exposed: people.flatMap(mentions => {
      const exposed = mentions.map(({ person }) => person).filter(person => person.politicallyExposed === true)
      const [first] = exposed
      const publicFunction = exposed.map(person => person.publicFunction).find(Boolean) ?? null
      return first ? [{ name: fullName(first), publicFunction }] : []
    }),
  }
}

/** Other parties are not asked whether they are: only of whom it is required an answer is missed. */
function isExposureUnanswered(mentions: readonly NamedPerson[]): boolean {
  return (
    mentions.some(({ list }) => personRequired(list ?? 'entityDetails').includes('politicallyExposed')) &&
    !mentions.some(({ person }) => typeof person.politicallyExposed === 'boolean')
  )
}

/** A question with its answer, as it stands below the title of its part. */
export interface AnswerRow {
  path: string
  field: Field
  /** The object that holds the answer. */
  record: object
}

export interface AnswerGroup {
  path: string
  title: string
  rows: AnswerRow[]
}

/** The answers of a part in the order of its questions: a group for the part itself, and for each person or row. */
export function answerGroups(field: Field, value: unknown, path: string, title: string = field.title): AnswerGroup[] {
  if (Array.isArray(value)) {
    const rows: readonly unknown[] = value
    return rows.flatMap((row, index) =>
      answerGroups({ ...field, kind: 'answers' }, row, `${path}.${nameOfRow(row, index)}`, `${title} ${index + 1}`),
    )
  }
  if (typeof value !== 'object' || value === null) return []
  const own: AnswerGroup = { path, title, rows: [] }
  const inner: AnswerGroup[] = []
  for (const each of field.fields ?? []) {
    const answer = valueOf(value, each.name)
    if (each.kind === 'answers' || each.kind === 'childRows')
      inner.push(...answerGroups(each, answer, `${path}.${each.name}`, `${title} · ${each.title}`))
    else if (!isNothing(answer) && isQuestion(each))
      own.rows.push({ path: `${path}.${each.name}`, field: each, record: value })
  }
  return [...(own.rows.length > 0 ? [own] : []), ...inner]
}

/** By its key, so that a comment stays at its row; what has none is named by its number. */
function nameOfRow(row: unknown, index: number): string {
  const key = typeof row === 'object' && row !== null ? answerNamed(row, 'key') : undefined
  return typeof key === 'string' ? key : String(index)
}

function answeredIn(field: Field, value: unknown): number {
  return answerGroups(field, value, field.name).reduce((sum, { rows }) => sum + rows.length, 0)
}

function isNothing(value: unknown): boolean {
  return value === undefined || value === null || value === ''
}
