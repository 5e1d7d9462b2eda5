/** What a capital movement would do to a fund: the figures of today, and the same with the movement in them. Pure. */
import type { CalendarDate, Decimal } from '../entity.ts'
import { percentOf } from '../limited-partners/ledger.ts'
import { add, asAmount, negate, subtract, sum } from '../money.ts'
import { isInFirstYears, ratePercent } from '../performance/figure.ts'
import { irr } from '../performance/irr.ts'
import { multiples } from '../performance/multiples.ts'
import type { Standing } from './reads.ts'

export interface Flows {
  date: CalendarDate
  called: Decimal
  distributed: Decimal
  impact: Decimal
  /** Interest of later investors: cash, but no contribution. */
  lateEntranceFee: Decimal
}

export interface Holding {
  commitment: Decimal
  /** Everything that was called and distributed, whenever it is due. */
  flows: readonly Flows[]
  /** After accrued carry, as of its day; null while there is none. */
  nav: { amount: Decimal; date: CalendarDate } | null
  /** At the bank by the books, with everything booked since. */
  cash: Decimal | null
}

/**
 * What was paid in or out after the day of the net asset value has moved it by as much. A rate of the first two years
 * is none.
 */
export function standing({ commitment, flows, nav, cash }: Holding): Standing {
  const total = (amount: (row: Flows) => Decimal) => asAmount(sum(flows.map(amount)))
  const called = total(row => row.called)
  const distributed = total(row => row.distributed)
  const remaining = asAmount(
    add(
      commitment,
      total(row => row.impact),
    ),
  )
  const position = {
    remaining,
    calledPercent: percentOf(called, commitment),
    cash: cash === null ? null : asAmount(cash),
  }
  if (!nav) return { ...position, dpi: null, tvpi: null, netIrr: null }
  const since = flows.filter(({ date }) => date > nav.date)
  const worth = asAmount(sum([nav.amount, ...since.map(row => subtract(row.called, row.distributed))]))
  const last = flows.reduce<CalendarDate>((day, { date }) => (date > day ? date : day), nav.date)
  const { dpi, tvpi } = multiples({ commitment, paidIn: called, distributed, nav: worth })
  const rate = isInFirstYears({ ledger: flows }, last)
    ? null
    : ratePercent(
        irr([
          ...flows.map(row => ({ date: row.date, amount: subtract(row.distributed, row.called) })),
          { date: last, amount: worth },
        ]),
      )
  return { ...position, dpi: dpi.value, tvpi: tvpi.value, netIrr: rate }
}

/** The same with one more movement. */
export function withMovement(holding: Holding, movement: Flows): Holding {
  const { called, distributed, lateEntranceFee } = movement
  return {
    ...holding,
    flows: [...holding.flows, movement],
    cash: holding.cash === null ? null : sum([holding.cash, called, lateEntranceFee, negate(distributed)]),
  }
}
