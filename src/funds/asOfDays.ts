/** Funds are not closed on the same day: which days the figures are of that are added up. Pure. */
import type { CalendarDate } from '../entity.ts'
import { formatDate } from '../formats.ts'
import type { Translate } from '../texts.ts'
import './texts.ts'

/** "30/09/2026", or "30/06 to 30/09/2026" where they differ; null without any. */
export function asOfDays(days: readonly CalendarDate[], translate: Translate): string | null {
  const sorted = [...days].sort()
  const [first, last] = [sorted[0], sorted.at(-1)]
  if (first === undefined || last === undefined) return null
  if (first === last) return formatDate(first)
  const from = formatDate(first)
  const ofOneYear = first.slice(0, YEAR_LENGTH) === last.slice(0, YEAR_LENGTH)
  return translate('fund.days', { from: ofOneYear ? from.slice(0, -YEAR_LENGTH - 1) : from, to: formatDate(last) })
}

const YEAR_LENGTH = 4

/** Whether sums hold figures of more than one day. */
export function areOfSeveralDays(days: readonly CalendarDate[]): boolean {
  return days.some(day => day !== days[0])
}
