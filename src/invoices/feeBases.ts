/** What a fund's management fee is taken of on a day. */
import type { CalendarDate, Decimal } from '../entity.ts'
import { isZero, negate, sum } from '../money.ts'
import { latestFairValues, total, upTo } from '../performance/fundData.ts'
import type { FundData } from '../performance/fundData.ts'
import { valuationAt } from '../performance/valuation.ts'
import type { FeeBases } from './fees.ts'

/** Commitments of that day; cash at work; the net asset value of the last period that has one, or nothing before it. */
export function feeBasesAt(data: FundData, date: CalendarDate): FeeBases {
  const valued = upTo(data.periods, date)
    .map(period => valuationAt(data, period.date).nav)
    .filter(nav => nav !== null)
  return {
    commitment: total(upTo(data.commitments, date), ({ amount }) => amount),
    cashAtWork: cashAtWork(data, date),
    nav: valued.at(-1) ?? '0',
  }
}

/**
 * Cost of the investments that are neither sold nor written off. The cost stated with the fair value counts, what was
 * paid where none is stated.
 */
function cashAtWork(data: FundData, date: CalendarDate): Decimal {
  const latest = latestFairValues(data, date)
  const paid = Map.groupBy(
    upTo(data.cash, date).filter(({ type }) => type === 'Investment'),
    ({ investmentId }) => investmentId,
  )
  return sum(
    data.investments.map(({ id }) => {
      const value = latest.get(id)
      if (value && isZero(value.value)) return '0'
      return value?.cost ?? negate(total(paid.get(id) ?? [], ({ amount }) => amount))
    }),
  )
}
