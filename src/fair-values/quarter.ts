/**
 * The fair values of a fund on one date as a sheet: what is stored, what is proposed, what is typed over which value,
 * and what a save sends. Pure.
 */
import type { AmountCurrency } from '../api/amounts.ts'
import { expectedCompanies } from '../companies/expected.ts'
import { USUAL_MINOR_UNITS } from '../currencies/currency.ts'
import type { CalendarDate, Decimal, Entity, Field } from '../entity.ts'
import {
  fieldOf,
  rowFieldOf,
  type Answered,
  type Changes,
  type CreateValues,
  type Stored,
  type UncheckedValues,
} from '../entityTypes.ts'
import { compare, isZero, subtract } from '../money.ts'
import { versionFrom } from '../sheets/amounts.ts'
import type { TypedRow, TypedRows } from '../sheets/typedRows.ts'
import { amountProblem } from '../validation.ts'
import {
  companyCell,
  companyOf,
  quarterLines,
  weightedLinesOf,
  type CompanyCell,
  type QuarterLine,
} from './quarterLines.ts'
import { asBefore, proposedFigures, proposedValue, type EarlierFairValue, type ValuedInvestment } from './proposals.ts'
import { differenceOf, isAmount, weightedSumOf } from './weighted.ts'

/** The amounts of an investment, in the order of their columns. */
export const FIGURES = ['fullyDilutedOwnership', 'cost', 'value'] as const
export type QuarterFigure = (typeof FIGURES)[number]
const OWN_CELLS = ['method', ...FIGURES] as const
type OwnCell = (typeof OWN_CELLS)[number]
/** What is typed for an investment: its method, its amounts, and those of its companies. */
export type QuarterCell = OwnCell | CompanyCell

/** "value.12": which cell of which investment. */
export function cellOf(investment: string, name: string): string {
  return `${name}.${investment}`
}

/** The same back; undefined for a name that is none of a cell. */
export function partsOf(cell: string): { name: QuarterCell; investment: string } | undefined {
  const [first, investment] = cell.split('.')
  if (first === undefined || investment === undefined) return undefined
  const name = OWN_CELLS.find(each => each === first) ?? companyOf(first)?.cell
  return name && { name, investment }
}

/** The field of a cell, which says what may be typed. */
export function fieldOfCell(entity: Entity<'fairValue'>, name: QuarterCell): Field {
  const own = OWN_CELLS.find(each => each === name)
  const cell = own === undefined ? companyOf(name) : undefined
  return cell ? rowFieldOf(entity, 'weightedValues', cell.name) : fieldOf(entity, own ?? 'value')
}

/** Where a shown amount comes from while nobody has typed or stored it. */
export type Origin = 'previous' | 'ledger' | 'sum'

export interface QuarterRow {
  investment: ValuedInvestment
  /** What is typed, stored or proposed; text that is no amount stays as it was typed. */
  figures: Record<OwnCell, unknown>
  /** Of those that are proposed. */
  origins: { readonly [Cell in OwnCell]?: Origin }
  lines: readonly QuarterLine[]
  /** The names of companies that a stored value should weigh and does not. */
  leftOut: readonly string[]
  typed: TypedRow<QuarterCell> | undefined
  changed: boolean
}

/** The cells of a stored fair value, under the names that the sheet has for them. */
export function storedCells(stored: EarlierFairValue | null | undefined) {
  return (
    stored && {
      version: stored.version,
      ...ownCells(stored),
      ...Object.fromEntries(
        stored.weightedValues.flatMap(line => [
          [companyCell('fullyDilutedOwnership', line.companyId), line.fullyDilutedOwnership],
          [companyCell('companyValue', line.companyId), line.companyValue],
        ]),
      ),
    }
  )
}

function ownCells({ method, fullyDilutedOwnership, cost, value }: Record<OwnCell, unknown>): Record<OwnCell, unknown> {
  return { method, fullyDilutedOwnership, cost, value }
}

/** What was sold or written off has no value to enter, unless one stands there already. */
export function quarterRows(
  investments: readonly ValuedInvestment[],
  date: CalendarDate,
  typed: TypedRows<QuarterCell>,
  minorUnits = USUAL_MINOR_UNITS,
): QuarterRow[] {
  return investments
    .filter(({ id, held, stored }) => held || stored !== null || typed[id] !== undefined)
    .map(investment => quarterRow(investment, date, typed[investment.id], minorUnits))
}

