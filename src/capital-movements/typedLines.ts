/**
 * What is typed over the stored lines, and what that comes to. Only lines that were typed into since are worked out
 * again, so that a key in one of ten thousand changed lines costs no more than in the first. Pure.
 */
import { decimalsFound, type AmountCurrency } from '../api/amounts.ts'
import { USUAL_MINOR_UNITS } from '../currencies/currency.ts'
import type { Decimal } from '../entity.ts'
import { isDecimal } from '../entity.ts'
import { add, isZero, subtract } from '../money.ts'
import { COMPONENTS, amountsOf, totalCall } from './components.ts'
import { before, cellName, partsOf, rowOf, storedSums } from './lineCells.ts'
import type { ComponentName, LineRow, LineSums, TypedLine } from './lineCells.ts'
import { lineFindings } from './rules.ts'
import type { LineFinding } from './rules.ts'

/** By limited partner. */
export type TypedCells = Readonly<Record<number, TypedLine>>

/** Each typed amount remembers what it was typed over first, so that what somebody else stores there is seen. */
export function withCells(
  current: TypedCells,
  cells: readonly (readonly [cell: string, amount: unknown])[],
  storedOf: (limitedPartnerId: number) => LineRow['line'] | undefined,
): TypedCells {
  const next: Record<number, TypedLine> = { ...current }
  for (const [cell, amount] of cells) {
    const parts = partsOf(cell)
    if (!parts) continue
    const { limitedPartnerId, component } = parts
    const [typed, stored] = [next[limitedPartnerId], storedOf(limitedPartnerId)]
    next[limitedPartnerId] = {
      ...typed,
      [component]: typeof amount === 'string' ? amount : null,
      was: { ...(stored && { [component]: stored[component] ?? '0' }), ...typed?.was },
    }
  }
  return next
}

/** A finding of a line, or null where what was typed is no amount. */
export type WrongCell = LineFinding | null

export interface TypedLines {
  stored: readonly LineRow[]
  storedSums: LineSums
  typed: TypedCells
  rows: readonly LineRow[]
  sums: LineSums
  changed: number
  /** By cell. */
  wrong: ReadonlyMap<string, WrongCell>
  tally: Tally
  places: ReadonlyMap<number, number>
}

/** How the changed lines differ from the stored ones, and how many amounts are none. */
interface Tally {
  differences: Readonly<Record<ComponentName | 'totalCall' | 'remainingAfter', Decimal>>
  unknown: Readonly<Record<ComponentName | 'totalCall', number>>
}

const TALLIED = [...COMPONENTS, 'totalCall', 'remainingAfter'] as const

export function typedOver(stored: readonly LineRow[]): TypedLines {
  const sums = storedSums(stored)
  return {
    stored,
    storedSums: sums,
    typed: {},
    rows: stored,
    sums,
    changed: 0,
    wrong: new Map(),
    tally: NOTHING_TALLIED,
    places: new Map(stored.map(({ line }, place) => [line.limitedPartnerId, place])),
  }
}

interface Named {
  nameOf: (row: LineRow) => string
  /** A later closing has made the lines: what it gives back is negative. */
  isOfClosing: boolean
  /** Of the fund; it is not known at once. */
  currency?: AmountCurrency | undefined
}

/** Goes on from what was worked out for the same stored lines. */
export function typedInto(last: TypedLines, typed: TypedCells, named: Named): TypedLines {
  if (last.typed === typed) return last
  const { stored, places } = last
  const rows = [...last.rows]
  const wrong = new Map(last.wrong)
  let [tally, changed] = [last.tally, last.changed]
  for (const id of touched(last.typed, typed)) {
    const place = places.get(id) ?? stored.length
    const [original, was] = [stored[place], rows[place]]
    if (!original || !was) continue
    const now = typed[id] ? rowOf(original.line, typed[id]) : original
    rows[place] = now
    changed += (now.changed ? 1 : 0) - (was.changed ? 1 : 0)
    tally = tallied(tallied(tally, was, -1), now, 1)
    for (const component of COMPONENTS) wrong.delete(cellName(id, component))
    for (const [field, finding] of wrongIn(now, named)) wrong.set(cellName(id, field), finding)
  }
  return { ...last, typed, rows, wrong, changed, tally, sums: withTally(last.storedSums, tally) }
}

/** Lines in which something else is typed than before. */
function touched(before: TypedCells, now: TypedCells): number[] {
  const ids = Object.keys(now).map(Number)
  return [
    ...ids.filter(id => now[id] !== before[id]),
    ...Object.keys(before)
      .map(Number)
      .filter(id => !(id in now)),
  ]
}

function wrongIn(row: LineRow, { nameOf, isOfClosing, currency }: Named): [ComponentName, WrongCell][] {
  const { line, amounts } = row
  if (!row.changed) return []
  const none = COMPONENTS.filter(component => !isDecimal(amounts[component]))
  if (none.length > 0) return none.map(component => [component, null])
  const tooFine = COMPONENTS.flatMap((component): [ComponentName, WrongCell][] => {
    const found = amounts[component] === line[component] ? null : decimalsFound(amounts[component], currency)
    return found ? [[component, { field: component, ...found }]] : []
  })
  if (tooFine.length > 0 || isOfClosing) return tooFine
  const known = amountsOf({})
  for (const component of COMPONENTS) {
    const amount = amounts[component]
    if (isDecimal(amount)) known[component] = amount
  }
  return lineFindings(known, {
    name: nameOf(row),
    remaining: before(line),
    minorUnits: currency?.minorUnits ?? USUAL_MINOR_UNITS,
  }).map(finding => [finding.field, finding])
}

/** With or without what a changed line differs by. */
function tallied({ differences, unknown }: Tally, row: LineRow, sign: 1 | -1): Tally {
  if (!row.changed) return { differences, unknown }
  const [sums, missing] = [{ ...differences }, { ...unknown }]
  const move = (name: (typeof TALLIED)[number], now: string | null, stored: Decimal) => {
    if (now === null || !isDecimal(now)) {
      if (name !== 'remainingAfter') missing[name] += sign
      return
    }
    const difference = subtract(now, stored)
    sums[name] = sign > 0 ? add(sums[name], difference) : subtract(sums[name], difference)
  }
  const stored = amountsOf(row.line)
  for (const component of COMPONENTS)
    if (row.amounts[component] !== stored[component]) move(component, row.amounts[component], stored[component])
  move('totalCall', row.totalCall, totalCall(stored))
  if (row.line.remainingAfter !== null) move('remainingAfter', row.remainingAfter, row.line.remainingAfter)
  return { differences: sums, unknown: missing }
}

function withTally(stored: LineSums, { differences, unknown }: Tally): LineSums {
  const sums = { ...stored }
  for (const name of [...COMPONENTS, 'totalCall'] as const) {
    const before = stored[name]
    sums[name] = before === null || unknown[name] > 0 ? null : moved(before, differences[name])
  }
  sums.remainingAfter = moved(stored.remainingAfter, differences.remainingAfter)
  return sums
}

function moved(amount: Decimal, difference: Decimal): Decimal {
  return isZero(difference) ? amount : add(amount, difference)
}

const NOTHING_TALLIED: Tally = {
  differences: { ...amountsOf({}), totalCall: '0', remainingAfter: '0' },
  unknown: {
    investmentFunding: 0,
    managementFees: 0,
    expensesPaidIn: 0,
    expensesOutOfPaidIn: 0,
    lateEntranceFee: 0,
    returnOfCapital: 0,
    realizedGain: 0,
    distribution: 0,
    recallableDistribution: 0,
    totalCall: 0,
  },
}
