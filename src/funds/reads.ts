/** What the funds of a list come to: each in its own currency, all of them in the system currency. */
import { listFilter } from '../api/parameters.ts'
import { read } from '../api/reads.ts'
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
} from '../api/schema.ts'
import type { Of } from '../api/schema.ts'
import type { Stored } from '../entityTypes.ts'

const measure = object({ value: nullable(decimal), reason: optional(text) })

const status = choice<Stored<'reportingPeriod'>['status']>(['Open', 'Completed', 'Published'])

export const fundFiguresAnswer = object({
  fundId: id,
  name: text,
  asOf: described('The day of the figures: of the last reporting period that has ended and has its accounting.', date),
  currency: nullable(text),
  decimals: integer,
  minorUnits: integer,
  partners: described('Limited partners with a commitment.', integer),
  commitments: amount,
  paidIn: amount,
  distributed: amount,
  remaining: described('Not called yet, or recallable.', amount),
  nav: object({ value: nullable(amount), reason: optional(text) }),
  accruedCarry: described('What of the net asset value is the general partner’s.', nullable(amount)),
  netNav: described('The net asset value after accrued carry.', nullable(amount)),
  dpi: measure,
  tvpi: measure,
  netIrr: measure,
  note: optional(text),
  period: described(
    'The earliest reporting period that has ended and is not published; without one the last that is published.',
    nullable(object({ id, name: text, date, status })),
  ),
})
export type FundFigures = Of<typeof fundFiguresAnswer>

const rate = object({ currency: text, rate: nullable(decimal), date: nullable(date) })
export type UsedRate = Of<typeof rate>

export const fundTotals = object({
  partners: integer,
  commitments: amount,
  paidIn: amount,
  distributed: amount,
  remaining: amount,
  nav: amount,
  accruedCarry: amount,
  pic: nullable(decimal),
  dpi: nullable(decimal),
  rvpi: nullable(decimal),
  tvpi: nullable(decimal),
  withoutRate: described('Funds that the sums leave out, because no rate leads to the system currency.', list(text)),
  withoutNav: described('Funds that the net asset value, RVPI and TVPI leave out, because they have none.', list(text)),
})
export type FundTotals = Of<typeof fundTotals>

const figuresOfFunds = object({
  asOf: described('The newest day of the figures, whose rates are taken; null without funds.', nullable(date)),
  currency: described('The system currency, in which everything is added up.', text),
  rates: described('What one unit of each other currency is worth; null where no rate leads there.', list(rate)),
  funds: list(fundFiguresAnswer),
  totals: fundTotals,
})
export type FiguresOfFunds = Of<typeof figuresOfFunds>

export const fundReads = {
  fundFigures: read({
    path: '/api/funds/figures',
    access: { entity: 'fund' },
    summary: 'What the funds that a filter finds come to, and their sums in the system currency',
    parameters: { filter: listFilter<'fund'>() },
    answerDescription: 'The figures of each fund, the rates that were taken, and the sums.',
    answer: figuresOfFunds,
  }),
}
