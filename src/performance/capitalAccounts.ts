/**
 * Capital account of every partner: contributions − distributions + its share of the result, by commitment on the
 * day of each result, the management fee only among those who pay it. Interest of late entrants stays outside. The
 * carry accrued over the whole fund moves from the partners to the general partner. All accounts together are the net
 * asset value, to the cent.
 */
import type { CalendarDate, Decimal } from '../entity.ts'
import type { Stored } from '../entityTypes.ts'
import { compareDates } from '../calendar.ts'
import { splitAmong, unitsText, wholeUnits } from '../money.ts'

type LedgerCommitment = Stored<'limitedPartnerCommitment'>

export interface Partner {
  id: number
  skipManagementFee?: boolean
}

/** A commitment that a closing made, or that a transfer took (negative) or gave. */
export type Commitment = Pick<LedgerCommitment, 'limitedPartnerId' | 'date' | 'value'> &
  Partial<Pick<LedgerCommitment, 'transferId'>>

/** Cash of one partner, both positive; rows of a transfer carry the history over, so they may be negative. */
export interface Cash extends Pick<Stored<'limitedPartnerTransaction'>, 'limitedPartnerId' | 'date'> {
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

interface CapitalAccounts {
  accounts: CapitalAccount[]
  generalPartner: Decimal
  total: Decimal
}

interface Running {
  commitment: bigint
  contributed: bigint
  distributed: bigint
  result: bigint
  fees: bigint
  pays: boolean
}

interface Book {
  partners: Map<number, Running>
  waiting: { result: bigint; fees: bigint }
}

/** `carry` is what the waterfall gives the general partner of the last net asset value. */
export function capitalAccounts(
  partners: readonly Partner[],
  commitments: readonly Commitment[],
  cash: readonly Cash[],
  dates: readonly ReportingDate[],
  carry: Decimal = '0',
): CapitalAccounts {
  const ids = partners.map(({ id }) => id).sort((a, b) => a - b)
  const skipping = new Set(partners.filter(({ skipManagementFee }) => skipManagementFee).map(({ id }) => id))
  const book: Book = {
    partners: new Map(
      ids.map(id => [
        id,
        { commitment: 0n, contributed: 0n, distributed: 0n, result: 0n, fees: 0n, pays: !skipping.has(id) },
      ]),
    ),
    waiting: { result: 0n, fees: 0n },
  }
  const promised = [...commitments].sort(byDateAndOperation)
  const paid = inOrder(cash)
  const [nextCommitments, nextCash] = [until(promised), until(paid)]
  let before = 0n
  for (const reporting of [...dates].sort((a, b) => compareDates(a.date, b.date))) {
    applyCommitments(book, nextCommitments(reporting.date))
    const flow = applyCash(book, nextCash(reporting.date))
    const nav = cents(reporting.nav)
    shareResult(book, nav - before - flow, cents(reporting.managementFees))
    before = nav
  }
  return closed(book, ids, cents(carry))
}

/**
 * Commitments of closings before transfers of the same day, and these one after the other: accounts must not depend on
 * the order in which rows were read.
 */
function byDateAndOperation(a: Commitment, b: Commitment): number {
  return (
    compareDates(a.date, b.date) || (a.transferId ?? 0) - (b.transferId ?? 0) || a.limitedPartnerId - b.limitedPartnerId
  )
}

function inOrder<Row extends { date: CalendarDate }>(rows: readonly Row[]): Row[] {
  return [...rows].sort((a, b) => compareDates(a.date, b.date))
}

/** Answers with the rows up to a date that were not answered before. */
function until<Row extends { date: CalendarDate }>(rows: readonly Row[]): (date: CalendarDate) => Row[] {
  let waiting = rows
  return date => {
    const later = waiting.findIndex(row => compareDates(row.date, date) > 0)
    const count = later < 0 ? waiting.length : later
    const found = waiting.slice(0, count)
    waiting = waiting.slice(count)
    return found
  }
}

function running(book: Book, id: number): Running {
  const found = book.partners.get(id)
  if (!found) throw new Error(`A row names the limited partner ${id}, who is none of this fund's.`)
  return found
}

/** What a seller has earned moves with what it sells. */
function applyCommitments(book: Book, rows: readonly Commitment[]): void {
  for (const [operation, parts] of Map.groupBy(rows, ({ date, transferId }) =>
    transferId ? `transfer ${transferId}` : date,
  )) {
    if (operation.startsWith('transfer')) applyTransfer(book, parts)
    else for (const { limitedPartnerId, value } of parts) running(book, limitedPartnerId).commitment += cents(value)
  }
}

function applyTransfer(book: Book, parts: readonly Commitment[]): void {
  const sold = parts.find(({ value }) => value.startsWith('-'))
  const bought = parts.filter(part => part !== sold)
  if (sold) {
    const seller = running(book, sold.limitedPartnerId)
    const holders = [
      { account: seller, weight: text(seller.commitment + cents(sold.value)) },
      ...bought.map(({ limitedPartnerId, value }) => ({ account: running(book, limitedPartnerId), weight: value })),
    ]
    for (const kind of ['result', 'fees'] as const) {
      const shares = splitAmong(text(seller[kind]), holders, ({ weight }) => weight)
      seller[kind] = 0n
      for (const [{ account }, share] of shares) account[kind] += cents(share)
    }
  }
  for (const part of parts) running(book, part.limitedPartnerId).commitment += cents(part.value)
}

/** What came in less what went out. */
function applyCash(book: Book, rows: readonly Cash[]): bigint {
  let flow = 0n
  for (const { limitedPartnerId, contributed, distributed } of rows) {
    const account = running(book, limitedPartnerId)
    const [paidIn, paidOut] = [cents(contributed), cents(distributed)]
    account.contributed += paidIn
    account.distributed += paidOut
    flow += paidIn - paidOut
  }
  return flow
}

/** A result before the first commitment waits for it; fees that nobody pays burden everybody. */
function shareResult(book: Book, result: bigint, managementFees: bigint): void {
  const all = [...book.partners.values()]
  const beforeFees = result + managementFees + book.waiting.result
  const fees = managementFees + book.waiting.fees
  if (all.every(({ commitment }) => commitment === 0n)) {
    book.waiting = { result: beforeFees, fees }
    return
  }
  book.waiting = { result: 0n, fees: 0n }
  spread(all, beforeFees, 'result')
  const payers = all.filter(({ pays, commitment }) => pays && commitment !== 0n)
  spread(payers.length > 0 ? payers : all, fees, 'fees')
}

function spread(accounts: readonly Running[], amount: bigint, kind: 'result' | 'fees'): void {
  if (amount === 0n) return
  for (const [account, part] of splitAmong(text(amount), accounts, ({ commitment }) => text(commitment)))
    account[kind] += cents(part)
}

function closed(book: Book, ids: readonly number[], carry: bigint): CapitalAccounts {
  const open = ids.map(id => ({ id, ...running(book, id) }))
  // Without carry nothing is split, whatever the partners have sold.
  const weightOf = carry === 0n ? () => '1' : carryWeight(open)
  const borne = splitAmong(text(carry), open, weightOf)
  const accounts = borne.map(([{ id, contributed, distributed, result, fees }, share]) => ({
    limitedPartnerId: id,
    contributed: text(contributed),
    distributed: text(distributed),
    result: text(result),
    managementFees: text(fees),
    carry: share,
    balance: text(contributed - distributed + result - fees - cents(share)),
  }))
  const total = accounts.reduce((sum, { balance }) => sum + cents(balance), carry)
  return { accounts, generalPartner: text(carry), total: text(total) }
}

/** Carry is a share of profit: partners bear it by their profit. Where nobody has any, by commitment. */
function carryWeight(accounts: readonly Running[]): (account: Running) => Decimal {
  const profit = ({ result, fees }: Running): bigint => (result > fees ? result - fees : 0n)
  const anyProfit = accounts.some(account => profit(account) > 0n)
  return account => text(anyProfit ? profit(account) : account.commitment)
}

function cents(amount: Decimal): bigint {
  return wholeUnits(amount, 2)
}

function text(units: bigint): Decimal {
  return unitsText(units, 2)
}
