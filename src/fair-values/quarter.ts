/**
 * The fair values of a fund on one date as a sheet: what is stored, what it was the last time, what is typed over which
 * value, and what a save sends. Pure.
 */
import type { CalendarDate, Entity } from '../entity.ts'
import { fieldOf, type Answered, type CreateValues } from '../entityTypes.ts'
import { versionFrom } from '../sheets/amounts.ts'
import type { TypedRow, TypedRows } from '../sheets/typedRows.ts'
import { amountProblem } from '../validation.ts'
import { isAmount } from './weighted.ts'

export const FIGURES = ['cost', 'value'] as const
export type QuarterFigure = (typeof FIGURES)[number]

/** "value.12": which amount of which investment. */
export function cellOf(investment: string, figure: string): string {
  return `${figure}.${investment}`
}

/** The same back; a name that is none of a cell has no investment. */
export function partsOf(cell: string): { figure: QuarterFigure; investment: string } | undefined {
  const [name, investment] = cell.split('.')
  const figure = FIGURES.find(each => each === name)
  return figure && investment !== undefined ? { figure, investment } : undefined
}

type Investment = Pick<Answered<'investment'>, 'id' | 'name' | 'holdingStatus'>
type FairValue = Pick<Answered<'fairValue'>, 'id' | 'version' | 'investmentId' | 'date' | QuarterFigure>

export interface QuarterRow {
  investment: Investment
  stored: FairValue | undefined
  previous: FairValue | undefined
  /** What is stored or typed; text that is no amount stays as it was typed. */
  figures: Record<QuarterFigure, unknown>
  typed: TypedRow<QuarterFigure> | undefined
  changed: boolean
}

/** What was sold or written off has no value to enter, unless one stands there already. */
export function quarterRows(
  investments: readonly Investment[],
  values: readonly FairValue[],
  date: string,
  typed: TypedRows<QuarterFigure>,
): QuarterRow[] {
  return investments.flatMap(investment => {
    const own = values.filter(row => row.investmentId === investment.id)
    const stored = own.find(row => row.date === date)
    const previous = own.find(row => row.date !== date)
    const mine = typed[investment.id]
    if (hasLeft(investment) && !stored && !mine) return []
    const before = { cost: stored?.cost ?? null, value: stored?.value ?? null }
    // What an investment has cost changes seldom: the last time's cost goes with a new value until another is typed.
    const proposed = {
      cost: stored || mine?.figures.value === undefined ? before.cost : (previous?.cost ?? null),
      value: before.value,
    }
    const changed = FIGURES.some(
      figure =>
        mine !== undefined && Object.hasOwn(mine.figures, figure) && (mine.figures[figure] ?? null) !== before[figure],
    )
    return [{ investment, stored, previous, figures: { ...proposed, ...mine?.figures }, typed: mine, changed }]
  })
}

function hasLeft({ holdingStatus }: Investment): boolean {
  return holdingStatus === 'Exited' || holdingStatus === 'WrittenOff'
}

/** By "figure.investment": what is wrong with an amount. The value is needed, the cost may stay empty. */
export function quarterErrors(rows: readonly QuarterRow[], entity: Entity<'fairValue'>): Record<string, string> {
  const errors: Record<string, string> = {}
  for (const { investment, figures, changed } of rows)
    for (const figure of changed ? FIGURES : []) {
      const field = fieldOf(entity, figure)
      const amount = figures[figure] ?? ''
      const message = amount === '' && !field.required ? null : amountProblem(field, amount)
      if (message !== null) errors[cellOf(`${investment.id}`, figure)] = message
    }
  return errors
}

/** A new value as the sheet shows it; nothing is sent of a sheet in which something is wrong. */
export function newValue(
  { investment, figures: { cost, value } }: QuarterRow,
  date: CalendarDate,
): CreateValues<'fairValue'> {
  if (!isAmount(value)) throw new Error(`The fair value of ${investment.name} is no amount.`)
  return { investmentId: investment.id, date, cost: isAmount(cost) ? cost : null, value }
}

/**
 * Of a stored one only what was typed, on top of the whole record as it is read for this save, from the version that
 * was typed over.
 */
export function changedValue<Read extends FairValue>(record: Read, { typed }: QuarterRow): Read {
  const { cost, value } = typed?.figures ?? {}
  return {
    ...record,
    ...((cost === null || isAmount(cost)) && { cost }),
    ...(isAmount(value) && { value }),
    version: versionFrom(typed?.over, record),
  }
}
