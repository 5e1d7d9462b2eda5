/** The places of the answers: a name that the schema does not have is none of them, and does not compile. Pure. */
import { valueOf } from '../entity.ts'
import type { Answers } from './askedAnswers.ts'

declare const ROW: unique symbol

/**
 * The key of a row, or its number from 0. Any text would swallow what follows the row in a path, and with it a wrong
 * name: the mark, which exists for the compiler alone, says that a row name has no dot.
 */
export type RowName = `${number}` | (string & { readonly [ROW]: true })

type Inside<Shape> = {
  [P in keyof Shape & string]-?: P | `${P}.${Below<NonNullable<Shape[P]>>}`
}[keyof Shape & string]

type Below<Value> = Value extends readonly (infer Row)[]
  ? RowName | `${RowName}.${Inside<Row>}`
  : Value extends object
    ? Inside<Value>
    : never

/** A part of the answers, a row, a person or a single answer: "beneficialOwners.k1.individual.birthDate". */
export type AnswerPath = Inside<Answers>

/** The name of a question, in whichever part of the answers, row or person it is asked. */
export type QuestionName =
  | keyof NonNullable<NonNullable<Answers['entityDetails']>['individual']>
  | { [P in keyof Answers]-?: NameIn<NonNullable<Answers[P]>> }[keyof Answers]

type NameIn<Part> = (Part extends readonly (infer Row)[] ? keyof Row : keyof Part) & string

/** What was answered there, in code that works on any part, person or row. */
export function answerNamed(answers: object, name: QuestionName): unknown {
  return valueOf(answers, name)
}

function isRowName(name: string): name is RowName {
  return !name.includes('.')
}

/** A row is named by its key, and where it has none by its number, from 0. */
export function rowName({ key }: { key?: string | null }, index: number): RowName {
  return typeof key === 'string' && isRowName(key) ? key : `${index}`
}
