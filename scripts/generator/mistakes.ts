/** What is wrong with a schema, where, and how to put it right. */
export interface Mistake {
  file: string
  line: number
  what: string
  remedy: string
}

/** Stops the generator: nothing is written. */
export class SchemaMistakes extends Error {
  readonly mistakes: readonly Mistake[]

  constructor(mistakes: readonly Mistake[]) {
    const lines = mistakes.map(
      ({ file, line, what, remedy }) => `schemas/${file}:${line}: ${sentence(what)} ${sentence(remedy)}`,
    )
    super([...new Set(lines)].join('\n'))
    this.name = 'SchemaMistakes'
    this.mistakes = mistakes
  }
}

function sentence(text: string): string {
  return /[.?!]$/.test(text) ? text : `${text}.`
}

/** The known word nearest to a wrong one, if one is near enough to be meant. */
export function nearest(word: string, known: readonly string[]): string | undefined {
  const ranked = known
    .map(candidate => ({ candidate, distance: distance(word.toLowerCase(), candidate.toLowerCase()) }))
    .sort((a, b) => a.distance - b.distance || (a.candidate < b.candidate ? -1 : 1))
  return ranked[0] && ranked[0].distance <= Math.max(2, Math.floor(word.length / 3)) ? ranked[0].candidate : undefined
}

/** "Did you mean x?", otherwise the words there are. */
export function suggestion(word: string, known: readonly string[]): string {
  const near = nearest(word, known)
  if (near !== undefined) return `Did you mean "${near}"?`
  return known.length === 0 ? 'There is none yet.' : `There are: ${known.join(', ')}.`
}

/** How many letters must be added, dropped, changed or swapped with their neighbour to make one word of the other. */
function distance(a: string, b: string): number {
  const rows = [Array.from({ length: b.length + 1 }, (_, index) => index)]
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const swapped =
        i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? rows[i - 2]![j - 2]! + 1 : Infinity
      row.push(
        Math.min(
          rows[i - 1]![j]! + 1,
          row[j - 1]! + 1,
          rows[i - 1]![j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1),
          swapped,
        ),
      )
    }
    rows.push(row)
  }
  return rows[a.length]![b.length]!
}
