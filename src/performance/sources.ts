/** From a figure down to the records it is made of: which figures its formula takes, all the way, and their rows. */
import type { CalendarDate, Decimal } from '../entity.ts'
import { compare, negate, sum } from '../money.ts'
import { FIGURES } from './figureNames.ts'
import type { FigureName } from './figureNames.ts'
import type { Figure, FigureRow, Figures, Performance, Source } from './answers.ts'

/**
 * One figure of an explanation; `depth` 0 is the figure that is explained. `known` when it has another line in the
 * list.
 */
export interface Branch {
  figure: Figure
  depth: number
  known: boolean
  /** It lowers what it is part of, and is shown so. */
  negated: boolean
}

/** What the formula of a sum takes away. */
const LOWERS: Partial<Record<FigureName, readonly FigureName[]>> = { nav: ['borrowings'], netNav: ['accruedCarry'] }

/** Records of a figure that is shown with the opposite sign: they add up to what is shown. */
export function turned(rows: readonly FigureRow[]): FigureRow[] {
  return rows.map(row => ({ ...row, amount: negate(row.amount) }))
}

/** The figure and all that its formula takes, in reading order. Each is opened once. */
export function branchesOf(figures: Figures, name: FigureName): Branch[] {
  const seen = new Set<FigureName>()
  // What the formula itself names stands on its own line, not inside another figure that takes it too.
  const first = new Set([name, ...figures[name].of])
  const walk = (each: FigureName, depth: number, negated: boolean): Branch[] => {
    const figure = figures[each]
    const lowered = LOWERS[each] ?? []
    const known = seen.has(each) || (depth > 1 && first.has(each))
    if (!known) seen.add(each)
    const inner = known ? [] : figure.of
    return [{ figure, depth, known, negated }, ...inner.flatMap(part => walk(part, depth + 1, lowered.includes(part)))]
  }
  return walk(name, 0, false)
}

/** In the order in which they are told; those without a facility only where the fund has drawn on one. */
export function shownFigures(figures: Figures): Figure[] {
  return FIGURES.map(name => figures[name]).filter(({ hidden }) => !hidden)
}

/** What is asked about: a figure of the fund, or everything of one investment. */
export interface Question<Figure extends string = FigureName> {
  figure?: Figure | undefined
  investmentId?: number | undefined
  /** The figure stood there with the opposite sign, as what lowers a sum does. */ negated?: boolean | undefined
}

/** undefined when there is no such figure or investment. */
export function rowsBehind(
  { figures, investments }: Performance,
  { figure, investmentId }: Question<string>,
): readonly FigureRow[] | undefined {
  if (investmentId !== undefined) return investments.find(({ id }) => id === investmentId)?.rows
  const name = FIGURES.find(each => each === figure)
  return (
    name &&
    branchesOf(figures, name)
      .filter(({ known }) => !known)
      .flatMap(branch => branch.figure.rows)
  )
}

/** One line of the list under a figure: a record with its own amount, or a sum over records that have none. */
export interface Entry {
  key: string
  date: CalendarDate
  amount: Decimal
  source: Source | undefined
  /** How many more records the amount is the sum of. */ more: number
}

/** Several records of one row are listed one by one where their amounts are known and make the row's. */
export function entriesOf(rows: readonly FigureRow[], sources: readonly Source[]): Entry[] {
  const known = new Map(sources.map(source => [`${source.resource} ${source.id}`, source]))
  return rows.flatMap((row, index): Entry[] => {
    const those = row.ids.map(id => known.get(`${row.resource} ${id}`))
    const listed = those.flatMap(source =>
      source && source.amount !== null ? [{ source, amount: source.amount }] : [],
    )
    const complete = those.length > 1 && listed.length === those.length
    const all = complete ? sum(listed.map(({ amount }) => amount)) : null
    const same = all !== null && compare(all, row.amount) === 0
    const opposite = all !== null && compare(negate(all), row.amount) === 0
    if (same || opposite)
      return listed.map(({ source, amount }, place) => ({
        key: `${index}.${place}`,
        date: row.date,
        amount: same ? amount : negate(amount),
        source,
        more: 0,
      }))
    return [{ key: String(index), date: row.date, amount: row.amount, source: those[0], more: row.ids.length - 1 }]
  })
}
