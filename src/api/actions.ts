/**
 * What actions of a whole collection answer. Everything else of them stands in the schema; what they have done only the
 * area knows. Declared once, server, browser and the description of the API agree on it.
 */
import type { EntityTypes } from '../../generated/types.ts'
import type { Context } from '../context.ts'
import type { EntityName } from '../entity.ts'
import type { EntityOf } from '../entityTypes.ts'
import type { Schema } from './schema.ts'

type Resource = EntityTypes[EntityName]['resource']
type Inputs<R extends Resource> = EntityTypes[EntityOf<R>]['collectionActions']

interface AnswerOptions {
  /** The answer in a sentence. */
  readonly answerDescription: string
  /** Can be tried: what it would do is answered, and nothing is done. */
  readonly preview?: true
}

export interface AnsweringAction<Input, Answer> extends AnswerOptions {
  readonly resource: string
  /** The name in the schema. */
  readonly action: string
  readonly answer: Schema<Answer>
  /** Stands for the type only; nothing is ever stored in it. */
  readonly input?: Input
}

/** A function for each action that answers what is declared: area.server.ts satisfies it. */
export type Performed<Actions> = {
  readonly [Name in keyof Actions]: Actions[Name] extends AnsweringAction<infer Input, infer Answer>
    ? (context: Context, input: Input) => Promise<Answer>
    : never
}

export function collectionAction<R extends Resource, Name extends keyof Inputs<R> & string, Answer>(
  declared: AnswerOptions & { resource: R; action: Name; answer: Schema<Answer> },
): AnsweringAction<Inputs<R>[Name], Answer> {
  return declared
}
