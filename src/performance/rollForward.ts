/**
 * How a partner's capital account went from one reporting date to a later one. What a later closing moves between the
 * partners is a line of its own: what it paid or got back then, and its part of everything that had been earned and
 * charged before, which is shared anew. So the result of the time in between is the same for each unit of commitment.
 */
import type { CalendarDate, Decimal } from '../entity.ts'
import { add, asAmount, MONEY_DECIMALS, subtract, sum, unitsText } from '../money.ts'
import { bookOf, capitalAccounts } from './capitalAccounts.ts'
import type { AccountRows, CapitalAccount, Cash } from './capitalAccounts.ts'
import { upTo } from './fundData.ts'
import { apply, hasCommitments, operationsOf, shareOf, sharesOf } from './resultShares.ts'
import type { Share } from './resultShares.ts'

/** A reporting date, with the carry that is accrued on it. */
export interface Opening {
  date: CalendarDate
  carry: Decimal
}

interface Moved {
  /** What it paid in, less what it got back. */
  paid: Decimal
  /** Its part of what was earned before, shared anew. */
  result: Decimal
  managementFees: Decimal
  /** By how much all of it raised the balance. */
  amount: Decimal
}

export interface Equalisation extends Moved {
  closingId: number
}

export interface RollForward {
  opening: Decimal
  called: Decimal
  equalisations: Equalisation[]
  /** By how much transfers raised the balance. Since the beginning of the fund, what was bought counts as its own. */
  transfers: Decimal
  distributed: Decimal
  result: Decimal
  managementFees: Decimal
  carry: Decimal
  closing: Decimal
}

/** `rows` and the account are those of the later date; null opens with the beginning of the fund. */
export function rollForward(rows: AccountRows, account: CapitalAccount, opening: Opening | null): RollForward {
  return rollForwards(rows, opening)(account)
}

/** The same of any partner of the fund: what they have in common is worked out once. */
export function rollForwards(rows: AccountRows, opening: Opening | null): (account: CapitalAccount) => RollForward {
  const before = rowsUntil(rows, opening?.date ?? null)
  const starts = new Map(
    opening ? capitalAccounts(before, opening.carry).accounts.map(account => [account.limitedPartnerId, account]) : [],
  )
  const cash = Map.groupBy(
    rows.cash.filter(row => !opening || row.date > opening.date),
    ({ limitedPartnerId }) => limitedPartnerId,
  )
  const changes = changesOf(rows, before)
  return account => {
    const { limitedPartnerId: id } = account
    return rolled(rows, account, {
      start: starts.get(id),
      isOpened: opening !== null,
      paid: cash.get(id) ?? [],
      shared: sharedAnew(changes, id),
    })
  }
}

interface Known {
  /** Its account at the opening. */
  start: CapitalAccount | undefined
  isOpened: boolean
  /** Its cash since then. */
  paid: readonly Cash[]
  shared: readonly SharedAnew[]
}

function rolled(rows: AccountRows, account: CapitalAccount, { start, isOpened, paid, shared }: Known): RollForward {
  const first = operationsOf(rows.commitments)[0]?.closingId ?? null
  const closings = new Set(
    [...shared, ...paid].flatMap(({ closingId }) => (closingId && closingId !== first ? [closingId] : [])),
  )
  const isEqualised = ({ closingId }: Cash): boolean => Boolean(closingId && closings.has(closingId))
  const isTransferred = ({ transferId }: Cash): boolean => Boolean(isOpened && transferId)
  const own = paid.filter(row => !isEqualised(row) && !isTransferred(row))
  const since = (name: 'result' | 'managementFees' | 'carry', moved: Decimal): Decimal =>
    asAmount(subtract(subtract(account[name], start?.[name] ?? '0'), moved))
  return {
    opening: start?.balance ?? '0.00',
    called: total(own, ({ contributed }) => contributed),
    equalisations: [...closings].map(closingId => ({
      closingId,
      ...movedBy(
        shared.filter(each => each.closingId === closingId),
        paid.filter(each => each.closingId === closingId),
      ),
    })),
    transfers: movedBy(
      shared.filter(({ closingId }) => !closingId || !closings.has(closingId)),
      paid.filter(isTransferred),
    ).amount,
    distributed: total(own, ({ distributed }) => distributed),
    result: since(
      'result',
      total(shared, ({ result }) => result),
    ),
    managementFees: since(
      'managementFees',
      total(shared, each => each.managementFees),
    ),
    carry: since('carry', '0'),
    closing: account.balance,
  }
}

/** What was known on a day; nothing but the partners before the beginning of the fund. */
export function rowsUntil(rows: AccountRows, day: CalendarDate | null): AccountRows {
  const { commitments, cash, dates } = rows
  if (day === null) return { ...rows, commitments: [], cash: [], dates: [] }
  return { ...rows, commitments: upTo(commitments, day), cash: upTo(cash, day), dates: upTo(dates, day) }
}

interface SharedAnew extends Pick<Moved, 'result' | 'managementFees'> {
  closingId: number | null
}

/** What everybody stood for before and after a closing or transfer. */
interface Change {
  closingId: number | null
  before: ReadonlyMap<number, Share>
  after: ReadonlyMap<number, Share>
}

/** Before the first commitment nobody has a part yet that could be moved. */
function changesOf(rows: AccountRows, opening: AccountRows): Change[] {
  const book = bookOf(opening)
  const known = operationsOf(opening.commitments).length
  let before = sharesOf(book)
  return operationsOf(rows.commitments)
    .slice(known)
    .flatMap((operation): Change[] => {
      const isFirst = !hasCommitments(book)
      const last = before
      apply(book, operation)
      before = sharesOf(book)
      return isFirst ? [] : [{ closingId: operation.closingId, before: last, after: before }]
    })
}

/** What each of them changes in a partner's part of what was earned until then. */
function sharedAnew(changes: readonly Change[], id: number): SharedAnew[] {
  return changes.map(({ closingId, before, after }) => {
    const [last, share] = [shareOf(before, id), shareOf(after, id)]
    return {
      closingId,
      result: unitsText(share.result - last.result, MONEY_DECIMALS),
      managementFees: unitsText(share.managementFees - last.managementFees, MONEY_DECIMALS),
    }
  })
}

function movedBy(shared: readonly SharedAnew[], cash: readonly Cash[]): Moved {
  const paid = total(cash, row => subtract(row.contributed, row.distributed))
  const result = total(shared, each => each.result)
  const managementFees = total(shared, each => each.managementFees)
  return { paid, result, managementFees, amount: asAmount(subtract(add(paid, result), managementFees)) }
}

function total<Row>(rows: readonly Row[], amount: (row: Row) => Decimal): Decimal {
  return asAmount(sum(rows.map(amount)))
}
