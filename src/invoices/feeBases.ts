/** What a fund's management fee is taken of on a day. */
import type { CalendarDate } from '../entity.ts'
import { total, upTo } from '../performance/fundData.ts'
import type { FundData } from '../performance/fundData.ts'
import { valuationAt } from '../performance/valuation.ts'
import { text } from '../texts.ts'
import { cashAtWorkAt } from './cashAtWork.ts'
import type { CostRows } from './cashAtWork.ts'
import type { FeeBases } from './fees.ts'

/** Commitments of that day; cash at work; the net asset value of the last period that has one, or why none has. */
export function feeBasesAt(data: FundData & CostRows, date: CalendarDate): FeeBases {
  const valuations = upTo(data.periods, date).map(period => valuationAt(data, period.date))
  const last = valuations.at(-1) ?? valuationAt(data, date)
  const valued = valuations.filter(({ nav }) => nav !== null).at(-1)
  return {
    commitment: total(upTo(data.commitments, date), ({ amount }) => amount),
    cashAtWork: cashAtWorkAt(data, date),
    nav: valued?.nav ?? null,
    ...(last.nav === null && { noNav: text(`performance.reason.${last.reason}`, last.values) }),
  }
}