function quarterRow(
  investment: ValuedInvestment,
  date: CalendarDate,
  typed: TypedRow<QuarterCell> | undefined,
  minorUnits: number,
): QuarterRow {
  const { stored } = investment
  const lines = quarterLines(investment, date, typed, minorUnits)
  const before: UncheckedValues = storedCells(stored) ?? {}
  const proposed = proposalOf(investment, lines, minorUnits)
  const own = (name: OwnCell) => typed !== undefined && Object.hasOwn(typed.figures, name)
  const isProposed = (name: OwnCell) => !own(name) && proposed[name] !== undefined && proposed[name].amount !== null
  const shown = (name: OwnCell) =>
    own(name) ? typed?.figures[name] : isProposed(name) ? proposed[name]?.amount : (before[name] ?? null)
  const changed = Object.entries(typed?.figures ?? {}).some(
    ([name, amount]) => (amount ?? null) !== (before[name] ?? null),
  )
  return {
    investment,
    lines,
    leftOut: leftOutOf(investment, date, lines),
    typed,
    changed,
    figures: {
      method: shown('method'),
      fullyDilutedOwnership: shown('fullyDilutedOwnership'),
      cost: shown('cost'),
      value: shown('value'),
    },
    origins: Object.fromEntries(OWN_CELLS.filter(isProposed).map(name => [name, proposed[name]?.origin])),
  }
}

type Proposal = { [Cell in OwnCell]?: { amount: unknown; origin: Origin } }

/** A stored value stays as it is, unless it was its weighted sum: then it follows its companies. */
function proposalOf(investment: ValuedInvestment, lines: readonly QuarterLine[], minorUnits: number): Proposal {
  const { stored } = investment
  const expected = lines.filter(line => line.expected)
  const sum = { amount: proposedValue(expected, weightedLinesOf(lines), minorUnits), origin: 'sum' as const }
  if (stored) return followsLines(stored, minorUnits) && lines.some(line => line.typed) ? { value: sum } : {}
  const { method, fullyDilutedOwnership, cost } = proposedFigures(investment)
  return {
    method: { amount: method, origin: 'previous' },
    fullyDilutedOwnership: { amount: fullyDilutedOwnership, origin: 'previous' },
    cost: { amount: cost, origin: 'ledger' },
    value: sum,
  }
}

function followsLines({ value, weightedValues }: EarlierFairValue, minorUnits: number): boolean {
  const difference = differenceOf(value, weightedValues, minorUnits)
  return weightedSumOf(weightedValues, minorUnits) !== null && difference !== null && isZero(difference)
}

/** Nothing is stored or typed, and there is something to take over. */
export function waitsForValue({ investment, figures }: QuarterRow): boolean {
  return investment.stored === null && investment.previous !== null && (figures.value ?? '') === ''
}

/** Value − weighted sum; null where they tie, and where there is nothing to compare. */
export function differenceOfRow({ figures, lines }: QuarterRow, minorUnits: number): Decimal | null {
  const difference = differenceOf(figures.value, weightedLinesOf(lines), minorUnits)
  return difference === null || isZero(difference) ? null : difference
}

/** Companies of the day that a stored fair value leaves out, as the checklist of its period counts them. */
function leftOutOf(investment: ValuedInvestment, date: CalendarDate, lines: readonly QuarterLine[]): string[] {
  if (investment.stored === null) return []
  const weighted = new Set(lines.filter(line => line.weighted !== null).map(({ id }) => id))
  return expectedCompanies(investment.companies, date).flatMap(({ id, name }) => (weighted.has(id) ? [] : [name]))
}

/** Value − previous value; null while one of the two is missing. */
export function changeOfRow({ figures: { value }, investment: { previous } }: QuarterRow): Decimal | null {
  return previous && isAmount(value) ? subtract(value, previous.value) : null
}

/** The cells that are filled as the last time: value, method and weighting. */
export function cellsAsBefore({ investment: { id, previous }, lines }: QuarterRow): [cell: string, text: string][] {
  if (!previous) return []
  const { weightedValues, ...figures } = asBefore(
    previous,
    lines.filter(line => line.expected),
  )
  const companies = weightedValues.flatMap(({ companyId, fullyDilutedOwnership, companyValue }) => [
    [companyCell('fullyDilutedOwnership', companyId), fullyDilutedOwnership] as const,
    [companyCell('companyValue', companyId), companyValue] as const,
  ])
  return [...Object.entries(figures), ...companies].flatMap(([name, text]) =>
    text === null ? [] : [[cellOf(`${id}`, name), text]],
  )
}

