/** The sheet in which the five sections of a period are filled in: start values, what is wrong, what is sent. Pure. */
import type { AmountCurrency } from '../api/amounts.ts'
import type { Decimal, Entity, Field } from '../entity.ts'
import type { CreateValues } from '../entityTypes.ts'
import { storedMeanwhile } from '../sheets/amounts.ts'
import { amountProblem, draftOf, isEmptyAmount } from '../validation.ts'
import type { ExpenseLine, ExpenseSection, ExpenseSectionName } from './sections.ts'

/** Lines by section, one for each item of its list, in the list's order. */
export type Sheet = Readonly<Record<string, readonly ExpenseLine[]>>

/** "managementFees.3": which amount of which section. */
export function cellName(section: string, index: number): string {
  return `${section}.${index}`
}

/** The note beside an amount, as a cell of its own. */
export function noteName(cell: string): string {
  return `${cell}.note`
}

export function cellOfNote(name: string): string {
  return name.replace(/\.note$/, '')
}

function placeOf(cell: string): { section: string; index: number } {
  const [section = '', index] = cell.split('.')
  return { section, index: Number(index) }
}

/** What is stored, and an empty line for every item that has none yet; an item that the list has lost goes. */
type StoredSections = { readonly [S in ExpenseSectionName]?: readonly ExpenseLine[] }

export function sheetOf(sections: readonly ExpenseSection[], stored: StoredSections | undefined): Sheet {
  return Object.fromEntries(
    sections.map(({ name, items }) => {
      const lines = stored?.[name] ?? []
      return [name, items.map(({ value }) => lines.find(({ item }) => item === value) ?? { item: value })]
    }),
  )
}

export function withCell(sheet: Sheet, cell: string, change: { amount?: unknown; note?: string }): Sheet {
  const { section, index } = placeOf(cell)
  const lines = sheet[section] ?? []
  return { ...sheet, [section]: lines.map((line, at) => (at === index ? { ...line, ...change } : line)) }
}

/**
 * What is typed of a line, by cell, and which amount it was typed over. `filled` marks a zero that a button has put
 * into an empty cell: it gives way to whatever somebody else stores there.
 */
export type Changes = Readonly<Record<string, { amount?: unknown; note?: string; was?: unknown; filled?: boolean }>>

export function withChanges(sheet: Sheet, changes: Changes): Sheet {
  return Object.entries(changes).reduce((all, [cell, { was: _was, filled, amount, ...change }]) => {
    const stays = filled === true && givesWay(sheet, cell)
    return withCell(all, cell, amount === undefined || stays ? change : { ...change, amount })
  }, sheet)
}

function givesWay(start: Sheet, cell: string): boolean {
  return !isEmptyAmount(amountAt(start, cell))
}

/** Whether a zero of the button has given way to what is stored now. */
export function hasGivenWay(start: Sheet, changes: Changes): boolean {
  return Object.entries(changes).some(([cell, { filled }]) => filled === true && givesWay(start, cell))
}

export function amountAt(sheet: Sheet, cell: string): unknown {
  const { section, index } = placeOf(cell)
  return sheet[section]?.[index]?.amount
}

/** What is typed goes on top of what was typed before; the amount under it is remembered from the first key. */
export function taken(typed: Changes, start: Sheet, more: Changes): Changes {
  const news = Object.entries(more).map(
    ([cell, change]) => [cell, { was: amountAt(start, cell) ?? null, ...typed[cell], ...change }] as const,
  )
  return { ...typed, ...Object.fromEntries(news) }
}

/** Amounts that somebody else has stored under typed ones, by cell. */
export function meanwhileOf(start: Sheet, typed: Changes): Record<string, string> {
  return Object.fromEntries(
    Object.entries(typed).flatMap(([cell, change]) => {
      const stored =
        Object.hasOwn(change, 'amount') && !change.filled
          ? storedMeanwhile(change.was, amountAt(start, cell), change.amount)
          : null
      return stored === null ? [] : [[cell, stored]]
    }),
  )
}

/** What is wrong with the amounts, in words by cell. */
export function problemsOf(sheet: Sheet, field: Field, currency?: AmountCurrency): Record<string, string> {
  const problems: Record<string, string> = {}
  for (const [section, lines] of Object.entries(sheet))
    for (const [index, { amount }] of lines.entries()) {
      const problem = amountProblem(field, amount, currency)
      if (problem !== null) problems[cellName(section, index)] = problem
    }
  return problems
}

/** The cells that have no amount; zero is one. */
export function emptyCells(sheet: Sheet): string[] {
  return Object.entries(sheet).flatMap(([section, lines]) =>
    lines.flatMap(({ amount }, index) => (isEmptyAmount(amount) ? [cellName(section, index)] : [])),
  )
}

/** One step for the many items that a period has nothing of. A stored amount that somebody emptied is none of them. */
export function zerosFor(sheet: Sheet, start: Sheet): Changes {
  return Object.fromEntries(
    emptyCells(sheet).map(cell => [cell, { amount: '0', filled: isEmptyAmount(amountAt(start, cell)) }]),
  )
}

export function changedCells(before: Sheet, now: Sheet): number {
  let count = 0
  for (const [section, lines] of Object.entries(now))
    for (const [index, line] of lines.entries()) {
      const old = before[section]?.[index]
      if ((old?.amount ?? '') !== (line.amount ?? '')) count += 1
      if ((old?.note ?? '') !== (line.note ?? '')) count += 1
    }
  return count
}

/** A note that is empty is left out; a line that is stored keeps its id. */
export function bodyOf(sheet: Sheet): Record<string, ExpenseLine[]> {
  return Object.fromEntries(
    Object.entries(sheet).map(([section, lines]) => [
      section,
      lines.map(({ id, item, amount, note }) => ({
        ...(id !== undefined && { id }),
        item,
        ...(amount !== undefined && { amount }),
        ...(note && { note }),
      })),
    ]),
  )
}

/** What is sent of a sheet in which nothing is wrong. */
export function valuesOf(entity: Entity<'expense'>, sheet: Sheet): Pick<CreateValues<'expense'>, ExpenseSectionName> {
  const entered = draftOf(entity, bodyOf(sheet))
  return {
    managementFees: rowsOf(entered.managementFees),
    incomeAndInterest: rowsOf(entered.incomeAndInterest),
    carriedInterest: rowsOf(entered.carriedInterest),
    fundOperatingExpenses: rowsOf(entered.fundOperatingExpenses),
    otherExpenses: rowsOf(entered.otherExpenses),
  }
}

interface EnteredRow<Item extends string> {
  readonly id?: number | null
  readonly item?: Item | null
  readonly amount?: Decimal | null
  readonly note?: string | null
}

function rowsOf<Item extends string>(rows: readonly EnteredRow<Item>[] | null | undefined) {
  return (rows ?? []).flatMap(({ id, item, amount, note }) =>
    item && amount ? [{ ...(typeof id === 'number' && { id }), item, amount, ...(note && { note }) }] : [],
  )
}

/** Nothing has been entered: there is no sum to show, and nothing to compare. */
export function isBlank(sheet: Sheet): boolean {
  return Object.values(sheet).every(lines => lines.every(({ amount }) => isEmptyAmount(amount)))
}
