/**
 * What a published reporting period says of its fund, as one value that is kept with its hash: performance and
 * portfolio by the guidelines of Invest Europe. It names no limited partner. Pure.
 */
import { inMinorUnits } from '../api/answeredAmounts.ts'
import type { CalendarDate, Decimal } from '../entity.ts'
import { asAmount, negate, subtract } from '../money.ts'
import { FIGURES } from '../performance/answers.ts'
import type { InvestmentPerformance, PeriodRow } from '../performance/answers.ts'
import { figuresAt } from '../performance/figures.ts'
import { total, upTo } from '../performance/fundData.ts'
import type { FundData } from '../performance/fundData.ts'
import { investmentsAt } from '../performance/performance.ts'
import { performanceReport } from './shapes.ts'
import type { Detail, Measure, PerformanceReport, ReportedInvestment } from './shapes.ts'

export interface ReportGiven {
  data: FundData
  period: PeriodRow
  issuedOn: CalendarDate
  calledOutside: Decimal
  /** By the id of an investment. */
  details: ReadonlyMap<number, Detail[]>
  /** By the id of an investment, as stated with its latest fair value. */
  ownerships: ReadonlyMap<number, Decimal>
}

export function performanceReportOf({
  data,
  period,
  issuedOn,
  calledOutside,
  ...known
}: ReportGiven): PerformanceReport {
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
    figures: FIGURES.map(name => {
      const { title, formula, kind, value, reason, note } = figures[name]
      return { name, title, formula, kind, value, ...(reason && { reason }), ...(note && { note }) }
    }),
    investments: investmentsAt(data, period.date).map(each => investmentOf(data, each, period.date, known)),
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
  { details, ownerships }: Pick<ReportGiven, 'details' | 'ownerships'>,
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
  return {
    id: own,
    name,
    currency,
    geography,
    industry,
    investedFrom: bought !== undefined && bought <= asOf ? bought : null,
    exitedOn: upTo(data.exits, asOf).find(row => isOwn(row) && row.part === undefined)?.date ?? null,
    invested,
    proceeds: of('Divestment'),
    income: of('Income'),
    cost,
    fairValue,
    fairValueDate,
    unrealisedGain: fairValue === null || cost === null ? null : asAmount(subtract(fairValue, cost)),
    fullyDilutedOwnership: ownerships.get(own) ?? null,
    moic: measured(rest.moic),
    irr: measured(rest.irr),
    share: rest.share,
    details: details.get(own) ?? [],
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

/** Without the rows that staff see behind it. */
export function measured({ value, reason, note }: Measure): Measure {
  return { value, ...(reason && { reason }), ...(note && { note }) }
}
