/** Funds are not closed on the same day: which days the figures are of that are added up. Pure. */
import type { CalendarDate } from '../entity.ts'
import { formatDate } from '../formats.ts'
import type { Translate } from '../texts.ts'
import './texts.ts'

/** "30/09/2026", or "30/06/2026 to 30/09/2026" where they differ; null without any. */
export function asOfDays(days: readonly CalendarDate[], translate: Translate): string | null {
  const sorted = [...days].sort()
  const [first, last] = [sorted[0], sorted.at(-1)]
  if (first === undefined || last === undefined) return null
  return first === last ? formatDate(first) : translate('fund.days', { from: formatDate(first), to: formatDate(last) })
}
