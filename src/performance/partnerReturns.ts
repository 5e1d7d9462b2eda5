/** What each partner of a fund holds and has earned: its capital account with multiples and rate of its own. */
import type { CalendarDate, Decimal } from '../entity.ts'
import { yearOf } from '../calendar.ts'
import { add, asAmount, sum } from '../money.ts'
import { capitalAccounts } from './capitalAccounts.ts'
import type { AccountRows, CapitalAccount, CapitalAccounts, Cash, ReportingDate } from './capitalAccounts.ts'
import { earningsOn } from './earnings.ts'
import type { EarningRows } from './earnings.ts'
import { isInFirstYears, reasonText } from './figure.ts'
import { figuresAt } from './figures.ts'
import { periodAt, upTo } from './fundData.ts'
import type { FundData } from './fundData.ts'
import { feesOfFund, lineShares } from './lineShares.ts'
import type { LineShares } from './lineShares.ts'
import { multiple } from './multiples.ts'
import { flowsOf, rateOf, withoutFacility } from './partnerFacility.ts'
import { rollForward, rollForwards, rowsUntil } from './rollForward.ts'
import type { Equalisation } from './rollForward.ts'
import { valuationAt } from './valuation.ts'
import type { AccountRollForward, FundReturns, Measure, PartnerAccount, PartnerReturns } from './answers.ts'

export interface PartnerRows extends Omit<AccountRows, 'dates' | 'minorUnits'> {
  /** Management fees of a period, by its id. */ managementFees: ReadonlyMap<number, Decimal>
}

export interface ClosingRow {
  id: number
  name: string
  date: CalendarDate
}

/** The accounts of a day with what they are made of, or why there are none. */
type Accounts =
  | { rows: AccountRows; accounts: CapitalAccount[]; answer: Omit<FundReturns, 'accounts'> }
  | { rows: null; answer: Omit<FundReturns, 'accounts'> }

/**
 * As of the last period that has ended by the day. A period without a net asset value is passed over: its result is
 * found in the next one.
 */
function accountsAt(data: FundData, given: PartnerRows, day: CalendarDate): Accounts {
  const period = periodAt(data.periods, day) ?? null
  const asOf = period?.date ?? day
  const { nav, accruedCarry } = figuresAt(data, asOf)
  if (nav.value === null || accruedCarry.value === null)
    return {
      rows: null,
      answer: {
        asOf,
        period,
        nav: null,
        ...(nav.reason !== undefined && { reason: nav.reason }),
        generalPartner: null,
      },
    }
  const rows: AccountRows = {
    partners: given.partners,
    commitments: upTo(given.commitments, asOf),
    cash: upTo(given.cash, asOf),
    dates: reportingDates(data, given.managementFees, asOf),
    minorUnits: data.fund.minorUnits,
  }
  const { accounts, generalPartner } = capitalAccounts(rows, accruedCarry.value)
  const note = nav.note !== undefined && { note: nav.note }
  return { rows, accounts, answer: { asOf, period, nav: nav.value, ...note, generalPartner } }
}

export function partnerReturns(data: FundData, given: PartnerRows, day: CalendarDate): FundReturns {
  const found = accountsAt(data, given, day)
  if (!found.rows) return { ...found.answer, accounts: [] }
  const byPartner = Map.groupBy(found.rows.cash, ({ limitedPartnerId }) => limitedPartnerId)
  const without = withoutFacility(data, found.rows, found.answer.asOf)
  return {
    ...found.answer,
    accounts: found.accounts.map(account =>
      withReturns(data, account, byPartner.get(account.limitedPartnerId) ?? [], found.answer.asOf, without),
    ),
  }
}

export interface StatedAccounts extends FundReturns {
  /** What the account of a partner went through in the period, in its year, and since the beginning of the fund. */
  spans: {
    span: Span
    of: (limitedPartnerId: number) => StatedRollForward | null
    /** Those of the whole fund, line by line. */
    managementFees: LineShares['managementFees']
  }[]
}

/** With the lines that its result and its management fees are made of. */
export interface StatedRollForward extends Omit<AccountRollForward, keyof Span> {
  lines: LineShares
}

/** The accounts of all partners as a statement has them: with the way of each. */
export function statedAccounts(
  data: FundData,
  given: PartnerRows,
  closings: readonly ClosingRow[],
  earned: EarningRows,
  day: CalendarDate,
): StatedAccounts {
  const returns = partnerReturns(data, given, day)
  const found = accountsAt(data, given, day)
  const { asOf } = returns
  if (!found.rows)
    return {
      ...returns,
      spans: statementSpans(data.periods, asOf).map(span => ({ span, of: nothing, managementFees: [] })),
    }
  const { rows, accounts } = found
  const byId = new Map(accounts.map(account => [account.limitedPartnerId, account]))
  const days = rows.dates.map(({ date }) => date)
  const earnings = earningsOn(data, earned, days)
  return {
    ...returns,
    spans: statementSpans(rows.dates, asOf).map(span => {
      const opening = span.from && { date: span.from, carry: carryOn(data, span.from) }
      const [roll, linesOf] = [rollForwards(rows, opening), lineShares(rows, earnings, span.from)]
      return {
        span,
        managementFees: feesOfFund(rows, earnings, span.from),
        of: id => {
          const account = byId.get(id)
          if (!account) return null
          const { equalisations, ...rolled } = roll(account)
          return { ...rolled, equalisations: named(equalisations, closings), lines: linesOf(id, rolled) }
        },
      }
    }),
  }
}

