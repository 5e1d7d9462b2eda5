/** The three figures of an accounting entry, and what they make together. */
import type { AmountCurrency } from '../api/amounts.ts'
import type { Entity } from '../entity.ts'
import type { Answered, CreateValues } from '../entityTypes.ts'
import { isDecimal } from '../entity.ts'
import { subtract, sum } from '../money.ts'
import { amountProblem, isEmptyAmount } from '../validation.ts'

export const FIGURES = ['totalCash', 'borrowings', 'otherAssetsAndLiabilities'] as const
export type FigureName = (typeof FIGURES)[number]

/** What an entry holds or somebody types; text that is no number stays as it was typed. */
export type Figures = Partial<Record<FigureName, unknown>>

/**
 * Everything of NAV but the fair values: total cash − borrowings + other assets and liabilities. Null until all three
 * are numbers.
 */
export function netOf(figures: Figures | undefined): string | null {
  const [cash, borrowings, other] = FIGURES.map(name => figures?.[name])
  return isDecimal(cash) && isDecimal(borrowings) && isDecimal(other) ? subtract(sum([cash, other]), borrowings) : null
}

/** What an entry holds of the three; nothing where there is no entry. */
export function figuresOf(entry: Partial<Answered<'accountingEntry'>> | undefined): Figures {
  const figures: Figures = {}
  for (const name of FIGURES) if (entry?.[name]) figures[name] = entry[name]
  return figures
}

/** What is sent; nothing is sent of a sheet in which something is wrong. */
export function enteredFigures(figures: Figures): Pick<CreateValues<'accountingEntry'>, FigureName> {
  const { totalCash, borrowings, otherAssetsAndLiabilities } = figures
  if (!isDecimal(totalCash) || !isDecimal(borrowings) || !isDecimal(otherAssetsAndLiabilities))
    throw new Error('A figure of the accounting entry is no number.')
  return { totalCash, borrowings, otherAssetsAndLiabilities }
}

export function sameFigures(one: Figures, other: Figures): boolean {
  return FIGURES.every(name => (one[name] ?? '') === (other[name] ?? ''))
}

interface FigureProblem {
  name: FigureName
  message: string
  isEmpty: boolean
}

/** What is wrong with the figures of an entry: each has to be a number. */
export function figureProblems(entity: Entity, figures: Figures, currency?: AmountCurrency): FigureProblem[] {
  return FIGURES.flatMap(name => {
    const field = entity.fields.find(candidate => candidate.name === name)
    const message = field ? amountProblem(field, figures[name], currency) : null
    return message === null ? [] : [{ name, message, isEmpty: isEmptyAmount(figures[name]) }]
  })
}
