/**
 * Capital account of every partner: contributions − distributions + its share of the result. Everybody counts as
 * admitted at the first closing: what was earned up to a day is shared by the commitments that stand on that day, the
 * management fees among those who pay them. Interest of late entrants stays outside. The carry accrued over the whole
 * fund moves from the partners to the general partner. All accounts together are the net asset value exactly.
 */
import type { CalendarDate, Decimal } from '../entity.ts'
import type { Stored } from '../entityTypes.ts'
import { compareDates } from '../calendar.ts'
import { asAmount, MONEY_DECIMALS, splitAmount, unitsText } from '../money.ts'
import { apply, earn, openBook, operationsOf, shareOf, sharesOf, unitsOf } from './resultShares.ts'
import type { Book, Commitment, Partner, Share } from './resultShares.ts'

/** Cash of one partner, both positive; rows of a transfer carry the history over, so they may be negative. */
export interface Cash
  extends
    Pick<Stored<'limitedPartnerTransaction'>, 'limitedPartnerId' | 'date'>,
    Partial<Pick<Stored<'limitedPartnerTransaction'>, 'closingId' | 'transferId'>> {
  contributed: Decimal
  distributed: Decimal
}

/** A reporting date with its net asset value and the management fees that the time since the date before has cost. */
export interface ReportingDate {
  date: CalendarDate
  nav: Decimal
  managementFees: Decimal
}

export interface CapitalAccount {
  limitedPartnerId: number
  contributed: Decimal
  distributed: Decimal
  /** Share of the result before management fees. */
  result: Decimal
  managementFees: Decimal
  carry: Decimal
  balance: Decimal
}

export interface CapitalAccounts {
  accounts: CapitalAccount[]
  generalPartner: Decimal
  total: Decimal
}

/** What a fund's accounts are made of, up to a day. */
export interface AccountRows {
  partners: readonly Partner[]
  commitments: readonly Commitment[]
  cash: readonly Cash[]
  dates: readonly ReportingDate[]
  /** Of the fund's currency: what results, fees and carry are shared to. */
  minorUnits: number
}

/** Of the profits that carry is borne by: a cent of a small profit would make a large difference. */
const PROFIT_DECIMALS = 12

/** `carry` is what the waterfall gives the general partner of the last net asset value. */
export function capitalAccounts(rows: AccountRows, carry: Decimal = '0'): CapitalAccounts {
  const book = bookOf(rows)
  const shares = sharesOf(book)
  const paid = paidBy(rows)
  const open = [...book.commitments].map(([id, commitment]) => ({
    id,
    commitment,
    ...paidTo(paid, id),
    ...shareOf(shares, id),
  }))
  // Without carry nothing is split, whatever the partners have sold; before anybody is admitted nobody bears it.
  const borne =
    open.length === 0 || unitsOf(carry) === 0n
      ? open.map(account => [account, '0'] as const)
      : splitAmount(carry, open, carryWeight(book), rows.minorUnits)
  const accounts = borne.map(([{ id, contributed, distributed, result, managementFees }, share]) => ({
    limitedPartnerId: id,
    contributed: text(contributed),
    distributed: text(distributed),
    result: text(result),
    managementFees: text(managementFees),
    carry: asAmount(share),
    balance: text(contributed - distributed + result - managementFees - unitsOf(share)),
  }))
  const total = accounts.reduce((sum, { balance }) => sum + unitsOf(balance), unitsOf(carry))
  return { accounts, generalPartner: text(unitsOf(carry)), total: text(total) }
}

/** What was earned and charged in the time before a reporting date: all of it, or a part. */
export type Earned = (date: CalendarDate, all: Share) => Share

/** Commitments, results and fees up to the last reporting date. */
export function bookOf(
  { partners, commitments, cash, dates, minorUnits }: AccountRows,
  earned: Earned = (_, all) => all,
): Book {
  const book = openBook(partners, minorUnits)
  const [operations, paid] = [until(operationsOf(commitments)), until(inOrder(cash))]
  let before = 0n
  for (const { date, nav, managementFees } of inOrder(dates)) {
    for (const operation of operations(date)) apply(book, operation)
    const flow = paid(date).reduce((sum, row) => sum + unitsOf(row.contributed) - unitsOf(row.distributed), 0n)
    const fees = unitsOf(managementFees)
    const part = earned(date, { result: unitsOf(nav) - before - flow + fees, managementFees: fees })
    earn(book, part.result, part.managementFees)
    before = unitsOf(nav)
  }
  return book
}

function inOrder<Row extends { date: CalendarDate }>(rows: readonly Row[]): Row[] {
  return [...rows].sort((a, b) => compareDates(a.date, b.date))
}

/** Answers with the rows up to a date that were not answered before. */
function until<Row extends { date: CalendarDate }>(rows: readonly Row[]): (date: CalendarDate) => Row[] {
  let waiting = rows
  return date => {
    const found = waiting.filter(row => row.date <= date)
    waiting = waiting.slice(found.length)
    return found
  }
}

type Paid = Record<'contributed' | 'distributed', bigint>

function paidBy({ partners, cash, dates }: AccountRows): Map<number, Paid> {
  const last = inOrder(dates).at(-1)?.date
  const paid = new Map(partners.map(({ id }): [number, Paid] => [id, { contributed: 0n, distributed: 0n }]))
  for (const row of cash) {
    const own = paidTo(paid, row.limitedPartnerId)
    if (last === undefined || row.date > last) continue
    own.contributed += unitsOf(row.contributed)
    own.distributed += unitsOf(row.distributed)
  }
  return paid
}

function paidTo(paid: ReadonlyMap<number, Paid>, limitedPartnerId: number): Paid {
  const own = paid.get(limitedPartnerId)
  if (!own) throw new Error(`A row names the limited partner ${limitedPartnerId}, who is none of this fund's.`)
  return own
}

/** Carry is a share of profit: partners bear it by their profit. Where nobody has a profit, by commitment. */
function carryWeight(book: Book): (account: { id: number; commitment: bigint }) => Decimal {
  const shares = sharesOf(book, PROFIT_DECIMALS)
  const profit = ({ result, managementFees }: Share): bigint => (result > managementFees ? result - managementFees : 0n)
  const anyProfit = [...shares.values()].some(share => profit(share) > 0n)
  return ({ id, commitment }) =>
    anyProfit ? unitsText(profit(shareOf(shares, id)), PROFIT_DECIMALS) : text(commitment)
}

function text(units: bigint): Decimal {
  return asAmount(unitsText(units, MONEY_DECIMALS))
}
