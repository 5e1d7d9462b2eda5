/**
 * The fair values of a fund on one date as a sheet: what is stored, what it was the last time, what is typed over which
 * value, and what a save sends. Pure.
 */
import type { Field } from '../entity.ts'
import { versionFrom } from '../sheets/amounts.ts'
import type { TypedRow, TypedRows } from '../sheets/typedRows.ts'
import { amountProblem } from '../validation.ts'

export const FIGURES = ['cost', 'value'] as const
export type QuarterFigure = (typeof FIGURES)[number]

/** "value.12": which amount of which investment. */
export function cellOf(investment: string, figure: string): string {
  return `${figure}.${investment}`
}

type Row = Readonly<Record<string, unknown>> & { id: number | string }
export interface QuarterRow<R extends Row = Row> {
  investment: R
  stored: R | undefined
  previous: R | undefined
  figures: Record<QuarterFigure, unknown>
  typed: TypedRow<QuarterFigure> | undefined
  changed: boolean
}

const LEFT = new Set(['Exited', 'WrittenOff'])

/** What was sold or written off has no value to enter, unless one stands there already. */
export function quarterRows<R extends Row>(
  investments: readonly R[],
  values: readonly R[],
  date: string,
  typed: TypedRows<QuarterFigure>,
): QuarterRow<R>[] {
  return investments.flatMap(investment => {
    const own = values.filter(row => row['investmentId'] === investment.id)
    const stored = own.find(row => row['date'] === date)
    const previous = own.find(row => row['date'] !== date)
    const mine = typed[String(investment.id)]
    if (LEFT.has(String(investment['holdingStatus'])) && !stored && !mine) return []
    const before = { cost: stored?.['cost'] ?? null, value: stored?.['value'] ?? null }
    // What an investment has cost changes seldom: the last time's cost goes with a new value until another is typed.
    const proposed = {
      cost: stored || mine?.figures.value === undefined ? before.cost : (previous?.['cost'] ?? null),
      value: before.value,
    }
    const changed = FIGURES.some(
      figure =>
        mine !== undefined && Object.hasOwn(mine.figures, figure) && (mine.figures[figure] ?? null) !== before[figure],
    )
    return [{ investment, stored, previous, figures: { ...proposed, ...mine?.figures }, typed: mine, changed }]
  })
}

/** By "figure.investment": what is wrong with an amount. The value is needed, the cost may stay empty. */
export function quarterErrors(rows: readonly QuarterRow[], fields: readonly Field[]): Record<string, string> {
  const found = rows
    .filter(({ changed }) => changed)
    .flatMap(({ investment, figures }) =>
      FIGURES.flatMap(figure => {
        const field = fields.find(({ name }) => name === figure)!
        const amount = figures[figure] ?? ''
        const words = amount === '' && !field.required ? null : amountProblem(field, amount)
        return words === null ? [] : [[cellOf(String(investment.id), figure), words]]
      }),
    )
  return Object.fromEntries(found) as Record<string, string>
}

/** A new value as the sheet shows it. */
export function newValue({ investment, figures }: QuarterRow, date: string): Record<string, unknown> {
  return { investmentId: investment.id, date, ...figures }
}

/**
 * Of a stored one only what was typed, on top of the whole record as it is read for this save, from the version that
 * was typed over.
 */
export function changedValue<R extends Row>(record: R, { typed }: QuarterRow): R & { version: number } {
  return { ...record, ...typed?.figures, version: versionFrom(typed?.over, record) }
}
