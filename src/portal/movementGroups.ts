/** The published movements of an investor as its list shows them: what is to come, then year by year. Pure. */
import type { CalendarDate, Decimal } from '../entity.ts'
import { absolute, compare, sum } from '../money.ts'
import { amountToCome } from './amountToCome.ts'
import { standsOpen } from './movement.ts'
import type { PublishedMovement } from './movement.ts'

export interface GroupTotal {
  currency: string
  minorUnits: number
  /** What the investor pays, and what it gets; null where nothing of that kind is among them. */
  paid: Decimal | null
  received: Decimal | null
}

export interface MovementGroup {
  /** Of the due dates; null for what is still to come. */
  year: string | null
  movements: readonly PublishedMovement[]
  totals: readonly GroupTotal[]
  /** An older year of many movements is a line until somebody opens it. */
  isFolded: boolean
}

/** So many fit a glance, whatever their years. */
const FEW = 8

/** They come with the latest due date first. Of what is to come the first to be paid leads. */
export function movementGroups(movements: readonly PublishedMovement[], today: CalendarDate): MovementGroup[] {
  const open = movements.filter(movement => standsOpen(movement, today)).toReversed()
  const past = movements.filter(movement => !standsOpen(movement, today))
  const years = [...Map.groupBy(past, ({ dueDate }) => dueDate.slice(0, 4))]
  return [
    ...(open.length > 0 ? [{ year: null, movements: open, totals: totalsOf(open), isFolded: false }] : []),
    ...years.map(([year, own], place) => ({
      year,
      movements: own,
      totals: totalsOf(own),
      isFolded: place > 0 && past.length > FEW,
    })),
  ]
}

/** In each currency by itself: amounts of several are never added, nor is what is paid offset by what comes back. */
function totalsOf(movements: readonly PublishedMovement[]): GroupTotal[] {
  return [...Map.groupBy(movements, ({ currency }) => currency ?? '')].map(([currency, own]) => ({
    currency,
    minorUnits: Math.max(...own.map(({ minorUnits }) => minorUnits)),
    paid: sumOf(own.filter(({ amount }) => compare(amount, '0') > 0)),
    received: sumOf(own.filter(({ amount }) => compare(amount, '0') < 0)),
  }))
}

function sumOf(movements: readonly PublishedMovement[]): Decimal | null {
  return movements.length === 0 ? null : absolute(sum(movements.map(amountToCome)))
}
