/**
 * What a transfer moves: the commitment, and the same part of everything that the seller has paid and got so far. Each
 * amount of each earlier row is split over what the seller keeps and what each buyer takes, so that rows are added to
 * the ledger and none is changed. Pure.
 */
import { mapped } from '../api/schema.ts'
import type { CalendarDate, Decimal } from '../entity.ts'
import { amountOf, COMPONENTS, impactOf } from '../limited-partners/ledger.ts'
import type { CommitmentRow, Components, TransactionRow } from '../limited-partners/ledger.ts'
import { asAmount, isZero, negate, splitAmong, splitAmount, subtract, sum } from '../money.ts'

/** What one row of the ledger holds. */
export interface Held {
  components: Components
  shares: Decimal
}

export interface Buyer {
  limitedPartnerId: number
  commitment: Decimal
}

/** A transfer, with the seller's commitment before it. */
export interface Deal {
  initial: Decimal
  transferCommitment: Decimal
  buyers: readonly Buyer[]
  /** Of the fund's currency. */
  minorUnits: number
}

const SHARE_DECIMALS = 6

/**
 * The new rows of the ledger, all dated on the day of the transfer. Over all partners the commitments, the shares and
 * each component add up to nothing.
 */
export function rowsOfTransfer(
  { id: transferId, date, sellerId }: { id: number; date: CalendarDate; sellerId: number },
  deal: Deal,
  history: readonly Held[],
): { commitments: CommitmentRow[]; transactions: TransactionRow[] } {
  const row = (type: 'TransferIn' | 'TransferOut', limitedPartnerId: number, held: Held): TransactionRow => ({
    limitedPartnerId,
    date,
    type,
    transferId,
    ...held.components,
    amount: amountOf(held.components),
    impactOnUnfunded: impactOf(held.components),
    ...(!isZero(held.shares) && { shares: held.shares }),
  })
  const shared = shareHistory(deal, history)
  return {
    commitments: [
      { limitedPartnerId: sellerId, date, value: asAmount(negate(deal.transferCommitment)), transferId },
      ...deal.buyers.map(buyer => ({
        limitedPartnerId: buyer.limitedPartnerId,
        date,
        value: buyer.commitment,
        transferId,
      })),
    ],
    transactions: shared.flatMap(({ received }) => [
      ...someOf(negated(totalOf(received))).map(held => row('TransferOut', sellerId, held)),
      ...deal.buyers.flatMap(({ limitedPartnerId }, place) =>
        someOf(received[place]).map(held => row('TransferIn', limitedPartnerId, held)),
      ),
    ]),
  }
}

/** What the seller keeps of one row of its history, and what each buyer gets of it, in the order of the buyers. */
interface Shared {
  retained: Held
  received: Held[]
}

/** By largest remainder; of equal ones the lower id comes first, so that the order of the buyers moves no cent. */
export function shareHistory(
  { initial, transferCommitment, buyers, minorUnits }: Deal,
  history: readonly Held[],
): Shared[] {
  const places = buyers.map((_, place) => place)
  const holders = [
    { place: -1, weight: subtract(initial, transferCommitment), id: 0 },
    ...buyers.map(({ commitment, limitedPartnerId: id }, place) => ({ place, weight: commitment, id })),
  ].sort((one, other) => one.id - other.id)
  const weightOf = ({ weight }: { weight: Decimal }): Decimal => weight
  const byPlace = (parts: readonly (readonly [{ place: number }, Decimal])[]): ReadonlyMap<number, Decimal> =>
    new Map(parts.map(([{ place }, part]) => [place, part]))
  return history.map(({ components, shares }) => {
    const split = mapped(COMPONENTS, name => byPlace(splitAmount(components[name], holders, weightOf, minorUnits)))
    const splitShares = byPlace(splitAmong(shares, holders, weightOf, SHARE_DECIMALS))
    const partOf = (place: number): Held => ({
      components: mapped(COMPONENTS, name => asAmount(split[name].get(place) ?? '0')),
      shares: splitShares.get(place) ?? NO_SHARES,
    })
    return { retained: partOf(-1), received: places.map(partOf) }
  })
}

const NO_SHARES = '0' as const

function totalOf(all: readonly Held[]): Held {
  return {
    components: mapped(COMPONENTS, name => asAmount(sum(all.map(({ components }) => components[name])))),
    shares: sum(all.map(({ shares }) => shares)),
  }
}

function negated({ components, shares }: Held): Held {
  return { components: mapped(COMPONENTS, name => asAmount(negate(components[name]))), shares: negate(shares) }
}

/** Rows that hold nothing are not written. */
function someOf(held: Held | undefined): Held[] {
  return held && !(isZero(held.shares) && COMPONENTS.every(name => isZero(held.components[name]))) ? [held] : []
}
