/**
 * Monthly exchange rates of the demo tenants: one unit of the currency in euro, at each month's end.
 * They look like market rates but are made from a fixed seed, so that every machine shows the same figures.
 */

import { addMonths, endOfMonth } from '../calendar.ts'
import { unitsText } from '../money.ts'
import type { CalendarDate, Decimal } from '../entity.ts'
import { nextState } from './money.ts'

/**
 * Rate of the month as of which the demo is made, in millionths of a euro; the months before and after wander from
 * there.
 */
const ANCHOR_MILLIONTHS: Record<string, number> = {
  CHF: 1_062_000,
  DKK: 134_050,
  GBP: 1_154_500,
  JPY: 5_640,
  NOK: 85_900,
  PLN: 234_800,
  SEK: 88_200,
  USD: 887_300,
}
const RATE_CURRENCIES = Object.keys(ANCHOR_MILLIONTHS)

/** Moves of a currency that is held close to the euro stay small. */
const STEP_DIVISOR: Record<string, number> = { DKK: 60_000 }
const DEFAULT_STEP_DIVISOR = 900

function seedOf(currency: string, direction: number): number {
  return Array.from(currency).reduce((state, letter) => nextState(state ^ letter.charCodeAt(0)), direction + 2)
}

/** The walk pulls a tenth of the way back to its anchor each month, so that rates stay believable over years. */
function walk(currency: string, months: number): number {
  const anchor = ANCHOR_MILLIONTHS[currency] ?? 0
  const stepSize = Math.max(1, Math.floor(anchor / (STEP_DIVISOR[currency] ?? DEFAULT_STEP_DIVISOR)))
  let state = seedOf(currency, Math.sign(months))
  let rate = anchor
  for (let month = 0; month < Math.abs(months); month++) {
    state = nextState(state)
    const move = (((state >>> 16) % 41) - 20) * stepSize
    rate += move + Math.trunc((anchor - rate) / 10)
  }
  return rate
}

function monthOf(date: CalendarDate): number {
  return Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1
}

function monthEnd(month: number): CalendarDate {
  return endOfMonth(addMonths(MONTH_ZERO, month - monthOf(MONTH_ZERO)))
}

const MONTH_ZERO = '2000-01-31'

export interface MonthlyRate {
  currency: string
  date: CalendarDate
  rate: Decimal
}

/**
 * All rates from one month's end up to the last month's end not after `until`. The walk is anchored at `asOf`, so that
 * the figures do not depend on the day on which the demo is made.
 */
export function monthlyRates(from: CalendarDate, asOf: CalendarDate, until: CalendarDate): MonthlyRate[] {
  const rates: MonthlyRate[] = []
  for (let month = monthOf(from); monthEnd(month) <= until; month++) {
    for (const currency of RATE_CURRENCIES) {
      const millionths = walk(currency, month - monthOf(asOf))
      rates.push({ currency, date: monthEnd(month), rate: unitsText(BigInt(millionths), 6) })
    }
  }
  return rates
}
