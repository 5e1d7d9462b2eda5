/**
 * Cash at work: the cost of what a fund still holds on a day. The cost stated with an investment's last fair value,
 * plus what was bought and less the cost of what was sold or written off after it; where no fair value states a cost,
 * the transactions alone.
 */
import type { CalendarDate } from '../entity.ts'
import { sum } from '../money.ts'
import { upTo } from '../performance/fundData.ts'
import type { FundData } from '../performance/fundData.ts'
import { costOf } from '../transactions/cost.ts'
import type { Cost, Disposal } from '../transactions/cost.ts'

export interface CostRows extends Pick<FundData, 'cash' | 'fairValues' | 'investments'> {
  disposals: readonly Disposal[]
}

export function cashAtWorkAt(rows: CostRows, date: CalendarDate): Cost {
  const bought = upTo(rows.cash, date).filter(({ type }) => type === 'Investment')
  const [valued, disposed] = [upTo(rows.fairValues, date), upTo(rows.disposals, date)]
  const costs = rows.investments.map(({ id }) => {
    const own = <Row extends { investmentId: number | null }>(all: readonly Row[]) =>
      all.filter(({ investmentId }) => investmentId === id)
    return costOf(own(valued), own(bought), own(disposed))
  })
  return {
    stated: sum(costs.map(({ stated }) => stated)),
    bought: sum(costs.map(cost => cost.bought)),
    disposed: sum(costs.map(cost => cost.disposed)),
  }
}
