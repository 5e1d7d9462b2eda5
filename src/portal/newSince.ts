/** What was published since the investor looked at the portal last, on an earlier day. Pure. */
import type { CalendarDate } from '../entity.ts'
import type { Holding, Paper } from './holding.ts'

interface NewPapers {
  visitedOn: CalendarDate
  count: number
}

/** The papers come with the latest first; null where the visit is not known, or nothing has come since. */
export function newSince(
  papers: readonly Pick<Paper, 'publishedOn'>[],
  holdings: readonly Pick<Holding, 'lastVisitOn'>[],
): NewPapers | null {
  const visitedOn = holdings
    .flatMap(({ lastVisitOn }) => lastVisitOn ?? [])
    .toSorted()
    .at(-1)
  if (visitedOn === undefined) return null
  // One of that very day may have come after the visit.
  const count = papers.filter(({ publishedOn }) => publishedOn >= visitedOn).length
  return count > 0 ? { visitedOn, count } : null
}
