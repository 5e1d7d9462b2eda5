/**
 * What a published reporting period says of its fund, as one value that is kept with its hash: performance and
 * portfolio by the guidelines of Invest Europe. It names no limited partner. Pure.
 */
import { inMinorUnits } from '../api/answeredAmounts.ts'
import {
  amount,
  choice,
  date,
  decimal,
  described,
  id,
  integer,
  list,
  nullable,
  object,
  optional,
  text,
  valueOfKind,
} from '../api/schema.ts'
import type { Of } from '../api/schema.ts'
import type { CalendarDate, Decimal } from '../entity.ts'
import { asAmount, negate, subtract } from '../money.ts'
import { FIGURES } from '../performance/answers.ts'
import type { InvestmentPerformance, PeriodRow } from '../performance/answers.ts'
import { figuresAt } from '../performance/figures.ts'
import { total, upTo } from '../performance/fundData.ts'
import type { FundData } from '../performance/fundData.ts'
import { investmentsAt } from '../performance/performance.ts'

/** A figure that may have no value, for a reason that is said. */
export const measure = object({ value: nullable(decimal), reason: optional(text), note: optional(text) })
export type Measure = Of<typeof measure>

/** A field that investors see, as it is shown. */
const detail = object({ title: text, value: text })
export type Detail = Of<typeof detail>

export const publishedPeriod = object({ id, name: text, date })

const figure = object({
  name: choice(FIGURES),
  title: text,
  formula: text,
  kind: choice(['money', 'percent', 'coefficient', 'number6']),
  value: nullable(valueOfKind),
  reason: optional(text),
  note: optional(text),
})
export type ReportedFigure = Of<typeof figure>

export const reportedInvestment = object({
  id,
  name: text,
  currency: described('Of the deal; amounts are in the fund’s currency.', nullable(text)),
  geography: nullable(text),
  industry: nullable(text),
  investedFrom: nullable(date),
  exitedOn: nullable(date),
  invested: amount,
  proceeds: described('From sales and repayments.', amount),
  income: amount,
  cost: described('Of what is still held, as stated with the fair value.', nullable(amount)),
  fairValue: nullable(amount),
  fairValueDate: nullable(date),
  unrealisedGain: nullable(amount),
  moic: measure,
  irr: measure,
  share: described('Percent points of all fair values.', nullable(decimal)),
  details: list(detail),
  fairValues: list(object({ date, value: amount, cost: nullable(amount) })),
  cashFlows: list(object({ date, kind: choice(['Investment', 'Divestment', 'Income']), amount })),
})
export type ReportedInvestment = Of<typeof reportedInvestment>

export const performanceReport = object({
  format: described('Raised when a later version of the product says more.', integer),
  issuedOn: date,
  period: publishedPeriod,
  fund: text,
  currency: text,
  minorUnits: integer,
  calledOutside: described('Called on top of the commitments.', amount),
  figures: list(figure),
  investments: list(reportedInvestment),
})
export type PerformanceReport = Of<typeof performanceReport>

export interface ReportGiven {
  data: FundData
  period: PeriodRow
  issuedOn: CalendarDate
  calledOutside: Decimal
  /** By the id of an investment. */
  details: ReadonlyMap<number, Detail[]>
}

export function performanceReportOf({
  data,
  period,
  issuedOn,
  calledOutside,
  details,
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
    investments: investmentsAt(data, period.date).map(each => investmentOf(data, each, period.date, details)),
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
  details: ReportGiven['details'],
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
