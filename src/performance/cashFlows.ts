/**
 * What partners paid in and got back, quarter by quarter, with the running net; beside it what went to investments and
 * came back. Exact, pure.
 */
import type { CalendarDate, Decimal } from '../entity.ts'
import { addDays, endOfQuarter, yearOf } from '../calendar.ts'
import { add, asAmount, isZero, negate, subtract } from '../money.ts'
import { text } from '../texts.ts'
import { periodAt, total, upTo } from './fundData.ts'
import type { CashSum, FundData, LedgerSum } from './fundData.ts'
import './texts.ts'
import type { Amounts, CashFlows, DatedFlow, QuarterFlows } from './answers.ts'

/** From the quarter of the first flow up to the day; a quarter without flows stays, so that time runs evenly. */
export function cashFlows(data: FundData, day: CalendarDate): CashFlows {
  const period = periodAt(data.periods, day) ?? null
  const asOf = period?.date ?? day
  const ledger = upTo(data.ledger, asOf)
  const cash = upTo(data.cash, asOf).filter(({ type }) => type !== 'CarriedInterest')
  const first = [...ledger, ...cash].map(({ date }) => date).sort()[0]
  const quarters: QuarterFlows[] = []
  let running: Decimal = '0'
  for (const end of first === undefined ? [] : quarterEnds(first, asOf)) {
    const within = ({ date }: { date: CalendarDate }): boolean => endOfQuarter(date) === end
    const amounts = amountsOf(ledger.filter(within), cash.filter(within))
    running = add(running, amounts.net)
    quarters.push({
      name: quarterName(end),
      date: end < asOf ? end : asOf,
      ...amounts,
      running: asAmount(running),
      flows: flowsOf(ledger.filter(within)),
    })
  }
  return { fund: data.fund, asOf, period, quarters, totals: amountsOf(ledger, cash) }
}

function quarterEnds(first: CalendarDate, last: CalendarDate): CalendarDate[] {
  let end = endOfQuarter(first)
  const ends = [end]
  while (end < last) {
    end = endOfQuarter(addDays(end, 1))
    ends.push(end)
  }
  return ends
}

function quarterName(end: CalendarDate): string {
  return text('performance.cashFlows.quarter', { quarter: Number(end.slice(5, 7)) / 3, year: yearOf(end) })
}

function amountsOf(ledger: readonly LedgerSum[], cash: readonly CashSum[]): Amounts {
  const [called, distributed] = [total(ledger, row => row.called), total(ledger, row => row.distributed)]
  const of = (bought: boolean): Decimal =>
    total(
      cash.filter(({ type }) => (type === 'Investment') === bought),
      ({ amount }) => amount,
    )
  return {
    called: asAmount(called),
    distributed: asAmount(distributed),
    net: asAmount(subtract(distributed, called)),
    invested: asAmount(negate(of(true))),
    realised: asAmount(of(false)),
  }
}

function flowsOf(ledger: readonly LedgerSum[]): DatedFlow[] {
  return ledger
    .filter(row => !isZero(row.called) || !isZero(row.distributed))
    .map(({ resource, ids, date, called, distributed }) => ({
      resource,
      ids,
      date,
      called: asAmount(called),
      distributed: asAmount(distributed),
    }))
}
