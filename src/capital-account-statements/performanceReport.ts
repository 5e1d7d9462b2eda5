/**
 * What a published reporting period says of its fund, as one value that is kept with its hash: performance and
 * portfolio by the guidelines of Invest Europe. It names no limited partner. Pure.
 */
import { inMinorUnits } from '../api/answeredAmounts.ts'
import type { CalendarDate, Decimal } from '../entity.ts'
import { asAmount, compare, divide, isZero, multiply, negate, round, subtract, sum } from '../money.ts'
import type { InvestmentPerformance, PeriodRow } from '../performance/answers.ts'
import { figuresAt } from '../performance/figures.ts'
import { total, upTo } from '../performance/fundData.ts'
import type { FundData } from '../performance/fundData.ts'
import { investmentsAt } from '../performance/performance.ts'
import { shownFigures } from '../performance/sources.ts'
import { performanceReport } from './shapes.ts'
import type { Detail, Measure, PerformanceReport, ReportedInvestment } from './shapes.ts'

export interface ReportGiven {
  data: FundData
  period: PeriodRow
  issuedOn: CalendarDate
  calledOutside: Decimal
  /** By the id of an investment. */
  stated: ReadonlyMap<number, StatedInvestment>
}

/** What people have stated of an investment. */
export interface StatedInvestment {
  details: Detail[]
  /** Fully diluted, with its latest fair value. */
  ownership: Decimal | null
  excusedCommitments: Decimal | null
  deferredProceeds: string | null
  /** Promised and not paid yet; null where it cannot be said in the currency of the fund. */
  additionalCommitment: Decimal | null
}

export function performanceReportOf({ data, period, issuedOn, calledOutside, stated }: ReportGiven): PerformanceReport {
  const { fund } = data
  const figures = figuresAt(data, period.date)
  const report: PerformanceReport = {
    format: 1,
    issuedOn,
    period: { id: period.id, name: period.name, date: period.date },
    fund: fund.name,
    currency: fund.currency ?? '',
    minorUnits: fund.minorUnits,
    calledOutside,
    additionalCommitments: additionalCommitments(data, period.date, stated),
    figures: shownFigures(figures).map(({ name, title, formula, kind, value, reason, note }) => ({
      name,
      title,
      formula,
      kind,
      value,
      ...(reason && { reason }),
      ...(note && { note }),
    })),
    investments: investmentsAt(data, period.date).map(each =>
      investmentOf(data, each, period.date, stated.get(each.id)),
    ),
  }
  return inMinorUnits(performanceReport, report, fund.minorUnits)
}

function investmentOf(
  data: FundData,
  {
    id: own,
    name,
    currency,
    geography,
    industry,
    invested,
    cost,
    fairValue,
    fairValueDate,
    ...rest
  }: InvestmentPerformance,
  asOf: CalendarDate,
  stated: StatedInvestment | undefined,
): ReportedInvestment {
  const isOwn = ({ investmentId }: { investmentId: number | null }): boolean => investmentId === own
  const cash = upTo(data.cash, asOf).filter(isOwn)
  const of = (type: 'Divestment' | 'Income'): Decimal =>
    asAmount(
      total(
        cash.filter(row => row.type === type),
        row => row.amount,
      ),
    )
  const bought = data.bought.find(isOwn)?.date
  const exitedOn = exitOf(data, own, asOf)
  const proceeds = of('Divestment')
  return {
    id: own,
    name,
    currency,
    geography,
    industry,
    investedFrom: bought !== undefined && bought <= asOf ? bought : null,
    exitedOn,
    invested,
    proceeds,
    income: of('Income'),
    cost,
    fairValue,
    fairValueDate,
    unrealisedGain: fairValue === null || cost === null ? null : asAmount(subtract(fairValue, cost)),
    fullyDilutedOwnership: stated?.ownership ?? null,
    exitedPercent: exitedPercent({ exitedOn, invested, proceeds, cost }),
    excusedCommitments: stated?.excusedCommitments ?? null,
    deferredProceeds: stated?.deferredProceeds ?? null,
    additionalCommitment: exitedOn === null ? (stated?.additionalCommitment ?? null) : NOTHING,
    moic: measured(rest.moic),
    irr: measured(rest.irr),
    share: rest.share,
    details: stated?.details ?? [],
    fairValues: upTo(data.fairValues, asOf)
      .filter(isOwn)
      .map(row => ({ date: row.date, value: row.value, cost: row.cost })),
    cashFlows: cash.flatMap(row =>
      row.type === 'CarriedInterest'
        ? []
        : [{ date: row.date, kind: row.type, amount: row.type === 'Investment' ? negate(row.amount) : row.amount }],
    ),
  }
}

/** The day on which nothing was left. */
function exitOf({ exits }: FundData, investmentId: number, asOf: CalendarDate): CalendarDate | null {
  return upTo(exits, asOf).find(row => row.investmentId === investmentId && row.part === undefined)?.date ?? null
}

const NOTHING = '0'

/** Of all investments, those too into which nothing was paid yet. */
function additionalCommitments(
  data: FundData,
  asOf: CalendarDate,
  stated: ReportGiven['stated'],
): PerformanceReport['additionalCommitments'] {
  const open = [...stated].filter(([id]) => exitOf(data, id, asOf) === null)
  const amounts = open.flatMap(([, { additionalCommitment }]) => additionalCommitment ?? [])
  return amounts.length < open.length ? null : sum(amounts)
}

const HUNDRED = '100'
const PERCENT_DECIMALS = 2

/**
 * How much of an investment was exited, in percent points of what it cost in all (Invest Europe, portfolio summary).
 * Where nothing came back, a lower cost is no exit.
 */
function exitedPercent({
  exitedOn,
  invested,
  proceeds,
  cost,
}: Pick<ReportedInvestment, 'exitedOn' | 'invested' | 'proceeds' | 'cost'>): Decimal | null {
  if (exitedOn !== null) return HUNDRED
  if (isZero(proceeds)) return '0'
  if (cost === null || isZero(invested) || compare(cost, invested) > 0) return null
  return round(divide(multiply(subtract(invested, cost), HUNDRED), invested), PERCENT_DECIMALS)
}

/** Without the rows that staff see behind it. */
export function measured({ value, reason, note }: Measure): Measure {
  return { value, ...(reason && { reason }), ...(note && { note }) }
}
