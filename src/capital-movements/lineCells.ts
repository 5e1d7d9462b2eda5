/** The cells of the table of lines: its columns, what is typed over what is stored, and what that comes to. Pure. */
import type { Decimal } from '../entity.ts'
import type { Stored } from '../entityTypes.ts'
import { isDecimal } from '../entity.ts'
import { isZero, subtract, sum } from '../money.ts'
import { CALLED, COMPONENTS, amountsOf, totalCall } from './components.ts'
import type { GivenComponents } from './components.ts'
import { remainingAfter } from './lines.ts'
import { storedMeanwhile } from '../sheets/amounts.ts'

export type ComponentName = (typeof COMPONENTS)[number]
type Line = Pick<
  Stored<'capitalMovementLine'>,
  'id' | 'limitedPartnerId' | 'commitment' | 'remainingAfter' | 'changedByHand' | ComponentName
>

type Typed = Readonly<Partial<Record<ComponentName, string | null>>>

/** What is no amount stays as it was typed, and an emptied amount is null. */
export type TypedLine = Typed & {
  /** The stored amounts that were typed over, each as it stood at the first key. */
  readonly was?: Readonly<Partial<Record<ComponentName, Decimal>>>
}

/** By partner: lines that are made again keep what is typed into them. */
export function cellName(limitedPartnerId: number, component: ComponentName): string {
  return `${limitedPartnerId}.${component}`
}

export function partsOf(cell: string): { limitedPartnerId: number; component: ComponentName } | undefined {
  const [id = '', name] = cell.split('.')
  const component = COMPONENTS.find(each => each === name)
  return component && { limitedPartnerId: Number(id), component }
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
  /** What somebody else has stored under a typed amount. */
  meanwhile: Readonly<Partial<Record<ComponentName, string>>>
}

const NOTHING = {}

/** A line as it is stored. Its call is added up when it is looked at: of ten thousand lines some thirty are. */
export function storedRow(line: Line): LineRow {
  return {
    line,
    amounts: amountsOf(line),
    changed: false,
    meanwhile: NOTHING,
    get totalCall() {
      return totalCall(line)
    },
    remainingAfter: line.remainingAfter,
  }
}

/** The line with what is typed over it. */
export function rowOf(line: Line, typed: TypedLine): LineRow {
  const stored = amountsOf(line)
  const amounts: Record<ComponentName, string> = { ...stored }
  const meanwhile: Partial<Record<ComponentName, string>> = {}
  let changed = false
  for (const component of COMPONENTS) {
    const amount = typed[component]
    if (amount === undefined) continue
    amounts[component] = amount ?? '0'
    changed ||= !isSame(amounts[component], stored[component])
    const was = typed.was?.[component]
    const other = was === undefined ? null : storedMeanwhile(was, stored[component], amounts[component])
    if (other !== null) meanwhile[component] = other
  }
  const known = knownAmounts(amounts)
  return {
    line,
    amounts,
    changed,
    meanwhile,
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
  const sums = amountsOf({})
  for (const component of COMPONENTS) sums[component] = sum(rows.map(({ line }) => line[component] ?? '0'))
  return {
    ...sums,
    commitment: sum(rows.map(({ line }) => line.commitment ?? '0')),
    totalCall: totalCall(sums),
    remainingAfter: sum(rows.map(({ line }) => line.remainingAfter ?? '0')),
  }
}

/** From so many components on, the columns are drawn together: the table of a netted movement fits beside the menu. */
const DENSE_FROM = 5

export function isDense(components: readonly ComponentName[]): boolean {
  return components.length >= DENSE_FROM
}

/** How many figures the longest amount of each component has, decimals included. */
export function figuresOfLongest(rows: readonly LineRow[]): Record<ComponentName, number> {
  const longest = { ...NO_FIGURES }
  for (const { line } of rows)
    for (const component of COMPONENTS) {
      longest[component] = Math.max(longest[component], line[component]?.length ?? 0)
    }
  return longest
}

const NO_FIGURES: Record<ComponentName, number> = {
  investmentFunding: 0,
  managementFees: 0,
  expensesPaidIn: 0,
  expensesOutOfPaidIn: 0,
  lateEntranceFee: 0,
  returnOfCapital: 0,
  realizedGain: 0,
  distribution: 0,
  recallableDistribution: 0,
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
