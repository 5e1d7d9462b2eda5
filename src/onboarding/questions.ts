/** The single questions of the wizard: how each is named, and what stands there as its answer. Pure. */
import { onboarding } from '../../generated/entities/onboarding.ts'
import { onboardingComment } from '../../generated/entities/onboarding-comment.ts'
import { valueOf } from '../entity.ts'
import type { Field } from '../entity.ts'
import { fieldOf } from '../entityTypes.ts'
import type { Stored } from '../entityTypes.ts'

const ANSWERS = fieldOf(onboarding, 'answers')

interface Found {
  /** What people read on the way to it: "Beneficial owners 2", "Individual", "Birth date". */
  titles: string[]
  field: Field
}

/**
 * A question is named by its place in the answers: "taxClassification.giin"; in a list with the number of its row, from
 * 0: "beneficialOwners.1.individual.birthDate". A whole step or row may be meant as well.
 */
export function questionAt(path: string): Found | undefined {
  const titles: string[] = []
  let field: Field = ANSWERS
  for (const part of path.split('.')) {
    if (/^\d{1,3}$/.test(part)) {
      const title = titles.pop()
      if (field.kind !== 'childRows' || title === undefined || / \d+$/.test(title)) return undefined
      titles.push(`${title} ${Number(part) + 1}`)
      continue
    }
    const found: Field | undefined = field.fields?.find(({ name }) => name === part)
    if (!found) return undefined
    titles.push(found.title)
    field = found
  }
  return titles.length > 0 ? { titles, field } : undefined
}

/** "Beneficial owners 2 · Individual · Birth date"; the path itself where the schema no longer knows it. */
export function questionTitle(path: string): string {
  return questionAt(path)?.titles.join(' · ') ?? path
}

/** The answer as it stands; undefined where nothing was answered. */
export function answerAt(answers: Stored<'onboarding'>['answers'], path: string): unknown {
  let value: unknown = answers
  for (const part of path.split('.')) {
    if (typeof value !== 'object' || value === null) return undefined
    value = valueOf(value, part)
  }
  return value ?? undefined
}

/** An answer as it is kept beside a comment, so that a later one is seen to differ; null for none. */
export function keptAnswer(value: unknown): string | null {
  if (value === undefined || value === null || value === '') return null
  const kept = typeof value === 'string' ? value : JSON.stringify(value)
  return kept.length > KEPT_MAX ? hashOf(kept) : kept
}

const KEPT_MAX = fieldOf(onboardingComment, 'answerThen').maxLength ?? 0

/** A long part is only held against a later one: 64 bits of FNV-1a, by letters, show that they differ. */
function hashOf(kept: string): string {
  const hash = Array.from(kept, letter => BigInt(letter.codePointAt(0) ?? 0)).reduce(
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
  return keptAnswer(answerAt(answers, comment.question)) !== comment.answerThen
}

type AnsweredThen = Pick<Stored<'onboardingComment'>, 'question' | 'answerThen'>
