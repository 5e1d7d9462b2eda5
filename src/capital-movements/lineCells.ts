/** The cells of the table of lines: its columns, what is typed over what is stored, and what that comes to. Pure. */
import type { Decimal } from '../entity.ts'
import type { Stored } from '../entityTypes.ts'
import { add, isDecimal, isZero, subtract, sum } from '../money.ts'
import { CALLED, COMPONENTS, amountsOf, totalCall } from './components.ts'
import type { GivenComponents } from './components.ts'
import { remainingAfter } from './lines.ts'

export type ComponentName = (typeof COMPONENTS)[number]
type Line = Pick<
  Stored<'capitalMovementLine'>,
  'id' | 'limitedPartnerId' | 'commitment' | 'remainingAfter' | 'changedByHand' | ComponentName
>

/** By cell; what is no amount stays as it was typed, and an emptied cell is null. */
export type TypedCells = Readonly<Record<string, string | null>>

export function cellName(lineId: number, component: ComponentName): string {
  return `${lineId}.${component}`
}

export function partsOf(cell: string): { lineId: number; component: ComponentName } | undefined {
  const [id = '', name] = cell.split('.')
  const component = COMPONENTS.find(each => each === name)
  return component && { lineId: Number(id), component }
}

/** Those that the movement or one of its lines has; there is always one. */
export function shownComponents(movement: GivenComponents, lines: readonly GivenComponents[]): ComponentName[] {
  const used = COMPONENTS.filter(name => [movement, ...lines].some(amounts => !isZero(amounts[name] ?? '0')))
  return used.length > 0 ? used : ['investmentFunding']
}

export interface LineRow {
  line: Line
  amounts: Record<ComponentName, string>
  /** null while one of its amounts is none. */
  totalCall: Decimal | null
  remainingAfter: Decimal | null
  changed: boolean
}

export function rowOf(line: Line, typed: TypedCells): LineRow {
  const stored = amountsOf(line)
  const amounts: Record<ComponentName, string> = { ...stored }
  let changed = false
  for (const component of COMPONENTS) {
    const cell = cellName(line.id, component)
    if (!(cell in typed)) continue
    amounts[component] = typed[cell] ?? '0'
    changed ||= !isSame(amounts[component], stored[component])
  }
  const known = knownAmounts(amounts)
  return {
    line,
    amounts,
    changed,
    totalCall: known && totalCall(known),
    remainingAfter: known && line.remainingAfter !== null ? remainingAfter(before(line), known) : null,
  }
}

/** What remained before the movement: what remains after it, without its own impact. */
export function before(line: Line): Decimal {
  const nothing = remainingAfter('0', line)
  return subtract(line.remainingAfter ?? '0', nothing)
}

function knownAmounts(amounts: Record<ComponentName, string>): Record<ComponentName, Decimal> | null {
  const known = amountsOf({})
  for (const component of COMPONENTS) {
    const amount = amounts[component]
    if (!isDecimal(amount)) return null
    known[component] = amount
  }
  return known
}

function isSame(one: string, other: string): boolean {
  return isDecimal(one) && isDecimal(other) ? isZero(subtract(one, other)) : one === other
}

export interface LineSums extends Record<ComponentName, Decimal | null> {
  commitment: Decimal
  /** null while one of the amounts is none. */
  totalCall: Decimal | null
  remainingAfter: Decimal
}

/** What the stored lines come to. */
export function storedSums(rows: readonly LineRow[]): LineSums {
  const amounts = rows.map(({ line }) => amountsOf(line))
  const sums = amountsOf({})
  for (const component of COMPONENTS) sums[component] = sum(amounts.map(each => each[component]))
  return {
    ...sums,
    commitment: sum(rows.map(({ line }) => line.commitment ?? '0')),
    totalCall: totalCall(sums),
    remainingAfter: sum(rows.map(({ line }) => line.remainingAfter ?? '0')),
  }
}

/** The same with what is typed: only the rows that differ are added up again, on each key. */
export function typedSums(stored: LineSums, changed: readonly LineRow[]): LineSums {
  const sums = { ...stored }
  for (const { line, amounts, ...row } of changed) {
    const before = amountsOf(line)
    for (const component of COMPONENTS) {
      const [amount, so] = [amounts[component], sums[component]]
      sums[component] = so !== null && isDecimal(amount) ? add(so, subtract(amount, before[component])) : null
    }
    const called = sums.totalCall
    sums.totalCall =
      called !== null && row.totalCall !== null ? add(called, subtract(row.totalCall, totalCall(before))) : null
    if (row.remainingAfter !== null && line.remainingAfter !== null)
      sums.remainingAfter = add(sums.remainingAfter, subtract(row.remainingAfter, line.remainingAfter))
  }
  return sums
}

export function isCalled(component: ComponentName): boolean {
  return CALLED.some(name => name === component)
}

/** The rows that lie in what is seen of a long table, with some above and below. */
export function windowOf(
  count: number,
  { top, height }: { top: number; height: number },
  rowHeight: number,
): { from: number; to: number } {
  const from = Math.max(0, Math.floor(top / rowHeight) - OVERSCAN)
  return { from, to: Math.min(count, Math.ceil((top + height) / rowHeight) + OVERSCAN) }
}

const OVERSCAN = 8
