/** The single questions of the wizard: how each is named, and what stands there as its answer. Pure. */
import { onboarding } from '../../generated/entities/onboarding.ts'
import { onboardingComment } from '../../generated/entities/onboarding-comment.ts'
import { valueOf } from '../entity.ts'
import type { Field } from '../entity.ts'
import { fieldOf } from '../entityTypes.ts'
import type { Stored } from '../entityTypes.ts'
import { text } from '../texts.ts'
import { answerNamed } from './answerPaths.ts'
import type { AnswerPath } from './answerPaths.ts'
import './texts.ts'

const ANSWERS = fieldOf(onboarding, 'answers')

interface Found {
  /** What people read on the way to it: "Beneficial owners 2", "Individual", "Birth date". */
  titles: string[]
  field: Field
}

/**
 * A question is named by its place in the answers: "taxClassification.giin"; in a list with the key of its row, so that
 * it stays there when another row goes: "beneficialOwners.k1a2b3c4.individual.birthDate". A row without a key is named
 * by its number, from 0. A whole step or row may be meant as well.
 */
export function questionAt(path: string, answers?: Stored<'onboarding'>['answers']): Found | undefined {
  const titles: string[] = []
  let field: Field = ANSWERS
  let isRow = false
  let value: unknown = answers
  for (const part of path.split('.')) {
    if (isRowName(part) && !field.fields?.some(({ name }) => name === part)) {
      const title = titles.pop()
      if (field.kind !== 'childRows' || title === undefined || isRow) return undefined
      const place = placeOfRow(value, part)
      isRow = true
      value = rowIn(value, part)
      const name = nameOfRow(value)
      titles.push([title, place === undefined ? '' : String(place + 1), name && `(${name})`].filter(Boolean).join(' '))
      continue
    }
    const found: Field | undefined = field.fields?.find(({ name }) => name === part)
    if (!found) return undefined
    titles.push(partTitle(found, path.startsWith('entityDetails.individual')))
    field = found
    isRow = false
    value = typeof value === 'object' && value !== null ? valueOf(value, part) : undefined
  }
  return titles.length > 0 ? { titles, field } : undefined
}

/** Whether the schema has it. Of a row any name will do: the schema does not know how rows are called. */
function isAnswerPath(path: string): path is AnswerPath {
  let field: Field | undefined = ANSWERS
  for (const part of path.split('.'))
    field =
      field?.kind === 'childRows' ? { ...field, kind: 'answers' } : field?.fields?.find(({ name }) => name === part)
  return field !== undefined
}

/** A path that was put together from names of fields: a wrong one is no place of the answers. */
export function answerPath(path: string): AnswerPath {
  if (!isAnswerPath(path)) throw new Error(`The answers have no "${path}".`)
  return path
}

/** The part of the answers in which a question stands. */
export function partOfQuestion(path: string): string {
  return path.split('.')[0] ?? ''
}

/** Of a natural person nobody asks the details of an entity. */
export function partTitle({ name, title }: Field, isOfPerson: boolean): string {
  return isOfPerson && name === 'entityDetails' ? text('onboarding.personDetails') : title
}

/** Of whom or of which company a row is; '' where nobody is named. */
export function nameOfRow(row: unknown): string {
  if (typeof row !== 'object' || row === null) return ''
  const person = answerNamed(row, 'individual')
  const named = typeof person === 'object' && person !== null ? fullNameIn(person) : ''
  const other = answerNamed(row, 'name') ?? answerNamed(row, 'holderName')
  return named || (typeof other === 'string' ? other : '')
}

function fullNameIn(person: object): string {
  return [answerNamed(person, 'firstName'), answerNamed(person, 'lastName')]
    .filter(part => typeof part === 'string')
    .join(' ')
}

function isRowName(part: string): boolean {
  return /^(\d{1,3}|[a-z][a-z0-9]{3,19})$/.test(part)
}

function placeOfRow(rows: unknown, name: string): number | undefined {
  if (/^\d+$/.test(name)) return Number(name)
  const place = Array.isArray(rows) ? rows.findIndex(row => keyOf(row) === name) : -1
  return place === -1 ? undefined : place
}

function rowIn(rows: unknown, name: string): unknown {
  const place = placeOfRow(rows, name)
  return Array.isArray(rows) && place !== undefined ? rows[place] : undefined
}

function keyOf(row: unknown): unknown {
  return typeof row === 'object' && row !== null ? answerNamed(row, 'key') : undefined
}

/** "Beneficial owners 2 · Individual · Birth date"; the path itself where the schema no longer knows it. */
export function questionTitle(path: string, answers?: Stored<'onboarding'>['answers']): string {
  return questionAt(path, answers)?.titles.join(' · ') ?? path
}

/** The answer as it stands; undefined where nothing was answered. */
export function answerAt(answers: Stored<'onboarding'>['answers'], path: string): unknown {
  let value: unknown = answers
  for (const part of path.split('.')) {
    if (typeof value !== 'object' || value === null) return undefined
    value = Array.isArray(value) ? rowIn(value, part) : valueOf(value, part)
  }
  return value ?? undefined
}

/** An answer as it is kept beside a comment, so that a later one is seen to differ; null for none. */
export function comparedAnswer(value: unknown): string | null {
  if (value === undefined || value === null || value === '') return null
  const compared = typeof value === 'string' ? value : JSON.stringify(value)
  return compared.length > ANSWER_MAX ? hashOf(compared) : compared
}

const ANSWER_MAX = fieldOf(onboardingComment, 'answerThen').maxLength ?? 0

/** A long part is only held against a later one: 64 bits of FNV-1a, by letters, show that they differ. */
function hashOf(compared: string): string {
  const hash = Array.from(compared, letter => BigInt(letter.codePointAt(0) ?? 0)).reduce(
    (before, letter) => BigInt.asUintN(64, (before ^ letter) * FNV_PRIME),
    FNV_OFFSET,
  )
  return `FNV-1a ${hash.toString(16)}`
}

const FNV_OFFSET = 0xcbf29ce484222325n
const FNV_PRIME = 0x100000001b3n

/** A single answer as it was, to be shown like one of today; undefined for a part, whose JSON nobody reads. */
export function answerBefore({ question, answerThen }: AnsweredThen): { field: Field; record: object } | undefined {
  const field = questionAt(question)?.field
  if (!field || answerThen === null) return undefined
  switch (field.kind) {
    case 'answers':
    case 'childRows':
      return undefined
    case 'boolean':
      return { field, record: { [field.name]: answerThen === 'true' } }
    case 'integer':
    case 'reference':
      return { field, record: { [field.name]: Number(answerThen) } }
    default:
      return { field, record: { [field.name]: answerThen } }
  }
}

export function hasChanged(answers: Stored<'onboarding'>['answers'], comment: AnsweredThen): boolean {
  return comparedAnswer(answerAt(answers, comment.question)) !== comment.answerThen
}

type AnsweredThen = Pick<Stored<'onboardingComment'>, 'question' | 'answerThen'>
