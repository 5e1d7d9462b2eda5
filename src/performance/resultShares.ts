/**
 * Who stands for which part of what a fund has earned and of the management fees it was charged. Everybody counts as
 * admitted at the first closing: all that was earned so far is shared by the commitments that stand now, and the fees
 * by those of them that pay. A buyer takes over what the seller stood for.
 */
import type { CalendarDate, Decimal } from '../entity.ts'
import type { Stored } from '../entityTypes.ts'
import { compareDates } from '../calendar.ts'
import { MONEY_DECIMALS, splitAmong, splitAmount, unitsText, wholeUnits } from '../money.ts'

type LedgerCommitment = Stored<'limitedPartnerCommitment'>

export interface Partner {
  id: number
  skipManagementFee?: boolean
}

/** A commitment that a closing made, or that a transfer took (negative) or gave. */
export type Commitment = Pick<LedgerCommitment, 'limitedPartnerId' | 'date' | 'value'> &
  Partial<Pick<LedgerCommitment, 'closingId' | 'transferId'>>

/** A closing or a transfer, with all its commitments. */
export interface Operation {
  date: CalendarDate
  closingId: number | null
  transferId: number | null
  commitments: Commitment[]
}

export interface Share {
  result: bigint
  managementFees: bigint
}

/** Fees of the time in which the same part of each commitment paid them. */
interface FeeTime {
  fees: bigint
  weights: Map<number, bigint>
}

export interface Book {
  minorUnits: number
  partners: ReadonlyMap<number, { paysFees: boolean }>
  /** Amounts are kept in units that no currency has smaller ones of. */
  commitments: Map<number, bigint>
  /** All that was earned so far, before management fees. */
  result: bigint
  /** Never empty; a transfer between partners who pay and partners who do not begins the next one. */
  feeTimes: FeeTime[]
}

export function openBook(partners: readonly Partner[], minorUnits: number): Book {
  const ordered = [...partners].sort((a, b) => a.id - b.id)
  const nothing = (): Map<number, bigint> => new Map(ordered.map(({ id }) => [id, 0n]))
  return {
    minorUnits,
    partners: new Map(ordered.map(({ id, skipManagementFee }) => [id, { paysFees: !skipManagementFee }])),
    commitments: nothing(),
    result: 0n,
    feeTimes: [{ fees: 0n, weights: nothing() }],
  }
}

/**
 * Closings before transfers of the same day, and these one after the other: nothing may depend on the order in which
 * rows were read.
 */
export function operationsOf(commitments: readonly Commitment[]): Operation[] {
  const rows = [...commitments].sort((a, b) => orderOf(a, b) || a.limitedPartnerId - b.limitedPartnerId)
  const groups = Map.groupBy(rows, ({ date, closingId, transferId }) =>
    transferId ? `transfer ${transferId}` : `${date} ${closingId ?? ''}`,
  )
  return [...groups.values()].flatMap(those => {
    const [first] = those
    return first
      ? [
          {
            date: first.date,
            closingId: first.closingId ?? null,
            transferId: first.transferId ?? null,
            commitments: those,
          },
        ]
      : []
  })
}

function orderOf(a: Commitment, b: Commitment): number {
  return compareDates(a.date, b.date) || compareIds(a.transferId, b.transferId) || compareIds(a.closingId, b.closingId)
}

/** What has none comes first. */
function compareIds(a: number | null | undefined, b: number | null | undefined): number {
  return (a ?? 0) - (b ?? 0)
}

export function hasCommitments(book: Book): boolean {
  return [...book.commitments.values()].some(value => value !== 0n)
}

export function earn(book: Book, result: bigint, managementFees: bigint): void {
  book.result += result
  lastTime(book).fees += managementFees
}

export function apply(book: Book, operation: Operation): void {
  if (operation.transferId === null) admit(book, operation.commitments)
  else transfer(book, operation.commitments)
}

/** Whoever pays fees pays them for the time before, too. */
function admit(book: Book, rows: readonly Commitment[]): void {
  for (const { limitedPartnerId: id, value } of rows) {
    const units = unitsOf(value)
    const { paysFees } = partnerOf(book, id)
    raise(book.commitments, id, units)
    if (paysFees) for (const { weights } of book.feeTimes) raise(weights, id, units)
  }
}

