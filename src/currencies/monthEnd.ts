/** Which exchange rates the books need of a month's end, and which of them nobody has entered yet. Pure. */
import { addMonths, endOfMonth } from '../calendar.ts'
import type { CalendarDate } from '../entity.ts'
import type { Rate } from './currency.ts'

/** A currency without a rate for so long is no longer in use. */
export const IN_USE_MONTHS = 12

export interface MonthEndRow {
  currencyId: number
  latest: Rate | undefined
  missing: boolean
}

/** The last day of the month before today: the day whose rates the books use. */
export function lastMonthEnd(today: string): CalendarDate {
  return endOfMonth(addMonths(today, -1))
}

/**
 * Each currency in use with its latest rate in the system currency up to the month's end. In use is what had a rate
 * within the last year, what a fund is kept in and what an investment was made in: one entered rate says nothing about
 * the others.
 */
export function monthEndRows({
  rates,
  ofFunds,
  ofInvestments = [],
  systemId,
  monthEnd,
}: {
  rates: readonly Rate[]
  ofFunds: readonly number[]
  ofInvestments?: readonly number[] | undefined
  systemId: number
  monthEnd: string
}): MonthEndRow[] {
  const since = addMonths(monthEnd, -IN_USE_MONTHS)
  const latest = new Map<number, Rate>()
  for (const rate of rates) {
    if (rate.toCurrencyId !== systemId || rate.date > monthEnd || rate.date <= since) continue
    const known = latest.get(rate.currencyId)
    if (!known || rate.date > known.date) latest.set(rate.currencyId, rate)
  }
  const used = new Set([...latest.keys(), ...ofFunds, ...ofInvestments].filter(id => id !== systemId))
  // Where only a few are shown, those of funds matter most.
  const rank = (id: number): number => (ofFunds.includes(id) ? 0 : 1)
  return [...used]
    .sort((one, other) => rank(one) - rank(other) || one - other)
    .map(currencyId => ({
      currencyId,
      latest: latest.get(currencyId),
      missing: latest.get(currencyId)?.date !== monthEnd,
    }))
}
