/** What a table seems to be written like, and the cells by which a person judges it. */
import { likelyDays, likelyNumbers, isDistinctive } from '../../api/notation.ts'
import type { WrittenLike } from '../../api/notation.ts'
import type { Head } from './importColumns.ts'
import type { ReadTable } from './importFile.ts'

const SAMPLES_MAX = 4

type Kind = WrittenLike['samples'][number]['kind']

export function writtenLikeOf(heads: readonly Head[], { rows, encoding }: ReadTable): WrittenLike {
  const ofKind = (kind: Kind) =>
    heads.flatMap(({ title, column }, place) =>
      column && kindOf(column.field.kind) === kind
        ? rows.slice(1).map(row => ({ column: title, kind, cell: row[place]?.trim() ?? '' }))
        : [],
    )
  const [numbers, days, texts] = [ofKind('number'), ofKind('day'), ofKind('text')]
  const cellsOf = (all: readonly { cell: string }[]) => all.map(({ cell }) => cell)
  return {
    encoding,
    numbers: likelyNumbers(cellsOf(numbers)),
    days: likelyDays(cellsOf(days)),
    // Nobody has to judge letters that can only be what they are.
    samples: [numbers, days, encoding === 'utf-8' ? [] : texts].flatMap(distinctiveOnes),
  }
}

function kindOf(kind: string): Kind {
  return kind === 'decimal' || kind === 'integer' ? 'number' : kind === 'date' ? 'day' : 'text'
}

/** The first cells that say something, each once. */
function distinctiveOnes(all: WrittenLike['samples']): WrittenLike['samples'] {
  const seen = new Set<string>()
  return all
    .filter(({ kind, cell }) => {
      if (!isDistinctive(kind, cell) || seen.has(cell)) return false
      seen.add(cell)
      return true
    })
    .slice(0, SAMPLES_MAX)
}