/** Everything typed of the row is what the button "as before" fills in. */
export function isAsBefore(row: QuarterRow): boolean {
  const filled = new Map(cellsAsBefore(row))
  const typed = Object.entries(row.typed?.figures ?? {})
  return (
    typed.length > 0 && typed.every(([name, value]) => isSame(value, filled.get(cellOf(`${row.investment.id}`, name))))
  )
}

function isSame(one: unknown, other: string | undefined): boolean {
  return one === other || (isAmount(one) && isAmount(other) && compare(one, other) === 0)
}

/** By "cell.investment": what is wrong with an amount. The value is needed, cost and ownership may stay empty. */
export function quarterErrors(
  rows: readonly QuarterRow[],
  entity: Entity<'fairValue'>,
  currency?: AmountCurrency,
): Record<string, string> {
  const errors: Record<string, string> = {}
  for (const { investment, figures, lines, changed } of rows) {
    if (!changed) continue
    const check = (name: QuarterCell, amount: unknown) => {
      const field = fieldOfCell(entity, name)
      const message = amount === '' && !field.required ? null : amountProblem(field, amount, currency)
      if (message !== null) errors[cellOf(`${investment.id}`, name)] = message
    }
    for (const figure of FIGURES) check(figure, figures[figure] ?? '')
    for (const { id, fullyDilutedOwnership, companyValue, filled } of lines)
      if (filled) {
        check(companyCell('fullyDilutedOwnership', id), fullyDilutedOwnership ?? '')
        check(companyCell('companyValue', id), companyValue ?? '')
      }
  }
  return errors
}

function isMethod(field: Field, value: unknown): value is NonNullable<Stored<'fairValue'>['method']> {
  return field.choices?.some(choice => choice.value === value) ?? false
}

/** A new value as the sheet shows it; nothing is sent of a sheet in which something is wrong. */
export function newValue(
  { investment, figures, lines }: QuarterRow,
  date: CalendarDate,
  entity: Entity<'fairValue'>,
): CreateValues<'fairValue'> {
  const { cost, value, fullyDilutedOwnership, method } = figures
  if (!isAmount(value)) throw new Error(`The fair value of ${investment.name} is no amount.`)
  return {
    investmentId: investment.id,
    date,
    value,
    cost: isAmount(cost) ? cost : null,
    fullyDilutedOwnership: isAmount(fullyDilutedOwnership) ? fullyDilutedOwnership : null,
    method: isMethod(fieldOf(entity, 'method'), method) ? method : null,
    weightedValues: weightedLinesOf(lines),
  }
}

/**
 * Of a stored one only what was typed or follows from it, on top of the whole record as it is read for this save, from
 * the version that was typed over.
 */
export function changedValue(
  record: Pick<Answered<'fairValue'>, 'version' | 'weightedValues'>,
  { figures, origins, lines, typed }: QuarterRow,
  entity: Entity<'fairValue'>,
): { changes: Changes<'fairValue'>; version: number } {
  const own = (name: OwnCell) => typed !== undefined && Object.hasOwn(typed.figures, name)
  const { method, cost, value, fullyDilutedOwnership: ownership } = figures
  const changes: Changes<'fairValue'> = {
    ...(own('method') && { method: isMethod(fieldOf(entity, 'method'), method) ? method : null }),
    ...(own('cost') && { cost: isAmount(cost) ? cost : null }),
    ...(own('fullyDilutedOwnership') && { fullyDilutedOwnership: isAmount(ownership) ? ownership : null }),
    ...((own('value') || origins.value) && isAmount(value) && { value }),
    ...(lines.some(line => line.typed) && { weightedValues: withLines(record.weightedValues ?? [], lines) }),
  }
  return { changes, version: versionFrom(typed?.over, record) }
}

type StoredLines = NonNullable<Answered<'fairValue'>['weightedValues']>

/** Each line keeps its id; what was not typed stays as it is read. */
function withLines(
  read: StoredLines,
  lines: readonly QuarterLine[],
): NonNullable<Changes<'fairValue'>['weightedValues']> {
  const typed = lines.filter(line => line.typed)
  const others = read
    .filter(({ companyId }) => !typed.some(({ id }) => id === companyId))
    .map(({ weightedValue: _, ...line }) => line)
  const given = weightedLinesOf(typed).map(line => {
    const before = read.find(({ companyId }) => companyId === line.companyId)
    return { ...(before && { id: before.id }), ...line }
  })
  return [...others, ...given]
}
