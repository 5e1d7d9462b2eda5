/** What the API answers about the performance of a fund. Amounts are decimals in the fund's currency. */
import {
  choice,
  date,
  amount,
  decimal,
  described,
  mapOf,
  mapped,
  holds,
  id,
  integer,
  list,
  nullable,
  object,
  optional,
  text,
  timestamp,
  valueOfKind,
} from '../api/schema.ts'
import type { Of, Schema } from '../api/schema.ts'
import type { Decimal } from '../entity.ts'
import type { FieldName, Stored } from '../entityTypes.ts'
import { FIGURES, NO_AMOUNTS } from './figureNames.ts'
import type { FigureName, SumName } from './figureNames.ts'

const figureKind = choice(['money', 'percent', 'coefficient', 'number6'])
export type FigureKind = Of<typeof figureKind>

const fund = object({
  id,
  name: text,
  currency: nullable(text),
  decimals: integer,
  minorUnits: described('Of its currency.', integer),
})

const status = choice<Stored<'reportingPeriod'>['status']>(['Open', 'Completed', 'Published'])

const period = object({ id, name: text, date, status })
export type PeriodRow = Of<typeof period>

/** Of what figures are made. */
const sourceResource = choice([
  'accounting-entries',
  'capital-movements',
  'closings',
  'fair-values',
  'transactions',
  'transfers',
])
export type SourceResource = Of<typeof sourceResource>

/** The records behind a sum: what a person opens to see why. */
const rowSource = { resource: sourceResource, ids: list(id) }

const figureRow = object({ ...rowSource, date, amount: valueOfKind })
const amountRow = object({ ...rowSource, date, amount })
/** Records that a figure is made of; their amounts add up to it. */
export type FigureRow = Of<typeof figureRow>

/** A value, or null with the reason. */
const measured = {
  value: described('null means n/a; then the reason says why.', nullable(valueOfKind)),
  reason: optional(text),
  note: optional(text),
  annualised: optional(
    described('The flows span less than a year: the rate says what a whole year would have brought.', holds),
  ),
}

const measure = object(measured)
/** A figure of one investment, group or partner. */
export type Measure = Of<typeof measure>

const figure = object({
  name: choice(FIGURES),
  title: text,
  kind: figureKind,
  ...measured,
  formula: text,
  of: described('Names of the figures that the formula takes.', list(choice(FIGURES))),
  rows: described('Records whose amounts make the figure.', list(figureRow)),
  hidden: optional(
    described(
      'Nothing was drawn on a subscription facility by that day: the figure without it is the one with it.',
      holds,
    ),
  ),
})
export type Figure = Of<typeof figure>

export type SumFigure = Figure & { value: Decimal }
export type Figures = Record<Exclude<FigureName, SumName>, Figure> & Record<SumName, SumFigure>

const figures: Schema<Figures> = { json: mapOf(FIGURES, figure).json }

const figureValues: Schema<Record<FigureName, Decimal | null>> = {
  json: object(mapped(FIGURES, name => nullable(NO_AMOUNTS.has(name) ? decimal : amount))).json,
}

const grouping = { geography: nullable(text), industry: nullable(text) } satisfies {
  [Name in FieldName<'investment'>]?: unknown
}

const investment = object({
  id,
  name: text,
  ...grouping,
  currency: nullable(text),
  invested: amount,
  realised: amount,
  fairValue: described('null while there is no fair value.', nullable(amount)),
  fairValueDate: nullable(date),
  cost: described('As stated with the fair value.', nullable(amount)),
  moic: measure,
  irr: measure,
  share: described(
    'Percent points of all fair values; together exactly 100.00. null while one of them is not known.',
    nullable(decimal),
  ),
  rows: list(amountRow),
})
export type InvestmentPerformance = Of<typeof investment>

const group = object({
  name: text,
  investmentIds: list(id),
  invested: amount,
  realised: amount,
  fairValue: described('null while one of its investments has none.', nullable(amount)),
  share: nullable(decimal),
  moic: measure,
})
export type Group = Of<typeof group>

const curvePoint = object({
  period,
  called: amount,
  distributed: amount,
  calledInPeriod: amount,
  distributedInPeriod: amount,
  nav: nullable(amount),
  netValue: nullable(amount),
  reason: optional(text),
  note: optional(text),
})
export type CurvePoint = Of<typeof curvePoint>

export const performance = object({
  fund,
  asOf: date,
  period: described('The reporting period shown, null before the first one has ended.', nullable(period)),
  periods: list(period),
  figures,
  previous: described(
    'Values of the period before, to compare with.',
    nullable(object({ period, values: figureValues })),
  ),
  investments: list(investment),
  groups: object({ geography: list(group), industry: list(group), currency: list(group) }),
  jCurve: list(curvePoint),
})
export type Performance = Of<typeof performance>

const source = object({
  resource: sourceResource,
  id,
  name: text,
  fundId: id,
  investmentId: nullable(id),
  reportingPeriodId: nullable(id),
  amount: described('Where a row adds up several records.', nullable(amount)),
  at: nullable(timestamp),
  by: nullable(text),
})
/** A record behind a figure, with who changed it last. */
export type Source = Of<typeof source>

export const sources = object({ sources: list(source) })
export type Sources = Of<typeof sources>

const withoutFacility = object({ tvpi: measure, irr: measure })
/** Had there been no subscription facility. */
export type WithoutFacility = Of<typeof withoutFacility>

