/**
 * What the performance of a fund is computed from, and how the rows are cut at a day. Sums come from the database,
 * everything after is exact and pure.
 */
import type { CalendarDate, Decimal } from '../entity.ts'
import type { Stored } from '../entityTypes.ts'
import { compareDates } from '../calendar.ts'
import { asAmount, compare, lesser, subtract, sum } from '../money.ts'
import type { KeyBelow } from '../texts.ts'
import type { CarryTerms } from './carry.ts'
import type { Accounting } from './nav.ts'
import type { PeriodRow, SourceResource } from './answers.ts'

type Transaction = Stored<'transaction'>

/** The records behind a sum: what a person opens to see why. */
export interface RowSource {
  resource: SourceResource
  ids: number[]
}

export interface CommitmentSum extends RowSource {
  date: CalendarDate
  amount: Decimal
}

/** Sums of the limited partners' transactions of one source on one day. */
export interface LedgerSum extends RowSource {
  date: CalendarDate
  called: Decimal
  distributed: Decimal
  recallable: Decimal
  impact: Decimal
  shares: Decimal
}

/**
 * Cash of one kind for one investment on one day; what goes out is negative. `investmentId` is null for the fund's own.
 */
export interface CashSum extends RowSource {
  date: CalendarDate
  investmentId: Transaction['investmentId']
  type: Extract<Transaction['type'], 'Investment' | 'Divestment' | 'Income' | 'CarriedInterest'>
  amount: Decimal
}

export interface InvestmentRow extends Pick<Stored<'investment'>, 'id' | 'name' | 'geography' | 'industry'> {
  currency: string | null
}
export type FairValueRow = Pick<Stored<'fairValue'>, 'id' | 'investmentId' | 'date' | 'value' | 'cost'>
/** Drawn on the subscription facility (above zero) or repaid (below zero), of one kind on one day. */
export interface FacilityRow extends RowSource {
  date: CalendarDate
  currencyId: Transaction['currencyId']
  /** In that currency, and in the fund's at the rate of the day. */
  local: Decimal
  amount: Decimal
}
/** The day from which something of an investment was held, paid in cash or not. */
export type BoughtRow = Pick<FairValueRow, 'investmentId' | 'date'>
/**
 * A full exit or a write-off: from its day on nothing is left, whatever the last fair value before said. `id` is the
 * transaction's.
 */
export interface ExitRow extends Pick<FairValueRow, 'id' | 'investmentId' | 'date'> {
  /** Only so much was written off, and the rest stays. */
  part?: Decimal
}
export interface AccountingRow extends Accounting, Pick<Stored<'accountingEntry'>, 'id' | 'reportingPeriodId'> {}

export interface FundData {
  fund: { id: number; name: string; currency: string | null; decimals: number; minorUnits: number }
  /** null when the general partner gets no carry. */
  carry: CarryTerms | null
  /** Deal by deal in the fund's terms, but computed over the whole fund. */
  carryWholeFund: boolean
  carryFrom: CalendarDate | null
  /** By date. */
  periods: readonly PeriodRow[]
  commitments: readonly CommitmentSum[]
  ledger: readonly LedgerSum[]
  cash: readonly CashSum[]
  /** By date. */
  facility: readonly FacilityRow[]
  investments: readonly InvestmentRow[]
  bought: readonly BoughtRow[]
  fairValues: readonly FairValueRow[]
  exits: readonly ExitRow[]
  accounting: readonly AccountingRow[]
}

/** Rows up to and including a day. */
export function upTo<Row extends { date: CalendarDate }>(rows: readonly Row[], date: CalendarDate): Row[] {
  return rows.filter(row => row.date <= date)
}

export function total<Row>(rows: readonly Row[], amount: (row: Row) => Decimal): Decimal {
  return sum(rows.map(amount))
}

/** The period that a day is shown as of: the last one that has ended by it. */
export function periodAt(periods: readonly PeriodRow[], date: CalendarDate): PeriodRow | undefined {
  return periods.filter(period => period.date <= date).at(-1)
}

/**
 * What is shown unless a day is asked for: the last period that has ended and has its accounting, so that the page does
 * not go blank on the day after a quarter.
 */
export function usualDay(
  { periods, accounting }: Pick<FundData, 'periods' | 'accounting'>,
  today: CalendarDate,
): CalendarDate {
  const accounted = new Set(accounting.map(({ reportingPeriodId }) => reportingPeriodId))
  return (
    periodAt(
      periods.filter(({ id }) => accounted.has(id)),
      today,
    )?.date ?? today
  )
}

export interface LatestValue {
  resource: 'fair-values' | 'transactions'
  id: number
  date: CalendarDate
  value: Decimal
  cost: Decimal | null
}

/**
 * What each investment is worth on a day: its latest fair value less what was written off of it since, or nothing since
 * it was sold or written off. A fair value of the same day or later says what remains.
 */
export function latestFairValues(
  { fairValues, exits }: Pick<FundData, 'fairValues' | 'exits'>,
  date: CalendarDate,
): Map<number, LatestValue> {
  const latest = new Map<number, LatestValue>()
  const offer = (investmentId: number, value: LatestValue): void => {
    const known = latest.get(investmentId)
    if (value.date <= date && (!known || known.date <= value.date)) latest.set(investmentId, value)
  }
  for (const { id, investmentId, date: exited, part } of exits)
    if (part === undefined)
      offer(investmentId, { resource: 'transactions', id, date: exited, value: '0.00', cost: '0.00' })
  for (const { id, investmentId, date: valued, value, cost } of fairValues)
    offer(investmentId, { resource: 'fair-values', id, date: valued, value, cost })
  const values = new Map(latest)
  for (const { id, investmentId, date: written, part } of upTo(exits, date).toSorted((one, other) =>
    compareDates(one.date, other.date),
  )) {
    const [valued, known] = [latest.get(investmentId), values.get(investmentId)]
    if (part === undefined || !valued || !known || written <= valued.date) continue
    const value = asAmount(subtract(known.value, lesser(part, known.value)))
    values.set(investmentId, { ...known, resource: 'transactions', id, date: written, value })
  }
  return values
}

/** Investments that are still held on a day, but were last valued before it. */
export function valuedBefore(
  data: Pick<FundData, 'fairValues' | 'exits' | 'investments'>,
  date: CalendarDate,
): { name: string; date: CalendarDate }[] {
  const latest = latestFairValues(data, date)
  const left = new Set(
    upTo(data.exits, date)
      .filter(({ part }) => part === undefined)
      .map(({ investmentId }) => investmentId),
  )
  return data.investments.flatMap(({ id, name }) => {
    const value = latest.get(id)
    const held = value && !(left.has(id) && compare(value.value, '0') <= 0)
    return held && value.date < date ? [{ name, date: value.date }] : []
  })
}

/** Why a figure has no value: a key of the texts. */
export type Reason = KeyBelow<'performance.reason'>

export type Valuation =
  | { nav: Decimal; fairValues: LatestValue[]; accounting: AccountingRow; note?: string }
  | { nav: null; reason: Reason; values: Record<string, string> }
