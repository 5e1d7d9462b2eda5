/**
 * The figures of many funds at once, each as its own performance page has them (src/performance/figures.ts): a fixed
 * number of statements, and then the same calculation.
 */
import { USUAL_MINOR_UNITS } from '../currencies/currency.ts'
import { createHash } from 'node:crypto'
import { ratesInto } from '../currencies/systemRates.server.ts'
import type { Context, SortFigures } from '../context.ts'
import type { CalendarDate, Decimal } from '../entity.ts'
import type { Stored } from '../entityTypes.ts'
import { figuresAt } from '../performance/figures.ts'
import { periodAt, usualDay } from '../performance/fundData.ts'
import type { FundData } from '../performance/fundData.ts'
import { carryOf } from '../performance/performance.server.ts'
import type { Figure } from '../performance/answers.ts'
import { waitingPeriod } from './periods.ts'
import { fundFiguresAnswer, fundTotals } from './reads.ts'
import type { FiguresOfFunds, FundFigures } from './reads.ts'
import { inMinorUnits } from '../api/answeredAmounts.ts'
import {
  boughtRows,
  carryPaidRows,
  commitmentRows,
  exitRows,
  investmentRows,
  lastFairValues,
  ledgerRows,
  partnerCounts,
  periodRows,
} from './rows.server.ts'
import type { Asked, PeriodOfFund } from './rows.server.ts'
import { SORTED, isSortedName } from './sorted.ts'
import type { SortFigure } from './sorted.ts'
import { totalsOf } from './totals.ts'

type Fund = Stored<'fund'>

export async function figuresOfFunds(context: Context, funds: readonly Fund[]): Promise<FiguresOfFunds> {
  const figures = await fundFigures(context, funds)
  const valued = figures.filter(({ nav }) => nav.value !== null)
  const asOf = newestOf(valued.length > 0 ? valued : figures)
  const { system, rates } = await ratesInto(context, [...new Set(funds.map(fund => fund.currencyId))], asOf)
  const used = new Map(rates.map(({ currency, rate }) => [currency, rate]))
  return {
    asOf,
    currency: system.code,
    rates: rates.filter(({ currency }) => currency !== system.code),
    funds: figures.map(each => inMinorUnits(fundFiguresAnswer, each, each.minorUnits)),
    totals: inMinorUnits(fundTotals, totalsOf(figures, used, system.minorUnits), system.minorUnits),
  }
}

/** A fund without a net asset value is shown as of today, which says nothing of the others. */
function newestOf(figures: readonly FundFigures[]): CalendarDate | null {
  const days = figures.map(({ asOf }) => asOf)
  return days.toSorted().at(-1) ?? null
}

/** Amounts are compared in the system currency, as they are added up. */
export const sortedByFigures: SortFigures = {
  names: Object.keys(SORTED),
  async values(context, name) {
    const { funds, rates, currency } = await figuresOfFunds(context, await context.records.list('fund', {}))
    const into = new Map<string | null, Decimal | null>(rates.map(each => [each.currency, each.rate]))
    if (!isSortedName(name)) return new Map()
    const figure: SortFigure = SORTED[name]
    const rateOf = (of: string | null) => (of === currency ? '1' : (into.get(of) ?? null))
    return new Map(funds.map(fund => [fund.fundId, figure(fund, rateOf(fund.currency))]))
  },
}

