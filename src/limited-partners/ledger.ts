/**
 * The ledger of limited partners: from rows of commitments and of transactions to what a partner has promised, paid,
 * got back and may still be asked for. Rows are only ever added; a transfer adds mirrored ones, so sums need to know
 * nothing of it.
 */
import type { CalendarDate, Decimal } from '../entity.ts'
import type { Stored } from '../entityTypes.ts'
import { add, asAmount, compare, divide, isZero, multiply, round, subtract, sum } from '../money.ts'
import type { ExplainedFigure, FigureName, RollForward, TraceRow } from './reads.ts'

type LedgerCommitment = Stored<'limitedPartnerCommitment'>
type LedgerTransaction = Stored<'limitedPartnerTransaction'>

export type Components = Pick<
  LedgerTransaction,
  | 'investmentFunding'
  | 'managementFees'
  | 'expensesPaidIn'
  | 'expensesOutOfPaidIn'
  | 'lateEntranceFee'
  | 'returnOfCapital'
  | 'realizedGain'
  | 'distribution'
  | 'recallableDistribution'
>

/** What made a row: exactly one of the three. */
export type Source = Partial<Pick<LedgerTransaction, 'capitalMovementId' | 'closingId' | 'transferId'>>

export type CommitmentRow = Pick<LedgerCommitment, 'limitedPartnerId' | 'date' | 'value'> &
  Partial<Pick<LedgerCommitment, 'id' | 'closingId' | 'transferId'>>

export type TransactionRow = Pick<
  LedgerTransaction,
  'limitedPartnerId' | 'date' | 'type' | 'amount' | 'impactOnUnfunded'
> &
  Partial<Pick<LedgerTransaction, 'id' | 'shares'> & Components> &
  Source

/** calledPercent is null while nothing is committed. */
type LedgerFigures = Record<Exclude<FigureName, 'calledPercent'>, Decimal> & { calledPercent: Decimal | null }

/** There is always a sum; only a percentage may have nothing to be taken of. */
interface ExplainedAmount extends ExplainedFigure {
  value: Decimal
}

/**
 * Components by what they do. Late entrance interest is in neither: it goes to the earlier partners, outside the
 * commitment.
 */
export const INSIDE: readonly (keyof Components)[] = ['investmentFunding', 'managementFees', 'expensesPaidIn']
const OUTSIDE: readonly (keyof Components)[] = ['expensesOutOfPaidIn']
/** All components, by the direction in which their money usually flows. */
const CALLED: readonly (keyof Components)[] = [...INSIDE, ...OUTSIDE, 'lateEntranceFee']
const DISTRIBUTED: readonly (keyof Components)[] = [
  'returnOfCapital',
  'realizedGain',
  'distribution',
  'recallableDistribution',
]
export const COMPONENTS: readonly (keyof Components)[] = [...CALLED, ...DISTRIBUTED]

const PERCENT_DECIMALS = 2
const SHARE_DECIMALS = 6

/** What each transaction adds to each figure; commitments add to `commitment` and `remaining`. */
const OF_TRANSACTION: Record<Exclude<FigureName, 'commitment' | 'calledPercent'>, (row: TransactionRow) => Decimal> = {
  called: row => part(row, [...INSIDE, ...OUTSIDE]),
  calledInside: row => part(row, INSIDE),
  calledOutside: row => part(row, OUTSIDE),
  distributed: row => part(row, ['distribution']),
  recallable: row => part(row, ['recallableDistribution']),
  remaining: row => row.impactOnUnfunded,
  shares: row => row.shares ?? '0',
  lateEntranceFee: row => part(row, ['lateEntranceFee']),
}

/** The figures of the rows up to a day, or of all rows. */
export function ledgerFigures(
  commitments: readonly CommitmentRow[],
  transactions: readonly TransactionRow[],
  asOf?: CalendarDate,
): LedgerFigures {
  const explained = explainLedger(commitments, transactions, asOf)
  return {
    commitment: explained.commitment.value,
    called: explained.called.value,
    calledInside: explained.calledInside.value,
    calledOutside: explained.calledOutside.value,
    calledPercent: explained.calledPercent.value,
    distributed: explained.distributed.value,
    recallable: explained.recallable.value,
    remaining: explained.remaining.value,
    shares: explained.shares.value,
    lateEntranceFee: explained.lateEntranceFee.value,
  }
}