const nothing = (): null => null

/** Each opens with the last reporting date before it; the first period of a fund with its beginning. */
function statementSpans(dates: readonly { date: CalendarDate }[], asOf: CalendarDate): Span[] {
  const before = dates.filter(({ date }) => date < asOf)
  return [
    { name: 'period', from: before.at(-1)?.date ?? null, to: asOf },
    { name: 'year', from: before.filter(({ date }) => yearOf(date) < yearOf(asOf)).at(-1)?.date ?? null, to: asOf },
    { name: 'inception', from: null, to: asOf },
  ]
}

function carryOn(data: FundData, date: CalendarDate): Decimal {
  return figuresAt(data, date).accruedCarry.value ?? '0'
}

/** One partner's account, and how it went: in each year, in the period, and since the beginning of the fund. */
export function partnerAccount(
  data: FundData,
  given: PartnerRows,
  closings: readonly ClosingRow[],
  limitedPartnerId: number,
  day: CalendarDate,
): PartnerAccount {
  const found = accountsAt(data, given, day)
  const none = { account: null, balances: { count: given.partners.length, amount: null }, rollForwards: [] }
  if (!found.rows) return { ...found.answer, ...none }
  const { rows, accounts, answer } = found
  const own = accounts.find(account => account.limitedPartnerId === limitedPartnerId)
  if (!own) return { ...answer, ...none }
  const cash = rows.cash.filter(row => row.limitedPartnerId === limitedPartnerId)
  return {
    ...answer,
    account: withReturns(data, own, cash, answer.asOf, withoutFacility(data, rows, answer.asOf)),
    balances: { count: accounts.length, amount: asAmount(sum(accounts.map(({ balance }) => balance))) },
    rollForwards: spansOf(rows, limitedPartnerId).map(({ name, from, to }) => {
      const until = rowsUntil(rows, to)
      const closing = to === answer.asOf ? own : accountOf(capitalAccounts(until, carryOn(data, to)), limitedPartnerId)
      const { equalisations, ...lines } = rollForward(
        until,
        closing,
        from && { date: from, carry: carryOn(data, from) },
      )
      return { name, from, to, ...lines, equalisations: named(equalisations, closings) }
    }),
  }
}

function accountOf({ accounts }: CapitalAccounts, id: number): CapitalAccount {
  const found = accounts.find(({ limitedPartnerId }) => limitedPartnerId === id)
  if (!found) throw new Error(`The limited partner ${id} has no capital account.`)
  return found
}

export type Span = Pick<AccountRollForward, 'name' | 'from' | 'to'>

/**
 * Each opens and closes with a reporting date that has a net asset value. Years before the partner's first commitment
 * have nothing to tell; a year that is everything, and a period that is all of its year, are left out.
 */
function spansOf({ dates, commitments }: AccountRows, id: number): Span[] {
  const last = dates.at(-1)
  if (!last) return []
  const first = commitments.find(({ limitedPartnerId }) => limitedPartnerId === id)?.date
  const ends = dates.filter(({ date }, place) => {
    const next = dates[place + 1]
    return next === undefined || yearOf(next.date) > yearOf(date)
  })
  const years = ends
    .map(({ date }, place): Span => ({ name: 'year', from: ends[place - 1]?.date ?? null, to: date }))
    .filter(({ to }) => ends.length > 1 && first !== undefined && to >= first)
  const before = dates.at(-2)?.date ?? null
  const isPart = before !== null && before !== ends.at(-2)?.date
  return [
    ...years,
    ...(isPart ? [{ name: 'period' as const, from: before, to: last.date }] : []),
    { name: 'inception', from: null, to: last.date },
  ]
}

function named(equalisations: readonly Equalisation[], closings: readonly ClosingRow[]) {
  return closings.flatMap(({ id, name, date }) =>
    equalisations.filter(({ closingId }) => closingId === id).map(each => ({ ...each, name, date })),
  )
}

function reportingDates(
  data: FundData,
  managementFees: ReadonlyMap<number, Decimal>,
  asOf: CalendarDate,
): ReportingDate[] {
  const dates: ReportingDate[] = []
  let fees: Decimal = '0'
  for (const { id, date } of upTo(data.periods, asOf)) {
    fees = add(fees, managementFees.get(id) ?? '0')
    const { nav } = valuationAt(data, date)
    if (nav === null) continue
    dates.push({ date, nav, managementFees: fees })
    fees = '0'
  }
  return dates
}

function withReturns(
  data: FundData,
  account: CapitalAccount,
  cash: readonly Cash[],
  asOf: CalendarDate,
  without: ReturnType<typeof withoutFacility>,
): PartnerReturns {
  const { contributed, distributed, balance } = account
  const of = (amount: Decimal): Measure => {
    const { value, reason } = multiple(amount, contributed, 'nothingPaidIn')
    return { value, ...(reason && { reason: reasonText(reason) }) }
  }
  return {
    ...account,
    dpi: of(distributed),
    rvpi: of(balance),
    tvpi: of(add(distributed, balance)),
    irr: isInFirstYears(data, asOf)
      ? { value: null, reason: reasonText('firstYears') }
      : rateOf([...flowsOf(cash), { date: asOf, amount: balance }]),
    ...(without && { withoutFacility: without(account, cash) }),
  }
}