const partnerReturns = object({
  limitedPartnerId: id,
  contributed: amount,
  distributed: amount,
  result: described('Share of the result before management fees.', amount),
  managementFees: amount,
  carry: amount,
  balance: amount,
  dpi: measure,
  rvpi: measure,
  tvpi: measure,
  irr: measure,
  withoutFacility: optional(
    described('Only where the fund has drawn on a subscription facility: the same without it.', withoutFacility),
  ),
})
export type PartnerReturns = Of<typeof partnerReturns>

const ofDay = {
  asOf: date,
  period: nullable(period),
  nav: described('null when the fund has no net asset value on that day; then the reason says why.', nullable(amount)),
  reason: optional(text),
  note: optional(
    described('What to know of the net asset value: investments that were last valued before that day.', text),
  ),
  generalPartner: described('The carry that was moved from the partners to the general partner.', nullable(amount)),
}

export const fundReturns = object({ ...ofDay, accounts: list(partnerReturns) })
export type FundReturns = Of<typeof fundReturns>

const equalisation = object({
  closingId: id,
  name: described('Of the closing.', text),
  date,
  paid: described('What the partner paid in, less what it got back.', amount),
  result: described('Its part of what was earned before, shared anew.', amount),
  managementFees: described('Its part of the fees charged before, shared anew.', amount),
  amount: described('By how much the closing raised its balance: paid + result − management fees.', amount),
})
export type AccountEqualisation = Of<typeof equalisation>

const accountRollForward = object({
  name: choice(['period', 'year', 'inception']),
  from: described('The reporting date it opens with, null for the beginning of the fund.', nullable(date)),
  to: described('The reporting date it closes with.', date),
  opening: amount,
  called: amount,
  equalisations: described('What each later closing moved.', list(equalisation)),
  transfers: amount,
  distributed: amount,
  result: described('Share of the result before management fees.', amount),
  managementFees: amount,
  carry: amount,
  closing: described(
    'opening + called + equalisations + transfers − distributed + result − management fees − carry',
    amount,
  ),
})
export type AccountRollForward = Of<typeof accountRollForward>

export const partnerAccount = object({
  ...ofDay,
  account: described('null while the fund has no net asset value.', nullable(partnerReturns)),
  balances: described('Of all partners together.', object({ count: integer, amount: nullable(amount) })),
  rollForwards: described('In each year, in the period, and since the beginning.', list(accountRollForward)),
})
export type PartnerAccount = Of<typeof partnerAccount>

const amountProperties = {
  called: amount,
  distributed: amount,
  net: described('Distributed less called.', amount),
  invested: described('Between the fund and its investments, above zero like what was realised.', amount),
  realised: amount,
}
const amounts = object(amountProperties)
export type Amounts = Of<typeof amounts>

const datedFlow = object({ ...rowSource, date, called: amount, distributed: amount })
export type DatedFlow = Of<typeof datedFlow>

const quarterFlows = object({
  name: text,
  date: described('The last day that is counted: the quarter’s own, or the day that is looked at.', date),
  ...amountProperties,
  running: described('All nets up to this quarter.', amount),
  flows: list(datedFlow),
})
export type QuarterFlows = Of<typeof quarterFlows>

export const cashFlows = object({
  fund,
  asOf: date,
  period: nullable(period),
  quarters: list(quarterFlows),
  totals: amounts,
})
export type CashFlows = Of<typeof cashFlows>

const bridgeStep = object({
  name: choice([
    'opening',
    'called',
    'distributed',
    'valueChange',
    'managementFees',
    'expenses',
    'carryPaid',
    'other',
    'closing',
  ]),
  title: text,
  formula: text,
  amount: described('What lowers the value is negative; opening and all steps are the closing value.', amount),
})
export type BridgeStep = Of<typeof bridgeStep>
export type StepName = BridgeStep['name']

const investmentChange = object({
  id,
  name: text,
  opening: amount,
  invested: amount,
  realised: amount,
  change: amount,
  closing: amount,
})
export type InvestmentChange = Of<typeof investmentChange>

export const valueBridge = object({
  fund,
  asOf: described('The day up to which is looked: of the closing period.', date),
  from: described('null: since the beginning of the fund.', nullable(period)),
  to: nullable(period),
  steps: described('Empty when one of the two values is missing; then the reason says why.', list(bridgeStep)),
  reason: optional(text),
  notes: described(
    'Periods in between without an expense summary: their fees and expenses are part of “other”.',
    list(text),
  ),
  investments: list(investmentChange),
})
export type ValueBridge = Of<typeof valueBridge>

const comparedFigure = object({
  name: choice(FIGURES),
  title: text,
  kind: figureKind,
  formula: text,
  values: described(
    'One for each period, the oldest first; null means n/a, and the reason says why.',
    list(object({ value: nullable(valueOfKind), reason: optional(text) })),
  ),
  sincePrevious: described(
    'Latest less earlier: amounts exactly, multiples and percent points as the two that are shown differ.',
    nullable(valueOfKind),
  ),
  sinceYearBefore: nullable(valueOfKind),
})
export type ComparedFigure = Of<typeof comparedFigure>

export const comparatives = object({
  fund,
  asOf: date,
  periods: list(period),
  previous: nullable(period),
  yearBefore: nullable(period),
  figures: list(comparedFigure),
})
export type Comparatives = Of<typeof comparatives>