/** The same figures, each with the rows it is made of. */
export function explainLedger(
  commitments: readonly CommitmentRow[],
  transactions: readonly TransactionRow[],
  asOf?: CalendarDate,
): Record<Exclude<FigureName, 'calledPercent'>, ExplainedAmount> & { calledPercent: ExplainedFigure } {
  const promised = commitments.filter(({ date }) => asOf === undefined || date <= asOf)
  const booked = transactions.filter(({ date }) => asOf === undefined || date <= asOf)
  const promises = promised.map(({ id, date, value }): TraceRow => ({
    resource: 'limited-partner-commitments',
    id,
    date,
    amount: value,
  }))
  const rowsOf = (name: keyof typeof OF_TRANSACTION): TraceRow[] =>
    booked
      .map(row => ({
        resource: 'limited-partner-transactions' as const,
        id: row.id,
        date: row.date,
        amount: OF_TRANSACTION[name](row),
      }))
      .filter(({ amount }) => !isZero(amount))
  const figure = (rows: TraceRow[], written: (value: Decimal) => Decimal = asAmount): ExplainedAmount => ({
    kind: written === asAmount ? 'money' : 'number6',
    value: written(sum(rows.map(({ amount }) => amount))),
    rows: rows.map(row => ({ ...row, amount: written(row.amount) })),
  })
  const commitment = figure(promises)
  const called = figure(rowsOf('called'))
  return {
    commitment,
    called,
    calledInside: figure(rowsOf('calledInside')),
    calledOutside: figure(rowsOf('calledOutside')),
    calledPercent: {
      kind: 'percent',
      value: percentOf(called.value, commitment.value),
      rows: [...promises, ...called.rows],
    },
    distributed: figure(rowsOf('distributed')),
    recallable: figure(rowsOf('recallable')),
    remaining: figure([...promises, ...rowsOf('remaining')]),
    shares: figure(rowsOf('shares'), shares => round(shares, SHARE_DECIMALS)),
    lateEntranceFee: figure(rowsOf('lateEntranceFee')),
  }
}

/** Percent points with two decimals; null when there is nothing to take them of. */
export function percentOf(amount: Decimal, of: Decimal): Decimal | null {
  return isZero(of) ? null : round(divide(multiply(amount, '100'), of), PERCENT_DECIMALS)
}

/**
 * remaining = commitment − calls inside the commitment + recallable distributions ± transfers, from the day after
 * `from` to `to`.
 */
export function rollForward(
  commitments: readonly CommitmentRow[],
  transactions: readonly TransactionRow[],
  to: CalendarDate,
  from: CalendarDate | null = null,
): RollForward {
  const within = ({ date }: { date: CalendarDate }): boolean => date <= to && (from === null || date > from)
  const opening = from === null ? '0.00' : ledgerFigures(commitments, transactions, from).remaining
  const promised = commitments.filter(within)
  const booked = transactions.filter(within)
  const own = booked.filter(({ transferId }) => !transferId)
  const total = (amounts: Decimal[]): Decimal => asAmount(sum(amounts))
  const calls = total(own.map(row => OF_TRANSACTION.calledInside(row)))
  const impact = total(own.map(({ impactOnUnfunded }) => impactOnUnfunded))
  const transfers = total([
    ...promised.filter(({ transferId }) => transferId).map(({ value }) => value),
    ...booked.filter(({ transferId }) => transferId).map(({ impactOnUnfunded }) => impactOnUnfunded),
  ])
  const fresh = total(promised.filter(({ transferId }) => !transferId).map(({ value }) => value))
  return {
    from,
    to,
    opening,
    commitments: fresh,
    calls,
    recallable: asAmount(add(impact, calls)),
    transfers,
    closing: asAmount(sum([opening, fresh, impact, transfers])),
  }
}