export async function fundFigures(context: Context, funds: readonly Fund[]): Promise<FundFigures[]> {
  const asked: Asked = { ...context, ids: funds.map(({ id }) => id) }
  const periods = byFund(await periodRows(asked))
  const days = new Map(funds.map(({ id }) => [id, shownDay(periods.get(id) ?? [], context.today)]))
  const shown = [...days.values()].flatMap(({ period }) => (period ? [period.id] : []))
  const [commitments, partners, ledger, carryPaid, investments, bought, exits, fairValues, currencies] =
    await Promise.all([
      commitmentRows(asked).then(byFund),
      partnerCounts(asked, context.today),
      ledgerRows(asked).then(byFund),
      carryPaidRows(asked).then(byFund),
      investmentRows(asked).then(byFund),
      boughtRows(asked).then(byFund),
      exitRows(asked).then(byFund),
      lastFairValues(asked, shown).then(byFund),
      context.records.list('currency', { id: [...new Set(funds.map(fund => fund.currencyId))] }),
    ])
  const holders = new Map(partners.map(each => [each.fundId, each.partners]))
  const currencyOf = new Map(currencies.map(currency => [currency.id, currency]))
  return funds.map(fund => {
    const { id } = fund
    const own = periods.get(id) ?? []
    const { code: currency = null, minorUnits = USUAL_MINOR_UNITS } = currencyOf.get(fund.currencyId) ?? {}
    const data: FundData = {
      fund: { id, name: fund.name, currency, decimals: fund.decimals ?? 0, minorUnits },
      ...carryOf(fund, minorUnits),
      periods: own,
      commitments: (commitments.get(id) ?? []).map(row => ({ ...row, ...UNNAMED })),
      ledger: (ledger.get(id) ?? []).map(row => ({ ...row, ...UNNAMED })),
      cash: (carryPaid.get(id) ?? []).map(row => ({ ...row, ...UNNAMED, type: 'CarriedInterest', investmentId: null })),
      // A list has no figure without the facility.
      facility: [],
      bought: bought.get(id) ?? [],
      exits: exits.get(id) ?? [],
      investments: (investments.get(id) ?? []).map(each => ({
        ...each,
        geography: null,
        industry: null,
        currency: null,
      })),
      fairValues: fairValues.get(id) ?? [],
      accounting: own.flatMap(accountingOf),
    }
    const { day } = days.get(id) ?? shownDay(own, context.today)
    return { ...cachedFigures(data, day), partners: holders.get(id) ?? 0, period: waitingPeriod(own, context.today) }
  })
}

/** A list names no record behind a sum. */
const UNNAMED = { resource: 'capital-movements', ids: [] } as const satisfies { resource: unknown; ids: number[] | [] }

function byFund<Row extends { fundId: number }>(rows: readonly Row[]): Map<number, Row[]> {
  return Map.groupBy(rows, ({ fundId }) => fundId)
}

/** As the performance page shows the fund unless another day is asked for. */
function shownDay(periods: readonly PeriodOfFund[], today: CalendarDate) {
  const day = usualDay({ periods, accounting: periods.flatMap(accountingOf) }, today)
  const period = periodAt(periods, day)
  return { day: period?.date ?? day, period }
}

function accountingOf(period: PeriodOfFund): FundData['accounting'] {
  const { entryId, totalCash, borrowings, otherAssetsAndLiabilities } = period
  return entryId === null || totalCash === null || borrowings === null || otherAssetsAndLiabilities === null
    ? []
    : [{ id: entryId, reportingPeriodId: period.id, totalCash, borrowings, otherAssetsAndLiabilities }]
}

/** What follows from the rows of a fund alone, whoever asks and on whichever day. */
type CachedFigures = Omit<FundFigures, 'partners' | 'period'>

/** Figures stay the same while their rows do, and take some milliseconds: they are kept under what they are made of. */
const cache = new Map<number, { made: string; figures: CachedFigures }>()
const CACHED_FUNDS_MAX = 5_000

function cachedFigures(data: FundData, asOf: CalendarDate): CachedFigures {
  const made = createHash('sha256')
    .update(JSON.stringify([asOf, data]))
    .digest('base64')
  const known = cache.get(data.fund.id)
  if (known?.made === made) return known.figures
  if (cache.size >= CACHED_FUNDS_MAX) cache.clear()
  const figures = figuresOf(data, asOf)
  cache.set(data.fund.id, { made, figures })
  return figures
}

function figuresOf(data: FundData, asOf: CalendarDate): CachedFigures {
  const figures = figuresAt(data, asOf)
  const { id: fundId, name, currency, decimals, minorUnits } = data.fund
  const { note } = figures.nav
  return {
    fundId,
    name,
    asOf,
    currency,
    decimals,
    minorUnits,
    commitments: figures.commitments.value,
    paidIn: figures.called.value,
    distributed: figures.distributed.value,
    remaining: figures.remaining.value,
    nav: measured(figures.nav),
    accruedCarry: figures.accruedCarry.value,
    netNav: figures.netNav.value,
    dpi: measured(figures.dpi),
    tvpi: measured(figures.tvpi),
    netIrr: measured(figures.netIrr),
    ...(note !== undefined && { note }),
  }
}

function measured({ value, reason }: Figure): FundFigures['nav'] {
  return { value, ...(reason !== undefined && { reason }) }
}
