/** Refuses patterns that a long text can make run for minutes (reliability: a pattern may block the whole server). */
import { setTimeout as delay } from 'node:timers/promises'
import { check } from 'recheck'
import type { Model, Property } from './model.ts'
import type { Mistake } from './mistakes.ts'

/** Fixed, so that the same pattern gets the same verdict every time. */
const SETTINGS = { timeout: 5_000, randomSeed: 1 } as const

/** npm run dev generates with each saved schema, and what was found to be safe stays so. */
const safe = new Set<string>()

/** A process of its own does it, while this one goes on with what needs no verdict. */
export async function checkPatterns(models: readonly Model[]): Promise<Mistake[]> {
  const properties = models
    .flatMap(({ properties: own, actions }) => [...own, ...actions.flatMap(({ input }) => input)])
    .flatMap(withChildren)
  const dangers = new Map<string | undefined, string>()
  // One after the other, because every question before the first answer would start a process.
  for (const pattern of new Set(properties.flatMap(property => property.pattern ?? []))) {
    const found = await dangerOf(pattern)
    if (found !== undefined) dangers.set(pattern, found)
  }
  return properties.flatMap(({ field, pattern, place }) => {
    const found = dangers.get(pattern)
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

async function dangerOf(pattern: string): Promise<string | undefined> {
  if (safe.has(pattern)) return undefined
  // A process that dies never answers.
  const late = delay(2 * SETTINGS.timeout, undefined, { ref: false })
  const result = await Promise.race([check(pattern, 'u', SETTINGS), late])
  if (result?.status === 'safe') {
    safe.add(pattern)
    return undefined
  }
  if (result?.status === 'vulnerable')
    return `a long text makes it run ${result.complexity.type === 'exponential' ? 'without end' : 'for very long'}`
  return 'it could not be checked'
}