/**
 * By how much the remaining commitment changes: calls inside the commitment lower it, what may be called again raises
 * it.
 */
export function impactOf(components: Partial<Components>): Decimal {
  return asAmount(subtract(component(components, 'recallableDistribution'), part(components, INSIDE)))
}

/** What counts as paid in: calls inside and outside the commitment, without the interest of later investors. */
export function paidInOf(components: Partial<Components>): Decimal {
  return asAmount(part(components, [...INSIDE, ...OUTSIDE]))
}

/** Shares are issued at their nominal value: paid in ÷ nominal share value. */
export function sharesOf(paid: Decimal, nominalShareValue: Decimal | null | undefined): Decimal | null {
  return nominalShareValue && !isZero(nominalShareValue) ? round(divide(paid, nominalShareValue), SHARE_DECIMALS) : null
}

/**
 * What the partner pays (positive) or gets (negative). Return of capital, gain and recallable part are parts of the
 * distribution, never added to it.
 */
export function amountOf(components: Partial<Components>): Decimal {
  return asAmount(
    subtract(
      add(part(components, [...INSIDE, ...OUTSIDE]), component(components, 'lateEntranceFee')),
      component(components, 'distribution'),
    ),
  )
}

/** Whoever gets more by a line than it pays is paid out: by a distribution, or by what a later closing gives back. */
export function isPaidOut(components: Partial<Components>): boolean {
  return compare(amountOf(components), '0') < 0
}

/** Where as much is distributed as is called, no money moves, and no payment is waited for. */
export function movesMoney(components: Partial<Components>): boolean {
  return !isZero(amountOf(components))
}

/**
 * Rows of one line of a capital movement: one for the call and one for the distribution, so that a netted movement
 * shows both gross. Shares belong to the call.
 */
export function transactionsOfLine(
  limitedPartnerId: number,
  date: CalendarDate,
  line: Partial<Components>,
  source: Source,
  shares?: Decimal | null,
): TransactionRow[] {
  const call = pick(line, CALLED)
  const distribution = pick(line, DISTRIBUTED)
  const row = (type: LedgerTransaction['type'], components: Partial<Components>): TransactionRow => ({
    limitedPartnerId,
    date,
    type,
    ...source,
    ...components,
    amount: amountOf(components),
    impactOnUnfunded: impactOf(components),
  })
  return [
    ...(hasAmount(call) || (shares && !isZero(shares))
      ? [{ ...row('CapitalCall', call), ...(shares !== undefined && { shares }) }]
      : []),
    ...(hasAmount(distribution) ? [row('Distribution', distribution)] : []),
  ]
}

/**
 * The row of one line of the capital movement that a closing has made: one for all of it, because what is called and
 * what is distributed may each be negative. Null where the closing moves nothing for the partner.
 */
export function equalisationOfLine(
  limitedPartnerId: number,
  date: CalendarDate,
  line: Partial<Components>,
  source: Source,
  shares?: Decimal | null,
): TransactionRow | null {
  const components = pick(line, COMPONENTS)
  if (!hasAmount(components)) return null
  return {
    limitedPartnerId,
    date,
    type: 'Equalisation',
    ...source,
    ...components,
    amount: amountOf(components),
    impactOnUnfunded: impactOf(components),
    ...(shares !== undefined && { shares }),
  }
}

/** A call inside the commitment may take no more than what remains; what calls nothing is none. */
export function exceedsRemaining(remaining: Decimal, components: Partial<Components>): boolean {
  const impact = impactOf(components)
  return compare(impact, '0') < 0 && compare(add(remaining, impact), '0') < 0
}

function part(row: Partial<Components>, names: readonly (keyof Components)[]): Decimal {
  return sum(names.map(name => component(row, name)))
}

function component(row: Partial<Components>, name: keyof Components): Decimal {
  return row[name] ?? '0'
}

function pick(line: Partial<Components>, names: readonly (keyof Components)[]): Partial<Components> {
  return Object.fromEntries(names.map(name => [name, component(line, name)]))
}

function hasAmount(components: Partial<Components>): boolean {
  return Object.values(components).some(amount => !isZero(amount))
}
