/** What a transfer would move, as figures of seller and buyers. Pure. */
import type { Decimal } from '../entity.ts'
import { impactOf, ledgerFigures } from '../limited-partners/ledger.ts'
import type { FigureName } from '../limited-partners/reads.ts'
import { compare, split, splitAmong, subtract, sum } from '../money.ts'
import { shareHistory } from './proRata.ts'
import type { Deal, Held } from './proRata.ts'

export const MOVED = ['commitment', 'called', 'distributed', 'recallable', 'remaining'] as const satisfies FigureName[]
export type MovedFigures = Record<(typeof MOVED)[number], Decimal>

interface Moves {
  retained: MovedFigures
  /** In the order of the buyers. */
  received: MovedFigures[]
  before: MovedFigures
}

/** null as long as the buyers do not take what the seller transfers, or it has less than that. */
export function movesOf(deal: Deal, history: readonly Held[]): Moves | null {
  const { initial, transferCommitment, buyers } = deal
  const taken = sum(buyers.map(({ commitment }) => commitment))
  if (compare(taken, transferCommitment) !== 0 || compare(transferCommitment, initial) > 0) return null
  if (compare(transferCommitment, '0') <= 0 || buyers.some(({ commitment }) => compare(commitment, '0') < 0))
    return null
  const shared = shareHistory(deal, history)
  return {
    retained: figuresOf(
      subtract(initial, transferCommitment),
      shared.map(({ retained }) => retained),
    ),
    received: buyers.map(({ commitment }, place) =>
      figuresOf(
        commitment,
        shared.flatMap(({ received }) => received[place] ?? []),
      ),
    ),
    before: figuresOf(initial, history),
  }
}

/** Which partner it is and when it was makes no difference to the sums. */
const ANY = { limitedPartnerId: 0, date: '2000-01-01' } as const

function figuresOf(commitment: Decimal, held: readonly Held[]): MovedFigures {
  return ledgerFigures(
    [{ ...ANY, value: commitment }],
    held.map(({ components }) => ({
      ...ANY,
      type: 'TransferIn' as const,
      ...components,
      amount: '0',
      impactOnUnfunded: impactOf(components),
    })),
  )
}

/** Equal parts of what is transferred, to the smallest unit of the currency. */
export function equalParts(transferCommitment: Decimal, count: number, minorUnits: number): Decimal[] {
  return count === 0 ? [] : split(transferCommitment, Array<Decimal>(count).fill('1'), minorUnits)
}

/** Parts by what each buyer has promised already; equal ones while nobody has. */
export function partsByCommitment(
  transferCommitment: Decimal,
  commitments: readonly Decimal[],
  minorUnits: number,
): Decimal[] {
  return compare(sum(commitments), '0') > 0
    ? splitAmong(transferCommitment, commitments, commitment => commitment, minorUnits).map(([, part]) => part)
    : equalParts(transferCommitment, commitments.length, minorUnits)
}
