/** Characters of the answers that no paper can print: a name would be missing on what is signed. Pure. */
import { onboarding } from '../../generated/entities/onboarding.ts'
import { valueOf } from '../entity.ts'
import { fieldOf } from '../entityTypes.ts'
import { unprintable } from '../papers/printableCharacters.ts'
import type { Dossier, DossierFinding } from './dossier.ts'
import { answerPath } from './questions.ts'
import { answerGroups } from './review.ts'

const NAMED_MAX = 10

export function unprintableAnswers({ answers }: Pick<Dossier, 'answers'>): DossierFinding[] {
  if (!answers) return []
  return (fieldOf(onboarding, 'answers').fields ?? [])
    .flatMap(part => answerGroups(part, valueOf(answers, part.name), part.name))
    .flatMap(({ rows }) => rows)
    .flatMap(({ path, field, record }): DossierFinding[] => {
      const answer = field.kind === 'text' ? valueOf(record, field.name) : undefined
      const characters = typeof answer === 'string' ? unprintable(answer) : []
      return characters.length === 0
        ? []
        : [{ question: answerPath(path), code: 'unprintable', values: { letters: namedCharacters(characters) } }]
    })
}

/** Of a long text only the first: the others are found once these are written otherwise. */
export function namedCharacters(characters: readonly string[]): string {
  return [...characters.slice(0, NAMED_MAX), ...(characters.length > NAMED_MAX ? ['…'] : [])].join(' ')
}
