/**
 * What is kept of a published reporting period: a statement for each limited partner, and a report of the fund. Here
 * stands how they look, for whoever reads them; how they come about stands in statement.ts and performanceReport.ts.
 */
import {
  amount,
  boolean,
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
import { EARNED_GROUPS } from '../performance/earnedGroups.ts'
import { FIGURES } from '../performance/figureNames.ts'

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
  fullyDilutedOwnership: optional(
    described(
      'Fully diluted, in percent points, as stated with the fair value. Earlier reports lack it.',
      nullable(decimal),
    ),
  ),
  exitedPercent: optional(
    described(
      'Percent points of its cost that were sold, repaid or written off; null if not known. Earlier reports lack it.',
      nullable(decimal),
    ),
  ),
  excusedCommitments: optional(nullable(amount)),
  deferredProceeds: optional(
    described('What of a sale is still to be paid: deferred payments, escrow, earn-outs.', nullable(text)),
  ),
  additionalCommitment: optional(
    described(
      'What of the commitment to it is not paid yet, at the rate of the day; null if not known. ' +
        'Earlier reports lack it.',
      nullable(amount),
    ),
  ),
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
  additionalCommitments: optional(
    described(
      'Commitments to companies that are not paid yet; null where that of one of them is not known. ' +
        'Earlier reports lack it.',
      nullable(amount),
    ),
  ),
  figures: list(figure),
  investments: list(reportedInvestment),
})
export type PerformanceReport = Of<typeof performanceReport>

/** How the unfunded commitment went. */
const unfunded = object({
  opening: amount,
  commitments: amount,
  calls: described('Inside the commitment; what lowers the unfunded commitment is positive.', amount),
  recallable: amount,
  transfers: amount,
  closing: amount,
})

/** What of the result a line is; what lowers the account is negative. */
const resultLine = object({ group: choice(EARNED_GROUPS), title: text, amount })
export type ResultLine = Of<typeof resultLine>

/** The fee of the period, what lowered it, and what is left to pay; what lowers the account is negative. */
const feeLine = object({ kind: choice(['gross', 'offset', 'net']), title: text, amount })
export type FeeLine = Of<typeof feeLine>

/** opening + earned − paid = closing. */
const accruedCarry = object({
  opening: amount,
  earned: described('What the general partner came to have a right to, paid or not.', amount),
  paid: amount,
  closing: amount,
})

/** How the capital account went. Statements of before the lines of a result were stated lack them. */
const account = object({
  opening: amount,
  called: amount,
  equalisations: list(object({ name: text, date, amount })),
  transfers: amount,
  distributed: amount,
  result: described('Share of the result before management fees.', amount),
  managementFees: amount,
  carry: amount,
  closing: amount,
  resultLines: optional(described('They come to the result.', list(resultLine))),
  feeLines: optional(described('From gross to net, which is the management fees.', list(feeLine))),
  accruedCarry: optional(accruedCarry),
})
export type StatedAccount = Of<typeof account>

const span = object({
  name: choice(['period', 'year', 'inception']),
  from: described('The reporting date it opens with, null for the beginning of the fund.', nullable(date)),
  to: date,
  unfunded,
  account: described('null while the fund has no net asset value.', nullable(account)),
  fundFeeLines: optional(
    described('The fees of the whole fund from gross to net. Earlier statements lack them.', list(feeLine)),
  ),
})
export type StatedSpan = Of<typeof span>

const cashFlow = object({
  date,
  source: object({ resource: choice(['capital-movements', 'closings', 'transfers']), id }),
  name: described('Of what was booked: a call, a distribution, a closing or a transfer.', text),
  called: amount,
  distributed: amount,
  recallable: amount,
  lateEntranceFee: amount,
  lines: optional(
    described(
      'By transaction type of the template of the Institutional Limited Partners Association. ' +
        'What the partner pays is negative. Earlier statements lack them.',
      list(object({ ilpaType: text, insideFund: boolean, amount, impactOnUnfunded: amount })),
    ),
  ),
})
export type StatedCashFlow = Of<typeof cashFlow>

const party = { name: text, address: list(text) }

export const statement = object({
  format: described('Raised when a later version of the product says more.', integer),
  number: text,
  issuedOn: date,
  period: publishedPeriod,
  currency: text,
  minorUnits: integer,
  fund: object({
    ...party,
    tradeRegisterNumber: nullable(text),
    generalPartner: nullable(text),
    vintageYear: nullable(integer),
  }),
  investor: object({ ...party, attention: nullable(text) }),
  position: object({
    commitment: amount,
    fundCommitment: amount,
    share: described('Percent points of all commitments to the fund.', nullable(decimal)),
    called: amount,
    calledInside: amount,
    calledOutside: amount,
    calledPercent: nullable(decimal),
    distributed: amount,
    recallable: amount,
    remaining: amount,
    lateEntranceFee: amount,
    shares: decimal,
  }),
  nav: described('null where the fund had none on that day; then the reason says why.', nullable(amount)),
  navPerShare: nullable(decimal),
  reason: optional(text),
  note: optional(text),
  dpi: measure,
  rvpi: measure,
  tvpi: measure,
  netIrr: measure,
  withoutFacility: optional(
    described(
      'Had there been no subscription facility. Only where the fund has drawn on one; earlier statements lack it.',
      object({ tvpi: measure, netIrr: measure }),
    ),
  ),
  spans: list(span),
  cashFlows: list(cashFlow),
  reportHash: described('SHA-256 of the performance report of the fund that goes with it.', text),
})
export type Statement = Of<typeof statement>

const SOURCE_LISTS = ['movements', 'transfers', 'investments'] as const
export type SourceList = (typeof SOURCE_LISTS)[number]

/** A table of a statement as it is shown, with its cells written out as they are printed. */
export const shownTable = object({
  title: text,
  caption: text,
  head: list(text),
  sources: described('Which lists of the portal hold the records of its figures.', list(choice(SOURCE_LISTS))),
  rows: list(
    object({
      title: text,
      note: optional(text),
      cells: list(text),
      look: described('Whether it adds up what stands above, or is a part of it.', choice(['line', 'part', 'sum'])),
    }),
  ),
})
export type ShownTable = Of<typeof shownTable>
