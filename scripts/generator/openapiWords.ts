/** What the description of the API says in words of every operation and of every heading. */
import type { Model } from './model.ts'

type Json = Record<string, unknown>
interface Operation {
  description?: string
  tags: readonly string[]
  responses: Readonly<Record<string, { description?: string }>>
}

const METHODS = ['get', 'post', 'put', 'delete']
/** Headings that are no kind of record. */
const OWN: Readonly<Record<string, string>> = {
  Product: 'Who is signed in, settings, and this description.',
  Activity: 'Who did what, over all kinds of records.',
  Deadlines: 'What is due.',
  'Investor portal': 'What investors read: only what was published to them.',
  Search: 'Records of every kind by words.',
}

/** Where nothing else is to be said of an operation, it is what it answers. */
export function withDescriptions(paths: Json): Json {
  return Object.fromEntries(
    Object.entries(paths).map(([path, item]) => [
      path,
      Object.fromEntries(
        Object.entries(item as Record<string, Operation>).map(([method, operation]) => [
          method,
          METHODS.includes(method)
            ? { ...operation, description: operation.description || answerOf(operation) }
            : operation,
        ]),
      ),
    ]),
  )
}

function answerOf({ responses }: Operation): string {
  return Object.entries(responses).find(([status]) => Number(status) < 300)?.[1].description ?? ''
}

/** Every heading that an operation stands under, in the order in which they come. */
export function tagsOf(models: readonly Model[], paths: Json): Json[] {
  const used = Object.values(paths).flatMap(item =>
    Object.entries(item as Record<string, Operation>).flatMap(([method, { tags }]) =>
      METHODS.includes(method) ? tags : [],
    ),
  )
  return [...new Set([...models.map(({ entity }) => entity.plural), ...used])].map(name => {
    const description = OWN[name] ?? models.find(({ entity }) => entity.plural === name)?.description
    return { name, ...(description !== undefined && { description }) }
  })
}