function transfer(book: Book, rows: readonly Commitment[]): void {
  const sold = rows.find(({ value }) => value.startsWith('-'))
  if (sold)
    moveFees(
      book,
      sold,
      rows.filter(row => row !== sold),
    )
  for (const { limitedPartnerId, value } of rows) raise(book.commitments, limitedPartnerId, unitsOf(value))
  const weights = new Map([...book.commitments].map(([id, units]) => [id, partnerOf(book, id).paysFees ? units : 0n]))
  const last = lastTime(book)
  if ([...weights].every(([id, weight]) => last.weights.get(id) === weight)) return
  book.feeTimes.push({ fees: 0n, weights })
}

/** What the seller has borne of earlier fees goes with what it sells, whether the buyer pays fees or not. */
function moveFees(book: Book, sold: Commitment, bought: readonly Commitment[]): void {
  const { limitedPartnerId: seller, value } = sold
  const remaining = amountOf(book.commitments, seller) + unitsOf(value)
  const holders = [
    { id: seller, weight: text(remaining > 0n ? remaining : 0n) },
    ...bought.map(row => ({ id: row.limitedPartnerId, weight: row.value })),
  ]
  for (const { weights } of book.feeTimes) {
    const parts = splitAmong(text(amountOf(weights, seller)), holders, ({ weight }) => weight, MONEY_DECIMALS)
    weights.set(seller, 0n)
    for (const [{ id }, part] of parts) raise(weights, id, unitsOf(part))
  }
}

/**
 * What each stands for now, shared to the smallest unit of the currency, or more finely. As long as there is no
 * commitment, everything waits for the first one. The shares are in units of `unitDecimals`.
 */
export function sharesOf(book: Book, decimals = book.minorUnits): Map<number, Share> {
  const shares = new Map(
    [...book.partners.keys()].map((id): [number, Share] => [id, { result: 0n, managementFees: 0n }]),
  )
  if (!hasCommitments(book)) return shares
  for (const [id, part] of spread(book.result, book.commitments, decimals)) shareOf(shares, id).result += part
  for (const { fees, weights } of book.feeTimes) {
    // Fees that nobody pays burden everybody.
    const paid = [...weights.values()].some(weight => weight > 0n)
    for (const [id, part] of spread(fees, paid ? weights : book.commitments, decimals))
      shareOf(shares, id).managementFees += part
  }
  return shares
}

function spread(amount: bigint, weights: ReadonlyMap<number, bigint>, decimals: number): [id: number, part: bigint][] {
  return amount === 0n
    ? []
    : splitAmount(text(amount), [...weights], ([, weight]) => text(weight), decimals).map(([[id], part]) => [
        id,
        wholeUnits(part, unitDecimals(decimals)),
      ])
}

/** What is shared to so many decimals is counted in units of so many. */
export function unitDecimals(decimals: number): number {
  return Math.max(decimals, MONEY_DECIMALS)
}

export function shareOf(shares: ReadonlyMap<number, Share>, id: number): Share {
  return shares.get(id) ?? stranger(id)
}

function partnerOf({ partners }: Book, id: number): { paysFees: boolean } {
  return partners.get(id) ?? stranger(id)
}

function stranger(id: number): never {
  throw new Error(`A row names the limited partner ${id}, who is none of this fund's.`)
}

function lastTime({ feeTimes }: Book): FeeTime {
  const last = feeTimes.at(-1)
  if (!last) throw new Error('A book has at least one time of fees.')
  return last
}

function raise(amounts: Map<number, bigint>, id: number, by: bigint): void {
  amounts.set(id, amountOf(amounts, id) + by)
}

function amountOf(amounts: ReadonlyMap<number, bigint>, id: number): bigint {
  return amounts.get(id) ?? stranger(id)
}

export function unitsOf(amount: Decimal): bigint {
  return wholeUnits(amount, MONEY_DECIMALS)
}

function text(units: bigint): Decimal {
  return unitsText(units, MONEY_DECIMALS)
}
