/** The companies under an investment in the sheet of a quarter: what each is worth, and its share of it. Pure. */
import { expectedCompanies } from '../companies/expected.ts'
import type { CalendarDate, Decimal } from '../entity.ts'
import type { TypedRow } from '../sheets/typedRows.ts'
import { proposedOwnerships, type ValuedInvestment, type WeightedLineValues } from './proposals.ts'
import { TYPED_CELLS, isAmount, weightedValueOf, type TypedCell } from './weighted.ts'

/** "companyValue-12": which cell of which company. */
export type CompanyCell = `${TypedCell}-${number}`

export function companyCell(name: TypedCell, companyId: number): CompanyCell {
  return `${name}-${companyId}`
}

/** The parts of such a name; undefined for any other. */
export function companyOf(cell: string): { cell: CompanyCell; name: TypedCell; companyId: number } | undefined {
  const [first, last] = cell.split('-')
  const [name, companyId] = [TYPED_CELLS.find(each => each === first), Number(last)]
  return name && Number.isInteger(companyId) ? { cell: companyCell(name, companyId), name, companyId } : undefined
}

export interface QuarterLine {
  id: number
  name: string
  /** Belonged to the investment on the day. */
  expected: boolean
  /** Typed, stored or proposed; text that is no amount stays as it was typed. */
  fullyDilutedOwnership: unknown
  companyValue: unknown
  /** Somebody has typed into it. */
  typed: boolean
  /** It holds more than a proposal, and has to be whole. */
  filled: boolean
  isOwnershipProposed: boolean
  weighted: Decimal | null
  /** What the company was worth the last time. */
  previous: Decimal | null
}

/**
 * Where this or the last fair value was weighted, or there is none yet, the companies of the day stand there from the
 * start; in a stored one those that it has as well. What is typed stays, even where a colleague has stored a value
 * without companies meanwhile.
 */
export function quarterLines(
  { stored, previous, companies }: Pick<ValuedInvestment, 'stored' | 'previous' | 'companies'>,
  date: CalendarDate,
  typed: TypedRow<string> | undefined,
  minorUnits: number,
): QuarterLine[] {
  const known = [stored, previous].filter(value => value !== null)
  const isWeighted = known.length === 0 || known.some(({ weightedValues }) => weightedValues.length > 0)
  const isTypedInto = Object.keys(typed?.figures ?? {}).some(cell => companyOf(cell))
  if (!isWeighted && !isTypedInto) return []
  const expected = new Set(expectedCompanies(companies, date).map(({ id }) => id))
  const ownerships = proposedOwnerships(companies, previous)
  const lineOf = (values: ValuedInvestment['stored'], companyId: number) =>
    values?.weightedValues.find(line => line.companyId === companyId)
  return companies.flatMap(({ id, name }) => {
    const before = lineOf(stored, id)
    if (!expected.has(id) && !before) return []
    const own = (cell: TypedCell) => Object.hasOwn(typed?.figures ?? {}, companyCell(cell, id))
    const shown = (cell: TypedCell) => (own(cell) ? typed?.figures[companyCell(cell, id)] : before?.[cell])
    const isTyped = TYPED_CELLS.some(own)
    const isOwnershipProposed = !before && !own('fullyDilutedOwnership') && ownerships.has(id)
    const fullyDilutedOwnership = isOwnershipProposed ? ownerships.get(id) : shown('fullyDilutedOwnership')
    const companyValue = shown('companyValue')
    return [
      {
        id,
        name,
        expected: expected.has(id),
        fullyDilutedOwnership: fullyDilutedOwnership ?? null,
        companyValue: companyValue ?? null,
        typed: isTyped,
        filled: TYPED_CELLS.some(cell => (shown(cell) ?? '') !== ''),
        isOwnershipProposed,
        weighted: weightedValueOf({ companyId: id, fullyDilutedOwnership, companyValue }, minorUnits),
        previous: lineOf(previous, id)?.companyValue ?? null,
      },
    ]
  })
}

/** What a save sends of them: those that are filled in. */
export function weightedLinesOf(lines: readonly QuarterLine[]): WeightedLineValues[] {
  return lines.flatMap(({ id: companyId, fullyDilutedOwnership, companyValue }) =>
    isAmount(fullyDilutedOwnership) && isAmount(companyValue)
      ? [{ companyId, fullyDilutedOwnership, companyValue }]
      : [],
  )
}
