/** How a line comes about: its share of the movement, cut to the cent, and the cents of the rest. Pure. */
import type { Decimal } from '../entity.ts'
import { isDecimal } from '../entity.ts'
import { asAmount, cut, divide, isZero, multiply, subtract, sum, unitsText } from '../money.ts'
import { generatedLines } from './lines.ts'
import type { PartnerPosition } from './lines.ts'
import { COMPONENTS } from './components.ts'
import type { GivenComponents } from './components.ts'
import type { ComponentName, LineRow } from './lineCells.ts'

const EXACT_DECIMALS = 6

export interface ShareTrace {
  component: ComponentName
  /** Of the movement. */
  total: Decimal
  weight: Decimal
  /** Of all who bear it. */
  weights: Decimal
  bearers: number
  skips: boolean
  /** Cut to six decimals. */
  exact: Decimal
  isExact: boolean
  cut: Decimal
  /** What was added so that the parts of all come to the total. */
  rest: Decimal
  shared: Decimal
  /** As it stands; another one than shared was typed. */
  amount: string
}

/** Each component that the movement or the line has. */
export function explainLine(
  { line, amounts }: LineRow,
  {
    movement,
    rows,
    skipping,
    minorUnits,
  }: {
    movement: GivenComponents
    rows: readonly LineRow[]
    /** Partners that take no part in the management fee. */
    skipping: ReadonlySet<number>
    minorUnits: number
  },
): ShareTrace[] {
  const shared = sharedAmounts(movement, rows, skipping, minorUnits).get(line.limitedPartnerId)
  return COMPONENTS.flatMap((component): ShareTrace[] => {
    const total = movement[component] ?? '0'
    if (!shared || (isZero(total) && isNothing(amounts[component]))) return []
    const bears = ({ limitedPartnerId }: LineRow['line']) =>
      component !== 'managementFees' || !skipping.has(limitedPartnerId)
    const bearing = rows.filter(row => bears(row.line))
    const weights = sum(bearing.map(row => row.line.commitment ?? '0'))
    const weight = line.commitment ?? '0'
    const skips = !bears(line)
    const exact = skips || isZero(weights) ? '0' : divide(multiply(total, weight), weights)
    const down = cut(exact, minorUnits)
    return [
      {
        component,
        total: asAmount(total),
        weight: asAmount(weight),
        weights: asAmount(weights),
        bearers: bearing.length,
        skips,
        exact: cut(exact, EXACT_DECIMALS),
        isExact: isZero(subtract(exact, cut(exact, EXACT_DECIMALS))),
        cut: down,
        rest: asAmount(subtract(shared[component], down)),
        shared: shared[component],
        amount: amounts[component],
      },
    ]
  })
}

export interface LostChange {
  limitedPartnerId: number
  component: ComponentName
  byHand: Decimal
  shared: Decimal
}

/** Which amounts were changed by hand, and what generating the lines again makes of each. */
export function lostChanges(
  movement: GivenComponents,
  rows: readonly LineRow[],
  skipping: ReadonlySet<number>,
  minorUnits: number,
): LostChange[] {
  const shared = sharedAmounts(movement, rows, skipping, minorUnits)
  return rows.flatMap(({ line, amounts }) =>
    COMPONENTS.flatMap((component): LostChange[] => {
      const [byHand, again] = [amounts[component], shared.get(line.limitedPartnerId)?.[component]]
      if (!again || !isDecimal(byHand) || isZero(subtract(byHand, again))) return []
      return [{ limitedPartnerId: line.limitedPartnerId, component, byHand, shared: again }]
    }),
  )
}

/** What the commitments of the lines make of the movement, by partner. */
function sharedAmounts(
  movement: GivenComponents,
  rows: readonly LineRow[],
  skipping: ReadonlySet<number>,
  minorUnits: number,
): ReadonlyMap<number, Record<ComponentName, Decimal>> {
  const positions = rows.map(({ line: { limitedPartnerId, commitment } }): PartnerPosition => ({
    limitedPartnerId,
    name: '',
    commitment: commitment ?? '0',
    remaining: unitsText(0n, minorUnits),
    remainingAtDueDate: unitsText(0n, minorUnits),
    skipsManagementFee: skipping.has(limitedPartnerId),
  }))
  const bearer = positions.some(({ skipsManagementFee }) => !skipsManagementFee)
  // A fee that nobody bears is refused when it is saved, and shared by nobody here.
  const amounts = bearer ? movement : { ...movement, managementFees: null }
  return new Map(generatedLines(amounts, positions, minorUnits).map(line => [line.limitedPartnerId, line]))
}

function isNothing(amount: string): boolean {
  return isDecimal(amount) && isZero(amount)
}
