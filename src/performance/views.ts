/** The views of the performance page, in the order of its tabs. The address says which one is open. */
import type { CalendarDate } from '../entity.ts'
import type { TextKey } from '../texts.ts'

export const VIEWS = ['performance', 'cash-flows', 'value-bridge', 'comparatives'] as const

export type View = (typeof VIEWS)[number]

/** Keys of the titles of the tabs. */
export const VIEW_TITLES: Record<View, TextKey> = {
  performance: 'performance.tab.performance',
  'cash-flows': 'performance.tab.cashFlows',
  'value-bridge': 'performance.tab.bridge',
  comparatives: 'performance.tab.comparatives',
}

/** Whatever else stands in the address opens the first one. */
export function viewOf(asked: string | null): View {
  return VIEWS.find(view => view === asked) ?? 'performance'
}

/** The opening of a value bridge that begins with the fund. */
export const INCEPTION = 'inception'

/** A day, or the beginning of the fund. */
export type Opening = CalendarDate | typeof INCEPTION

/** Periods that a bridge may begin with, the latest first. */
export function openingsOf<Period extends { date: CalendarDate }>(
  periods: readonly Period[],
  asOf: CalendarDate,
): Period[] {
  return periods.filter(({ date }) => date < asOf).toReversed()
}
