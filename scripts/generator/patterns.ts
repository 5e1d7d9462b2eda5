/** Refuses patterns that a long text can make run for minutes (reliability: a pattern may block the whole server). */
import { checkSync } from 'recheck'
import type { Model, Property } from './model.ts'
import type { Mistake } from './mistakes.ts'

/** Fixed, so that the same pattern gets the same verdict every time. */
const SETTINGS = { timeout: 5_000, randomSeed: 1 } as const

export function checkPatterns(models: readonly Model[]): Mistake[] {
  const verdicts = new Map<string, string | undefined>()
  return models
    .flatMap(({ properties, actions }) => [...properties, ...actions.flatMap(({ input }) => input)])
    .flatMap(withChildren)
    .flatMap(({ field, pattern, place }) => {
      if (pattern === undefined) return []
      if (!verdicts.has(pattern)) verdicts.set(pattern, verdict(pattern))
      const found = verdicts.get(pattern)
      return found === undefined
        ? []
        : [
            {
              ...place,
              what: `the pattern of "${field.name}" is dangerous: ${found}`,
              remedy: 'Let no two repetitions match the same letters: "^(a+)+$" becomes "^a+$".',
            },
          ]
    })
}

function withChildren(property: Property): Property[] {
  return [property, ...(property.children ?? []).flatMap(withChildren)]
}

function verdict(pattern: string): string | undefined {
  const result = checkSync(pattern, 'u', SETTINGS)
  if (result.status === 'safe') return undefined
  if (result.status === 'vulnerable')
    return `a long text makes it run ${result.complexity.type === 'exponential' ? 'without end' : 'for very long'}`
  return 'it could not be checked'
}
